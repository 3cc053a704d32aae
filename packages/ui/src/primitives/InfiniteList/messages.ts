export const infiniteListMessages = {
  loading: '読み込み中',
  failed: '読み込めませんでした。通信を確認してください。',
  retry: 'もう一度読み込む',
};

export type InfiniteListMessages = typeof infiniteListMessages;
