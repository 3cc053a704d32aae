import { QueryView } from '@homestand/app-core/react/QueryView';
import { ScreenSkeleton, StaffPage, VisitSheet } from '@homestand/ui';
import { useVisitSheet } from '../../data/matches/visits';
import { pathTo, useRouteParams, visitAddress } from '../../paths';

/** The code of one match to print. */
export function VisitSheetScreen() {
  const { matchId } = useRouteParams('visitSheet');
  const sheet = useVisitSheet(Number(matchId));
  return (
    <StaffPage backHref={pathTo('match', { matchId })} current="matches">
      <QueryView of={sheet} pending={<ScreenSkeleton kind="plain" embedded />}>
        {({ code, ...match }) => (
          <VisitSheet match={match} address={visitAddress(code)} onPrint={() => window.print()} />
        )}
      </QueryView>
    </StaffPage>
  );
}
