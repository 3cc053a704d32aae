import { QueryView } from '@homestand/app-core/react/QueryView';
import { MatchVisits, ScreenSkeleton } from '@homestand/ui';
import type { StaffMatch } from '../../data/matches/matches';
import { useMatchVisits } from '../../data/matches/visits';
import { gateFrom, pathTo } from '../../paths';

/** How many fans were at a match, and its codes. */
export function MatchVisitors({ match: { matchId, state } }: { match: StaffMatch }) {
  const visits = useMatchVisits(matchId);
  return (
    <QueryView of={visits} pending={<ScreenSkeleton kind="plain" embedded />}>
      {({ rotating, printed, from, to }) => (
        <MatchVisits
          counts={{ rotating, printed }}
          hours={{ from, to }}
          calledOff={state === 'canceled' || state === 'postponed'}
          hrefs={{
            screen: gateFrom(matchId),
            sheet: pathTo('visitSheet', { matchId: String(matchId) }),
          }}
        />
      )}
    </QueryView>
  );
}
