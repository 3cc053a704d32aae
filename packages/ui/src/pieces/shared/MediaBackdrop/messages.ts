export const mediaBackdropMessages = {
  close: '閉じる',
};

export type MediaBackdropMessages = typeof mediaBackdropMessages;
