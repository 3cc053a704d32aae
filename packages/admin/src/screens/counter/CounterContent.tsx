import { QueryView } from '@homestand/app-core/react/QueryView';
import {
  HandOverQueue,
  HandOverResult,
  PickupHit,
  PickupSearchResults,
  RecentHandOvers,
  RefusedHandOvers,
  Skeleton,
} from '@homestand/ui';
import type { useHandOvers } from '../../data/counter/pickups';
import { useRefusedHandOvers } from '../../data/counter/refusedHandOvers';
import { pathTo } from '../../paths';
import { useMenuLinks } from '../../shell/useMenuLinks';
import { dueOf, orderOf, recentOf, refusedOf } from './pickup.map';
import type { useCounter } from './useCounter';
import type { useCounterSearch } from './useCounterSearch';
import type { useHandOverQueue } from './useHandOverQueue';

type Props = {
  counter: ReturnType<typeof useCounter>;
  search: ReturnType<typeof useCounterSearch>;
  handOvers: ReturnType<typeof useHandOvers>;
  queue: ReturnType<typeof useHandOverQueue>;
  /** Whether the last hand-overs are shown; the counter works without them. */
  recent: boolean;
};

/** Content below the camera: the search, a result, an order, or the last hand-overs. */
export function CounterContent({ counter, search, handOvers, queue, recent }: Props) {
  const { orderId, pickup, together, handOver, result, back } = counter;
  const { data: refused } = useRefusedHandOvers(useMenuLinks().orders !== undefined);
  if (search.query !== '' && orderId === undefined)
    return (
      <QueryView of={search.found} pending={<PickupSearchResults {...search} hrefOf={hrefOf} />}>
        {() => <PickupSearchResults {...search} hrefOf={hrefOf} />}
      </QueryView>
    );
  return (
    <>
      <HandOverResult
        result={result}
        undo={orderId === undefined ? handOver.undo : undefined}
        onBack={back}
        onRetry={() => void pickup.mutate()}
        retrying={pickup.isValidating}
      />
      {orderId !== undefined && !result && (
        <QueryView of={pickup} pending={<Skeleton ratio="4/3" />}>
          {(data) => (
            <PickupHit
              order={orderOf(data)}
              others={{ ...together, orders: together.others.map(orderOf) }}
              due={dueOf(together.with(data))}
              means={handOver.meansOf(data.id)}
              onMeansChange={(means) => handOver.chooseMeans(data.id, means)}
              pending={handOver.pending}
              error={handOver.errorOf(data.id)}
              onHandOver={() => void handOver.handOver(together.with(data))}
              onBack={back}
            />
          )}
        </QueryView>
      )}
      {orderId === undefined && <HandOverQueue items={queue.items} onConfirm={queue.onConfirm} />}
      {recent && orderId === undefined && result?.kind !== 'handedOver' && (
        <QueryView of={handOvers} pending={<RecentHandOvers items={null} hrefOf={hrefOf} />}>
          {(data) => <RecentHandOvers items={recentOf(data).slice(0, 3)} hrefOf={hrefOf} />}
        </QueryView>
      )}
      {orderId === undefined && refused && (
        <RefusedHandOvers items={refusedOf(refused)} hrefOf={detailsHrefOf} />
      )}
    </>
  );
}

const hrefOf = (orderId: string) => pathTo('counterOrder', { orderId });
const detailsHrefOf = (orderId: string) => pathTo('order', { orderId });
