export const messageThreadMessages = {
  loading: '読み込み中',
  empty: 'メッセージはありません',
  today: '今日',
  yesterday: '昨日',
  unreadFromHere: 'ここから未読',
  earlierUnread: (count: number) => `未読${count}件へ`,
  newMessages: (count: number) => `新着メッセージ ${count}件`,
  toEnd: '最新のメッセージへ',
  log: '新着メッセージ',
  player: (name: string) => `選手 ${name}`,
  spoken: (name: string, words: string) => `${name}、${words}`,
  image: '画像が届いています',
  video: '動画が届いています',
  deleteAsk: 'メッセージを削除しますか？',
  deleteYes: 'はい',
  deleteNo: 'いいえ',
};

export type MessageThreadMessages = typeof messageThreadMessages;
