import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ブースの商品',
  reading: 'ぶーすのしょうひん',
  search: ['売店', '物販', '販売', '一覧'],
  purpose: '注文のない方に売る商品を、写真と名前で選びます。通信がなくても使えます。',
  use: ['ブースで売る商品を選ぶ画面。'],
  avoid: [
    { when: 'ファンに商品を見せる', instead: '`ProductGrid`' },
    { when: '商品を直す', instead: '`StaffProductList`' },
  ],
  anatomy: [
    { part: 'さがす欄', note: '名前の一部でしぼる。', at: 'input' },
    { part: '商品', note: '写真、名前、値段。押すと選ぶ。', at: 'li a' },
  ],
  words: { count: [3], price: [3600, 4200], options: [4] },
  related: { BoothSale: '選んだあとに出る', BoothSales: '上に置く' },
  props: {
    items: '売る商品。店と同じ順。読み込みの間は `null`。',
    query: 'さがす欄に入れた文字。',
  },
};
