export const offlineBannerMessages = {
  offline: 'オフラインです',
  pending: (count: number) => `送信待ちのメッセージが${count}件あります`,
};

export type OfflineBannerMessages = typeof offlineBannerMessages;
