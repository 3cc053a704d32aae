export const sentDialogMessages = {
  title: '送信が完了しました',
  help: 'メッセージは、トークでいつでも見られます。',
  open: 'トークを見る',
};

export type SentDialogMessages = typeof sentDialogMessages;
