/** The parts of a calendar day, `2026-11-22`: a day has no time, and therefore no time zone. */
export function calendarDay(day: string): { month: number; date: number; weekday: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { month, date, weekday: new Date(Date.UTC(year, month - 1, date)).getUTCDay() };
}
