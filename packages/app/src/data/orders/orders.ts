import { type components, unwrap } from '@homestand/api-client';
import { reportUnlessNotFound } from '@homestand/app-core/http/errorNotices';
import { appendNew, pageSize, withPage } from '@homestand/app-core/http/pages';
import { useSessionCache } from '@homestand/app-core/http/sessionCache';
import { useLoadMore } from '@homestand/app-core/http/useLoadMore';
import { useState } from 'react';
import useSWR from 'swr';
import { client } from '../client';

type Schemas = components['schemas'];
export type Order = Schemas['Order'];
type OrderPage = Schemas['OrderPage'];

export type Orders = { items: readonly Order[]; total: number };

export const ordersKey = 'orders';
export const orderKey = (orderId: string) => ['order', orderId] as const;

/** All orders of the fan, newest first. Page 1 is merged before the loaded ones; later pages are appended. */
export function useOrders() {
  const { read } = useSessionCache();
  const orders = useSWR(ordersKey, () => loadOrders(read<Orders>(ordersKey)));
  const { data } = orders;
  const { edge, loadMore } = useLoadMore({
    key: ordersKey,
    loaded: data && { count: data.items.length, total: data.total },
    fetch: fetchOrders,
    merge: (now: Orders, page) => withPage(now, page, ({ id }) => id),
  });
  return { ...orders, more: edge, loadMore };
}

/** Loaded pages stay when the list reloads: orders are added, never removed. */
async function loadOrders(before: Orders | undefined): Promise<Orders> {
  const { list, totalCount } = await fetchOrders(1, pageSize);
  return { items: appendNew(list, before?.items ?? [], ({ id }) => id), total: totalCount };
}

export const fetchOrders = (page: number, size: number): Promise<OrderPage> =>
  unwrap(client.GET('/v1/user/orders', { params: { query: { page, size } } }));

/** One order, shown at once when the list has it. */
export function useOrder(orderId: string) {
  const { read } = useSessionCache();
  const [cachedOrder] = useState(() =>
    read<Orders>(ordersKey)?.items.find((order) => order.id === orderId),
  );
  return useSWR(
    orderKey(orderId),
    async () =>
      (await unwrap(client.GET('/v1/user/orders/{orderId}', { params: { path: { orderId } } })))
        .order,
    { onError: reportUnlessNotFound, ...(cachedOrder && { fallbackData: cachedOrder }) },
  );
}

/** The receipt of a paid order, with its items. */
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
    { onError: reportUnlessNotFound, revalidateOnFocus: false },
  );
