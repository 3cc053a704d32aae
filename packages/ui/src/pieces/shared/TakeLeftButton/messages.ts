export const takeLeftButtonMessages = {
  take: (pieces: number) => `残り${pieces}点にする`,
  remove: 'カートから外す',
  /** Accessible name: the products of one list have the same buttons. */
  of: (action: string, item: string) => `${action}（${item}）`,
};

export type TakeLeftButtonMessages = typeof takeLeftButtonMessages;
