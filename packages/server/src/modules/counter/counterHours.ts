import { dayOf, momentOf } from '@homestand/api-client/day';
import type { Club } from '../../club/index.ts';

/** When the counter opens and closes on the present day in Tokyo; undefined if the club does not say it. */
export function counterOf(
  { pickup }: Pick<Club, 'pickup'>,
  now: Date,
): { opensAt: string; closesAt: string } | undefined {
  if (pickup?.opens === undefined || pickup.closes === undefined) return undefined;
  const day = dayOf(now);
  const at = (time: string) => momentOf(day, time).toISOString();
  return { opensAt: at(pickup.opens), closesAt: at(pickup.closes) };
}
