export const orderFormMessages = {
  title: 'ご注文',
  content: 'ご注文内容',
  customer: 'お客様情報',
  line: (price: string, quantity: number) => `${price} ・ 数量 ${quantity.toLocaleString('ja-JP')}`,
  short: (pieces: number) => `残り${pieces}点のため、この数量ではご注文いただけません。`,
  aboveLimit: (perPerson: number, pieces: number) =>
    `お一人様${perPerson}点の上限により、あと${pieces}点までご注文いただけます。`,
  payment: 'お支払いは会場で。受け取り窓口で、QRコードと引き換えにお支払いください。',
  submit: '注文する',
  uncertain:
    '前のご注文が届いたかどうか、まだ分かっていません。もう一度「注文する」を押してください。二重に注文されることはありません。',
  done: 'ご注文を受け付けました',
  number: '注文番号',
  doneHelp:
    '会場の受け取り窓口で、注文履歴のQRコードをお見せください。お支払いはそのときにお願いします。',
  toOrders: '注文履歴を見る',
};

export type OrderFormMessages = typeof orderFormMessages;
