export const paymentPickerMessages = {
  label: 'お支払い方法',
  card: 'クレジットカード',
  cardHelp: '一括払い。ご注文の確定時に決済します。',
  atPickup: '会場払い',
  atPickupHelp: '会場の受け取り窓口で、QRコードと引き換えにお支払いください。',
  next: '次へ進む',
};

export type PaymentPickerMessages = typeof paymentPickerMessages;
