import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ブースの販売',
  reading: 'ぶーすのはんばい',
  search: ['売店', '物販', '会計', 'レジ'],
  purpose: '注文のない方に売る商品の種類、数、支払い方法を選び、一度押して記録します。',
  use: ['ブースで商品を選んだあとに。'],
  avoid: [{ when: '注文した方に渡す', instead: '`PickupHit`' }],
  anatomy: [
    { part: '商品名', note: '売る商品。', at: 'h2' },
    { part: '種類', note: '種類のある商品だけ。値段も書く。' },
    { part: '数', note: '1 から 99 まで。' },
    { part: 'お支払いの方法', note: '現金かその他。レジの集計と同じ。' },
    { part: '合計', note: '受け取るお金。', at: 'p' },
    {
      part: '売りました',
      note: '記録することが書いてある、一番大きなボタン。',
      at: 'button[type="button"]',
    },
  ],
  words: { optionLabel: ['L', 9200], taken: ['cash', 2, 3600] },
  kinds: { means: { cash: '現金で受け取る。', other: 'ほかの方法で受け取る。' } },
  related: {
    BoothGoods: '商品を選ぶ',
    BoothBasket: 'ほかの商品とまとめる',
    BoothSales: '記録したものが並ぶ',
  },
  props: {
    goods: '売る商品と、その種類と値段。',
    onAdd: '「ほかの商品とまとめて会計する」を押したときに、数えた物を渡して呼ぶ。',
    onRecord: '「売りました」を押したときに、売った物を渡して呼ぶ。足りない所があれば呼ばない。',
  },
};
