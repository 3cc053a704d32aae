import type { components } from '@homestand/api-client';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import { pickupsKey, storeOpenPickups } from './openPickups';
import { type Order, type Orders, orderKey, ordersKey } from './orders';

type OrderEvent = Extract<components['schemas']['LiveEvent'], { type: 'order' }>;

/** Applies a live event about an order. */
export function applyOrderEvent(event: OrderEvent) {
  const { change, reload, replace } = sessionCache();
  change<Order>(orderKey(event.orderId), (now) => withEvent(now, event));
  change<Orders>(ordersKey, (now) => ({
    ...now,
    items: now.items.map((order) => withEvent(order, event)),
  }));
  // The event lacks the tracking number and the completion time, so the order reloads.
  void reload(orderKey(event.orderId));
  void reload(ordersKey);
  void replace(pickupsKey, storeOpenPickups());
}

const withEvent = (order: Order, event: OrderEvent): Order =>
  order.id === event.orderId
    ? { ...order, deliveryStatus: event.deliveryStatus, paymentStatus: event.paymentStatus }
    : order;
