export const visitSheetMessages = {
  title: '来場スタンプ',
  help: 'この試合の間は、同じコードです。写真に撮って送ると、会場にいない人も試合の時間のあいだは押せます。気になるときは、画面のコードを使ってください。',
  print: '印刷',
  code: '来場スタンプのコード',
  versus: (opponent: string) => `対 ${opponent}`,
  lead: 'スマートフォンのカメラで読み取ってください',
  offline: '電波がなくても読み取れます。あとで自動で押します。',
};

export type VisitSheetMessages = typeof visitSheetMessages;
