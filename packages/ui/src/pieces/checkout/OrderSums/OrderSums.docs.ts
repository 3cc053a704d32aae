import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '合計金額',
  reading: 'ごうけいきんがく',
  search: ['小計', '送料', '税込', '内訳', '請求額'],
  purpose:
    '商品の合計、送料、支払う合計を上から順に並べ、いくら払うのかを税込で確かめられるようにします。',
  use: [
    '購入手続きの途中で、送料を含む金額を確かめてもらうとき。',
    '送料のない注文で、合計だけを示すとき。',
  ],
  avoid: [
    { when: '一つの商品の値段', instead: '`ProductCard` のように、商品の名前のそばに書く' },
    { when: 'カートの下の合計と注文へ進むボタン', instead: '`CartSummary`' },
    { when: '合計と注文を確定するボタン', instead: '`PlaceOrderBar`' },
    { when: '税の内訳が要る書類', instead: '`Receipt`' },
  ],
  anatomy: [
    {
      part: '商品の合計',
      note: '`itemsTotal` を渡したときだけ。',
      at: 'dl > div:nth-child(1)',
    },
    {
      part: '送料',
      note: '`shippingFee` を渡したときだけ。0 円でも行は残る。',
      at: 'dl > div:nth-child(2)',
    },
    {
      part: '合計',
      note: 'いつもある。大きな数字で、見出しに「（税込）」を添える。',
      at: 'dl > div:nth-child(3)',
    },
  ],
  related: {
    CustomerForm: 'ボタンの上で、送料を含む合計を示す',
    ConfirmSummary: 'ご注文内容の最後に入る',
    OrderForm: '会場払いの合計だけを示す',
    DeliveryPicker: '選んだ方法で送料が変わる',
  },
  props: {
    itemsTotal: '商品だけの合計。税込の円で渡す。省くとこの行は出ない。',
    shippingFee: '送料。省くとこの行は出ず、0 を渡すと「¥0」になる。',
    total: '支払う合計。自動では足し算しないので、計算して渡す。',
  },
};
