import { type components, sendOnce, unwrap } from '@homestand/api-client';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import { useState } from 'react';
import useSWR from 'swr';
import { client } from '../client';

type Schemas = components['schemas'];
export type OrderRefunds = Schemas['OrderRefunds'];
export type RefundMeans = Schemas['RefundMeans'];

const refreshMs = 5000;
const refundsKey = (orderId: string) => ['refunds', orderId] as const;

const isDue = (refunds: OrderRefunds | undefined) =>
  refunds?.list.some(({ state }) => state === 'due') ?? false;

/** The money of an order and its refunds; loaded again every few seconds while the gateway has no result of one. */
export function useOrderRefunds(orderId: string) {
  // SWR asks a function for the interval no more once it has said 0.
  const [isWaiting, setIsWaiting] = useState(false);
  const refunds = useSWR(
    refundsKey(orderId),
    ([, id]) =>
      unwrap(
        client.GET('/v1/admin/orders/{orderId}/refunds', { params: { path: { orderId: id } } }),
      ),
    {
      // Each load asks the gateway.
      revalidateOnFocus: false,
      refreshInterval: isWaiting ? refreshMs : 0,
      // The result also arrives while another tab is in front.
      refreshWhenHidden: true,
    },
  );
  const waits = isDue(refunds.data);
  if (waits !== isWaiting) setIsWaiting(waits);
  return refunds;
}

/** Loads the money of an order again: what can be given back changes with its delivery. */
export const reloadRefunds = (orderId: string) => sessionCache().reload(refundsKey(orderId));

/** A refund that was sent and not answered: the server may have it. */
export type UnansweredRefund = {
  key: string;
  body: Schemas['OrderRefundRequest'];
  /** Refunds that the order had before. */
  knownIds: readonly string[];
};

/** The refund of this order that was not answered. It stays in the cache when its page is left. */
export function useUnansweredRefund(orderId: string) {
  const { data = null, mutate } = useSWR<UnansweredRefund | null>(
    ['unanswered-refund', orderId],
    null,
  );
  return [
    data,
    (next: UnansweredRefund | null) => void mutate(next, { revalidate: false }),
  ] as const;
}

/** Refunds, cancels or takes back: once for each key, however often it is sent. */
export const createOrderRefund = (
  orderId: string,
  key: string,
  body: Schemas['OrderRefundRequest'],
): Promise<OrderRefunds> =>
  sendOnce(key, (header) =>
    unwrap(
      client.POST('/v1/admin/orders/{orderId}/refunds', {
        params: { path: { orderId }, header },
        body,
      }),
    ),
  );

/** Decides about a refund that the gateway has refused. */
export const settleOrderRefund = (
  orderId: string,
  refundId: string,
  means: RefundMeans,
): Promise<OrderRefunds> =>
  unwrap(
    client.PUT('/v1/admin/orders/{orderId}/refunds/{refundId}', {
      params: { path: { orderId, refundId } },
      body: { means },
    }),
  );
