import { QueryView } from '@homestand/app-core/react/QueryView';
import { GateCode, type GateCodes, ScreenSkeleton, StaffPage, useGateCode } from '@homestand/ui';
import { useGateCodes } from '../../data/matches/visits';
import { pathTo, useMatchInQuery } from '../../paths';

/** The code at the gate, on a screen that fans scan. It closes to the match it was opened from, or to the counter. */
export function GateScreen() {
  const codes = useGateCodes();
  const matchId = useMatchInQuery();
  const backHref =
    matchId === undefined ? pathTo('counter') : pathTo('match', { matchId: String(matchId) });
  return (
    <StaffPage backHref={backHref} current="gate">
      <QueryView of={codes} pending={<ScreenSkeleton kind="plain" embedded />}>
        {(data) => <Gate backHref={backHref} codes={data} />}
      </QueryView>
    </StaffPage>
  );
}

const Gate = ({ codes, backHref }: { codes: GateCodes; backHref: string }) => (
  <GateCode {...useGateCode(codes)} backHref={backHref} />
);
