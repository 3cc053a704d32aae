export const sendCheckDialogMessages = {
  title: 'この内容で送信しますか？',
  private: (name: string) => `${name}さんだけに届きます`,
  group: (name: string) => `${name}に参加している全員に届きます`,
  image: '画像',
  video: '動画',
  send: '送信する',
  back: '戻る',
};

export type SendCheckDialogMessages = typeof sendCheckDialogMessages;
