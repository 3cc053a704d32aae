import type { Transaction } from 'kysely';
import { PaymentRefused } from '../../adapters/payment/index.ts';
import { transact } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import {
  addTillRefund,
  insertRefund,
  lockOrder,
  type OrderRow,
  type RefundRow,
  updateRefund,
  writeOrderStatus,
} from '../orders/index.ts';
import { statusOf } from './createRefund.ts';
import { isPaid } from './paymentStates.ts';
import {
  endPayment,
  endRefundSteps,
  lockPayment,
  type PaymentRow,
  paymentById,
  statesOfOrder,
} from './payments.queries.ts';
import { moneyOf, refundedToCard } from './refundMoney.ts';

/** What is to be sent to the gateway next. */
type Next = {
  /** Null if the whole payment goes back because it matches no order. */
  refundId: string | null;
  amount: number;
  key: string;
};

/**
 * Makes the gateway's refunds of a payment and the stored ones agree: stores what the gateway has refunded, then sends
 * what is due. Each refund has its idempotency key, and the gateway's sum is read before each, so that a lost response,
 * a crash or a repeat refunds nothing twice. Throws while the gateway fails; the refund stays due.
 */
export async function refundPayment(
  { db, payment: gateway }: Pick<Services, 'db' | 'payment'>,
  paymentId: string,
): Promise<void> {
  const { gatewayPaymentId, sessionId, state } = await paymentById(db, paymentId);
  if (!isPaid(state) && state !== 'refund_due') return;
  if (gatewayPaymentId === null || sessionId === null) return;
  // The captured amount may differ from the requested one.
  let { amount: captured, refundedAmount } = await gateway.lookUp(sessionId);
  for (;;) {
    const sums = { captured: captured ?? 0, refunded: refundedAmount };
    const next = await transact(db, (tx) => storeRefunds(tx, paymentId, sums));
    if (!next) return;
    try {
      await gateway.refund(gatewayPaymentId, next.amount, next.key);
      refundedAmount += next.amount;
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
      const now = await gateway.lookUp(sessionId);
      const isMore = now.refundedAmount > refundedAmount;
      captured = now.amount;
      refundedAmount = now.refundedAmount;
      // Refused because the gateway has refunded it meanwhile.
      if (isMore) continue;
      if (next.refundId === null) throw error;
      const { refundId } = next;
      await transact(db, (tx) => failRefund(tx, paymentId, refundId, error.code));
    }
  }
}

/** Stores what the gateway has refunded, and returns what to send next; undefined if nothing is due. */
async function storeRefunds(
  tx: Transaction<Tables>,
  paymentId: string,
  { captured, refunded }: { captured: number; refunded: number },
): Promise<Next | undefined> {
  const { orderId } = await paymentById(tx, paymentId);
  const order = await lockOrder(tx, orderId);
  const payment = await lockPayment(tx, paymentId);
  if (!isPaid(payment.state) && payment.state !== 'refund_due') return undefined;
  const { refunds } = await moneyOf(tx, order);
  const open = openOf(refunds, paymentId);
  if (payment.state === 'refund_due' && open.length === 0 && !refunds.some(isOf(paymentId))) {
    if (refunded < captured) return { refundId: null, amount: captured - refunded, key: paymentId };
    await endWhole(tx, order, paymentId);
    return undefined;
  }
  // What the gateway has refunded beyond the stored refunds belongs to those that are open.
  let unassigned = Math.max(0, refunded - refundedToCard(refunds, paymentId));
  for (const refund of open) {
    if (unassigned < refund.amount) continue;
    unassigned -= refund.amount;
    await finishRefund(tx, orderId, payment, refund.id);
  }
  const openRefunds = openOf((await moneyOf(tx, order)).refunds, paymentId);
  const next = openRefunds.find(({ state }) => state === 'due');
  if (next) return nextOf(next, unassigned);
  if (unassigned > 0 && openRefunds.length === 0)
    await addGatewayRefund(tx, order, payment, unassigned);
  await endRefundSteps(tx, paymentId, openRefunds.length === 0);
  return undefined;
}

/** Due ones first: one that was refused has most likely no money. */
const openOf = (refunds: readonly RefundRow[], paymentId: string) =>
  refunds
    .filter(isOf(paymentId))
    .filter(({ state, means }) => state !== 'done' && means === 'card')
    .sort((a, b) => Number(a.state === 'failed') - Number(b.state === 'failed'));

