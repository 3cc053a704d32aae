import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '会場受け取りの進みぐあい',
  reading: 'かいじょううけとり',
  search: ['受け渡し', '待ち', '時間ごと', 'グラフ'],
  purpose: '受け渡しがどのくらい進んでいるかを、待ちの数と時間ごとの数で見せます。',
  use: ['責任者が最初に開く画面に置くとき。'],
  avoid: [{ when: '渡した注文を一つずつ見る', instead: '`RecentHandOvers`' }],
  anatomy: [
    {
      part: '得点板',
      note: '待ち、渡した数、ペース。どちらの明るさでも暗い面。',
      at: 'div:has(> dl)',
    },
    { part: '待ち', note: '渡していない注文の一覧へのリンク。', at: 'dl > div' },
    { part: '渡した', note: '今日渡した数。', at: 'dl > div + div' },
    {
      part: '必要なペース',
      note: '受け渡しが終わるまでに、いまの待ちを渡し終える1時間あたりの数。最後の1時間は残りの分になる。クラブが時刻を書いていないときは出ない。',
    },
    { part: '受け渡しの時間', note: '始まりと終わり。終わったあとは、そのことを書く。' },
    { part: 'グラフ', note: '読み上げでは、時刻と数の表。いまの時間は斜線。', at: 'table' },
  ],
  words: {
    versus: ['港南マリナーズ'],
    ofMatch: [240, 120],
    booth: [46, 82_800],
    hourOf: [12],
    presentHour: [13],
    minutesLeft: [42],
    opens: ['10:00', '16:30'],
    closes: ['16:30'],
    over: ['16:30'],
    overWaiting: ['16:30'],
  },
  related: { AttentionTiles: '上に並べる', SalesSummary: 'となりに並べる' },
  props: {
    figures:
      '待ち、今日渡した数、時間ごとの数、いまの時、受け渡しの時刻、今日の試合。読み込みの間は `null`。',
  },
};
