import { ApiError } from '@homestand/api-client';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { MatchPacking, ScreenSkeleton, StaffPage } from '@homestand/ui';
import { useState } from 'react';
import { useMatchPacking, usePackingTicks } from '../../data/matches/packing';
import { pathTo, usePackingView, useRouteParams } from '../../paths';
import { NotFoundScreen } from '../../shell/NotFoundScreen';
import { packingRows, tickOf } from './packing.map';

/** What a match takes along and brings back. It opens without a connection, too: the car is loaded where there is none. */
export function MatchPackingScreen() {
  const { matchId } = useRouteParams('matchPacking');
  const loaded = useMatchPacking(Number(matchId));
  const { ticks, setTick } = usePackingTicks(Number(matchId));
  const views = usePackingView();
  const [labels, setLabels] = useState<{ layout: 12 | 24; start: number | null }>({
    layout: 24,
    start: 1,
  });
  const { error } = loaded;
  if (error instanceof ApiError && error.code === 404) return <NotFoundScreen />;
  return (
    <StaffPage backHref={pathTo('match', { matchId })} current="matches">
      <QueryView of={loaded} pending={<ScreenSkeleton kind="plain" embedded />}>
        {({ at, packing, isWhole }) => (
          <MatchPacking
            {...views}
            match={packing.match}
            asOf={error ? at : null}
            rows={packingRows(packing.goods, ticks)}
            onTick={(row, ticked) => setTick(row.key, ticked ? tickOf(row) : null)}
            orders={isWhole ? packing.orders : null}
            totalCount={packing.totalCount}
            labels={{ ...labels, onChange: setLabels }}
            onPrint={() => window.print()}
          />
        )}
      </QueryView>
    </StaffPage>
  );
}
