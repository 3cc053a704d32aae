import { unwrap } from '@homestand/api-client';
import { maxPageSize } from '@homestand/api-client/limits';
import { list } from '@homestand/api-client/moreSchemas';
import { number, object, string, type ValueOf } from '@homestand/api-client/schema';
import { client } from '@homestand/app-core/http/client';
import { loadAndStore } from '@homestand/app-core/offline/offlineCache';
import { createOfflineCopy, useOfflineCopy } from '@homestand/app-core/offline/useOfflineCopy';
import { getSession } from '@homestand/app-core/session/session';
import { useEffect } from 'react';
import useSWR from 'swr';
import { useClub } from '../club/club';
import { fetchOrders, type Order } from './orders';

/** An open pickup: only what the counter needs. */
const pickup = object({
  id: string,
  createdAt: string,
  code: string,
  items: list(object({ name: string, quantity: number })),
});
export type Pickup = ValueOf<typeof pickup>;

export const pickupsKey = 'pickups';

/** Loads all open pickups. */
async function loadOpenPickups(): Promise<readonly Pickup[]> {
  const orders: Order[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const { list, totalPage } = await fetchOrders(page, maxPageSize);
    orders.push(...list);
    last = totalPage;
  }
  const open = orders.filter(isOpenPickup);
  const template = open.length > 0 ? (await unwrap(client.GET('/v1/club'))).adminOrderUrl : '';
  return open.map(({ id, createdAt, orderItems }) => ({
    id,
    createdAt,
    code: addressOf(template, id),
    items: orderItems.map(({ productName, quantity }) => ({ name: productName, quantity })),
  }));
}

/** The same, and stores them for offline use. */
export const storeOpenPickups = () => loadAndStore(pickupsKey, loadOpenPickups);

const isOpenPickup = ({ deliveryMethod, deliveryStatus }: Order) =>
  deliveryMethod === 'venue' && deliveryStatus === 'pending';

const pickupsCopy = createOfflineCopy(pickupsKey, list(pickup));

/** Open pickups; offline the offline copy and its time. */
export function useOpenPickups() {
  const pickups = useSWR(pickupsKey, loadOpenPickups);
  return { ...pickups, ...useOfflineCopy(pickups, pickupsCopy, { atOnce: true }) };
}

/** Stores the pickup codes for offline use once the session has started and the browser is idle. */
export function useKeepOpenPickups() {
  useEffect(() => {
    if (getSession()?.viewer !== 'user') return;
    const load = () => void storeOpenPickups().catch(() => {});
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(load, laterThanScreens);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(load, { timeout: laterThanScreens });
    return () => cancelIdleCallback(handle);
  }, []);
}

const laterThanScreens = 3000;

/**
 * Content of an order's QR code: the club's address for it, from the offline copy where the club cannot be
 * loaded.
 */
export function useOrderCode(): (orderId: string) => string {
  const { data: club } = useClub();
  return (orderId) =>
    club
      ? addressOf(club.adminOrderUrl, orderId)
      : (pickupsCopy.read()?.value.find(({ id }) => id === orderId)?.code ??
        addressOf(`${window.location.origin}/admin/orders/{id}/edit`, orderId));
}

const addressOf = (template: string, orderId: string) =>
  template.replaceAll('{id}', encodeURIComponent(orderId));
