export const matchDayMessages = {
  month: (month: number) => `${month}月`,
  weekdays: ['日', '月', '火', '水', '木', '金', '土'] as readonly string[],
  spoken: (month: number, date: number, weekday: string) => `${month}月${date}日 ${weekday}曜日`,
};

export type MatchDayMessages = typeof matchDayMessages;
