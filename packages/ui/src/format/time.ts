const tokyoOffset = 9 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
const hasNoZone = /T[\d:.]+$/;

// Tokyo has had no summer time since 1951, so a fixed shift is exact; it spares the hour 24 that
// some engines' Intl reports at midnight.
function tokyo(iso: string): { date: string; time: string } | null {
  const shifted = new Date(Date.parse(hasNoZone.test(iso) ? `${iso}+09:00` : iso) + tokyoOffset);
  if (Number.isNaN(shifted.getTime())) return null;
  const text = shifted.toISOString();
  return { date: text.slice(0, 10).replaceAll('-', '.'), time: text.slice(11, 16) };
}

/** `2026.11.21 09:12`, in Japan's time wherever the reader is. Nothing for what is no time. */
export function formatDateTime(iso: string): string {
  const at = tokyo(iso);
  return at ? `${at.date} ${at.time}` : '';
}

/** `2026.11.21`, in Japan's time wherever the reader is. */
export function formatDate(iso: string): string {
  return tokyo(iso)?.date ?? '';
}

/** For a list: `09:12` today, `11.20` this year, `2025.12.31` before, in Japan's time. */
export function formatListTime(iso: string, now: Date = new Date()): string {
  const at = tokyo(iso);
  const today = tokyo(now.toISOString());
  if (!at || !today) return '';
  if (at.date === today.date) return at.time;
  return at.date.slice(0, 4) === today.date.slice(0, 4) ? at.date.slice(5) : at.date;
}

/** How many midnights of Japan lie between then and now: 0 on the same day, and for what is no time. */
export function daysSince(iso: string, now: Date = new Date()): number {
  const days = dayOf(now.toISOString()) - dayOf(iso);
  return Number.isNaN(days) ? 0 : Math.max(days, 0);
}

const dayOf = (iso: string) => Date.parse((tokyo(iso)?.date ?? '').replaceAll('.', '-')) / day;

/** Length of a recording: `1:05`. */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(Math.floor(seconds), 0) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
