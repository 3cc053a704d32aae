import { PickupSearchResults } from '@homestand/ui';
import { useWaitingPickups } from '../../data/counter/pickups';
import { pathTo } from '../../paths';
import { DeskPage } from './DeskPage';
import { foundOf } from './pickup.map';
import { useSyncStatus } from './useSyncStatus';

/** All orders that wait to be handed over, from the list of this device: it is there without a connection, too. */
export function WaitingScreen() {
  const pickups = useWaitingPickups();
  const { offline } = useSyncStatus();
  return (
    <DeskPage current="waiting">
      {(pickups || !offline) && (
        <PickupSearchResults
          query={null}
          items={pickups?.map(foundOf) ?? null}
          hrefOf={(orderId) => pathTo('counterOrder', { orderId })}
        />
      )}
    </DeskPage>
  );
}
