import type { Carrier } from '@homestand/api-client/carriers';
import type { Transaction } from 'kysely';
import type { DeliveryStatus, Tables } from '../../db/schema.ts';
import {
  type ChangeNote,
  insertRefund,
  lockFinishedOrder,
  nextDeliveryStatuses,
  type OrderRow,
  writeOrderStatus,
} from '../orders/index.ts';
import { lockRefundablePayment, markPartRefundDue, markRefundDue } from './payments.queries.ts';
import { moneyOf } from './refundMoney.ts';

type Change = {
  status: DeliveryStatus;
  trackingNumber?: string | null | undefined;
  carrier?: Carrier | undefined;
  refund?: boolean;
};

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
  { status, trackingNumber, carrier, refund = false }: Change,
  note?: ChangeNote,
): Promise<Changed | Refusal> {
  const order = await lockFinishedOrder(tx, orderId);
  if (typeof order === 'string') return { refused: order };
  const { deliveryStatus, paymentStatus } = order;
  const possible = nextDeliveryStatuses[deliveryStatus];
  const changes =
    deliveryStatus !== status || trackingNumber !== undefined || carrier !== undefined || refund;
  if (!possible.includes(status) || !changes)
    return { refused: 'not_possible', from: deliveryStatus, possible };
  const isRefunded = paymentStatus === 'refund_due' || paymentStatus === 'refunded';
  if (status === 'received' && isRefunded) return { refused: 'refunded_before' };
  const refundDue = refund ? await oweRefund(tx, order, note) : undefined;
  if (refundDue !== undefined && 'refused' in refundDue) return refundDue;
  const change = {
    deliveryStatus: status,
    paymentStatus: refund ? ('refund_due' as const) : paymentStatus,
    ...(trackingNumber !== undefined && { trackingNumber }),
    ...(carrier !== undefined && { carrier }),
  };
  await writeOrderStatus(tx, order, change, {
    ...note,
    ...(refundDue?.refundId !== undefined && {
      refund: { id: refundDue.refundId, state: 'due' as const },
    }),
  });
  return { order, refundDue: refundDue?.paymentId };
}

/** Marks the rest of the payment as due to go back: if the refund fails now, the server retries it later. */
async function oweRefund(
  tx: Transaction<Tables>,
  order: OrderRow,
  note: ChangeNote | undefined,
): Promise<{ paymentId: string; refundId?: string } | Refusal> {
  if (order.paymentStatus === 'at_pickup') return { refused: 'nothing_paid' };
  if (order.paymentStatus === 'refunded') return { refused: 'refunded_before' };
  const payment = await lockRefundablePayment(tx, order.id);
  if (!payment) return { refused: 'no_payment' };
  if (payment.state === 'refund_due') return { paymentId: payment.id };
  const { refundable: amount, refunds } = await moneyOf(tx, order);
  if (amount === 0) return { paymentId: payment.id };
  const refundId = await insertRefund(tx, {
    orderId: order.id,
    paymentId: payment.id,
    kind: 'cancel',
    amount,
    means: 'card',
    state: 'due',
    reason: note?.reason ?? null,
    staffId: note?.staff?.id ?? null,
  });
  await (refunds.length === 0 ? markRefundDue(tx, payment.id) : markPartRefundDue(tx, payment.id));
  return { paymentId: payment.id, refundId };
}
