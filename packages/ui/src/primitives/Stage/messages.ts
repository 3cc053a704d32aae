export const stageMessages = {
  close: '閉じる',
};

export type StageMessages = typeof stageMessages;
