import type { components } from '@homestand/api-client';
import { useSwrCache } from '@homestand/app-core/http/swr';
import { useSWRConfig } from 'swr';
import { pickupsKey, storeOpenPickups } from './openPickups';
import { type Order, type Orders, orderKey, ordersKey } from './orders';

type OrderEvent = Extract<components['schemas']['LiveEvent'], { type: 'order' }>;

/** What a live event about an order changes, wherever it shows. */
export function useOrderEvents(): (event: OrderEvent) => void {
  const { mutate } = useSWRConfig();
  const { change } = useSwrCache();
  return (event) => {
    change<Order>(orderKey(event.orderId), (now) => withNews(now, event));
    change<Orders>(ordersKey, (now) => ({
      ...now,
      items: now.items.map((order) => withNews(order, event)),
    }));
    // Some of an order is not in its event: the tracking number, and when it was over.
    void mutate(orderKey(event.orderId));
    void mutate(ordersKey);
    void mutate(pickupsKey, storeOpenPickups(), { revalidate: false }).catch(() => {});
  };
}

const withNews = (order: Order, event: OrderEvent): Order =>
  order.id === event.orderId
    ? { ...order, deliveryStatus: event.deliveryStatus, paymentStatus: event.paymentStatus }
    : order;
