export const offlineBannerMessages = {
  offline: 'オフラインです',
  asOf: '最終更新',
  refreshing: '更新しています',
  pending: (count: number) => `送信待ちのメッセージが${count}件あります`,
};

export type OfflineBannerMessages = typeof offlineBannerMessages;
