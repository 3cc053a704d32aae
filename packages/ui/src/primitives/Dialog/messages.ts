export const dialogMessages = {
  close: '閉じる',
  cancel: 'キャンセル',
};

export type DialogMessages = typeof dialogMessages;
