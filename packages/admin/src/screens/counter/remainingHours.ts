import { addDays, dayOf, momentOf } from '@homestand/api-client/day';

const hour = 60 * 60 * 1000;

/** Each full hour in Japan that is left of the day, without its end. */
export function remainingHours(now: Date): string[] {
  const first = Math.floor(now.getTime() / hour) * hour + hour;
  const midnight = momentOf(addDays(dayOf(now), 1)).getTime();
  return Array.from({ length: Math.max((midnight - first) / hour, 0) }, (_, index) =>
    new Date(first + index * hour).toISOString(),
  );
}
