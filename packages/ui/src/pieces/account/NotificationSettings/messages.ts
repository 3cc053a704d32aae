export const notificationSettingsMessages = {
  title: 'この端末への通知',
  label: 'NOTICE',
  checking: '読み込み中',
  off: '選手からの新着メッセージや、注文の状況をお知らせします。通知する内容は、あとから選べます。',
  enable: '通知を受け取る',
  newMessages: '新着メッセージ',
  newMessagesHelp: '選手やグループトークから届いたとき',
  orders: '注文状況',
  ordersHelp: '発送されたときや、受け取りが済んだとき',
  heroes: '推し選手の活躍',
  heroesHelp: '勝利投手や本日のヒーローに選ばれたとき',
  blocked: '通知がブロックされています',
  blockedHelp:
    'ブラウザまたは端末の設定で、このサイトの通知を許可してください。許可すると、ここで受け取る内容を選べます。',
  notInstalled: 'ホーム画面に追加すると、通知を受け取れます',
  steps: [
    'ブラウザの共有ボタンを押す',
    '「ホーム画面に追加」を選ぶ',
    '追加したアイコンから開き、この画面で通知をオンにする',
  ],
  unsupported: 'このブラウザでは通知を受け取れません',
  unsupportedHelp: 'SafariやChromeなど、端末のブラウザで開くと受け取れる場合があります。',
};

export type NotificationSettingsMessages = typeof notificationSettingsMessages;
