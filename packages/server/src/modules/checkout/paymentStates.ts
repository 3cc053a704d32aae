import { openStates, type PaymentState } from '../../db/paymentState.queries.ts';

const second = 1000;
const minute = 60 * second;

type StepTimes = {
  /** Until the first step, which looks the payment up at the gateway or refunds it. */
  firstStepAfterMs: number;
  /** Upper limit of the pause between steps that change nothing; each doubles it. */
  longestPauseMs: number;
  /** After this time a step closes the session at the gateway, so that nothing can be charged any more. */
  closedAfterMs: number | null;
};

/** States of a payment that needs a step. */
export type PendingState = (typeof openStates)[number] | 'refund_due' | 'part_refund_due';

const withoutSession: StepTimes = {
  firstStepAfterMs: 2 * minute,
  longestPauseMs: 2 * minute,
  closedAfterMs: 2 * minute,
};

const refund: StepTimes = {
  firstStepAfterMs: 0,
  longestPauseMs: 2 * minute,
  closedAfterMs: null,
};

/**
 * In every state of an unsettled payment the next step is at most two minutes away, whatever the gateway returns, and
 * only a refund is retried without an end.
 */
export const stepTimes: Record<PendingState, StepTimes> = {
  starting: withoutSession,
  not_opened: withoutSession,
  paying: {
    firstStepAfterMs: 15 * second,
    longestPauseMs: minute,
    closedAfterMs: 3 * minute,
  },
  not_charged: {
    firstStepAfterMs: 2 * minute,
    longestPauseMs: 2 * minute,
    closedAfterMs: 2 * minute,
  },
  challenge: {
    firstStepAfterMs: 5 * second,
    longestPauseMs: 2 * minute,
    closedAfterMs: 30 * minute,
  },
  unknown: {
    firstStepAfterMs: second,
    longestPauseMs: 2 * minute,
    closedAfterMs: 0,
  },
  refund_due: refund,
  part_refund_due: refund,
};

const open: readonly PaymentState[] = openStates;

/** Whether the gateway may still charge it, or a request may still pay it. */
export const isOpen = (state: PaymentState): state is (typeof openStates)[number] =>
  open.includes(state);

/** Whether its money is the club's, but for refunds of a part. */
export const isPaid = (state: PaymentState) => state === 'paid' || state === 'part_refund_due';

/**
 * The pause before the next step, after this many steps that changed nothing. A settled payment takes a step when the
 * gateway reports on it, or when a process of an older release has removed that of a refund: it pauses like a refund.
 */
export function pauseAfterStep(state: PaymentState, attempts: number): number {
  const { firstStepAfterMs, longestPauseMs } = isOpen(state) ? stepTimes[state] : refund;
  return Math.min(longestPauseMs, Math.max(firstStepAfterMs, second) * 2 ** Math.min(attempts, 10));
}

/** Minimum interval between look-ups that a reader of the order triggers. */
export const lookUpIntervalMs = 5 * second;

/** Longer than the calls of one step take; afterwards another process may take the step. */
export const stepLeaseMs = 90 * second;

/** Failure of a payment that ended without a charge, beside the gateway's own codes. */
export const notCharged = 'not_charged';
