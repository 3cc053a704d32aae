import { type ListedPayment, PaymentUnavailable } from './gateway.ts';
import { integerOf, objectOf, textOf } from './jsonFields.ts';

export function parseListedPayment(step: string, value: unknown): ListedPayment {
  const payment = objectOf(value);
  const paymentId = textOf(payment?.id);
  const status = textOf(payment?.status);
  const createdAt = new Date(textOf(payment?.created_at) ?? Number.NaN);
  if (paymentId === null || status === null || Number.isNaN(createdAt.getTime()))
    throw new PaymentUnavailable(step, 'a payment without id, status or time');
  const isTaken = status === 'captured' || status === 'refunded';
  const taken = integerOf(payment?.total) ?? integerOf(payment?.amount) ?? 0;
  return {
    paymentId,
    createdAt,
    status,
    netAmount: isTaken ? taken - (integerOf(payment?.amount_refunded) ?? 0) : 0,
    ...orderNumberParts(textOf(payment?.external_order_num)),
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The two parts of `order/key`, the order number that `openSession` gives each session. */
function orderNumberParts(
  orderNumber: string | null,
): Pick<ListedPayment, 'orderId' | 'idempotencyKey'> {
  const slash = orderNumber?.lastIndexOf('/') ?? -1;
  const key = orderNumber?.slice(slash + 1) ?? '';
  return orderNumber !== null && slash > 0 && uuid.test(key)
    ? { orderId: orderNumber.slice(0, slash), idempotencyKey: key }
    : { orderId: null, idempotencyKey: null };
}
