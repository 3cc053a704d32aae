export const matchLinksMessages = {
  packing: '持ち物',
  closing: '試合を締める',
};

export type MatchLinksMessages = typeof matchLinksMessages;
