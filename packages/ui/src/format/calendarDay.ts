import { longDay, shortDay, weekdays } from './messages';

type CalendarDay = { month: number; date: number; weekday: string };

/** The parts of a calendar day, `2026-11-22`: a day has no time, and therefore no time zone. */
export function calendarDay(day: string): CalendarDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  return { month, date, weekday: weekdays.charAt(weekday) };
}

/** As `longDay`. */
export function formatDay(day: string): string {
  const { month, date, weekday } = calendarDay(day);
  return longDay(month, date, weekday);
}

/** As `shortDay`. */
export function formatShortDay(day: string): string {
  const { month, date, weekday } = calendarDay(day);
  return shortDay(month, date, weekday);
}
