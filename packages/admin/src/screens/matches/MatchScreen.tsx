import { QueryView } from '@homestand/app-core/react/QueryView';
import { MatchStatus, ScreenSkeleton, StaffPage } from '@homestand/ui';
import { useStaffMatches } from '../../data/matches/matches';
import { pathTo, useRouteParams } from '../../paths';
import { NotFoundScreen } from '../../shell/NotFoundScreen';
import { MatchContent } from './MatchContent';

/** One match with everything that staff can change. */
export function MatchScreen() {
  const { matchId } = useRouteParams('match');
  const matches = useStaffMatches();
  const match = matches.data?.find((item) => item.matchId === Number(matchId));
  if (matches.data && !match) return <NotFoundScreen />;

  return (
    <StaffPage
      {...(match && { title: match.content.opponent })}
      mark={match && <MatchStatus status={match.state} />}
      backHref={pathTo('matches')}
      current="matches"
    >
      <QueryView
        of={{ ...matches, data: match }}
        pending={<ScreenSkeleton kind="plain" embedded />}
      >
        {(data) => <MatchContent key={data.matchId} match={data} mutate={matches.mutate} />}
      </QueryView>
    </StaffPage>
  );
}
