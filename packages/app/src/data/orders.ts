import { type components, unwrap } from '@homestand/api-client';
import type { ListEdge } from '@homestand/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { client } from './api';
import { useChange } from './cache';
import { reportFailure, reportUnlessMissing } from './failures';
import { appendNew, edgeOf, pageAfter, pageSize } from './pages';

type Schemas = components['schemas'];
export type Order = Schemas['Order'];
type OrderPage = Schemas['OrderPage'];

export type Orders = { items: readonly Order[]; total: number };

export const ordersKey = 'orders';
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
      const page = await fetchOrders(pageAfter(data.items.length), pageSize);
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
  const { list, totalCount } = await fetchOrders(1, pageSize);
  return { items: appendNew(list, before?.items ?? [], ({ id }) => id), total: totalCount };
}

function grown(now: Orders, page: OrderPage): Orders {
  const items = appendNew(now.items, page.list, ({ id }) => id);
  // A page that brings nothing new is the last one, whatever it counts.
  return { items, total: items.length === now.items.length ? items.length : page.totalCount };
}

export const fetchOrders = (page: number, size: number): Promise<OrderPage> =>
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
