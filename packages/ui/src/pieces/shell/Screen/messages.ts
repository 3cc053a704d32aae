export const screenMessages = {
  back: '戻る',
};

export type ScreenMessages = typeof screenMessages;
