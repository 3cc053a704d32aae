export const matchDayMessages = {
  month: (month: number) => `${month}月`,
  spoken: (month: number, date: number, weekday: string) => `${month}月${date}日 ${weekday}曜日`,
};

export type MatchDayMessages = typeof matchDayMessages;
