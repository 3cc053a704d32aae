import type { Transaction } from 'kysely';
import type { DeliveryStatus, Tables } from '../../db/schema.ts';
import { writeEvent } from '../live/index.ts';
import { type OrderRow, updateOrder } from './orders.queries.ts';

/** Allowed status changes. An unchanged status allows correcting a tracking number or refunding later. */
export const nextDeliveryStatuses: Record<DeliveryStatus, readonly DeliveryStatus[]> = {
  pending: ['received', 'canceled'],
  unshipped: ['shipped', 'canceled'],
  shipped: ['shipped'],
  canceled: ['canceled'],
  received: [],
};

type Change = Partial<Pick<OrderRow, 'deliveryStatus' | 'paymentStatus' | 'trackingNumber'>>;

/** Updates the status of a locked order, and writes the event for its fan's event streams. */
export async function writeOrderStatus(
  tx: Transaction<Tables>,
  order: OrderRow,
  change: Change,
): Promise<void> {
  await updateOrder(tx, order.id, change);
  const { id: orderId, userId: personId, deliveryStatus, paymentStatus } = { ...order, ...change };
  await writeEvent(tx, { type: 'order', personId, orderId, deliveryStatus, paymentStatus });
}
