/** A time before now: minutes ago, or days ago at a time of day in Japan. */
export type Before = { minutesAgo: number } | { daysAgo: number; time: string };

const minute = 60_000;
const day = 24 * 60 * minute;
const japan = 9 * 60 * minute;

export function momentOf(before: Before, now: Date): Date {
  if ('minutesAgo' in before) return new Date(now.getTime() - before.minutesAgo * minute);
  const [hours = 0, minutes = 0] = before.time.split(':').map(Number);
  const midnight = Math.floor((now.getTime() + japan) / day) * day - japan;
  return new Date(midnight - before.daysAgo * day + (hours * 60 + minutes) * minute);
}
