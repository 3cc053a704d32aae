export const messageContextMessages = {
  label: (topic: string) => `${topic}の前後の会話`,
  player: '選手',
  reported: '報告されたメッセージ',
  text: '（本文なし）',
  image: '画像',
  video: '動画',
  hidden: '非表示にしています',
  deleted: '送った人が削除しました',
};

export type MessageContextMessages = typeof messageContextMessages;
