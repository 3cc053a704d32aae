export const searchFieldMessages = {
  clear: '入力を消す',
};
