import { type components, unwrap } from '@homestand/api-client';
import { wakeDeliveryQueues } from '@homestand/app-core/delivery/deliveryQueue';
import { reportUnlessNotFound } from '@homestand/app-core/http/errorNotices';
import { useSessionCache } from '@homestand/app-core/http/sessionCache';
import { useState } from 'react';
import useSWR from 'swr';
import { client } from '../client';
import { useStaffSession } from '../staff/staffSession';
import { countUnsentBoothSales } from './boothQueue';
import { followDeskList, useDeskList } from './deskList';
import { pickupOnDevice, searchOnDevice } from './deskList.search';
import { countUnsentHandOvers, isInForce, isUndoOf, useQueuedHandOvers } from './handOverQueue';
import { noteConnection } from './noteConnection';

type Schemas = components['schemas'];
export type Pickup = Schemas['StaffPickup'];
export type HandOverList = Schemas['HandOverList'];

const handOversKey = 'hand-overs';
const pickupKey = (orderId: string) => ['pickup', orderId] as const;
const refreshMs = 5000;
const resultsShown = 10;
/** The limit of the contract. */
const maxUnsent = 9999;

/**
 * The last hand-overs of this session, and the counts of the counter; loaded again every few seconds. The same response
 * says whether the list of this device is current, and that queued hand-overs can be sent.
 */
export const useHandOvers = () =>
  useSWR(
    handOversKey,
    async () => {
      const unsent = countUnsentHandOvers() + countUnsentBoothSales();
      const query = { unsent: Math.min(unsent, maxUnsent) };
      const loaded = await noteConnection(
        unwrap(client.GET('/v1/admin/hand-overs', { params: { query } })),
      );
      wakeDeliveryQueues();
      followDeskList(loaded.changedAt).catch((error: unknown) => {
        console.error('network error', error);
      });
      return loaded;
    },
    { refreshInterval: refreshMs, refreshWhenOffline: true },
  );

/** One order: what this device knows at once, and then the server's answer. Its state decides what the counter shows. */
export function usePickup(orderId: string | undefined) {
  const { data, error, isValidating, mutate } = useSWR(
    orderId === undefined ? null : pickupKey(orderId),
    ([, id]) => loadPickup(id),
    { onError: reportUnlessNotFound },
  );
  const list = useDeskList();
  const withQueue = useQueue();
  const onDevice = orderId === undefined ? undefined : pickupOnDevice(list, orderId);
  const later = laterOf(data, onDevice);
  // The list of this device names nobody once an order is closed: what was on the screen stays there.
  const [named, setNamed] = useState<Pickup>();
  if (later && later.items.length > 0 && later !== named) setNamed(later);
  const before = named?.id === later?.id ? named : data;
  return {
    data: later && withQueue(later.items.length > 0 ? later : withNamesOf(later, before)),
    error: error as unknown,
    isValidating,
    mutate,
    /** Nothing but the device can be asked, and it does not know the order. */
    missing: later === undefined && list !== null,
  };
}

const loadPickup = (orderId: string): Promise<Pickup> =>
  noteConnection(
    unwrap(client.GET('/v1/admin/pickups/{orderId}', { params: { path: { orderId } } })),
  );

/** Of two answers of the server the later one. */
const laterOf = (data: Pickup | undefined, stored: Pickup | undefined) =>
  data && stored && stored.updatedAt > data.updatedAt ? stored : (data ?? stored);

const withNamesOf = (pickup: Pickup, before: Pickup | undefined): Pickup =>
  before ? { ...before, ...pickup, name: before.name, items: before.items } : pickup;

/** Those of these orders that can be handed over: what this device knows at once, and then the server's answers. */
export function useOpenPickups(orderIds: readonly string[]): Pickup[] {
  const { data } = useSWR(
    orderIds.length === 0 ? null : ['other-pickups', ...orderIds],
    ([, ...ids]) => Promise.all(ids.map(loadPickup)),
  );
  const list = useDeskList();
  const withQueue = useQueue();
  return orderIds
    .map((orderId) =>
      laterOf(
        data?.find(({ id }) => id === orderId),
        pickupOnDevice(list, orderId),
      ),
    )
    .flatMap((pickup) => (pickup ? [withQueue(pickup)] : []))
    .filter(({ state }) => state === 'open');
}

/** Orders by number or name: of this device at once, and then those of the server. Nothing without a query. */
export function usePickupSearch(query: string) {
  const { data, error, isLoading, isValidating, mutate } = useSWR(
    query === '' ? null : ['pickups', query],
    ([, text]) =>
      noteConnection(
        unwrap(
          client.GET('/v1/admin/pickups', {
            params: { query: { query: text, size: resultsShown } },
          }),
        ),
      ),
  );
  const withQueue = useQueue();
  return {
    data: data && { ...data, list: data.list.map(withQueue) },
    error: error as unknown,
    isLoading,
    isValidating,
    mutate,
  };
}

/** What this device finds for a text that is being typed; null without its list. */
export function useDeviceSearch(query: string) {
  const list = useDeskList();
  const withQueue = useQueue();
  if (!list || query === '') return null;
  const found = searchOnDevice(list.open, query, resultsShown);
  return { ...found, list: found.list.map(withQueue) };
}

/** All orders that wait, as this device knows them; null without its list. */
export function useWaitingPickups(): Pickup[] | null {
  const list = useDeskList();
  const withQueue = useQueue();
  return list?.open.map(withQueue).filter(({ state }) => state === 'open') ?? null;
}

/** An order with what this device has done with it and the server does not have yet. */
function useQueue(): (pickup: Pickup) => Pickup {
  const queue = useQueuedHandOvers();
  const by = useStaffSession()?.name ?? null;
  return (pickup) => {
    const { handOver } = pickup;
    const isTakenBack = queue.some((item) => handOver && isUndoOf(item, handOver.id));
    if (handOver && isTakenBack && pickup.items.length > 0)
      return { ...pickup, state: 'open', due: handOver.amount, handOver: null };
    const item = queue.find((queued) => queued.orderId === pickup.id && isInForce(queued));
    if (!item || pickup.state !== 'open') return pickup;
    const { at, means, amount } = item;
    return {
      ...pickup,
      state: 'handed_over',
      due: 0,
      handOver: { id: null, at, by: item.by?.name ?? by, means, amount, undoUntil: at },
    };
  };
}

/** Puts an order that a call has returned into the cache, and loads the counts again. */
export function useStorePickup(): (pickup: Pickup) => void {
  const { replace, reload } = useSessionCache();
  return (pickup) => {
    void replace(pickupKey(pickup.id), pickup);
    void reload(handOversKey);
  };
}
