import type { Transaction } from 'kysely';
import { type PaymentOutcome, PaymentRefused } from '../../adapters/payment/index.ts';
import { transact } from '../../db/database.ts';
import type { PaymentPhase, Tables } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { saveAddress } from '../account/index.ts';
import { notifyProcesses } from '../live/index.ts';
import { lockOrder, type OrderRow, writeOrderStatus } from '../orders/index.ts';
import { takeBought } from '../shop/index.ts';
import { notCharged, pauseAfterStep, paymentStates } from './paymentStates.ts';
import {
  type DueStep,
  endPayment,
  leaseDueSteps,
  lockPayment,
  markRefundDue,
  type PaymentRow,
  paymentById,
  releaseStep,
  statesOfOrder,
} from './payments.queries.ts';
import { refundPayment } from './refundPayment.ts';

const intervalMs = 1000;
const mostAtOnce = 20;

/**
 * Runs the steps of open payments while the server runs. Every process does; a lease assigns each step to
 * one.
 */
export function startPaymentSteps(services: Services) {
  const passes = new Set<Promise<void>>();
  const timer = setInterval(() => {
    // If the gateway hangs, it delays only the payments of its pass, not the next pass.
    if (passes.size >= mostAtOnce) return;
    const pass = runDuePaymentSteps(services)
      .catch(services.onError)
      .finally(() => passes.delete(pass));
    passes.add(pass);
  }, intervalMs);
  return {
    /** A step that does not finish is taken over by another process, or after the next start. */
    stop: () => clearInterval(timer),
  };
}

/** Runs every step that is due and not leased by another process. */
export async function runDuePaymentSteps(services: Services): Promise<void> {
  const due = await leaseDueSteps(services.db, mostAtOnce);
  await Promise.all(due.map((payment) => runStep(services, payment)));
}

async function runStep(services: Services, payment: DueStep): Promise<void> {
  try {
    await takeStep(services, payment);
  } catch (error) {
    services.onError(error);
  } finally {
    await releaseStep(services.db, payment, pauseAfterStep(phaseOf(payment), payment.stepAttempts));
  }
}

async function takeStep(services: Services, payment: PaymentRow): Promise<void> {
  const { state } = payment;
  if (state === 'refund_due' || state === 'paid') {
    await refundPayment(services, payment.id);
    notifyProcesses(services);
  } else if (state !== 'refunded') {
    const isOpen = state === 'started' || state === 'awaiting';
    await reconcilePayment(services, payment, isOpen && isOverdue(payment) ? 'close' : 'look up');
  }
}

/**
 * Rows without a phase were written by an older release; an awaiting one may be in a 3-D Secure challenge. A paid one
 * has none while no refund of it is due.
 */
const phaseOf = ({ phase, state }: PaymentRow): PaymentPhase =>
  phase ?? (state === 'started' ? 'starting' : state === 'paid' ? 'refund_due' : 'challenge');

function isOverdue(payment: PaymentRow): boolean {
  const { closedAfterMs } = paymentStates[phaseOf(payment)];
  return closedAfterMs !== null && Date.now() - payment.phaseAt.getTime() >= closedAfterMs;
}

/**
 * Looks a payment up at the gateway and stores the result. With 'close', an unfinished one is canceled there
 * first: afterwards it cannot be charged, unless it already was.
 */
export async function reconcilePayment(
  services: Services,
  payment: PaymentRow,
  how: 'look up' | 'close',
): Promise<void> {
  const { payment: gateway, onError } = services;
  const { id, sessionId } = payment;
  if (sessionId === null) return how === 'close' ? failUncharged(services, id) : undefined;
  let outcome = await lookUp(services, sessionId);
  // A payment that the gateway is processing is not canceled, but looked up again later.
  const isClosable = outcome.state === 'pending' && outcome.pending !== 'processing';
  if (how === 'close' && isClosable) {
    await gateway.cancel(sessionId).catch(onError);
    outcome = await lookUp(services, sessionId);
  }
  // The fan can only cancel on the issuer's page; in any other phase the session was closed by this server,
  // now or in an interrupted step.
  if (outcome.state === 'canceled' && phaseOf(payment) !== 'challenge')
    return failUncharged(services, id);
  await settlePayment(services, id, outcome);
}

async function lookUp({ payment: gateway }: Services, sessionId: string): Promise<PaymentOutcome> {
  try {
    return await gateway.lookUp(sessionId);
  } catch (error) {
    // A session unknown to the gateway was never paid.
    if (!(error instanceof PaymentRefused) || error.code !== 'not_found') throw error;
    return { ...nothingHappened, state: 'canceled', sessionId, failure: null };
  }
}

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
export const nothingHappened = {
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
  const settled = ['paid', 'refund_due', 'refunded'].includes(payment.state);
  if (settled || state === 'pending') return;
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
  // Paid twice, or a different amount than ordered: the money is refunded.
  if (!fits || order.paymentStatus === 'paid') {
    await markRefundDue(tx, payment.id, { gatewayPaymentId });
    return endAttempt(tx, order, 'failed');
  }
  await endPayment(tx, payment.id, 'paid', { gatewayPaymentId });
  await takeBought(tx, order.userId, order.id);
  if (order.syncAddress) await saveAddress(tx, order.userId, addressOf(order));
  await writeOrderStatus(tx, order, { paymentStatus: 'paid' });
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
  if (states.has('paid') || states.has('started') || states.has('awaiting')) return;
  if (states.has('refund_due')) return cancelOrderForRefund(tx, order, 'refund_due');
  if (states.has('refunded')) return cancelOrderForRefund(tx, order, 'refunded');
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

/** Ends a payment that was not charged and can no longer be charged. */
const failUncharged = (services: Services, paymentId: string): Promise<void> =>
  settlePayment(services, paymentId, {
    ...nothingHappened,
    state: 'failed',
    sessionId: '',
    failure: notCharged,
  });
