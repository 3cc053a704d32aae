export const logoutButtonMessages = {
  label: 'ログアウト',
};

export type LogoutButtonMessages = typeof logoutButtonMessages;
