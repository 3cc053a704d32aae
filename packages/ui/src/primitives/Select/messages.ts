export const selectMessages = {
  placeholder: '選択してください',
};

export type SelectMessages = typeof selectMessages;
