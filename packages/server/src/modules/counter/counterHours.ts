import { dayOf, momentOf } from '@homestand/api-client/day';
import type { MatchState } from '@homestand/api-client/matchStates';
import type { Club } from '../../club/index.ts';

type Hours = { opensAt: string; closesAt: string };

type Match = {
  day: string;
  state: MatchState;
  counterFrom: Date | null;
  counterTo: Date | null;
};

/**
 * When the counter opens and closes: for the match whose hours include now, also beyond midnight, otherwise for the next
 * of the present day in Tokyo, otherwise for its last. A day on which no match takes place at a counter has no hours, and
 * a day without a match has those of the club. Undefined if there are none.
 */
export function counterOf(
  { pickup }: Pick<Club, 'pickup'>,
  now: Date,
  matches: readonly Match[],
): Hours | undefined {
  const day = dayOf(now);
  const counters = matches.flatMap(({ day, state, counterFrom: opens, counterTo: closes }) =>
    opens && closes && state !== 'canceled' && state !== 'postponed'
      ? [{ day, opens, closes }]
      : [],
  );
  const ofToday = counters
    .filter((counter) => counter.day === day)
    .sort((a, b) => a.opens.getTime() - b.opens.getTime());
  const counter =
    counters.find(({ opens, closes }) => opens <= now && now < closes) ??
    ofToday.find(({ opens }) => opens > now) ??
    ofToday.at(-1);
  if (counter)
    return { opensAt: counter.opens.toISOString(), closesAt: counter.closes.toISOString() };
  if (matches.some((match) => match.day === day)) return undefined;
  if (pickup?.opens === undefined || pickup.closes === undefined) return undefined;
  const at = (time: string) => momentOf(day, time).toISOString();
  return { opensAt: at(pickup.opens), closesAt: at(pickup.closes) };
}
