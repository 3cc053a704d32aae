import type { PaymentPhase, Tables } from '../../db/schema.ts';

const second = 1000;
const minute = 60 * second;

type PaymentState = {
  /** Until the first step, which looks the payment up at the gateway or refunds it. */
  firstStepAfterMs: number;
  /** Upper limit of the pause between steps that change nothing; each doubles it. */
  longestPauseMs: number;
  /** After this time a step closes the session at the gateway, so that nothing can be charged any more. */
  closedAfterMs: number | null;
};

/**
 * Every state of an unsettled payment. In each, the next step is at most two minutes away, whatever the
 * gateway returns, and only a refund is retried without an end.
 */
export const paymentStates: Record<PaymentPhase, PaymentState> = {
  // No session at the gateway is known, so nothing can be charged.
  starting: {
    firstStepAfterMs: 2 * minute,
    longestPauseMs: 2 * minute,
    closedAfterMs: 2 * minute,
  },
  // A request is paying, or its process has died and a request with the same key may continue.
  paying: {
    firstStepAfterMs: 15 * second,
    longestPauseMs: minute,
    closedAfterMs: 3 * minute,
  },
  // The gateway certainly charged nothing, and a request with the same key may continue.
  not_charged: {
    firstStepAfterMs: 2 * minute,
    longestPauseMs: 2 * minute,
    closedAfterMs: 2 * minute,
  },
  // The fan authenticates with the card issuer (3-D Secure).
  challenge: {
    firstStepAfterMs: 5 * second,
    longestPauseMs: 2 * minute,
    closedAfterMs: 30 * minute,
  },
  // The gateway gave no result and the response is stored under the key: no request continues.
  unknown: {
    firstStepAfterMs: second,
    longestPauseMs: 2 * minute,
    closedAfterMs: 0,
  },
  refund_due: {
    firstStepAfterMs: 0,
    longestPauseMs: 2 * minute,
    closedAfterMs: null,
  },
};

/**
 * Rows without a phase were written by an older release; an awaiting one may be in a 3-D Secure challenge. A paid one
 * has none while no refund of it is due.
 */
export const phaseOf = ({
  phase,
  state,
}: Pick<Tables['payments'], 'phase' | 'state'>): PaymentPhase =>
  phase ?? (state === 'started' ? 'starting' : state === 'paid' ? 'refund_due' : 'challenge');

/** The pause before the next step, after this many steps that changed nothing. */
export function pauseAfterStep(phase: PaymentPhase, attempts: number): number {
  const { firstStepAfterMs, longestPauseMs } = paymentStates[phase];
  return Math.min(longestPauseMs, Math.max(firstStepAfterMs, second) * 2 ** Math.min(attempts, 10));
}

/** Minimum interval between look-ups that a reader of the order triggers. */
export const lookUpIntervalMs = 5 * second;

/** Longer than the calls of one step take; afterwards another process may take the step. */
export const stepLeaseMs = 90 * second;

/** Failure of a payment that ended without a charge, beside the gateway's own codes. */
export const notCharged = 'not_charged';
