import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '商品名',
  reading: 'しょうひんめい',
  search: ['折り返し', '改行', '文節', '禁則', 'グッズの名前'],
  purpose: '商品名を、語と語の間だけで折り返して見せます。',
  use: ['商品名を出すところのすべて。見出し、リンク、表の中でも使う。'],
  avoid: [
    { when: '文や説明', instead: '`Text` の `phrases`' },
    { when: '決まった見出し', instead: '`Heading`' },
  ],
  anatomy: [
    { part: '名前', note: '「タオ｜ル」のような切れ方をしない。', at: 'span' },
    { part: '終わりの年やサイズ', note: '前の語から離れない。' },
    { part: '選んだ種類', note: '`option` があるとき、名前の下の行に出る。' },
  ],
  related: {
    ProductCard: 'ショップの商品の名前',
    OrderItems: '注文の商品の名前',
    CartRow: 'カートの商品の名前',
  },
  props: {
    children: '商品名。短くせず、そのまま渡す。',
    option: '選んだ種類の名前。種類のない商品では省く。',
  },
};
