export const visitListMessages = {
  season: (year: number) => `${year}年`,
  label: 'VISITS',
  count: (count: number) => `${count}試合`,
  versus: (opponent: string) => `対 ${opponent}`,
  empty: '来場スタンプはまだありません',
  emptyHelp: '試合の日に会場のコードを読み取ると、来場した試合がここに残ります。',
  scan: 'コードを読み取る',
  waiting: (count: number) => `${count}件のスタンプは、電波が戻ると自動で押します`,
};

export type VisitListMessages = typeof visitListMessages;
