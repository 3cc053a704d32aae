export const favoriteRecordMessages = {
  title: '推し選手の記録',
  label: 'MY PLAYER',
  since: (date: string) => `${date}から応援中`,
  firstDay: '今日から応援中',
  messages: '送ったメッセージ',
  messagesUnit: '通',
  cards: '集めたカード',
  cardsUnit: '枚',
  empty: 'いちばん応援したい選手は？',
  emptyHelp: '推し選手を選ぶと、その選手との記録がここに残ります。',
  choose: '推し選手を選ぶ',
};

export type FavoriteRecordMessages = typeof favoriteRecordMessages;
