import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '在庫が少ない商品',
  reading: 'ざいこがすくないしょうひん',
  search: ['在庫', '残りわずか', '売り切れ', '今日'],
  purpose:
    '在庫を数えている公開中の商品のうち、残りわずかなものと売り切れたものを、責任者に見せます。',
  use: ['責任者が最初に開く画面に置くとき。'],
  avoid: [{ when: '一つの商品の在庫を変える', instead: '`OptionTable`' }],
  anatomy: [
    {
      part: '商品',
      note: '種類ごとに一行。少ないものから並び、商品の画面へのリンクになる。',
      at: 'th',
    },
    { part: '売れる数', note: '注文が確保している分を引いた数。ファンと同じことば。', at: 'td' },
    {
      part: '多く売れた知らせ',
      note: 'ブースで在庫より多く売れた商品。待っている注文へのリンクもある。数え直すと消える。',
    },
    {
      part: '数え直す',
      note: 'その種類の在庫を数える欄へのリンク。商品の画面が、`StockDialog` を開いて出る。',
    },
    { part: 'ほかの件数', note: '多いときは、はじめの10件と、ほかに何件あるか。' },
    { part: '商品を見る', note: '商品の一覧へのリンク。' },
  ],
  words: { countOf: ['ホームユニフォーム 2026', 'M'], more: [3], oversold: [2], short: [3] },
  related: {
    StockDialog: 'リンクの先で開く',
    SalesSummary: '上に並べる',
    OptionTable: '商品の画面で在庫を変える',
  },
  props: {
    figures: '件数と商品。読み込みの間は `null`。サーバーが知らないときは省き、何も出さない。',
  },
};
