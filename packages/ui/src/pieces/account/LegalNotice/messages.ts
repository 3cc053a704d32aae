export const legalNoticeMessages = {
  commerce: '特定商取引法に基づく表記',
  privacy: 'プライバシーポリシー',
  back: '戻る',
  loading: '読み込み中',
  label: '使っているソフトウェアのライセンス',
};

export type LegalNoticeMessages = typeof legalNoticeMessages;
