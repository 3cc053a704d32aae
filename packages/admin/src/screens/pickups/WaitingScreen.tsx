import { PickupSearchResults, StaffPage, SyncStatus } from '@homestand/ui';
import { useStaffSession } from '../../data/auth/staffSession';
import { useHandOvers, useWaitingPickups } from '../../data/pickups/pickups';
import { pathTo } from '../../paths';
import { useCounts } from '../useCounts';
import { usePlaces } from '../usePlaces';
import { foundOf } from './pickup.map';
import { useHandOverQueue } from './useHandOverQueue';
import { useLeave } from './useLeave';
import { useSyncStatus } from './useSyncStatus';

/** All orders that wait to be handed over, from the list of this device: it is there without a connection, too. */
export function WaitingScreen() {
  // Keeps the list of this device current.
  useHandOvers();
  const pickups = useWaitingPickups();
  const sync = useSyncStatus();
  const { waiting } = useHandOverQueue();
  const leave = useLeave(waiting);
  return (
    <StaffPage
      name={useStaffSession()?.name ?? ''}
      hrefs={usePlaces()}
      counts={useCounts()}
      current="waiting"
      onLogout={leave.onLogout}
    >
      <SyncStatus {...sync} waiting={waiting} leaving={leave.refused} />
      {(pickups || !sync.offline) && (
        <PickupSearchResults
          query={null}
          items={pickups?.map(foundOf) ?? null}
          hrefOf={(orderId) => pathTo('order', { orderId })}
        />
      )}
    </StaffPage>
  );
}
