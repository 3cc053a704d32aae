import { type PaymentOutcome, PaymentRefused } from '../../adapters/payment/index.ts';
import type { PaymentPhase } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses } from '../live/index.ts';
import { pauseAfterStep, paymentStates } from './paymentStates.ts';
import { type DueStep, leaseDueSteps, type PaymentRow, releaseStep } from './payments.queries.ts';
import { failUncharged, nothingHappened, refundPayment, settlePayment } from './settlePayment.ts';

const intervalMs = 1000;
const mostAtOnce = 20;

/** Takes the steps of open payments as long as the server runs. Every process does; each step is taken by one. */
export function startPaymentSteps(services: Services) {
  const passes = new Set<Promise<void>>();
  const timer = setInterval(() => {
    // A gateway that hangs holds its own payments up, and not the next ones.
    if (passes.size >= mostAtOnce) return;
    const pass = runDuePaymentSteps(services)
      .catch(services.onError)
      .finally(() => passes.delete(pass));
    passes.add(pass);
  }, intervalMs);
  return {
    /** What is under way and does not end is taken up by another process, or at the next start. */
    stop: () => clearInterval(timer),
  };
}

/** Takes every step that is due and not taken by another process. */
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

/** Rows of a process that knows no phases may be of a fan who answers the issuer. */
const phaseOf = ({ phase, state }: PaymentRow): PaymentPhase =>
  phase ?? (state === 'started' ? 'starting' : 'challenge');

function isOverdue(payment: PaymentRow): boolean {
  const { closedAfterMs } = paymentStates[phaseOf(payment)];
  return closedAfterMs !== null && Date.now() - payment.phaseAt.getTime() >= closedAfterMs;
}

/**
 * Asks the gateway how a payment ended, and writes it. One that has not ended is closed there, if that is wanted:
 * afterwards it cannot be charged, or has been.
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
  // What the gateway is charging at this moment is not cancelled, but looked at again.
  const isClosable = outcome.state === 'pending' && outcome.pending !== 'processing';
  if (how === 'close' && isClosable) {
    await gateway.cancel(sessionId).catch(onError);
    outcome = await lookUp(services, sessionId);
  }
  // Only from the issuer's page can the fan cancel; any other session was closed here, now or in a step that broke off.
  if (outcome.state === 'canceled' && phaseOf(payment) !== 'challenge')
    return failUncharged(services, id);
  await settlePayment(services, id, outcome);
}

async function lookUp({ payment: gateway }: Services, sessionId: string): Promise<PaymentOutcome> {
  try {
    return await gateway.lookUp(sessionId);
  } catch (error) {
    // A session that the gateway does not have was never paid.
    if (!(error instanceof PaymentRefused) || error.code !== 'not_found') throw error;
    return { ...nothingHappened, state: 'canceled', sessionId, failure: null };
  }
}
