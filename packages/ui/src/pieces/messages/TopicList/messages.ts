export const topicListMessages = {
  label: 'メッセージ',
  preview: 'プレビュー',
  previewHelp: '見るだけの表示です。送信はできません。',
  loading: '読み込み中',
  empty: 'メッセージはありません',
  emptyHelp: 'メッセージが届くと、ここに並びます。',
  failed: 'メッセージを読み込めませんでした',
};

export type TopicListMessages = typeof topicListMessages;
