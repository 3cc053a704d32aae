import { formatPostalCode, formatYen } from '../../../format';

export const confirmSummaryMessages = {
  change: '変更',
  /** Accessible name of a link; the visible names of all four links are the same. */
  changeOf: (what: string) => `${what}を変更`,
  method: '受け取り方法',
  venue: '会場受け取り',
  shipping: '配送',
  matchReplaced: '選んだ試合では受け取れなくなりました。いまの試合でよいか、お確かめください。',
  customer: 'お客様情報',
  postalCode: (code: string) => `〒${formatPostalCode(code)}`,
  payment: 'お支払い方法',
  card: 'クレジットカード',
  endingSpoken: (brand: string, last4: string) => `${brand} 末尾${last4}`,
  once: '一括払い・注文の確定時に決済',
  atPickup: '会場払い',
  atPickupNote: '会場の受け取り窓口で、QRコードと引き換えにお支払いください。',
  content: 'ご注文内容',
  quantity: (quantity: number) => `数量 ${quantity}`,
  short: (pieces: number) => `残り${pieces}点のため、この数量ではご注文いただけません。`,
  aboveLimit: (perPerson: number, pieces: number) =>
    pieces > 0
      ? `お一人様${perPerson}点の上限により、あと${pieces}点までご注文いただけます。`
      : `お一人様${perPerson}点の上限に達しているため、ご注文いただけません。`,
  none: '売り切れのため、ご注文いただけません。',
  inPayment: 'ほかの方がお支払い中のため、ご注文いただけません。',
  notOpen: '販売が始まるまで、ご注文いただけません。',
  ended: '販売を終了したため、ご注文いただけません。',

  notes: 'ご確認事項',
  amountTerm: '分量',
  amount: (kinds: number, pieces: number) => `${kinds}種類・合計${pieces}点（ご注文内容のとおり）`,
  priceTerm: '販売価格',
  price: (total: number, fee: number) =>
    `合計 ${formatYen(total)}（税込・送料 ${formatYen(fee)}を含む）`,
  paymentTerm: 'お支払いの時期・方法',
  paymentNote: (brands: readonly string[]) =>
    `クレジットカード（${brands.join('、')}）による一括払いのみです。注文を確定したときに決済します。`,
  atPickupPayment: '会場払いです。商品をお受け取りになるときにお支払いください。',
  deliveryTerm: '引き渡しの時期',
  venueNote:
    '指定の日から7日以内に、会場でお受け取りください。期間を過ぎた場合は、別途送料がかかります。',
  /** The server cancels it after the club's number of days; the order names the day. */
  atPickupDelivery:
    '会場でお受け取りください。期限を過ぎたご注文は、キャンセルになります。期限は、注文履歴でご確認いただけます。',
  shippingNote: 'カード承認後5営業日以内に発送します。',
  periodTerm: 'お申し込みの期間',
  period: '期間の定めはありません。',
  cancelTerm: 'キャンセル・返金',
  cancel: 'お支払い後のキャンセル・返金は、原則としてお受けできません。',
  commerce: '特定商取引法に基づく表記',
};

export type ConfirmSummaryMessages = typeof confirmSummaryMessages;
