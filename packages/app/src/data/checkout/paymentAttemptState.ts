import type { components } from '@homestand/api-client';
import type { CreditCardField } from '@homestand/ui';
import type { Shortage } from '../shop/shortages';

type Order = components['schemas']['Order'];

/*
 *   start ──▶ tokenising ⇄ waiting
 *                 │
 *                 ▼
 *              placing ──┬▶ paid
 *                        ├▶ redirecting   to the bank, which leads back to the order's page
 *                        ├▶ returning     to the order's page: checking ──▶ paid, refused, unknown (`stateOfOrder`)
 *                        ├▶ refused ──▶ start
 *                        └▶ unknown ──▶ start (the same key), cancel
 *   cancel ──▶ checking ──┬▶ returning
 *                         ├▶ idle         the server accepts nothing under the key any more
 *                         └▶ unknown
 */

/** One payment attempt of this page. */
export type PaymentState =
  /** `cancelled`: an earlier attempt has just been found to have no order and no charge. */
  | { name: 'idle'; cancelled: boolean }
  /** Another tab is paying. */
  | { name: 'waiting' }
  /** The cart is compared with the order, and the card becomes a token. */
  | { name: 'tokenising' }
  /** `message`: the server's reason why the order has to wait. */
  | { name: 'placing'; repeated: boolean; message: string | null }
  | { name: 'paid' | 'returning'; orderId: string }
  /** `url`: the bank's page for 3-D Secure. */
  | { name: 'redirecting'; orderId: string; url: string; sessionId: string | null }
  /** The result is being requested. */
  | { name: 'checking' }
  /** Nothing is charged under this key any more. */
  | { name: 'refused'; reason: Refusal }
  /** The payment may have succeeded. */
  | { name: 'unknown'; error: unknown };

export type Refusal =
  | { kind: 'incomplete' | 'priceChanged' | 'notSent' }
  /** The payment company rejects the card details; it may name the field. */
  | { kind: 'card'; field: CreditCardField | undefined }
  /** The card was declined; the order can be paid with another one. */
  | { kind: 'declined'; orderId: string; message: string }
  /** The server rejects the order, perhaps because there are not enough pieces. */
  | { kind: 'rejected'; message: string; shortages?: readonly Shortage[] }
  /** The order's payment status. */
  | { kind: 'failed' | 'canceled' | 'refund_due' | 'refunded' };

/** What the order was refused for. */
export const shortagesIn = (state: PaymentState): readonly Shortage[] =>
  state.name === 'refused' && state.reason.kind === 'rejected'
    ? (state.reason.shortages ?? [])
    : [];

type StateName = PaymentState['name'];

const results: readonly StateName[] = ['paid', 'redirecting', 'returning', 'refused', 'unknown'];

const nextStates: Readonly<Record<StateName, readonly StateName[]>> = {
  idle: ['tokenising', 'refused'],
  tokenising: ['waiting', 'placing', ...results],
  waiting: ['tokenising', ...results],
  placing: ['placing', ...results],
  paid: [],
  redirecting: [],
  returning: [],
  checking: ['returning', 'idle', 'unknown'],
  refused: ['tokenising', 'refused'],
  unknown: ['tokenising', 'refused', 'checking'],
};

/** The next state; the present one when it does not lead there. */
export const transition = (state: PaymentState, next: PaymentState): PaymentState =>
  nextStates[state.name].includes(next.name) ? next : state;

/** The order is being placed, or the page is about to leave for its result. */
export const isRunning = ({ name }: PaymentState) =>
  !['idle', 'checking', 'refused', 'unknown'].includes(name);

/** The payment of an order on the server; it is undefined until it is loaded. */
export function stateOfOrder(
  order: Pick<Order, 'id' | 'paymentStatus'> | undefined,
  error: unknown,
): PaymentState {
  if (!order) return error ? { name: 'unknown', error } : { name: 'checking' };
  const { id, paymentStatus: status } = order;
  if (status === 'paid' || status === 'at_pickup') return { name: 'paid', orderId: id };
  return status === 'awaiting'
    ? { name: 'checking' }
    : { name: 'refused', reason: { kind: status } };
}

export const isRefund = (state: PaymentState) =>
  state.name === 'refused' &&
  (state.reason.kind === 'refund_due' || state.reason.kind === 'refunded');

/** The order is paid, or its money goes back: it cannot be paid again. */
export const isSettled = (state: PaymentState) => state.name === 'paid' || isRefund(state);
