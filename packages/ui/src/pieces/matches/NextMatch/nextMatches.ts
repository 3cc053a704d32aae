/** A match as fans see it. */
export type Match = {
  matchId: number;
  /** Calendar day in the club's time zone, such as `2026-11-22`. */
  day: string;
  /** ISO times; null as long as they are not fixed. */
  startsAt: string | null;
  gatesAt: string | null;
  opponent: string;
  ground: string;
  state: 'planned' | 'on' | 'postponed' | 'canceled' | 'finished';
  /** One line; of a finished match only. */
  result: string | null;
  outcome?: 'won' | 'lost' | 'drawn';
  /** Names of players, of a finished match. */
  winningPitcher?: string;
  hero?: string;
};

/** A match that nobody has marked as finished counts as running this long, also beyond midnight. */
const longestMs = 6 * 3_600_000;

export const takesPlace = ({ state }: Pick<Match, 'state'>): boolean =>
  state === 'planned' || state === 'on';

/**
 * The matches that are next: all of today, also those that do not take place, because fans may be on their way; those
 * that run beyond midnight; else those of the next day with a match.
 */
export function nextMatches<Item extends Match>(
  matches: readonly Item[],
  today: string,
  now: number,
): readonly Item[] {
  const isRunning = (match: Item) => {
    const runMs = now - Date.parse(match.startsAt ?? '');
    return takesPlace(match) && match.day < today && runMs >= 0 && runMs < longestMs;
  };
  const current = matches.filter((match) => match.day === today || isRunning(match));
  if (current.length > 0) return current;
  const coming = matches.filter((match) => match.day > today && takesPlace(match));
  const [day] = coming.map((match) => match.day).sort();
  return coming.filter((match) => match.day === day);
}

export const isTomorrow = (day: string, today: string): boolean =>
  Date.parse(day) - Date.parse(today) === 24 * 3_600_000;
