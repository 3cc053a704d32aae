export const sanctionNoticeMessages = {
  warned: '運営からのご注意',
  muted: 'まで、メッセージを送信できません',
  confirm: '確認しました',
};

export type SanctionNoticeMessages = typeof sanctionNoticeMessages;
