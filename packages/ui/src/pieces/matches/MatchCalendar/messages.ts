export const matchCalendarMessages = {
  title: 'カレンダーに入れる',
  label: 'CALENDAR',
  help: '登録すると、日程の変更や中止がカレンダーに自動で届きます。反映まで、数時間から1日ほどかかることがあります。',
  subscribe: 'カレンダーに登録する',
  iphone: 'iPhoneでは、上のボタンを押すとカレンダーに登録できます。',
  google:
    'Googleカレンダーでは、パソコンの「他のカレンダー」の「URLで追加」に、下のアドレスを貼り付けます。',
  address: '登録用のアドレス',
  copy: 'アドレスをコピー',
  copied: 'アドレスをコピーしました',
  notCopied: 'コピーできませんでした。アドレスを長押しして選んでください',
};

export type MatchCalendarMessages = typeof matchCalendarMessages;
