import { formatYen } from '../../../format';

export const completePanelMessages = {
  title: 'ご購入ありがとうございます',
  orderNumber: '注文番号',
  venueTip: '会場でQRコードをご提示ください。',
  shippingTip: 'カード承認後5営業日以内に発送します。',
  qr: '受け取り用QRコード',
  total: 'お支払い金額',
  yen: (amount: number) => `${formatYen(amount)}（税込）`,
  contact: 'ご連絡先',
  toMyPage: 'マイページへ',
};

export type CompletePanelMessages = typeof completePanelMessages;
