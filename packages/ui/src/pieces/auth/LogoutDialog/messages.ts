export const logoutDialogMessages = {
  title: '未送信のメッセージがあります',
  help: (count: number) =>
    `${count}件のメッセージがまだ送信されていません。ログアウトすると削除されます。`,
  cardsTitle: '受け取り待ちのカードがあります',
  cardsHelp: (count: number) =>
    `${count}枚のカードをまだ受け取っていません。ログアウトすると、もう一度読み取りが必要です。`,
  visitsTitle: 'まだ押していない来場スタンプがあります',
  visitsHelp: (count: number) =>
    `${count}件の来場スタンプは、電波が戻ると押します。ログアウトすると、もう一度読み取りが必要です。`,
  send: '送信する',
  claim: '受け取る',
  discard: '削除してログアウト',
  cancel: 'キャンセル',
  label: 'ログアウト',
};

export type LogoutDialogMessages = typeof logoutDialogMessages;
