export const logoutDialogMessages = {
  title: '未送信のメッセージがあります',
  help: (count: number) =>
    `${count}件のメッセージがまだ送信されていません。ログアウトすると削除されます。`,
  send: '送信する',
  discard: '削除してログアウト',
  cancel: 'キャンセル',
};

export type LogoutDialogMessages = typeof logoutDialogMessages;
