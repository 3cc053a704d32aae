import { QueryView } from '@homestand/app-core/react/QueryView';
import { Skeleton, StaffPage, SyncStatus, TillEntries, TillSummary } from '@homestand/ui';
import { useStaffSession } from '../../data/auth/staffSession';
import { useOwnTill } from '../../data/tills/tills';
import { pathTo } from '../../paths';
import { useHandOverQueue } from '../pickups/useHandOverQueue';
import { useLeave } from '../pickups/useLeave';
import { useSyncStatus } from '../pickups/useSyncStatus';
import { useCounts } from '../useCounts';
import { usePlaces } from '../usePlaces';

/** What this desk has taken today. What it has not sent is not in the sums. */
export function OwnTillScreen() {
  const till = useOwnTill();
  const sync = useSyncStatus();
  const { waiting } = useHandOverQueue();
  const leave = useLeave(waiting);
  return (
    <StaffPage
      name={useStaffSession()?.name ?? ''}
      hrefs={usePlaces()}
      counts={useCounts()}
      current="till"
      onLogout={leave.onLogout}
    >
      <SyncStatus {...sync} waiting={waiting} leaving={leave.refused} />
      <QueryView of={till} pending={<Skeleton lines={5} />}>
        {({ till: { id: _, ...sums }, notCounted, list, totalCount }) => (
          <>
            <TillSummary {...sums} />
            <TillEntries
              items={list}
              notCounted={notCounted}
              more={totalCount > list.length}
              hrefOf={(orderId) => pathTo('order', { orderId })}
            />
          </>
        )}
      </QueryView>
    </StaffPage>
  );
}
