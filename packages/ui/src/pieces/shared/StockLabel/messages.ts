export const stockLabelMessages = {
  few: (pieces: number) => `残り${pieces}点`,
  inPayment: 'ほかの方がお支払い中です',
  soldOut: '売り切れ',
  opens: (time: string) => `${time} 販売開始`,
  countdown: (hours: number, minutes: number, seconds: number) =>
    `（あと${hours > 0 ? `${hours}時間` : ''}${hours > 0 || minutes > 0 ? `${minutes}分` : ''}${seconds}秒）`,
  ended: '販売終了',
};

export type StockLabelMessages = typeof stockLabelMessages;
