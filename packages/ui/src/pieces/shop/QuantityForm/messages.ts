export const quantityFormMessages = {
  form: '購入',
  options: '種類',
  optionMissing: '種類を選んでください',
  optionPrice: (price: string) => `${price}（税込）`,
  optionSeparator: ' ・ ',
  subtotal: '小計',
  taxIncluded: '税込',
  add: 'カートに入れる',
  order: '会場払いで注文する',
  aboveLimit: (perPerson: number, ordered: number, available: number) =>
    `お一人様${perPerson}点までです。${
      ordered === 0
        ? '数量を減らしてください。'
        : available > 0
          ? `ご注文済みの${ordered}点を含めて、あと${available}点ご注文いただけます。`
          : `ご注文済みの${ordered}点で、上限に達しています。`
    }`,
  fewLeft: (pieces: number) => `残り${pieces}点です。数量を減らしてください。`,
  soldOut: '売り切れのため、ご注文いただけません。',
  inPayment:
    'ほかの方のお支払いが終わるまで、ご注文いただけません。お支払いが済まずに戻ることもあります。しばらくしてから、もう一度開いてください。',
  notOpen: (time: string) => `${time}から、ご注文いただけます。`,
  opened: '販売が始まりました。ご注文いただけます。',
  ended: '販売を終了しました。',
  tooManyOpenPickups: (maxCount: number) =>
    `お受け取り前の会場払いのご注文は、${maxCount}件までです。お受け取りのあとに、もう一度ご注文ください。`,
  openPickupsAboveTotal: (maxTotal: string, total: string | null) =>
    `お受け取り前の会場払いのご注文は、合わせて${maxTotal}までです。${
      total === null ? '' : `いま${total}分のご注文があります。`
    }数量を減らすか、カートに入れてカードでお支払いください。`,
  orderHelp: '代金は、会場で商品を受け取るときにお支払いいただきます。',
};

export type QuantityFormMessages = typeof quantityFormMessages;
