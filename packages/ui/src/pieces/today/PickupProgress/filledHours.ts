export type HandedOverHour = { hour: number; count: number };

/** All hours from the first with a hand-over to the present one. */
export function filledHours(hours: readonly HandedOverHour[], now: number): HandedOverHour[] {
  if (hours.length === 0) return [];
  const first = Math.min(...hours.map(({ hour }) => hour));
  const last = Math.max(now, ...hours.map(({ hour }) => hour));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    return { hour, count: hours.find((entry) => entry.hour === hour)?.count ?? 0 };
  });
}
