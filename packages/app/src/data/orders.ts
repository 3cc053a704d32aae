import { ApiError, type components, unwrap } from '@homestand/api-client';
import type { ListEdge } from '@homestand/ui';
import { useEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { keep, kept } from '../lib/kept';
import { hasFields } from '../lib/storage';
import { getSession } from '../stores/session.store';
import { client } from './api';
import { useChange } from './cache';
import { useClub } from './club';
import { reportFailure } from './failures';
import { appendNew, edgeOf, pageAfter, pageSize } from './pages';

type Schemas = components['schemas'];
export type Order = Schemas['Order'];
type OrderPage = Schemas['OrderPage'];
type OrderEvent = Extract<Schemas['LiveEvent'], { type: 'order' }>;

export type Orders = { items: readonly Order[]; total: number };

/** An order that waits at the counter: no more of it than the counter needs. */
export type Pickup = { id: string; createdAt: string; code: string; items: readonly PickupItem[] };
type PickupItem = { name: string; quantity: number };

export const ordersKey = 'orders';
export const pickupsKey = 'pickups';
export const orderKey = (orderId: string) => ['order', orderId] as const;

/** Every order of the fan, newest first. Page 1 goes before what is known; later pages append. */
export function useOrders() {
  const { read } = useChange();
  const orders = useSWR(ordersKey, () => loadOrders(read<Orders>(ordersKey)));
  const [edge, setEdge] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { data, mutate } = orders;

  async function loadMore() {
    if (!data) return;
    setEdge('loading');
    try {
      const page = await fetchPage(pageAfter(data.items.length), pageSize);
      await mutate((now) => now && grown(now, page), { revalidate: false });
      setEdge('idle');
    } catch (error) {
      reportFailure(error);
      setEdge('failed');
    }
  }

  const more: ListEdge = !data
    ? 'none'
    : edge === 'idle'
      ? edgeOf(data.items.length, data.total)
      : edge;

  return { ...orders, more, loadMore };
}

/** What was scrolled to stays when the list is looked at anew: orders come, and never go. */
async function loadOrders(before: Orders | undefined): Promise<Orders> {
  const { list, totalCount } = await fetchPage(1, pageSize);
  return { items: appendNew(list, before?.items ?? [], ({ id }) => id), total: totalCount };
}

function grown(now: Orders, page: OrderPage): Orders {
  const items = appendNew(now.items, page.list, ({ id }) => id);
  // A page that brings nothing new is the last one, whatever it counts.
  return { items, total: items.length === now.items.length ? items.length : page.totalCount };
}

const fetchPage = (page: number, size: number): Promise<OrderPage> =>
  unwrap(client.GET('/v1/user/orders', { params: { query: { page, size } } }));

/** One order, at once where the list has it. */
export function useOrder(orderId: string) {
  const { read } = useChange();
  const [known] = useState(() =>
    read<Orders>(ordersKey)?.items.find((order) => order.id === orderId),
  );
  return useSWR(
    orderKey(orderId),
    async () =>
      (await unwrap(client.GET('/v1/user/orders/{orderId}', { params: { path: { orderId } } })))
        .order,
    { onError: reportUnlessMissing, ...(known && { fallbackData: known }) },
  );
}

/** The receipt of a paid order, with what was bought. */
export const useReceipt = (orderId: string) =>
  useSWR(
    ['receipt', orderId],
    async () => {
      const of = { params: { path: { orderId } } };
      const [receipt, { order }] = await Promise.all([
        unwrap(client.GET('/v1/user/orders/{orderId}/receipt', of)),
        unwrap(client.GET('/v1/user/orders/{orderId}', of)),
      ]);
      return { receipt, order };
    },
    { onError: reportUnlessMissing, revalidateOnFocus: false },
  );

/** There is no such order, or it is somebody else's, or the address names none. */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && [400, 404, 422].includes(error.code);

/** What is missing says so in its own place. */
function reportUnlessMissing(error: unknown) {
  if (!isMissing(error)) reportFailure(error);
}

/** What a live event about an order changes, wherever it shows. */
export function useOrderNews(): (event: OrderEvent) => void {
  const { mutate } = useSWRConfig();
  const { change } = useChange();
  return (event) => {
    change<Order>(orderKey(event.orderId), (now) => withNews(now, event));
    change<Orders>(ordersKey, (now) => ({
      ...now,
      items: now.items.map((order) => withNews(order, event)),
    }));
    // Some of an order is not in its event: the tracking number, and when it was over.
    void mutate(orderKey(event.orderId));
    void mutate(ordersKey);
    void mutate(pickupsKey, keepPickups(), { revalidate: false }).catch(() => {});
  };
}

const withNews = (order: Order, event: OrderEvent): Order =>
  order.id === event.orderId
    ? { ...order, deliveryStatus: event.deliveryStatus, paymentStatus: event.paymentStatus }
    : order;

const mostAtOnce = 100;

/** What waits at the counter, read to the end of the list and kept for a place without a line. */
export async function keepPickups(): Promise<Pickup[]> {
  const askedBy = getSession()?.userId;
  const orders: Order[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const { list, totalPage } = await fetchPage(page, mostAtOnce);
    orders.push(...list);
    last = totalPage;
  }
  const open = orders.filter(isOpenPickup);
  const template = open.length > 0 ? (await unwrap(client.GET('/v1/club'))).adminOrderUrl : '';
  const pickups = open.map(({ id, createdAt, orderItems }) => ({
    id,
    createdAt,
    code: addressOf(template, id),
    items: orderItems.map(({ productName, quantity }) => ({ name: productName, quantity })),
  }));
  keep(pickupsKey, pickups, askedBy);
  return pickups;
}

const isOpenPickup = ({ deliveryMethod, deliveryStatus }: Order) =>
  deliveryMethod === 'venue' && deliveryStatus === 'pending';

const isPickup = (value: unknown) =>
  hasFields(value, { id: ['string'], createdAt: ['string'], code: ['string'] }) &&
  Array.isArray((value as { items?: unknown }).items) &&
  (value as Pickup).items.every((item) =>
    hasFields(item, { name: ['string'], quantity: ['number'] }),
  );

const isPickups = (value: unknown): value is Pickup[] =>
  Array.isArray(value) && value.every(isPickup);

const keptPickups = () => kept(pickupsKey, isPickups);

/** What waits at the counter; without a line as it last was, and since when. */
export function useOpenPickups() {
  const [last] = useState(keptPickups);
  const pickups = useSWR(pickupsKey, keepPickups, last ? { fallbackData: last.value } : {});
  const offlineSince = pickups.error && pickups.data ? (keptPickups()?.at ?? null) : null;
  return { ...pickups, offlineSince };
}

/** Once somebody is in and nothing else is to be done, the codes are here for a place without a line. */
export function usePickupsKept() {
  useEffect(() => {
    if (getSession()?.viewer !== 'user') return;
    const load = () => void keepPickups().catch(() => {});
    // Safari has no idle callback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(load, laterThanScreens);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(load, { timeout: laterThanScreens });
    return () => cancelIdleCallback(handle);
  }, []);
}

const laterThanScreens = 3000;

/** What the code of an order says: the club's address for it, also where the club cannot be asked. */
export function useOrderCode(): (orderId: string) => string {
  const { data: club } = useClub();
  return (orderId) =>
    club
      ? addressOf(club.adminOrderUrl, orderId)
      : (keptPickups()?.value.find(({ id }) => id === orderId)?.code ??
        addressOf(`${window.location.origin}/admin/orders/{id}/edit`, orderId));
}

const addressOf = (template: string, orderId: string) =>
  template.replaceAll('{id}', encodeURIComponent(orderId));
