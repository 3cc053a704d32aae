export const matchStatusMessages = {
  today: '本日',
  next: '次の試合',
  planned: '予定',
  on: '開催',
  finished: '終了',
  postponed: '延期',
  canceled: '中止',
};

export type MatchStatusMessages = typeof matchStatusMessages;
