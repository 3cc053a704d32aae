export const cardCounterMessages = {
  /** Text for screen readers; replaces the figures. */
  spoken: (collected: number, total: number) => `${total}枚のうち${collected}枚を取得`,
  complete: 'すべてのカードがそろいました',
};

export type CardCounterMessages = typeof cardCounterMessages;
