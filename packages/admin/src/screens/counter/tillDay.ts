import { dayOf } from '@homestand/api-client/day';

/** The day of an address; the present day without one, or for one that is no day or still to come. */
export function dayOfSearch(params: URLSearchParams, now = Date.now()): string {
  const day = params.get('day') ?? '';
  const isDay = /^2\d{3}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay && day < dayOf(now) ? day : dayOf(now);
}

/** The part of an address with a day; empty for the present one. */
export const searchOfDay = (day: string, now = Date.now()): string =>
  day === dayOf(now) ? '' : `?day=${day}`;
