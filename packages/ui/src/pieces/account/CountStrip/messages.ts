export const countStripMessages = {
  label: 'これまでの数',
  names: { orders: '注文', messages: 'メッセージ', cards: 'カード' },
  /** Units that screen readers read after the figure. */
  units: { orders: '件', messages: '通', cards: '枚' },
};

export type CountStripMessages = typeof countStripMessages;
