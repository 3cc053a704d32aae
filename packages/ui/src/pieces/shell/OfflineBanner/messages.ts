export const offlineBannerMessages = {
  offline: 'オフラインです',
  asOf: '最終更新',
  pending: (count: number) => `送信待ちのメッセージが${count}件あります`,
};

export type OfflineBannerMessages = typeof offlineBannerMessages;
