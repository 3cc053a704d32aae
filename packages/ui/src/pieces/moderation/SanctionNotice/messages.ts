export const sanctionNoticeMessages = {
  warned: '運営からのご注意',
  muted: 'まで、メッセージを送信できません',
  suspended: 'まで、ご利用を停止しています',
  suspendedForGood: '期限なしで、ご利用を停止しています',
  suspendedMeans:
    '停止中は、商品の購入とメッセージの送信ができません。ご注文済みの商品はお受け取りいただけます。',
  about: '対象のメッセージ',
  media: { image: '画像', video: '動画' },
  confirm: '確認しました',
};

export type SanctionNoticeMessages = typeof sanctionNoticeMessages;
