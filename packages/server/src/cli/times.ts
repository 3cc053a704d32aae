const minutes = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** For example 2026-04-01 23:59. */
export const minuteInJapan = (time: Date): string => minutes.format(time);
