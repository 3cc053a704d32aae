export const playerPanelMessages = {
  title: 'プロフィール',
  password: 'パスワード変更',
  logout: 'ログアウト',
};

export type PlayerPanelMessages = typeof playerPanelMessages;
