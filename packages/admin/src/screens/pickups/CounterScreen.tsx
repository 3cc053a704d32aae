import { useOffline } from '@homestand/app-core/browser/connection';
import { unlockSound } from '@homestand/app-core/browser/signal';
import {
  CounterPage,
  DeskHeader,
  DeskScanner,
  type HandOverOutcome,
  PickupSearch,
  useDeskScanner,
} from '@homestand/ui';
import { logOut } from '../../data/auth/login';
import { useStaffSession } from '../../data/auth/staffSession';
import { useHandOvers } from '../../data/pickups/pickups';
import { setSound, useSound } from '../../data/pickups/sound';
import { usePlaces } from '../usePlaces';
import { CounterContent } from './CounterContent';
import { useCounter } from './useCounter';
import { useSearch } from './useSearch';

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
  const search = useSearch();
  const sound = useSound();
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
  const { handedOverToday = 0, open = 0 } = handOvers.data ?? {};

  return (
    <CounterPage
      kind={kind}
      header={
        <DeskHeader
          name={session?.name ?? ''}
          counts={
            handOvers.data ? { handedOver: handedOverToday, total: handedOverToday + open } : null
          }
          offline={useOffline()}
          sound={{ on: sound, onChange: setSound }}
          ordersHref={usePlaces().orders}
          onLogout={() => void logOut()}
        />
      }
      scanner={<DeskScanner {...scanner} kind={result ? 'low' : 'tall'} />}
      search={<PickupSearch {...search.field} />}
    >
      <CounterContent {...{ counter, search, handOvers }} />
    </CounterPage>
  );
}
