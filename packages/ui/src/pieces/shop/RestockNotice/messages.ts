export const restockNoticeMessages = {
  title: '再入荷のお知らせ',
  help: 'ご注文いただけるようになったら、お待ちの順に一度だけ通知します。ご用意できる数には限りがあります。',
  ask: '再入荷を知らせる',
  cancel: '取り消す',
  /** Accessible name: the options of one product have the same buttons. */
  of: (action: string, option: string) => `${action}（${option}）`,
  offered: 'いまは注文できません',
  awaited: 'お知らせを待っています',
  off: 'この端末の通知がオフです。お知らせを受け取るには、通知をオンにしてください。',
  settings: '通知の設定を開く',
};

export type RestockNoticeMessages = typeof restockNoticeMessages;
