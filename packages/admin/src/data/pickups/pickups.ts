import { type components, NetworkError, sendOnce, unwrap } from '@homestand/api-client';
import { setOffline } from '@homestand/app-core/browser/connection';
import { reportUnlessNotFound } from '@homestand/app-core/http/errorNotices';
import useSWR, { useSWRConfig } from 'swr';
import { client } from '../client';

type Schemas = components['schemas'];
export type Pickup = Schemas['StaffPickup'];
export type HandOverList = Schemas['HandOverList'];
type Payment = Schemas['HandOverPayment'];

const handOversKey = 'hand-overs';
const pickupKey = (orderId: string) => ['pickup', orderId] as const;
const refreshMs = 5000;
const resultsShown = 10;

/** The counter has no event stream: each call says whether the server is reachable. */
async function noting<Result>(call: Promise<Result>): Promise<Result> {
  try {
    const result = await call;
    setOffline(false);
    return result;
  } catch (error) {
    if (!(error instanceof NetworkError)) setOffline(false);
    else if (error.reason !== 'aborted') setOffline(true);
    throw error;
  }
}

/** The last hand-overs of this session, and the counts of the counter; loaded again every few seconds. */
export const useHandOvers = () =>
  useSWR(handOversKey, () => noting(unwrap(client.GET('/v1/admin/hand-overs'))), {
    refreshInterval: refreshMs,
    refreshWhenOffline: true,
  });

/** One order; its state decides what the counter shows. */
export const usePickup = (orderId: string | undefined) =>
  useSWR(
    orderId === undefined ? null : pickupKey(orderId),
    ([, id]) =>
      noting(
        unwrap(client.GET('/v1/admin/pickups/{orderId}', { params: { path: { orderId: id } } })),
      ),
    { onError: reportUnlessNotFound },
  );

/** Orders by number or name; nothing without a query. */
export const usePickupSearch = (query: string) =>
  useSWR(
    query === '' ? null : ['pickups', query],
    ([, text]) =>
      noting(
        unwrap(
          client.GET('/v1/admin/pickups', {
            params: { query: { query: text, size: resultsShown } },
          }),
        ),
      ),
    { keepPreviousData: true },
  );

/** Records that the goods were handed over: once for each key, however often it is sent. */
export const handOverPickup = (orderId: string, key: string, body: Payment): Promise<Pickup> =>
  sendOnce(key, (header) =>
    noting(
      unwrap(
        client.POST('/v1/admin/pickups/{orderId}/hand-over', {
          params: { path: { orderId }, header },
          body,
        }),
      ),
    ),
  );

/** Takes one hand-over back. Its id makes a repeat harmless. */
export const undoHandOver = (orderId: string, handOverId: string): Promise<Pickup> =>
  noting(
    unwrap(
      client.POST('/v1/admin/pickups/{orderId}/undo', {
        params: { path: { orderId } },
        body: { handOverId },
      }),
    ),
  );

/** Puts an order that a call has returned into the cache, and loads the counts again. */
export function useStorePickup(): (pickup: Pickup) => void {
  const { mutate } = useSWRConfig();
  return (pickup) => {
    void mutate(pickupKey(pickup.id), pickup, { revalidate: false });
    void mutate(handOversKey);
  };
}
