const tokyoOffset = 9 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
const hasNoZone = /T[\d:.]+$/;

// Tokyo has had no summer time since 1951, so a fixed offset is exact; it also avoids the hour 24 that some
// engines' Intl returns at midnight.
function tokyo(iso: string): { date: string; time: string } | null {
  const shifted = new Date(Date.parse(hasNoZone.test(iso) ? `${iso}+09:00` : iso) + tokyoOffset);
  if (Number.isNaN(shifted.getTime())) return null;
  const text = shifted.toISOString();
  return { date: text.slice(0, 10).replaceAll('-', '.'), time: text.slice(11, 16) };
}

/** Formats as `2026.11.21 09:12` in Japan's time zone; an empty string for an invalid time. */
export function formatDateTime(iso: string): string {
  const at = tokyo(iso);
  return at ? `${at.date} ${at.time}` : '';
}

/** Formats as `2026.11.21` in Japan's time zone. */
export function formatDate(iso: string): string {
  return tokyo(iso)?.date ?? '';
}

/** Formats as `09:12` in Japan's time zone; an empty string for an invalid time. */
export function formatTime(iso: string): string {
  return tokyo(iso)?.time ?? '';
}

/** Formats for lists, in Japan's time zone: `09:12` today, `11.20` this year, `2025.12.31` before. */
export function formatListTime(iso: string, now: Date = new Date()): string {
  const at = tokyo(iso);
  const today = tokyo(now.toISOString());
  if (!at || !today) return '';
  if (at.date === today.date) return at.time;
  return at.date.slice(0, 4) === today.date.slice(0, 4) ? at.date.slice(5) : at.date;
}

/** As `formatListTime`, with the time of other days, too: `09:12` today, `11.20 09:12` this year. */
export function formatListDateTime(iso: string, now: Date = new Date()): string {
  const day = formatListTime(iso, now);
  const time = formatTime(iso);
  return day === time ? time : `${day} ${time}`;
}

/** Number of days between two dates in Japan's time zone: 0 on the same day and for an invalid time. */
export function daysSince(iso: string, now: Date = new Date()): number {
  const days = dayOf(now.toISOString()) - dayOf(iso);
  return Number.isNaN(days) ? 0 : Math.max(days, 0);
}

const dayOf = (iso: string) => Date.parse((tokyo(iso)?.date ?? '').replaceAll('.', '-')) / day;

/** Formats a duration: `1:05`. */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(Math.floor(seconds), 0) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
