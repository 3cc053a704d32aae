import type { Transaction } from 'kysely';
import type { DeliveryStatus, Tables } from '../../db/schema.ts';
import {
  type ChangeNote,
  lockFinishedOrder,
  nextDeliveryStatuses,
  type OrderRow,
  writeOrderStatus,
} from '../orders/index.ts';
import { lockRefundablePayment, markRefundDue } from './payments.queries.ts';

type Change = { status: DeliveryStatus; trackingNumber?: string | undefined; refund?: boolean };

type Refusal =
  | { refused: 'no_such_order' | 'unpaid' | 'nothing_paid' | 'refunded_before' | 'no_payment' }
  | { refused: 'not_possible'; from: DeliveryStatus; possible: readonly DeliveryStatus[] };

type Changed = {
  /** As it was before. */
  order: OrderRow;
  /** The payment to give back, which `refundPayment` does at once and the server's steps otherwise. */
  refundDue: string | undefined;
};

/** Changes the delivery status of an order, together with the refund that is due for it. */
export async function changeOrderStatus(
  tx: Transaction<Tables>,
  orderId: string,
  { status, trackingNumber, refund = false }: Change,
  note?: ChangeNote,
): Promise<Changed | Refusal> {
  const order = await lockFinishedOrder(tx, orderId);
  if (typeof order === 'string') return { refused: order };
  const { deliveryStatus, paymentStatus } = order;
  const possible = nextDeliveryStatuses[deliveryStatus];
  const changes = deliveryStatus !== status || trackingNumber !== undefined || refund;
  if (!possible.includes(status) || !changes)
    return { refused: 'not_possible', from: deliveryStatus, possible };
  const isRefunded = paymentStatus === 'refund_due' || paymentStatus === 'refunded';
  if (status === 'received' && isRefunded) return { refused: 'refunded_before' };
  const refundDue = refund ? await oweRefund(tx, order) : undefined;
  if (refundDue !== undefined && 'refused' in refundDue) return refundDue;
  const change = {
    deliveryStatus: status,
    paymentStatus: refund ? ('refund_due' as const) : paymentStatus,
    ...(trackingNumber !== undefined && { trackingNumber }),
  };
  await writeOrderStatus(tx, order, change, note);
  return { order, refundDue: refundDue?.paymentId };
}

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
