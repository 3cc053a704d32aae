import type { Transaction } from 'kysely';
import { type Database, transact } from '../../db/database.ts';
import type { DeliveryStatus, Tables } from '../../db/schema.ts';
import {
  lockFinishedOrder,
  nextDeliveryStatuses,
  type OrderRow,
  writeOrderStatus,
} from '../orders/index.ts';
import { lockRefundablePayment, markRefundDue } from './payments.queries.ts';

type Change = { status: DeliveryStatus; trackingNumber: string | undefined; refund: boolean };

type Refusal =
  | { refused: 'no_such_order' | 'unpaid' | 'nothing_paid' | 'refunded_before' | 'no_payment' }
  | { refused: 'not_possible'; from: DeliveryStatus; possible: readonly DeliveryStatus[] };

type Changed = {
  /** As it was before. */
  order: OrderRow;
  /** The payment to give back, which `refundPayment` does at once and the server's steps otherwise. */
  refundDue: string | undefined;
};

/** Changes the delivery status of an order, in one transaction with the refund that is due for it. */
export const changeOrderStatus = (
  db: Database,
  orderId: string,
  { status, trackingNumber, refund }: Change,
): Promise<Changed | Refusal> =>
  transact(db, async (tx) => {
    const order = await lockFinishedOrder(tx, orderId);
    if (typeof order === 'string') return { refused: order };
    const { deliveryStatus } = order;
    const possible = nextDeliveryStatuses[deliveryStatus];
    const changes = deliveryStatus !== status || trackingNumber !== undefined || refund;
    if (!possible.includes(status) || !changes)
      return { refused: 'not_possible', from: deliveryStatus, possible };
    const refundDue = refund ? await oweRefund(tx, order) : undefined;
    if (refundDue !== undefined && 'refused' in refundDue) return refundDue;
    await writeOrderStatus(tx, order, {
      deliveryStatus: status,
      paymentStatus: refund ? 'refund_due' : order.paymentStatus,
      ...(trackingNumber !== undefined && { trackingNumber }),
    });
    return { order, refundDue: refundDue?.paymentId };
  });

/** Marks the refund as due: if it fails now, the server retries it later. */
async function oweRefund(
  tx: Transaction<Tables>,
  order: OrderRow,
): Promise<{ paymentId: string } | Refusal> {
  if (order.paymentStatus === 'at_pickup') return { refused: 'nothing_paid' };
  if (order.paymentStatus === 'refunded') return { refused: 'refunded_before' };
  const payment = await lockRefundablePayment(tx, order.id);
  if (!payment) return { refused: 'no_payment' };
  if (payment.state === 'paid') await markRefundDue(tx, payment.id);
  return { paymentId: payment.id };
}
