import { QueryView } from '@homestand/app-core/react/QueryView';
import { PickupSearchResults } from '@homestand/ui';
import { useHandOvers, useWaitingPickups } from '../../data/counter/pickups';
import { pathTo } from '../../paths';
import { DeskPage } from './DeskPage';
import { foundOf } from './pickup.map';

const hrefOf = (orderId: string) => pathTo('counterOrder', { orderId });

/** All orders that wait to be handed over, from the list of this device: it is there without a connection, too. */
export function WaitingScreen() {
  const pickups = useWaitingPickups();
  // The answer that says whether the list is current also loads it.
  const { error, isValidating, mutate } = useHandOvers();
  const list = { data: pickups ?? undefined, error, isValidating, mutate };
  return (
    <DeskPage current="waiting">
      <QueryView
        of={list}
        pending={<PickupSearchResults query={null} items={null} hrefOf={hrefOf} />}
      >
        {(waiting) => (
          <PickupSearchResults query={null} items={waiting.map(foundOf)} hrefOf={hrefOf} />
        )}
      </QueryView>
    </DeskPage>
  );
}
