/** A time before now: minutes ago, or days ago at a time of day in Japan. */
export type Before = { minutesAgo: number } | { daysAgo: number; time: string };

const minute = 60_000;
const day = 24 * 60 * minute;
const japan = 9 * 60 * minute;

const midnightOf = (now: Date) => Math.floor((now.getTime() + japan) / day) * day - japan;

/**
 * So many minutes of the last four hours ago, of today in Japan: soon after midnight the same events are closer
 * together.
 */
export function momentOfToday(minutesAgo: number, now: Date): Date {
  const sinceMidnight = now.getTime() - midnightOf(now);
  const scale = Math.min(1, sinceMidnight / (4 * 60 * minute));
  return new Date(now.getTime() - Math.floor(minutesAgo * minute * scale));
}

export function momentOf(before: Before, now: Date): Date {
  if ('minutesAgo' in before) return new Date(now.getTime() - before.minutesAgo * minute);
  const [hours = 0, minutes = 0] = before.time.split(':').map(Number);
  return new Date(midnightOf(now) - before.daysAgo * day + (hours * 60 + minutes) * minute);
}

/** The day in Japan at a moment: `2026-11-22`. */
export const dayOf = (at: Date): string =>
  new Date(at.getTime() + japan).toISOString().slice(0, 10);