const isOf = (paymentId: string) => (refund: RefundRow) => refund.paymentId === paymentId;

/** A part that the gateway has refunded already is not sent again; another amount needs another key. */
function nextOf({ id, amount, attempt }: RefundRow, already: number): Next {
  const key = attempt === 0 && already === 0 ? id : `${id}-${attempt}-${already}`;
  return { refundId: id, amount: amount - already, key };
}

async function finishRefund(
  tx: Transaction<Tables>,
  orderId: string,
  payment: PaymentRow,
  refundId: string,
): Promise<void> {
  await updateRefund(tx, refundId, { state: 'done', failure: null });
  await writeRefundState(tx, orderId, payment, { id: refundId, state: 'done' });
}

/** The gateway refuses it: no money has moved, and staff decide how it goes back. */
async function failRefund(
  tx: Transaction<Tables>,
  paymentId: string,
  refundId: string,
  failure: string,
): Promise<void> {
  const { orderId } = await paymentById(tx, paymentId);
  const order = await lockOrder(tx, orderId);
  const payment = await lockPayment(tx, paymentId);
  const { refunds } = await moneyOf(tx, order);
  if (refunds.find(({ id }) => id === refundId)?.state !== 'due') return;
  await updateRefund(tx, refundId, { state: 'failed', failure });
  await writeRefundState(tx, orderId, payment, { id: refundId, state: 'failed' });
}

/** Somebody refunded it at the gateway itself. */
async function addGatewayRefund(
  tx: Transaction<Tables>,
  order: OrderRow,
  payment: PaymentRow,
  amount: number,
): Promise<void> {
  const id = await insertRefund(tx, {
    orderId: order.id,
    paymentId: payment.id,
    kind: 'gateway',
    amount,
    means: 'card',
    state: 'done',
    reason: null,
    staffId: null,
  });
  await writeRefundState(tx, order.id, payment, { id, state: 'done' });
}

/** The state of order and payment after a refund has changed. */
async function writeRefundState(
  tx: Transaction<Tables>,
  orderId: string,
  payment: PaymentRow,
  refund: { id: string; state: 'done' | 'failed' },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const money = await moneyOf(tx, order);
  if (refundedToCard(money.refunds, payment.id) >= payment.amount)
    await endPayment(tx, payment.id, 'refunded');
  const paymentStatus = statusOf(order, money);
  const isOpen = order.deliveryStatus === 'pending' || order.deliveryStatus === 'unshipped';
  // Nobody pays for an order whose money is back: it is not handed over any more.
  const deliveryStatus = paymentStatus === 'refunded' && isOpen ? 'canceled' : order.deliveryStatus;
  await writeOrderStatus(tx, order, { deliveryStatus, paymentStatus }, { refund });
}

/** The whole payment is back that matched no order, or whose order a process of an older release refunded. */
async function endWhole(tx: Transaction<Tables>, order: OrderRow, paymentId: string) {
  await endPayment(tx, paymentId, 'refunded');
  const states = await statesOfOrder(tx, order.id);
  // An order that was paid twice keeps the other payment and stays paid.
  const isOwed = order.paymentStatus === 'paid' || order.paymentStatus === 'refund_due';
  if (isOwed && !states.some((state) => isPaid(state) || state === 'refund_due'))
    await writeOrderStatus(tx, order, { paymentStatus: 'refunded' });
}

/** Sends a refund that the gateway has refused again, or records that the money went back in another way. */
export async function settleRefund(
  tx: Transaction<Tables>,
  order: OrderRow,
  refundId: string,
  means: 'card' | 'cash' | 'other',
  staffId: string,
): Promise<RefundRow | undefined> {
  const money = await moneyOf(tx, order);
  const refund = money.refunds.find(({ id }) => id === refundId);
  // A repeat has no further effect.
  if (refund?.state !== 'failed' || !money.payment) return refund;
  const payment = await lockPayment(tx, money.payment.id);
  if (means === 'card') {
    const attempt = refund.attempt + 1;
    await updateRefund(tx, refundId, { state: 'due', attempt });
  } else {
    await updateRefund(tx, refundId, { state: 'done', means });
    await addTillRefund(tx, order.id, staffId, { means, amount: refund.amount });
    await writeRefundState(tx, order.id, payment, { id: refundId, state: 'done' });
    const openRefunds = openOf((await moneyOf(tx, order)).refunds, payment.id);
    await endRefundSteps(tx, payment.id, openRefunds.length === 0);
  }
  return refund;
}
