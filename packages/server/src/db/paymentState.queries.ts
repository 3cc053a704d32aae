import { type RawBuilder, sql } from 'kysely';
import type { PaymentPhase, Tables } from './schema.ts';

type StoredState = Tables['payments']['state'];

/** The state of a payment by card. The database has it in two columns, which only this file knows. */
export type PaymentState =
  /** Before its session at the gateway is open: nothing can be charged. */
  | 'starting'
  /** The gateway opened no session. */
  | 'not_opened'
  /** A request is paying, or its process has died. */
  | 'paying'
  /** The gateway certainly charged nothing, and a request with the same key may continue. */
  | 'not_charged'
  /** The fan authenticates with the card issuer (3-D Secure). */
  | 'challenge'
  /** The gateway gave no result and the response is stored under the key: no request continues. */
  | 'unknown'
  | 'paid'
  /** Paid; a refund of a part is to be sent. */
  | 'part_refund_due'
  | 'failed'
  | 'canceled'
  | 'refund_due'
  | 'refunded';

/** The columns of each state. During a deployment, processes of the version before still filter by `state`. */
const columnsOf: Record<PaymentState, { state: StoredState; phase: PaymentPhase | null }> = {
  starting: { state: 'started', phase: 'starting' },
  not_opened: { state: 'started', phase: 'not_charged' },
  paying: { state: 'awaiting', phase: 'paying' },
  not_charged: { state: 'awaiting', phase: 'not_charged' },
  challenge: { state: 'awaiting', phase: 'challenge' },
  unknown: { state: 'awaiting', phase: 'unknown' },
  paid: { state: 'paid', phase: null },
  part_refund_due: { state: 'paid', phase: 'refund_due' },
  failed: { state: 'failed', phase: null },
  canceled: { state: 'canceled', phase: null },
  refund_due: { state: 'refund_due', phase: 'refund_due' },
  refunded: { state: 'refunded', phase: null },
};

/** Writes a state: the values of its columns. */
export const stateColumns = (state: PaymentState) => columnsOf[state];

/**
 * Reads a state from its columns. Rows without a phase were written by an older release; an awaiting one may be in a
 * 3-D Secure challenge.
 */
export const paymentState: RawBuilder<PaymentState> = sql<PaymentState>`case
  when payments.state = 'started' and payments.phase = 'not_charged' then 'not_opened'
  when payments.state = 'started' then 'starting'
  when payments.state = 'awaiting' then coalesce(payments.phase, 'challenge')
  when payments.state = 'paid' and payments.phase = 'refund_due' then 'part_refund_due'
  else payments.state
end`;

/** Whether a payment is in one of these states. Literals: the planner must see which index has these rows. */
export const isInState = (...states: PaymentState[]): RawBuilder<boolean> =>
  sql<boolean>`(payments.state in (${listOf(new Set(states.map(publicState)))})
    and ${paymentState} in (${listOf(states)}))`;

const listOf = (values: Iterable<string>) => sql.join([...values].map((value) => sql.lit(value)));

/** The state as the staff side and the metrics show it: without the steps of an open payment. */
export const publicState = (state: PaymentState): StoredState => columnsOf[state].state;

/** States of a payment that was charged and not refunded as a whole. */
export const paidStates = ['paid', 'part_refund_due'] as const satisfies PaymentState[];

/** States in which the gateway may still charge, or a request may still pay. */
export const openStates = [
  'starting',
  'not_opened',
  'paying',
  'not_charged',
  'challenge',
  'unknown',
] as const satisfies PaymentState[];
