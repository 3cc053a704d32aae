import { sql, type Transaction } from 'kysely';
import { transact } from '../db/database.ts';
import type { DeliveryStatus, Tables } from '../db/schema.ts';
import { writeEvent } from '../modules/live/writeEvent.ts';
import { finished, lockOrder, type OrderRow } from '../modules/orders/orders.queries.ts';
import { markRefundDue, paymentById } from '../modules/orders/payments.queries.ts';
import { refundPayment } from '../modules/orders/settlePayment.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './open.ts';

/** Allowed status changes. An unchanged status allows correcting a tracking number or refunding later. */
const next: Record<DeliveryStatus, readonly DeliveryStatus[]> = {
  pending: ['received', 'canceled'],
  unshipped: ['shipped', 'canceled'],
  shipped: ['shipped'],
  canceled: ['canceled'],
  received: [],
};

export async function changeOrderStatus(
  club: OpenClub,
  { arguments: { orderId, status }, options: { tracking, refund } }: InputOf<'orders status'>,
  { out }: Surroundings,
): Promise<void> {
  const { db, bus } = club;
  if (tracking !== undefined && status !== 'shipped')
    throw new Refusal(messages.trackingOnlyShipped);
  if (refund && status !== 'canceled') throw new Refusal(messages.refundOnlyCanceled);

  const { order, refundDue } = await transact(db, async (tx) => {
    const order = await lockExisting(tx, orderId);
    const changes = order.deliveryStatus !== status || tracking !== undefined || refund;
    if (!next[order.deliveryStatus].includes(status) || !changes)
      throw new Refusal(messages.notPossible(order.deliveryStatus, next[order.deliveryStatus]));
    const refundDue = refund ? await owe(tx, order) : undefined;
    await tx
      .updateTable('orders')
      .set({
        deliveryStatus: status,
        updatedAt: sql<Date>`now()`,
        ...(refund && { paymentStatus: 'refund_due' as const }),
        ...(tracking !== undefined && { trackingNumber: tracking }),
      })
      .where('id', '=', order.id)
      .execute();
    const { id, userId: personId } = order;
    const paymentStatus = refund ? 'refund_due' : order.paymentStatus;
    await writeEvent(tx, {
      type: 'order',
      personId,
      orderId: id,
      deliveryStatus: status,
      paymentStatus,
    });
    return { order, refundDue };
  });
  out(messages.orderChanged(order.id, status));

  if (refundDue !== undefined) {
    await refundPayment(club, refundDue).catch(club.onError);
    const { state, amount } = await paymentById(db, refundDue);
    out(state === 'refunded' ? messages.refunded(amount) : messages.refundLater(amount));
  } else if (status === 'canceled' && order.paymentStatus === 'paid') {
    out(messages.notRefunded);
  }
  await bus.publish();
}

async function lockExisting(tx: Transaction<Tables>, orderId: string): Promise<OrderRow> {
  const id = orderId.trim().toUpperCase();
  const known = await tx
    .selectFrom('orders')
    .select('paymentStatus')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) throw new Refusal(messages.noSuchOrder(orderId));
  const order = await lockOrder(tx, id);
  if (!finished.some((status) => status === order.paymentStatus))
    throw new Refusal(messages.orderUnpaid(id));
  return order;
}

/** Marks the refund as due: if it fails now, the server retries it later. */
async function owe(tx: Transaction<Tables>, order: OrderRow): Promise<string> {
  if (order.paymentStatus === 'at_pickup') throw new Refusal(messages.nothingPaid(order.id));
  if (order.paymentStatus === 'refunded') throw new Refusal(messages.refundedBefore(order.id));
  const payment = await tx
    .selectFrom('payments')
    .select(['id', 'state'])
    .where('orderId', '=', order.id)
    .where('state', 'in', ['paid', 'refund_due'])
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw new Refusal(messages.noPayment(order.id));
  if (payment.state === 'paid') await markRefundDue(tx, payment.id);
  return payment.id;
}
