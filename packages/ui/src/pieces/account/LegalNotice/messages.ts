export const legalNoticeMessages = {
  back: '戻る',
  loading: '読み込み中',
};

export type LegalNoticeMessages = typeof legalNoticeMessages;
