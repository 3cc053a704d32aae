import { type components, type operations, unwrap } from '@homestand/api-client';
import { reportUnlessNotFound } from '@homestand/app-core/http/errorNotices';
import useSWR from 'swr';
import { client } from '../client';
import { unwrapBlob } from '../unwrapBlob';

type Schemas = components['schemas'];
export type StaffOrder = Schemas['StaffOrder'];
export type OrderMemo = Schemas['OrderMemo'];
/** Without what is not filtered. */
export type OrderFilters = Omit<
  NonNullable<operations['listStaffOrders']['parameters']['query']>,
  'page' | 'size'
>;

export const ordersPerPage = 50;

/** One page of the orders that the filters find, with the counts of all. */
export const useOrders = (filters: OrderFilters, page: number) =>
  useSWR(
    ['orders', filters, page] as const,
    ([, query, number]) =>
      unwrap(
        client.GET('/v1/admin/orders', {
          params: { query: { ...query, page: number, size: ordersPerPage } },
        }),
      ),
    { keepPreviousData: true },
  );

/** The products by which orders are filtered. */
export const useStaffProducts = () =>
  useSWR('staffProducts', async () => (await unwrap(client.GET('/v1/admin/products'))).list);

/** Everything about one order. Each load is in the log, so it is not repeated when the window gets the focus. */
export const useOrder = (orderId: string) =>
  useSWR(
    ['order', orderId] as const,
    ([, id]) =>
      unwrap(client.GET('/v1/admin/orders/{orderId}', { params: { path: { orderId: id } } })),
    { onError: reportUnlessNotFound, revalidateOnFocus: false },
  );

export const putOrderMemo = (
  orderId: string,
  body: Schemas['OrderMemoChange'],
): Promise<OrderMemo> =>
  unwrap(client.PUT('/v1/admin/orders/{orderId}/memo', { params: { path: { orderId } }, body }));

/** The CSV of all orders that the filters find. */
export const exportOrders = (filters: OrderFilters) =>
  unwrapBlob(client.GET('/v1/admin/orders.csv', { params: { query: filters }, parseAs: 'blob' }));
