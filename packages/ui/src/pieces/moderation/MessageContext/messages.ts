export const messageContextMessages = {
  label: (topic: string) => `${topic}の前後の会話`,
  player: '選手',
  reported: '通報されたメッセージ',
  text: '（本文なし）',
  image: '画像',
  video: '動画',
  mediaOf: (name: string, kind: string) => `${name}の${kind}`,
  show: '表示する',
  showOf: (media: string) => `${media}を表示する`,
  hide: '隠す',
  hideOf: (media: string) => `${media}を隠す`,
  hidden: '非表示にしています',
  deleted: '送った人が削除しました',
};

export type MessageContextMessages = typeof messageContextMessages;
