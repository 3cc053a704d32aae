import type { SeasonRecord } from './recordOf';

export const visitListMessages = {
  season: (year: number) => `${year}年`,
  label: 'VISITS',
  count: (count: number, { won, lost, drawn }: SeasonRecord) => {
    const record = `${won}勝${lost}敗${drawn > 0 ? `${drawn}分` : ''}`;
    return won + lost + drawn > 0 ? `${count}試合　${record}` : `${count}試合`;
  },
  versus: (opponent: string) => `対 ${opponent}`,
  empty: '来場スタンプはまだありません',
  emptyHelp: '試合の日に会場のコードを読み取ると、来場した試合がここに残ります。',
  scan: 'コードを読み取る',
  waiting: (count: number) => `${count}件のスタンプは、電波が戻ると自動で押します`,
};

export type VisitListMessages = typeof visitListMessages;
