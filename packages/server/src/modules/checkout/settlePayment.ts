import type { Transaction } from 'kysely';
import type { PaymentOutcome } from '../../adapters/payment/index.ts';
import { transact } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { saveAddress } from '../account/index.ts';
import { notifyProcesses } from '../live/index.ts';
import { holdGoods, lockOrder, type OrderRow, writeOrderStatus } from '../orders/index.ts';
import { takeBought } from '../shop/index.ts';
import { callOffPaid } from './calledOff.ts';
import { isOpen, isPaid, notCharged } from './paymentStates.ts';
import {
  endPayment,
  lockPayment,
  markRefundDue,
  type PaymentRow,
  paymentById,
  statesOfOrder,
} from './payments.queries.ts';

/**
 * Stores the gateway's result for a payment. The returning browser, the gateway's webhooks and the payment
 * steps all end here, in any order and any number of times, with the same result.
 */
export async function settlePayment(
  services: Services,
  paymentId: string,
  outcome: PaymentOutcome,
): Promise<void> {
  await transact(services.db, async (tx) => {
    const { orderId } = await paymentById(tx, paymentId);
    const order = await lockOrder(tx, orderId);
    const payment = await lockPayment(tx, paymentId);
    await write(tx, order, payment, outcome);
  });
  notifyProcesses(services);
}

/** Fields of a payment result when nothing was charged */
export const uncharged = {
  paymentId: null,
  amount: null,
  card: null,
  refunded: false,
  refundedAmount: 0,
  pending: null,
};

async function write(
  tx: Transaction<Tables>,
  order: OrderRow,
  payment: PaymentRow,
  outcome: PaymentOutcome,
): Promise<void> {
  const { state, failure, paymentId: gatewayPaymentId } = outcome;
  const isRefund = payment.state === 'refund_due' || payment.state === 'refunded';
  if (isPaid(payment.state) || isRefund || state === 'pending') return;
  if (state !== 'paid') {
    if (payment.state === 'failed' || payment.state === 'canceled') {
      // Only the response to paying has the reason of a decline, and a webhook may arrive before it.
      const addsReason = payment.failure === null && failure !== null && failure !== notCharged;
      if (addsReason && payment.state === state)
        await endPayment(tx, payment.id, state, { failure });
      return;
    }
    await endPayment(tx, payment.id, state, { failure });
    return endAttempt(tx, order, state);
  }
  const costs = outcome.amount === payment.amount && payment.amount === order.totalPrice;
  const fits = costs && order.deliveryStatus !== 'canceled' && !outcome.refunded;
  // Paid twice, a different amount than ordered, or after the goods were released and sold: the money is refunded.
  if (!fits || order.paymentStatus === 'paid' || (await holdGoods(tx, order.id)).length > 0) {
    await markRefundDue(tx, payment.id, { gatewayPaymentId });
    return endAttempt(tx, order, 'failed');
  }
  await endPayment(tx, payment.id, 'paid', { gatewayPaymentId });
  await takeBought(tx, order.userId, order.id);
  if (order.syncAddress) await saveAddress(tx, order.userId, addressOf(order));
  await writeOrderStatus(tx, order, { paymentStatus: 'paid' });
  await callOffPaid(tx, order.id);
}

/**
 * Updates the order after a payment that did not pay it: it stays awaiting while another payment may succeed,
 * and is not placed otherwise.
 */
async function endAttempt(
  tx: Transaction<Tables>,
  order: OrderRow,
  state: 'failed' | 'canceled',
): Promise<void> {
  const states = await statesOfOrder(tx, order.id);
  if (states.some((each) => isPaid(each) || isOpen(each))) return;
  if (states.includes('refund_due')) return cancelOrderForRefund(tx, order, 'refund_due');
  if (states.includes('refunded')) return cancelOrderForRefund(tx, order, 'refunded');
  if (order.paymentStatus === 'awaiting')
    await writeOrderStatus(tx, order, { paymentStatus: state });
}

/** Money was taken and is refunded: the order is not placed, and the fan sees the state of the refund. */
async function cancelOrderForRefund(
  tx: Transaction<Tables>,
  order: OrderRow,
  paymentStatus: 'refund_due' | 'refunded',
) {
  await writeOrderStatus(tx, order, { deliveryStatus: 'canceled', paymentStatus });
}

const addressOf = (order: OrderRow) => ({
  name: order.name,
  kana: order.kana,
  email: order.email,
  phoneNumber: order.phone,
  postalCode: order.postalCode ?? '',
  prefecture: order.prefecture ?? '',
  city: order.city ?? '',
  street: order.street ?? '',
  building: order.building ?? '',
});
