import type { Club } from '../../club/index.ts';

const tokyoOffsetMs = 9 * 60 * 60 * 1000;

/** When the counter opens and closes on the present day in Tokyo; undefined if the club does not say it. */
export function counterOf(
  { pickup }: Pick<Club, 'pickup'>,
  now: Date,
): { opensAt: string; closesAt: string } | undefined {
  if (pickup?.opens === undefined || pickup.closes === undefined) return undefined;
  const day = new Date(now.getTime() + tokyoOffsetMs).toISOString().slice(0, 10);
  const at = (time: string) => new Date(`${day}T${time}:00+09:00`).toISOString();
  return { opensAt: at(pickup.opens), closesAt: at(pickup.closes) };
}
