import type { Transaction } from 'kysely';
import type { DeliveryStatus, Tables } from '../../db/schema.ts';
import { writeEvent } from '../live/index.ts';
import {
  addTillPayment,
  type ChangeNote,
  recordOrderChange,
  returnTillPayment,
} from './orderHistory.queries.ts';
import { insertOrder, updateOrder } from './orderStatus.queries.ts';
import {
  lockFinishedOrder,
  type NewOrder,
  type OrderRow,
  type StatusChange,
} from './orders.queries.ts';
import { hasRefundsSince } from './refunds.queries.ts';
import { moveGoods, placeOf } from './stock.ts';
import { endStockNotices } from './stockNotices.queries.ts';

/** Allowed status changes. An unchanged status allows correcting a tracking number or refunding later. */
export const nextDeliveryStatuses: Record<DeliveryStatus, readonly DeliveryStatus[]> = {
  pending: ['received', 'canceled'],
  unshipped: ['shipped', 'canceled'],
  shipped: ['shipped'],
  canceled: ['canceled'],
  received: [],
};

/**
 * Writes the status of an order, of a new one or of one that is locked, with its history, the till, its goods in the stock
 * and the event for its fan's streams. No other code writes a status.
 */
export async function writeOrderStatus(
  tx: Transaction<Tables>,
  order: OrderRow | NewOrder,
  change: StatusChange | NewOrder = {},
  note: ChangeNote = {},
  /** Of an order that is placed: writes its goods and holds them. */
  placeGoods?: (orderId: string) => Promise<void>,
): Promise<string> {
  const orderId = await writeRow(tx, order, change, note);
  await addTillPayment(tx, orderId, note);
  const { userId: personId, deliveryStatus, paymentStatus } = { ...order, ...change };
  // The stock locks what orders of the same goods share, and the event what all events share, so they come last.
  if (placeGoods) await placeGoods(orderId);
  else {
    if (paymentStatus === 'paid' && order.paymentStatus !== 'paid')
      await endStockNotices(tx, orderId);
    await moveGoods(tx, orderId, placeOf(order), placeOf({ deliveryStatus, paymentStatus }));
  }
  // The page of an order that awaits its payment requests it itself; the event comes with the result.
  if (paymentStatus === 'awaiting') return orderId;
  const refundId = note.refund?.state === 'done' ? note.refund.id : undefined;
  const status = { deliveryStatus, paymentStatus };
  await writeEvent(tx, { type: 'order', personId, orderId, ...status, refundId });
  return orderId;
}

async function writeRow(
  tx: Transaction<Tables>,
  order: OrderRow | NewOrder,
  change: StatusChange | NewOrder,
  note: ChangeNote,
): Promise<string> {
  if (!('id' in order)) return insertOrder(tx, { ...order, ...change });
  await updateOrder(tx, order.id, change);
  await recordOrderChange(tx, order.id, note);
  return order.id;
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
