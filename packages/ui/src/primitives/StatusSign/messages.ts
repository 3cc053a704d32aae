export const statusSignMessages = {
  done: '済',
};
