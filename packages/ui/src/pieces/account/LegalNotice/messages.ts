export const legalNoticeMessages = {
  back: '戻る',
};

export type LegalNoticeMessages = typeof legalNoticeMessages;
