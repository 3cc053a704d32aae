import { PickupSearchResults, StaffPage } from '@homestand/ui';
import { useWaitingPickups } from '../../data/counter/pickups';
import { useStaffSession } from '../../data/staff/staffSession';
import { pathTo } from '../../paths';
import { useMenuBadges } from '../useMenuBadges';
import { useMenuLinks } from '../useMenuLinks';
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
      hrefs={useMenuLinks()}
      counts={useMenuBadges()}
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
