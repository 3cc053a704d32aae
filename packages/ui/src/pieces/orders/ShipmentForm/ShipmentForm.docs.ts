import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: '発送の入力',
  reading: 'はっそう',
  search: ['配送会社', '送り状番号', '追跡', 'Shipment'],
  purpose: '一つの注文の配送会社と送り状番号を記録し、お客様に伝えます。',
  use: ['配送の注文の詳細。'],
  avoid: [{ when: '何件もまとめて記録するとき', instead: '`ShipmentImport`' }],
  anatomy: [
    { part: '配送会社', note: '選ばないと記録できない。', at: 'select' },
    { part: '送り状番号', note: '全角は半角になる。空欄でもよい。', at: 'input' },
    { part: 'ボタン', note: '発送したあとは、直すボタンになる。', at: 'button[type="submit"]' },
  ],
  words: {
    conflict: ['この注文は、ほかの操作で変わりました。'],
    stored: ['ヤマト運輸', '4120-8835-2716'],
  },
  related: { StaffOrderDetails: '`shipment` に入れる', ShipmentImport: 'まとめて記録する' },
  props: {
    conflict: '開いたあとに、ほかの人が変えたこと。入力は残る。',
    trackingHref: '配送会社の追跡ページ。わからなければ省く。',
  },
};
