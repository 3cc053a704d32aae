import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'カートの合計',
  reading: 'かーとのごうけい',
  search: ['税込合計', '送料', '注文手続き', 'レジに進む', 'CheckoutBar'],
  purpose:
    'カートの点数と税込の合計をいつも見えるところで伝え、そこから注文の手続きへ進めるようにします。',
  use: ['カートの画面の下に固定するとき。`Screen` の `footer` に入れます。'],
  avoid: [
    { when: '送料まで含めた合計', instead: '`OrderSums`' },
    { when: '注文を確定するボタン', instead: '`PlaceOrderBar`' },
    { when: 'カートが空のとき', instead: '置かない。案内は `CartList` が出す' },
    { when: '一つの商品の小計', instead: '`CartRow` か `QuantityForm`' },
  ],
  anatomy: [
    {
      part: '保存待ちの知らせ',
      note: '`unsent` のときだけ。電波が戻ると変更を保存することを伝える。',
    },
    {
      part: '点数',
      note: '「合計」と、商品の数。変わると読み上げる。',
      at: '[role="status"] + [role="status"] > span:first-child',
    },
    {
      part: '合計',
      note: '税込の金額。送料を含まない。幅が足りないときは次の行に移る。',
      at: '[role="status"] + [role="status"] > span:last-child',
    },
    {
      part: '送料の説明',
      note: '会場受け取りと配送の送料。`shippingFee` がわからない間は、金額の場所を空けておく。',
      at: '[role="status"] + p',
    },
    { part: '注文手続きへのボタン', note: '幅いっぱい。リンク。', at: 'a' },
  ],
  words: { count: [3], fees: [200] },
  related: {
    CartList: '上に並ぶ商品を示す',
    Screen: '`footer` に入れる',
    Button: '手続きへ進むボタンになる',
    OrderSums: '手続きの中で送料を含めた合計を示す',
  },
  props: {
    shippingFee: '配送の送料。円で渡す。`undefined` の間は金額を見せない。',
    feeRule: '送料がお届け先で変わるときや、合計で無料になるときに渡す。省くと全国一律になる。',
    totalPrice: '送料を含まない合計。税込の円で渡す。',
    unsent: 'カートの変更がまだ保存されていない。',
  },
};
