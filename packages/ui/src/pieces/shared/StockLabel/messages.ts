export const stockLabelMessages = {
  few: (pieces: number) => `残り${pieces}点`,
  inPayment: 'ほかの方がお支払い中です',
  soldOut: '売り切れ',
};

export type StockLabelMessages = typeof stockLabelMessages;
