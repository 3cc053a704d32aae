export const messages = {
  namelessFan: 'ファン',
};
