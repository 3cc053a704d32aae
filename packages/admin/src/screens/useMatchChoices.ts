import { useStaffMatches } from '../data/matches/matches';

/** The matches by which a list can be filtered, the latest first. */
export function useMatchChoices() {
  const matches = useStaffMatches();
  return (matches.data ?? [])
    .map(({ matchId, content: { day, opponent } }) => ({ matchId, day, opponent }))
    .toReversed();
}
