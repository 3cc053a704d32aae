export const screenSkeletonMessages = {
  loading: '読み込み中',
};

export type ScreenSkeletonMessages = typeof screenSkeletonMessages;
