import { unlockSound } from '@homestand/app-core/browser/soundSignal';
import {
  CounterPage,
  DeskHeader,
  DeskScanner,
  type HandOverOutcome,
  PickupSearch,
  SyncStatus,
  useDeskScanner,
} from '@homestand/ui';
import { useHandOvers } from '../../data/counter/pickups';
import { setSound, useSound } from '../../data/counter/sound';
import { useStaffSession } from '../../data/staff/staffSession';
import { CounterContent } from './CounterContent';
import { progressOf } from './pickup.map';
import { useCounter } from './useCounter';
import { useCounterSearch } from './useCounterSearch';
import { useDeskLogout } from './useDeskLogout';
import { useDeskQueues } from './useDeskQueues';
import { useHandOverQueue } from './useHandOverQueue';
import { useSyncStatus } from './useSyncStatus';

/** Results that cover the screen until somebody has read them. */
const stops: readonly HandOverOutcome['kind'][] = [
  'alreadyHandedOver',
  'canceled',
  'refunded',
  'paymentFailed',
];

export function CounterScreen() {
  const counter = useCounter();
  const handOvers = useHandOvers();
  const search = useCounterSearch();
  const sound = useSound();
  const queue = useHandOverQueue();
  const sync = useSyncStatus();
  const leave = useDeskLogout(queue.waiting);
  const recent = handOvers.data !== undefined || !sync.offline || sync.asOf === null;
  const { orderId, pickup, result } = counter;
  const isStopped = result !== null && stops.includes(result.kind);
  const isOpen = orderId !== undefined && pickup.data?.state === 'open';
  const kind = isStopped ? 'stop' : isOpen ? 'hit' : 'scan';
  const scanner = useDeskScanner({
    reading: kind === 'scan',
    onTexts: counter.onTexts,
    onStart: unlockSound,
  });
  const session = useStaffSession();
  useDeskQueues();

  return (
    <CounterPage
      kind={kind}
      header={
        <DeskHeader
          name={session?.name ?? ''}
          counts={handOvers.data ? progressOf(handOvers.data) : null}
          sound={{ on: sound, onChange: setSound }}
          onLogout={leave.onLogout}
        >
          <SyncStatus {...sync} waiting={queue.waiting} leaving={leave.refused} />
        </DeskHeader>
      }
      scanner={<DeskScanner {...scanner} kind={result ? 'low' : 'tall'} />}
      search={<PickupSearch {...search.field} />}
    >
      <CounterContent {...{ counter, search, handOvers, queue }} recent={recent} />
    </CounterPage>
  );
}
