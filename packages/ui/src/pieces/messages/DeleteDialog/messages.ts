export const deleteDialogMessages = {
  ask: 'メッセージを削除しますか？',
  yes: 'はい',
  no: 'いいえ',
};

export type DeleteDialogMessages = typeof deleteDialogMessages;
