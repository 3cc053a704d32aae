import type { Transaction } from 'kysely';
import type { DeliveryStatus, Tables } from '../../db/schema.ts';
import { writeEvent } from '../live/index.ts';
import { addTillPayment, type ChangeNote, returnTillPayment } from './orderHistory.queries.ts';
import { lockFinishedOrder, type OrderRow, updateOrder } from './orders.queries.ts';
import { hasRefundsSince } from './refunds.queries.ts';

/** Allowed status changes. An unchanged status allows correcting a tracking number or refunding later. */
export const nextDeliveryStatuses: Record<DeliveryStatus, readonly DeliveryStatus[]> = {
  pending: ['received', 'canceled'],
  unshipped: ['shipped', 'canceled'],
  shipped: ['shipped'],
  canceled: ['canceled'],
  received: [],
};

type Change = Partial<
  Pick<OrderRow, 'deliveryStatus' | 'paymentStatus' | 'trackingNumber' | 'carrier'>
>;

/** Updates the status of a locked order, and writes the event for its fan's event streams. */
export async function writeOrderStatus(
  tx: Transaction<Tables>,
  order: OrderRow,
  change: Change,
  note?: ChangeNote,
): Promise<void> {
  await updateOrder(tx, order.id, change, note);
  if (note) await addTillPayment(tx, order.id, note);
  const { id: orderId, userId: personId, deliveryStatus, paymentStatus } = { ...order, ...change };
  const refundId = note?.refund?.state === 'done' ? note.refund.id : undefined;
  await writeEvent(tx, {
    type: 'order',
    personId,
    orderId,
    deliveryStatus,
    paymentStatus,
    refundId,
  });
}

/** The status before a hand-over: both have only one way in, so that no history is needed to go back. */
const beforeHandOver: Partial<Record<DeliveryStatus, DeliveryStatus>> = {
  received: 'pending',
  shipped: 'unshipped',
};

type Undone =
  | { order: OrderRow; status: DeliveryStatus }
  | { refused: 'no_such_order' | 'unpaid' | 'refunded_before' }
  | { refused: 'not_handed_over'; from: DeliveryStatus };

/** Takes back the hand-over of an order. Payments stay as they are. */
export async function undoHandOver(
  tx: Transaction<Tables>,
  orderId: string,
  note: ChangeNote,
): Promise<Undone> {
  const order = await lockFinishedOrder(tx, orderId);
  if (typeof order === 'string') return { refused: order };
  const status = beforeHandOver[order.deliveryStatus];
  if (!status) return { refused: 'not_handed_over', from: order.deliveryStatus };
  // What was refunded would be due again, and an order whose money is back would wait for ever.
  const isRefunded = order.paymentStatus === 'refund_due' || order.paymentStatus === 'refunded';
  if (isRefunded || (await hasRefundsSince(tx, order))) return { refused: 'refunded_before' };
  const change = { deliveryStatus: status, trackingNumber: null, carrier: null };
  await returnTillPayment(tx, order.id);
  await writeOrderStatus(tx, order, change, note);
  return { order, status };
}
