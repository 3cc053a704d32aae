import { formatYen } from '../../../format';

export const completePanelMessages = {
  title: 'ご購入ありがとうございます',
  ordered: 'ご注文を受け付けました',
  orderNumber: '注文番号',
  venueTip: '会場でQRコードをご提示ください。',
  atPickupTip: '会場の受け取り窓口で、QRコードと引き換えにお支払いください。',
  shippingTip: 'カード承認後5営業日以内に発送します。',
  qr: '受け取り用QRコード',
  total: 'お支払い金額',
  toPay: '会場でのお支払い',
  match: 'お受け取りの試合',
  until: 'お受け取り期限',
  goods: 'ご注文内容',
  yen: (amount: number) => `${formatYen(amount)}（税込）`,
  contact: 'ご連絡先',
  toMyPage: 'マイページへ',
};

export type CompletePanelMessages = typeof completePanelMessages;
