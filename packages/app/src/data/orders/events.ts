import type { components } from '@homestand/api-client';
import { useSwrCache } from '@homestand/app-core/http/swr';
import { useSWRConfig } from 'swr';
import { pickupsKey, storeOpenPickups } from './openPickups';
import { type Order, type Orders, orderKey, ordersKey } from './orders';

type OrderEvent = Extract<components['schemas']['LiveEvent'], { type: 'order' }>;

/** Applies a live event about an order to the cached orders. */
export function useOrderEvents(): (event: OrderEvent) => void {
  const { mutate } = useSWRConfig();
  const { change } = useSwrCache();
  return (event) => {
    change<Order>(orderKey(event.orderId), (now) => withEvent(now, event));
    change<Orders>(ordersKey, (now) => ({
      ...now,
      items: now.items.map((order) => withEvent(order, event)),
    }));
    // The event lacks the tracking number and the completion time, so the order reloads.
    void mutate(orderKey(event.orderId));
    void mutate(ordersKey);
    void mutate(pickupsKey, storeOpenPickups(), { revalidate: false }).catch(() => {});
  };
}

const withEvent = (order: Order, event: OrderEvent): Order =>
  order.id === event.orderId
    ? { ...order, deliveryStatus: event.deliveryStatus, paymentStatus: event.paymentStatus }
    : order;
