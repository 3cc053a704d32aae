export const cartRowMessages = {
  subtotal: '小計',
  aboveLimit: (available: number, perPerson?: number) => {
    const limit = perPerson === undefined ? 'お一人様の上限' : `お一人様${perPerson}点の上限`;
    return available > 0
      ? `${limit}により、あと${available}点までご注文いただけます。`
      : `${limit}に達しているため、ご注文いただけません。カートから削除してください。`;
  },
  fewLeft: (pieces: number) => `残り${pieces}点です。数量を減らしてください。`,
  in_payment: 'ほかの方のお支払いが終わるまで、ご注文いただけません。',
  sold_out: '売り切れのため、ご注文いただけません。',
  not_open: '販売が始まるまで、ご注文いただけません。',
  ended: '販売を終了したため、ご注文いただけません。',
  priceChanged: (before: string) => `価格が変わりました（変更前 ${before} 税込）`,
};

export type CartRowMessages = typeof cartRowMessages;
