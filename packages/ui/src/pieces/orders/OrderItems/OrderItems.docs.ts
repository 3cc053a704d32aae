import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '注文商品一覧',
  reading: 'ちゅうもんしょうひん',
  search: ['明細', '購入した商品', 'グッズ', '数量', '内訳'],
  purpose:
    '一つの注文で買った商品を、写真、名前、数量の行で確かめられます。必要なら行ごとの金額も添えます。',
  use: [
    '注文の中の商品を並べるとき。',
    '一覧の中など場所が限られるときに、はじめの数行と残りの数だけを見せるとき（`most`）。',
  ],
  avoid: [
    { when: 'これから買う商品を並べる', instead: '`ProductGrid`' },
    { when: '数量を変えられるカートの行', instead: '`CartRow`' },
    { when: '送料や合計', instead: '`OrderSums`' },
    { when: '紙に印刷する内訳', instead: '`Receipt`' },
  ],
  anatomy: [
    {
      part: '商品の行',
      note: '送料の行（商品番号 0）は除く。',
      at: 'li:first-child',
    },
    {
      part: '写真',
      note: 'はじめの 1 枚。ないときはショップのアイコンになる。飾りなので、読み上げない。',
      at: 'li:first-child > span:nth-child(1)',
    },
    {
      part: '商品名',
      note: '長い名前も切らずに折り返す。',
      at: 'li:first-child > span:nth-child(2)',
    },
    {
      part: '数量',
      note: '折り返さない。返金した商品は線で消し、「返金済み」と残りの数を添える。',
      at: 'li:first-child > span:nth-child(3)',
    },
    { part: '中止', note: '受注生産で、最少の数に届かなかったとき。' },
    { part: '金額', note: '`priced` のときだけ。単価に数量を掛けた、行の合計。' },
    { part: '残りの数', note: '`most` を超えたときだけ、最後の行に出る。' },
  ],
  words: { quantity: [2], refundedOf: [1, 1], more: [5] },
  related: {
    OrderRow: '注文カードの中に、3 行まで入る',
    OrderDetails: 'ご注文内容に、金額つきで入る',
    Picture: '行の写真を正方形で見せる',
  },
  props: {
    items: '注文の行。商品番号が 0 の行は送料とみなし、出さない。',
    most: '並べる行の上限。超えた分は「ほか5商品」のように数で伝える。省くとすべて並べる。',
    priced: '行ごとの金額を添える。省くと名前と数量だけになる。',
  },
};
