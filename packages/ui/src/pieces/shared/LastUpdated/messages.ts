export const lastUpdatedMessages = { updated: '最終更新' };

export type LastUpdatedMessages = typeof lastUpdatedMessages;
