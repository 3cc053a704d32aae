/** The time zone of every club, as Intl and PostgreSQL name it. */
export const timeZone = 'Asia/Tokyo';

const offset = '+09:00';
const offsetMs = 9 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

// Japan has had no summer time since 1951, so a fixed offset is exact; it also avoids the hour 24 that some engines'
// Intl returns at midnight.
/** What clocks in Japan show at a moment: `2026-11-22T09:12:30.000`. */
export const clockTimeOf = (at: Date | number): string =>
  new Date(Number(at) + offsetMs).toISOString().slice(0, -1);

/** The day in Japan at a moment: `2026-11-22`. */
export const dayOf = (at: Date | number): string => clockTimeOf(at).slice(0, 10);

/** Hour and minute in Japan at a moment: `09:12`. */
export const timeOfDay = (at: Date | number): string => clockTimeOf(at).slice(11, 16);

/** Day and minute in Japan: `2026-11-22 09:12`. */
export const minuteOf = (at: Date | number): string =>
  clockTimeOf(at).slice(0, 16).replace('T', ' ');

/** The moment at which clocks in Japan show a time of a day; by default the day's first. */
export const momentOf = (day: string, time = '00:00'): Date =>
  new Date(`${day}T${time}:00${offset}`);

export const addDays = (day: string, count: number): string =>
  dayOf(momentOf(day).getTime() + count * dayMs);
