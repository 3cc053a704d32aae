import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カードの枚数',
  search: [
    'かーどのまいすう',
    'kaado no maisuu',
    '収集状況',
    'コンプリート',
    '達成率',
    '進捗',
    'ProgressBar',
  ],
  purpose: '全部で何枚のカードがあり、そのうち何枚を集めたかを、数と棒で一目でわかるようにします。',
  use: ['カードの一覧の上で、集めた枚数を示すとき。'],
  avoid: [
    { when: '処理の進み具合', instead: '`Progress`' },
    { when: '活動の数をいくつか並べる', instead: '`CountStrip`' },
    { when: 'カードの一覧まで含めた画面', instead: '`CardAlbum`' },
    { when: '未読などの件数を添える', instead: '`Badge`' },
  ],
  anatomy: [
    {
      part: '集めた枚数',
      note: '大きな数字。読み上げは「24枚のうち6枚を取得」の一文になる。',
      at: 'p[aria-hidden="true"] > span:first-child',
    },
    {
      part: '全体の枚数',
      note: '「/」に続けて見せる。',
      at: 'p[aria-hidden="true"] > span:last-child',
    },
    {
      part: '棒',
      note: '集めた割合だけ塗る。すべて集めると、棒の上を光が一度通る。',
      at: 'p[aria-hidden="true"] + div',
    },
    { part: 'そろった知らせ', note: 'すべて集めたときだけ。全体が 0 枚のときは出ない。' },
  ],
  words: { spoken: [6, 24] },
  related: {
    CardAlbum: '一覧の上に置く',
    CardGrid: '数えたカードを並べる',
    LastUpdated: 'オフラインのとき、下にいつの時点の枚数かを示す',
  },
  props: {
    total: '未取得のものも含めた、カード全体の枚数。',
  },
};
