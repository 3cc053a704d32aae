import type { components } from '@homestand/api-client';
import { useSWRConfig } from 'swr';
import { useChange } from './cache';
import { type Order, type Orders, orderKey, ordersKey } from './orders';
import { keepPickups, pickupsKey } from './pickups';

type OrderEvent = Extract<components['schemas']['LiveEvent'], { type: 'order' }>;

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
