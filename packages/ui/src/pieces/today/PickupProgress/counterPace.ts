export type CounterHours = { opensAt: string; closesAt: string };

export type CounterPace = {
  kind: 'before' | 'open' | 'lastHour' | 'over';
  /** Whole minutes until the counter closes; 0 after it. */
  minutesLeft: number;
  /** Hand-overs per hour that serve everybody who waits before the counter closes; 0 in its last hour. */
  required: number;
};

const hourMs = 60 * 60 * 1000;

/** The pace at which all who wait are served before the counter closes. */
export function counterPace(
  waiting: number,
  at: string,
  { opensAt, closesAt }: CounterHours,
): CounterPace {
  const now = Date.parse(at);
  const opens = Date.parse(opensAt);
  const remainingMs = Date.parse(closesAt) - Math.max(now, opens);
  if (remainingMs <= 0) return { kind: 'over', minutesLeft: 0, required: 0 };
  const minutesLeft = Math.ceil(remainingMs / 60_000);
  const required = Math.ceil(waiting / (remainingMs / hourMs));
  if (now < opens) return { kind: 'before', minutesLeft, required };
  if (remainingMs <= hourMs) return { kind: 'lastHour', minutesLeft, required: 0 };
  return { kind: 'open', minutesLeft, required };
}
