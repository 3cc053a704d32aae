import { addDays, momentOf } from '@homestand/api-client/day';
import { type MatchState, takesPlace } from '@homestand/api-client/matchStates';
import type { Queries } from '../../db/database.ts';
import { type MatchRow, matchById, matchesAround } from './matches.queries.ts';

/** From the first moment to the one after the last. */
export type Window = { from: Date; to: Date };

type Match = {
  id: number;
  day: string;
  state: MatchState;
  counterFrom: Date | null;
  counterTo: Date | null;
  gatesAt: Date | null;
  startsAt: Date | null;
};

/** For so long those who close after midnight clear up. */
const clearingMs = 3 * 60 * 60 * 1000;

/**
 * The time of each match, to which belongs what happens at a counter or booth in it. The matches of one day share this day:
 * between two of them the change is in the middle between the end of the one counter and the opening of the next. If the
 * last counter closes after midnight, its time goes on, and that of the next day begins after it. A match that is called
 * off has a time only if none of its day takes place.
 */
export function windowsOf(matches: readonly Match[]): Map<number, Window> {
  const windows = new Map<number, Window>();
  let previousEnd = Number.NEGATIVE_INFINITY;
  for (const day of [...new Set(matches.map((match) => match.day))].sort()) {
    const ofDay = matches.filter((match) => match.day === day);
    const held = ofDay.filter(({ state }) => state === 'finished' || takesPlace(state));
    const [first, last] = [momentOf(day).getTime(), momentOf(addDays(day, 1)).getTime()];
    const counters = (held.length > 0 ? held : ofDay)
      .map((match) => ({ id: match.id, ...counterOf(match, { first, last }) }))
      .sort((a, b) => a.opens - b.opens || a.closes - b.closes || a.id - b.id);
    let from = Math.max(first, previousEnd);
    for (const [index, { id, closes }] of counters.entries()) {
      const next = counters[index + 1];
      const end = closes > last ? closes + clearingMs : last;
      const to = Math.max(from, next ? (closes + next.opens) / 2 : end);
      windows.set(id, { from: new Date(from), to: new Date(to) });
      [from, previousEnd] = [to, to];
    }
  }
  return windows;
}

function counterOf(
  { counterFrom, counterTo, gatesAt, startsAt }: Match,
  { first, last }: { first: number; last: number },
) {
  const opens = counterFrom ?? gatesAt ?? startsAt;
  const closes = counterTo ?? startsAt ?? gatesAt;
  return { opens: opens?.getTime() ?? first, closes: closes?.getTime() ?? last };
}

/** Nothing happens in the time of a match that is called off while others of its day take place. */
const never: Window = { from: new Date(0), to: new Date(0) };

export type MatchOfTime = MatchRow & { window: Window };

export async function matchWithWindow(db: Queries, id: number): Promise<MatchOfTime | undefined> {
  const match = await matchById(db, id);
  if (!match) return undefined;
  const windows = windowsOf(await matchesAround(db, momentOf(match.day)));
  return { ...match, window: windows.get(id) ?? never };
}

export const windowOfMatch = async (db: Queries, id: number): Promise<Window | undefined> =>
  (await matchWithWindow(db, id))?.window;

/** The match in whose time a moment is, of those around it. */
export function matchOfTime<Row extends Match>(matches: readonly Row[], at: Date) {
  const windows = windowsOf(matches);
  for (const match of matches) {
    const window = windows.get(match.id);
    if (window && window.from <= at && at < window.to) return { ...match, window };
  }
  return undefined;
}
