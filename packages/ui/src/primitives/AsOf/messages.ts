export const asOfMessages = { updated: '最終更新' };

export type AsOfMessages = typeof asOfMessages;
