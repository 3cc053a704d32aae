import type { Transaction } from 'kysely';
import type { DeliveryStatus, PaymentStatus, Tables } from '../../db/schema.ts';
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

type Change = {
  deliveryStatus: DeliveryStatus;
  paymentStatus: PaymentStatus;
  trackingNumber?: string;
};

/** Writes a new status, and the event that tells the fan. */
export async function changeDeliveryStatus(
  tx: Transaction<Tables>,
  order: OrderRow,
  change: Change,
): Promise<void> {
  await updateOrder(tx, order.id, change);
  const { deliveryStatus, paymentStatus } = change;
  await writeEvent(tx, {
    type: 'order',
    personId: order.userId,
    orderId: order.id,
    deliveryStatus,
    paymentStatus,
  });
}
