export const playerPanelMessages = {
  title: 'プロフィール',
  open: 'プロフィールを開く',
  password: 'パスワード変更',
  logout: 'ログアウト',
};

export type PlayerPanelMessages = typeof playerPanelMessages;
