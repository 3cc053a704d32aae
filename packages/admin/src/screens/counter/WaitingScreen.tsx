import { PickupSearchResults, StaffPage } from '@homestand/ui';
import { useStaffSession } from '../../data/staff/staffSession';
import { useWaitingPickups } from '../../data/counter/pickups';
import { pathTo } from '../../paths';
import { useCounts } from '../useCounts';
import { usePlaces } from '../usePlaces';
import { DeskSync } from './DeskSync';
import { foundOf } from './pickup.map';
import { useHandOverQueue } from './useHandOverQueue';
import { useLeave } from './useLeave';
import { useSyncStatus } from './useSyncStatus';

/** All orders that wait to be handed over, from the list of this device: it is there without a connection, too. */
export function WaitingScreen() {
  const pickups = useWaitingPickups();
  const { offline } = useSyncStatus();
  const leave = useLeave(useHandOverQueue().waiting);
  return (
    <StaffPage
      name={useStaffSession()?.name ?? ''}
      hrefs={usePlaces()}
      counts={useCounts()}
      current="waiting"
      onLogout={leave.onLogout}
    >
      <DeskSync leaving={leave.refused} />
      {(pickups || !offline) && (
        <PickupSearchResults
          query={null}
          items={pickups?.map(foundOf) ?? null}
          hrefOf={(orderId) => pathTo('order', { orderId })}
        />
      )}
    </StaffPage>
  );
}
