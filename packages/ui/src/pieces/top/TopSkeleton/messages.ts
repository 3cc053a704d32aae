export const topSkeletonMessages = {
  loading: 'ホームを読み込んでいます',
};

export type TopSkeletonMessages = typeof topSkeletonMessages;
