import { QueryView } from '@homestand/app-core/react/QueryView';
import {
  HandOverResult,
  PickupHit,
  PickupSearchResults,
  RecentHandOvers,
  Skeleton,
} from '@homestand/ui';
import type { useHandOvers } from '../../data/pickups/pickups';
import { pathTo } from '../../paths';
import { orderOf, recentOf } from './pickup.map';
import type { useCounter } from './useCounter';
import type { useSearch } from './useSearch';

const recentShown = 3;

type Props = {
  counter: ReturnType<typeof useCounter>;
  search: ReturnType<typeof useSearch>;
  handOvers: ReturnType<typeof useHandOvers>;
};

/** What stands below the camera: the search, a result, an order, or the last hand-overs. */
export function CounterContent({ counter, search, handOvers }: Props) {
  const { orderId, pickup, handOver, result, back } = counter;
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
              due={data.due}
              means={handOver.means}
              onMeansChange={handOver.setMeans}
              pending={handOver.pending}
              error={handOver.errorOf(data.id)}
              onHandOver={() => void handOver.handOver(data, pickup.mutate)}
              onBack={back}
            />
          )}
        </QueryView>
      )}
      {orderId === undefined && result?.kind !== 'handedOver' && (
        <QueryView of={handOvers} pending={<Skeleton lines={3} />}>
          {(data) => <RecentHandOvers items={recentOf(data).slice(0, recentShown)} />}
        </QueryView>
      )}
    </>
  );
}

const hrefOf = (orderId: string) => pathTo('order', { orderId });
