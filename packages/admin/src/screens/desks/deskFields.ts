const hour = 60 * 60 * 1000;
const tokyoOffset = 9 * hour;
const day = 24 * hour;

/** Each full hour in Japan that is left of the day, without its end. */
export function endsToday(now: Date): string[] {
  const first = Math.floor(now.getTime() / hour) * hour + hour;
  const midnight = Math.floor((now.getTime() + tokyoOffset) / day + 1) * day - tokyoOffset;
  return Array.from({ length: Math.max((midnight - first) / hour, 0) }, (_, index) =>
    new Date(first + index * hour).toISOString(),
  );
}
