const tokyoOffset = 9 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The present day in Japan. */
export const today = (now = Date.now()): string => dayAt(now + tokyoOffset);

/** The day of an address; the present day without one, or for one that is no day or still to come. */
export function dayOfSearch(params: URLSearchParams, now = Date.now()): string {
  const day = params.get('day') ?? '';
  const isDay = /^2\d{3}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay && day < today(now) ? day : today(now);
}

export const dayBefore = (day: string): string => dayAt(Date.parse(day) - dayMs);
export const dayAfter = (day: string): string => dayAt(Date.parse(day) + dayMs);

/** The part of an address with a day; empty for the present one. */
export const searchOfDay = (day: string, now = Date.now()): string =>
  day === today(now) ? '' : `?day=${day}`;
