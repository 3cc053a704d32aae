export const sheetMessages = {
  close: '閉じる',
};

export type SheetMessages = typeof sheetMessages;
