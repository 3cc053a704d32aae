import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '受注生産の表示',
  reading: 'じゅちゅうせいさんのひょうじ',
  search: ['受注', '予約', '引渡', '納期', '申込期間'],
  purpose: '受注生産の商品の引渡時期と申込期間を、商品から領収書まで同じことばで伝えます。',
  use: ['商品の名前や値段のそばで、受注生産であることを伝えるとき。'],
  avoid: [{ when: '残りの数と、販売の終わり', instead: '`StockLabel`' }],
  anatomy: [
    { part: 'しるし', note: '丸に i。', at: 'svg' },
    { part: 'ことば', note: '引渡時期は、クラブが書いたとおりに出す。', at: 'span' },
  ],
  words: { note: ['2027年3月下旬', '2026.12.20 23:59'] },
  related: { StockLabel: '並べて置く', CartList: '引渡時期ごとに分ける' },
  props: {
    madeToOrder: '引渡時期と、申込期間の終わり。在庫から売る商品では省き、何も出さない。',
  },
};
