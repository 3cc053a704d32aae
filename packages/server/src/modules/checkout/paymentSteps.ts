import { type PaymentOutcome, PaymentRefused } from '../../adapters/payment/index.ts';
import type { PaymentPhase } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses } from '../live/index.ts';
import { pauseAfterStep, paymentStates } from './paymentStates.ts';
import { type DueStep, leaseDueSteps, type PaymentRow, releaseStep } from './payments.queries.ts';
import { failUncharged, nothingHappened, refundPayment, settlePayment } from './settlePayment.ts';

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
  if (state === 'refund_due') {
    await refundPayment(services, payment.id);
    notifyProcesses(services);
  } else if (state !== 'paid' && state !== 'refunded') {
    const isOpen = state === 'started' || state === 'awaiting';
    await reconcilePayment(services, payment, isOpen && isOverdue(payment) ? 'close' : 'look up');
  }
}

/**
 * Rows without a phase were written by an older release; an awaiting one may be in a 3-D Secure challenge.
 */
const phaseOf = ({ phase, state }: PaymentRow): PaymentPhase =>
  phase ?? (state === 'started' ? 'starting' : 'challenge');

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
