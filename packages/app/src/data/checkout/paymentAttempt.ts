import type { CreditCardField } from '@homestand/ui';

/*
 * The states of one payment attempt.
 *
 *   idle, refused, unknown ── start ──▶ tokenising ── tokenised ──▶ placing ◀─┐ noResponse
 *                                        │    ▲                      │  └──────┘
 *                              otherTab  ▼    │ locked               │
 *                                      waiting                       │
 *                                                                    │
 *   tokenising, waiting, placing ── refused ──▶ refused              │
 *                                ── lost ─────▶ unknown              │
 *                                ── placed ──┬▶ paid          ◀──────┘
 *                                            ├▶ redirecting   to the bank's page, which leads back to the order's page
 *                                            └▶ returning     to the order's page, which is `checking` its status
 *
 *   unknown ── check ──▶ checking ──┬ placed ───▶ returning
 *                                   ├ cancelled ▶ idle        the server accepts nothing under the key any more
 *                                   └ lost ─────▶ unknown
 *
 * The order's page has its state from the order on the server: `stateOfOrder`.
 */

export type PaymentState =
  /** `cancelled`: an earlier attempt has just been found to have no order and no charge. */
  | { name: 'idle'; cancelled: boolean }
  /** Another tab is paying. */
  | { name: 'waiting' }
  /** The cart is compared with the order, and the card becomes a token. */
  | { name: 'tokenising' }
  /** `message`: the server's reason why the order has to wait. */
  | { name: 'placing'; repeated: boolean; message: string | null }
  | { name: 'paid' | 'redirecting' | 'returning' }
  /** The result is being requested. */
  | { name: 'checking' }
  /** Nothing was charged, and the key is used up. */
  | { name: 'refused'; reason: Refusal }
  /** The payment may have succeeded; another start repeats it under the same key. */
  | { name: 'unknown'; error: unknown };

export type Refusal =
  | { kind: 'incomplete' | 'priceChanged' | 'notSent' }
  /** The payment company rejects the card details; it may name the field. */
  | { kind: 'card'; field: CreditCardField | undefined }
  /** The card was declined; the order can be paid with another one. */
  | { kind: 'declined'; orderId: string; message: string }
  /** The server rejects the order. */
  | { kind: 'rejected'; message: string }
  /** The order's payment status. */
  | { kind: 'failed' | 'canceled' | 'refund_due' | 'refunded' };

/** `redirectUrl`: the bank's page for 3-D Secure. Without it, an unpaid order is still being processed. */
export type Placed = {
  orderId: string;
  paid: boolean;
  redirectUrl: string | null;
  sessionId: string | null;
};

export type PaymentEvent =
  | { type: 'start' | 'otherTab' | 'locked' | 'tokenised' | 'check' | 'cancelled' }
  | { type: 'noResponse'; message: string | null }
  | { type: 'placed'; placed: Placed }
  | { type: 'refused'; reason: Refusal }
  | { type: 'lost'; error: unknown };

type StateName = PaymentState['name'];

const startable: readonly StateName[] = ['idle', 'refused', 'unknown'];
const placing: readonly StateName[] = ['tokenising', 'waiting', 'placing'];

/** The states in which each event applies. */
const sources: Readonly<Record<PaymentEvent['type'], readonly StateName[]>> = {
  start: startable,
  otherTab: ['tokenising'],
  locked: ['waiting'],
  tokenised: ['tokenising'],
  noResponse: ['placing'],
  placed: [...placing, 'checking'],
  refused: [...startable, ...placing],
  lost: [...placing, 'checking'],
  check: ['unknown'],
  cancelled: ['checking'],
};

/** The next state; the same object when the event does not apply, such as a second tap on the button. */
export function transition(state: PaymentState, event: PaymentEvent): PaymentState {
  if (!sources[event.type].includes(state.name)) return state;
  switch (event.type) {
    case 'start':
    case 'locked':
      return { name: 'tokenising' };
    case 'otherTab':
      return { name: 'waiting' };
    case 'tokenised':
      return { name: 'placing', repeated: false, message: null };
    case 'noResponse':
      return { name: 'placing', repeated: true, message: event.message };
    case 'placed': {
      const { paid, redirectUrl } = event.placed;
      return { name: paid ? 'paid' : redirectUrl === null ? 'returning' : 'redirecting' };
    }
    case 'refused':
      return { name: 'refused', reason: event.reason };
    case 'lost':
      return { name: 'unknown', error: event.error };
    case 'check':
      return { name: 'checking' };
    case 'cancelled':
      return { name: 'idle', cancelled: true };
  }
}

/** The order is being placed, or the page is about to leave for its result. */
export const isRunning = ({ name }: PaymentState) =>
  name !== 'checking' && !startable.includes(name);

type PaymentStatus =
  | 'awaiting'
  | 'paid'
  | 'at_pickup'
  | 'failed'
  | 'canceled'
  | 'refund_due'
  | 'refunded';

/** The state of an order's payment on the server; `status` is undefined until the order is loaded. */
export function stateOfOrder(status: PaymentStatus | undefined, error: unknown): PaymentState {
  if (status === 'paid' || status === 'at_pickup') return { name: 'paid' };
  if (status !== undefined && status !== 'awaiting')
    return { name: 'refused', reason: { kind: status } };
  return status === undefined && error ? { name: 'unknown', error } : { name: 'checking' };
}

export const isRefund = (state: PaymentState) =>
  state.name === 'refused' &&
  (state.reason.kind === 'refund_due' || state.reason.kind === 'refunded');

/** The order is paid, or its money goes back: it cannot be paid again. */
export const isSettled = (state: PaymentState) => state.name === 'paid' || isRefund(state);
