export const topPageMessages = {
  loading: 'ホームを読み込んでいます',
};

export type TopPageMessages = typeof topPageMessages;
