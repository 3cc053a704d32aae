export const cardCounterMessages = {
  /** Heard in place of the figures. */
  spoken: (collected: number, total: number) => `${total}枚のうち${collected}枚を取得`,
  complete: 'すべてのカードがそろいました',
};

export type CardCounterMessages = typeof cardCounterMessages;
