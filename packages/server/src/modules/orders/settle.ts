import { sql, type Transaction } from 'kysely';
import type { PaymentOutcome } from '../../adapters/payment/index.ts';
import { transact } from '../../db/database.ts';
import type { PaymentStatus, Tables } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { saveAddress } from '../address/address.queries.ts';
import { takeBought } from '../cart/cart.queries.ts';
import { recordEvent } from '../live/record.ts';
import { wake } from '../live/wake.ts';
import { lockOrder, type OrderRow } from './orders.queries.ts';
import { changePayment, lockPayment, type PaymentRow, paymentById } from './payments.queries.ts';

/**
 * Writes what the gateway says about a try to pay. The browser that came back, a notice of the gateway and
 * the look after forgotten ones all end here, in any order and as often as they like: the result is one.
 */
export async function settle(
  services: Services,
  paymentId: string,
  outcome: PaymentOutcome,
): Promise<void> {
  const refundDue = await transact(services.db, async (tx) => {
    const { orderId } = await paymentById(tx, paymentId);
    const order = await lockOrder(tx, orderId);
    const payment = await lockPayment(tx, paymentId);
    return write(tx, order, payment, outcome);
  });
  wake(services);
  if (refundDue) await giveBack(services, refundDue);
}

/** What is known of the money when none has moved. */
export const nothingHappened = { paymentId: null, amount: null, card: null, refunded: false };

async function write(
  tx: Transaction<Tables>,
  order: OrderRow,
  payment: PaymentRow,
  outcome: PaymentOutcome,
): Promise<string | undefined> {
  const { state, failure, paymentId: gatewayPaymentId } = outcome;
  const settled = payment.state === 'paid' || payment.state === 'refunded';
  if (settled || state === 'pending') return undefined;
  if (state === 'paid') {
    const costs = outcome.amount === payment.amount && payment.amount === order.totalPrice;
    const fits = costs && order.deliveryStatus !== 'canceled';
    // Paid a second time, or for something else than what was ordered: the money goes back.
    if (!fits || order.paymentStatus === 'paid') {
      await changePayment(tx, payment.id, { state: 'refund_due', gatewayPaymentId });
      await endTry(tx, order, payment, 'failed');
      return payment.id;
    }
    await changePayment(tx, payment.id, { state: 'paid', gatewayPaymentId });
    await takeBought(tx, order.userId, order.id);
    if (order.syncAddress) await saveAddress(tx, order.userId, addressOf(order));
    await become(tx, order, 'paid');
    return undefined;
  }
  await changePayment(tx, payment.id, { state, failure });
  await endTry(tx, order, payment, state);
  return undefined;
}

/** An order that nobody tries to pay any more is not paid. */
async function endTry(
  tx: Transaction<Tables>,
  order: OrderRow,
  payment: PaymentRow,
  state: 'failed' | 'canceled',
) {
  if (order.paymentStatus === 'awaiting' && !(await hasOtherTry(tx, order.id, payment.id)))
    await become(tx, order, state);
}

async function become(tx: Transaction<Tables>, order: OrderRow, paymentStatus: PaymentStatus) {
  await tx
    .updateTable('orders')
    .set({ paymentStatus, updatedAt: sql<Date>`now()` })
    .where('id', '=', order.id)
    .execute();
  const { id: orderId, userId: personId, deliveryStatus } = order;
  await recordEvent(tx, { type: 'order', personId, orderId, deliveryStatus, paymentStatus });
}

async function hasOtherTry(tx: Transaction<Tables>, orderId: string, paymentId: string) {
  const other = await tx
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', orderId)
    .where('id', '<>', paymentId)
    .where('state', 'in', ['started', 'awaiting'])
    .executeTakeFirst();
  return other !== undefined;
}

async function isPaidFor(tx: Transaction<Tables>, orderId: string): Promise<boolean> {
  const paid = await tx
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', orderId)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  return paid !== undefined;
}

/** Pays back what must not stay with us. The key makes it once, however often this is tried. */
export async function giveBack(
  { db, payment: gateway, onError }: Pick<Services, 'db' | 'payment' | 'onError'>,
  paymentId: string,
): Promise<void> {
  const { orderId, gatewayPaymentId, sessionId, state } = await paymentById(db, paymentId);
  if (state !== 'refund_due' || gatewayPaymentId === null || sessionId === null) return;
  try {
    // What was taken, which need not be what was asked for.
    const { amount, refunded } = await gateway.lookUp(sessionId);
    if (!refunded && amount !== null) await gateway.refund(gatewayPaymentId, amount, paymentId);
    await transact(db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      await changePayment(tx, paymentId, { state: 'refunded' });
      // An order that was paid twice keeps the other payment, and stays paid.
      if (order.paymentStatus === 'paid' && !(await isPaidFor(tx, orderId)))
        await become(tx, order, 'refunded');
    });
  } catch (error) {
    // It stays due, and is tried again when forgotten payments are looked after.
    onError(error);
  }
}

const addressOf = (order: OrderRow) => ({
  name: order.name,
  email: order.email,
  phoneNumber: order.phone,
  postalCode: order.postalCode ?? '',
  prefecture: order.prefecture ?? '',
  city: order.city ?? '',
  street: order.street ?? '',
  building: order.building ?? '',
});

/** Ends a try that never reached the gateway. */
export const giveUp = (services: Services, paymentId: string): Promise<void> =>
  settle(services, paymentId, {
    ...nothingHappened,
    state: 'failed',
    sessionId: '',
    failure: null,
  });

/** Asks the gateway how a try ended, and writes it. An answer that does not come leaves it open. */
export async function lookAfter(services: Services, payment: PaymentRow): Promise<void> {
  if (payment.state === 'refund_due') return giveBack(services, payment.id);
  if (payment.sessionId === null) return;
  try {
    await settle(services, payment.id, await services.payment.lookUp(payment.sessionId));
  } catch (error) {
    services.onError(error);
  }
}
