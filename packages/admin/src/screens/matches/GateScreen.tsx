import { QueryView } from '@homestand/app-core/react/QueryView';
import { GateCode, type GateCodes, ScreenSkeleton, StaffPage, useGateCode } from '@homestand/ui';
import { useGateCodes } from '../../data/matches/visits';
import { pathTo } from '../../paths';

/** The code at the gate, on a screen that fans scan. */
export function GateScreen() {
  const codes = useGateCodes();
  return (
    <StaffPage backHref={pathTo('counter')} current="gate">
      <QueryView of={codes} pending={<ScreenSkeleton kind="plain" embedded />}>
        {(data) => <Gate {...data} />}
      </QueryView>
    </StaffPage>
  );
}

const Gate = (codes: GateCodes) => (
  <GateCode {...useGateCode(codes)} backHref={pathTo('counter')} />
);
