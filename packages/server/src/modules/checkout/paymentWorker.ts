import type { Services } from '../../services.ts';
import { notifyProcesses } from '../live/index.ts';
import { isOpen, isPaid, pauseAfterStep, stepTimes } from './paymentStates.ts';
import { type DueStep, leaseDueSteps, type PaymentRow, releaseStep } from './payments.queries.ts';
import { reconcilePayment } from './reconcilePayment.ts';
import { refundPayment } from './refundPayment.ts';

const intervalMs = 1000;
const maxAtOnce = 20;

/**
 * Runs the steps of open payments while the server runs. Every process does; a lease assigns each step to
 * one.
 */
export function startPaymentWorker(services: Services) {
  const passes = new Set<Promise<void>>();
  const timer = setInterval(() => {
    // If the gateway hangs, it delays only the payments of its pass, not the next pass.
    if (passes.size >= maxAtOnce) return;
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
  const due = await leaseDueSteps(services.db, maxAtOnce);
  await Promise.all(due.map((payment) => runStep(services, payment)));
}

async function runStep(services: Services, payment: DueStep): Promise<void> {
  try {
    await takeStep(services, payment);
  } catch (error) {
    services.onError(error);
  } finally {
    await releaseStep(services.db, payment, pauseAfterStep(payment.state, payment.stepAttempts));
  }
}

async function takeStep(services: Services, payment: PaymentRow): Promise<void> {
  const { state } = payment;
  if (state === 'refund_due' || isPaid(state)) {
    await refundPayment(services, payment.id);
    notifyProcesses(services);
  } else if (state !== 'refunded') {
    await reconcilePayment(services, payment, isOverdue(payment) ? 'close' : 'look up');
  }
}

function isOverdue({ state, phaseAt }: PaymentRow): boolean {
  if (!isOpen(state)) return false;
  const { closedAfterMs } = stepTimes[state];
  return closedAfterMs !== null && Date.now() - phaseAt.getTime() >= closedAfterMs;
}
