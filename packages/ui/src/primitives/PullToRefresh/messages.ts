export const pullToRefreshMessages = {
  refresh: '更新する',
  pull: '引っぱって更新',
  release: '離すと更新します',
  refreshing: '更新中',
  done: '更新しました',
  failed: '更新できませんでした。通信を確認して、もう一度お試しください。',
};

export type PullToRefreshMessages = typeof pullToRefreshMessages;
