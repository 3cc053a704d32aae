export const videoPreviewMessages = {
  title: '動画',
};

export type VideoPreviewMessages = typeof videoPreviewMessages;
