/** What the server says to people. */
export const messages = {
  notReady: 'サーバーはまだ用意されていません。',
};
