import type { ComponentDocs } from '../../../testing/guide/componentDocs';

export const docs: ComponentDocs = {
  name: 'ピッキングリストと納品書',
  reading: 'ぴっきんぐりすととのうひんしょ',
  search: ['picking', '印刷', '梱包', 'Packing'],
  purpose: '発送を待つ注文の商品を集めるための紙と、箱に入れる納品書を、A4で印刷します。',
  use: ['発送の準備をするとき。'],
  avoid: [{ when: 'お金の受け取りの証明', instead: '`Receipt`' }],
  anatomy: [
    { part: 'ピッキングリスト', note: 'すべての注文の商品をまとめた数。', at: 'table' },
    {
      part: '納品書',
      note: '注文ごとに1枚。差出人、金額、合計。メモは印刷されない。',
      at: 'article',
    },
  ],
  words: {
    deliveryPeriod: ['2027年3月下旬'],
    summary: [12, 30],
    more: [200, 320],
    postalCode: ['231-0002'],
    to: ['相沢 みのり'],
    phone: ['045-000-0000'],
  },
  related: { ShipmentImport: 'ここから開く' },
  props: {
    picking: 'ピッキングリストも出すか。',
    sender: '差出人。クラブの表記にない行は空。',
  },
};
