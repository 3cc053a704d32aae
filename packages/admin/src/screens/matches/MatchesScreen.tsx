import { dayOf } from '@homestand/api-client/day';
import { useOffline } from '@homestand/app-core/browser/connection';
import { LoadFailure, StaffMatchList, StaffPage } from '@homestand/ui';
import { useStaffMatches } from '../../data/matches/matches';
import { pathTo } from '../../paths';

/** The matches of the club. */
export function MatchesScreen() {
  const matches = useStaffMatches();
  const offline = useOffline();

  return (
    <StaffPage current="matches">
      {matches.error && !matches.data ? (
        <LoadFailure
          offline={offline}
          retrying={matches.isValidating}
          onRetry={() => void matches.mutate()}
        />
      ) : (
        <StaffMatchList
          items={matches.data ?? null}
          today={dayOf(Date.now())}
          hrefOf={(id) => pathTo('match', { matchId: String(id) })}
          newHref={pathTo('newMatch')}
          importHref={pathTo('importMatches')}
        />
      )}
    </StaffPage>
  );
}
