export const passwordFieldMessages = {
  show: 'パスワードを表示',
  hide: 'パスワードを隠す',
  shown: 'パスワードを表示しています',
  hidden: 'パスワードを隠しました',
};

export type PasswordFieldMessages = typeof passwordFieldMessages;
