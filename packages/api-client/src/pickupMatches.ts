import { type MatchState, takesPlace } from './matchStates.ts';

type Counter<Time> = { state: MatchState; counterFrom: Time | null; counterTo: Time | null };

const momentOf = (time: string | Date | null) => (time === null ? 0 : new Date(time).getTime());

/** The matches at whose counter an order of now can be picked up, the nearest first. */
export const pickupMatches = <Match extends Counter<string> | Counter<Date>>(
  matches: readonly Match[],
  now: number,
): Match[] =>
  matches
    .filter(
      ({ state, counterFrom, counterTo }) =>
        takesPlace(state) && counterFrom !== null && momentOf(counterTo) > now,
    )
    .sort((a, b) => momentOf(a.counterFrom) - momentOf(b.counterFrom));
