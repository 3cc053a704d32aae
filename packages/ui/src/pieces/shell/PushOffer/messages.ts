export const pushOfferMessages = {
  title: {
    message: '新しいメッセージが届いたら、お知らせしますか？',
    order: '発送やお渡しの状況を、お知らせしますか？',
  },
  help: 'この端末に通知が届きます。いつでもやめられます。',
  accept: '通知を受け取る',
  decline: '今はしない',
};

export type PushOfferMessages = typeof pushOfferMessages;
