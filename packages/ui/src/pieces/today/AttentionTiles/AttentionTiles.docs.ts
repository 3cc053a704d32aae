import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '人が決めること',
  reading: 'ひとがきめること',
  search: ['今日', '対応待ち', '支払いの確認', '通報'],
  purpose: '人が決めなければならないものを、数と待ち時間で最初に見せます。',
  use: ['責任者が最初に開く画面のいちばん上に置くとき。'],
  avoid: [{ when: '通報を一つずつ見る', instead: '`ReviewQueue`' }],
  anatomy: [
    {
      part: '数と名前',
      note: '待っているものだけが、長く待つものから並び、一覧へのリンクになる。',
      at: 'li',
    },
    { part: '待ち時間', note: '最も古いもの。1時間を過ぎると、面を塗り、数を大きくする。' },
    { part: 'ないもの', note: '0のものは、下の1行にまとまる。' },
    { part: '食い違いの表', note: '`differences` があるとき。注文へのリンクが並ぶ。' },
  ],
  words: { oldest: [40], nothing: [['支払いの確認', '返金の確認']] },
  related: { PickupProgress: '下に並べる', ReviewQueue: '通報の一覧' },
  props: {
    at: '数を調べた時刻。待ち時間はここから数える。',
    items: '種類ごとの数。読み込みの間は `null`。',
  },
};
