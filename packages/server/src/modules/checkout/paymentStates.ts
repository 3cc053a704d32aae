import type { PaymentPhase } from '../../db/schema.ts';

const second = 1000;
const minute = 60 * second;

type PaymentState = {
  /** Until the first step, which asks the gateway how the payment ended, or gives the money back. */
  firstStepAfterMs: number;
  /** Steps that change nothing are repeated with doubled pauses up to this. */
  longestPauseMs: number;
  /** Then a step closes the session at the gateway, so that nothing can be charged any more. */
  closedAfterMs: number | null;
};

/**
 * Every state of a payment that is not settled. The step of each is at most two minutes away, whatever the gateway
 * answers, and none but a refund goes on for ever.
 */
export const paymentStates: Record<PaymentPhase, PaymentState> = {
  // No session at the gateway is known: nothing can be charged.
  starting: {
    firstStepAfterMs: 2 * minute,
    longestPauseMs: 2 * minute,
    closedAfterMs: 2 * minute,
  },
  // A request is paying, or its process is gone and the same key may carry on.
  paying: {
    firstStepAfterMs: 15 * second,
    longestPauseMs: minute,
    closedAfterMs: 3 * minute,
  },
  // The gateway surely charged nothing, and the same key may carry on.
  not_charged: {
    firstStepAfterMs: 2 * minute,
    longestPauseMs: 2 * minute,
    closedAfterMs: 2 * minute,
  },
  // The fan answers the issuer (3-D Secure).
  challenge: {
    firstStepAfterMs: 5 * second,
    longestPauseMs: 2 * minute,
    closedAfterMs: 30 * minute,
  },
  // The gateway could not say how it ended, and the key has been answered: nobody carries on.
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

/** The pause before the next step, after this many that changed nothing. */
export function pauseAfterStep(phase: PaymentPhase, attempts: number): number {
  const { firstStepAfterMs, longestPauseMs } = paymentStates[phase];
  return Math.min(longestPauseMs, Math.max(firstStepAfterMs, second) * 2 ** Math.min(attempts, 10));
}

/** A look-up that a reader asks for comes at most this often. */
export const lookUpIntervalMs = 5 * second;

/** Longer than the calls of one step take; then another process takes the step. */
export const stepLeaseMs = 90 * second;

/** Why a payment ended whose card was never charged, beside the gateway's own codes. */
export const notCharged = 'not_charged';
