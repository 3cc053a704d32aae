export const orderRowMessages = {
  number: '注文番号',
  venue: '会場受け取り',
  shipping: '配送',
  total: '合計',
  taxIncluded: '税込',
  qr: '受け取り用QRコード',
  details: '注文詳細',
  received: 'お受け取り済みです',
};

export type OrderRowMessages = typeof orderRowMessages;
