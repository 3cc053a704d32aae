import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カード一覧',
  search: [
    'かーどいちらん',
    'kaado ichiran',
    'アルバムの一覧',
    '未取得のカード',
    'サムネイル',
    'ギャラリー',
    'ImageList',
  ],
  purpose:
    '選手カードを並べ、取得したカードは押して開き、未取得のカードはだれの場所が空いているかを背番号で確かめられるようにします。',
  use: ['カードだけを並べるとき。列の数は画面の幅で決まり、スマートフォンでは 3 列。'],
  avoid: [
    { when: '枚数や案内も含めたカードの画面', instead: '`CardAlbum`' },
    { when: '商品を並べる', instead: '`ProductGrid`' },
    { when: 'カードではないものを並べる', instead: '`Grid`' },
    { when: '一枚だけを大きく見せる', instead: '`CardStage`' },
  ],
  anatomy: [
    { part: '一覧', note: '渡した順に並べる。文字を大きくしたスマートフォンでは 2 列。', at: 'ul' },
    {
      part: '取得したカード',
      note: 'リンク。種類ごとの枠のある小さなカード。',
      at: 'li:first-child a',
    },
    {
      part: '未取得のカード',
      note: '選手の影と錠の絵。押せず、キーボードでも通らない。',
      at: 'li:nth-child(7) > div',
    },
    {
      part: '背番号',
      note: '未取得のカードの番号。わからないときは出さない。',
      at: 'li:nth-child(7) > div > span:last-child',
    },
  ],
  words: { locked: ['7'] },
  related: {
    CardFront: '取得したカードとして並べる（`size="small"`）',
    CardAlbum: '枚数と案内の下に置く',
    CardStage: '押したカードを画面いっぱいに開く',
    CardCounter: '上で、集めた枚数を示す',
  },
  props: {
    items: '並べるカード。`collected` でないものは未取得の場所になる。',
    onOpen:
      'ふつうに押したとき、リンクの移動の代わりにカードの番号で呼ぶ。Ctrl などを押しながらの操作はリンクのまま。省くとリンクで移る。',
    shared: '大きな表示とつながる動きを付ける、一枚のカードの番号。省くと動きを付けない。',
  },
};
