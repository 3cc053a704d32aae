import type { components } from '@homestand/api-client/contract';

/** A counter reports with each of its calls for the last hand-overs, every five seconds. */
const currentMs = 30_000;

export function unsentView(
  count: number | null,
  at: Date | null,
): components['schemas']['UnsentHandOvers'] | null {
  if (count === null || at === null) return null;
  return { count, at: at.toISOString(), isCurrent: Date.now() - at.getTime() < currentMs };
}
