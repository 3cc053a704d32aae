import {
  ApiError,
  type components,
  createKey,
  NetworkError,
  pauseAfter,
  unwrap,
} from '@homestand/api-client';
import { client } from '@homestand/app-core/http/client';
import { inSession } from '@homestand/app-core/session/inSession';
import { getSession } from '@homestand/app-core/session/session';
import type { CreditCard, PlacingState } from '@homestand/ui';
import { settleCart } from '../shop/cart';
import { tokenize } from './cardToken';
import { readPaymentAttempt, removePaymentAttempt, storePaymentAttempt } from './paymentAttempt';

type Schemas = components['schemas'];
type PaidOrder = Schemas['PaidOrder'];
type Door = Schemas['Club']['payment'];

/** The order without the card. */
export type Checkout = Omit<PaidOrder, 'paymentDetails' | 'capture' | 'expectedTotal'> & {
  /** The total the fan saw: goods and fee. */
  expectedTotal: number;
  shippingFee: number;
};

/** `redirectUrl`: the bank's page for 3-D Secure. Without it, an unpaid order is still being processed. */
export type Placed = {
  orderId: string;
  paid: boolean;
  redirectUrl: string | null;
  sessionId: string | null;
};

/** The shipping fee; the server adds the same amount and rejects another total. */
export const shippingFeeOf = (method: Schemas['DeliveryMethod']) =>
  method === 'shipping' ? 200 : 0;

/** The cart's price differs from the total the fan confirmed. */
export class PriceChanged extends Error {
  override name = 'PriceChanged';
}

/** The card was declined; the order can be paid with another one. */
export class Declined extends Error {
  override name = 'Declined';
  readonly orderId: string;

  constructor(message: string, orderId: string) {
    super(message);
    this.orderId = orderId;
  }
}

/** The payment may have succeeded, but the response had no order id. */
export class NoOrderId extends Error {
  override name = 'NoOrderId';
}

/** The server was unreachable before anything was sent: there is no order and no charge. */
export class NotSent extends Error {
  override name = 'NotSent';
}

/** `reason`: the server's message why the order has to wait. */
type OnPlacingState = (state: PlacingState, reason?: string) => void;

type Sending = { key: string; asked: string; body: PaidOrder };

/**
 * The request without a response, in this page's memory. Sent again, it is the same order under the same key.
 */
let unanswered: Sending | null = null;

/**
 * Orders the cart and pays with the card. One attempt at a time across all tabs, each under its own
 * idempotency key, stored until the server reports the result: double taps, lost connections and reloads
 * produce one order.
 */
export function placeOrder(
  checkout: Checkout,
  card: CreditCard,
  door: Door,
  onState: OnPlacingState,
): Promise<Placed> {
  const since = Date.now();
  return oneAtATime(
    async () => {
      onState('sending');
      const ready = await prepare(checkout, card, door, since).catch((error: unknown) => {
        throw error instanceof NetworkError ? new NotSent() : error;
      });
      if (typeof ready === 'string') return waitedFor(ready);
      unanswered = ready;
      try {
        return await ask(ready, onState);
      } catch (error) {
        // The cart is empty because another tab has just bought it.
        const bought = isEmptyCart(error) ? joined(since) : null;
        if (bought === null) throw error;
        return waitedFor(bought);
      }
    },
    () => onState('other'),
  );
}

const waitedFor = (orderId: string): Placed => ({
  orderId,
  paid: false,
  redirectUrl: null,
  sessionId: null,
});

/** The request to send, or the id of the order that already exists. */
async function prepare(
  { shippingFee, ...order }: Checkout,
  card: CreditCard,
  door: Door,
  since: number,
): Promise<Sending | string> {
  const asked = JSON.stringify([getSession()?.userId, order, card]);
  // The order differs from the one without a response: that one is resolved first.
  if (unanswered?.asked !== asked) unanswered = null;
  const earlier = joined(since) ?? (await orderOfLostPayment());
  if (earlier !== null) return earlier;
  if (unanswered) return unanswered;
  const cart = await settleCart();
  if (cart.totalPrice + shippingFee !== order.expectedTotal) throw new PriceChanged();
  const paymentDetails = await tokenize(door, card);
  const key = createKey();
  storePaymentAttempt({ key, at: Date.now(), orderId: null });
  return { key, asked, body: { ...order, paymentDetails, capture: 'auto' } };
}

/** The order another tab completed since `since`. */
function joined(since: number): string | null {
  const last = readPaymentAttempt();
  return last !== null && last.at >= since ? last.orderId : null;
}

/**
 * The order of an attempt whose response was lost; null when there is none, and then the server accepts none
 * under its key any more. Rejects when the server is unreachable.
 */
async function orderOfLostPayment(): Promise<string | null> {
  const last = readPaymentAttempt();
  if (last === null || last.orderId !== null || last.key === unanswered?.key) return null;
  const params = { path: { checkoutKey: last.key } };
  const { orderId } = await unwrap(client.DELETE('/v1/user/checkouts/{checkoutKey}', { params }));
  if (orderId === null) removePaymentAttempt();
  else storePaymentAttempt({ ...last, at: Date.now(), orderId });
  return orderId;
}

/** Whether a stored attempt has an unknown result and its request is not in this page's memory. */
export const hasLostPayment = () => {
  const last = readPaymentAttempt();
  return last !== null && last.orderId === null && last.key !== unanswered?.key;
};

/** The same for a page that has just opened: waits for a running attempt of another tab. */
export function findLostPayment(): Promise<string | null> {
  const since = Date.now();
  return oneAtATime(async () => joined(since) ?? (await orderOfLostPayment()));
}

/** Whether this device's last attempt was for this order; true once, then the attempt is removed. */
export function closePayment(orderId: string): boolean {
  if (readPaymentAttempt()?.orderId !== orderId) return false;
  removePaymentAttempt();
  return true;
}

const mostTries = 5;
const firstPause = 1000;
const pauseWhileRunning = 3000;

async function ask({ key, body }: Sending, onState: OnPlacingState) {
  const params = { header: { 'Idempotency-Key': key } };
  const send = inSession(() =>
    unwrap(client.POST('/v1/user/orders/create-with-payment', { params, body })),
  );
  for (let failures = 1; ; failures++) {
    try {
      return ended(key, await send());
    } catch (error) {
      const changed = isConflict(error) && (await costsElse(body));
      const pause = changed || failures === mostTries ? undefined : pauseBefore(error, failures);
      if (pause === undefined) throw closed(changed ? new PriceChanged() : error, key);
      const isKnown = error instanceof ApiError && error.code === 503;
      onState('again', isKnown ? error.message : undefined);
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

function ended(
  key: string,
  { orderId, paymentStatus, redirectUrl, orderPaymentSessionId }: Schemas['PaymentStart'],
): Placed {
  unanswered = null;
  if (!orderId) throw new NoOrderId();
  storePaymentAttempt({ key, at: Date.now(), orderId });
  const paid = paymentStatus === 'paid';
  return { orderId, paid, redirectUrl, sessionId: orderPaymentSessionId };
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 409;

async function costsElse(body: PaidOrder): Promise<boolean> {
  const cart = await settleCart().catch(() => null);
  return (
    cart !== null && cart.totalPrice + shippingFeeOf(body.deliveryMethod) !== body.expectedTotal
  );
}

function pauseBefore(error: unknown, failures: number): number | undefined {
  // An earlier attempt of this fan is still running.
  if (isConflict(error)) return pauseWhileRunning;
  if (error instanceof ApiError && error.code >= 500 && error.code !== 503)
    return firstPause * failures;
  return pauseAfter(error, failures, firstPause);
}

/** A definite result ends the attempt and its key; any other error may be retried under the same key. */
function closed(error: unknown, key: string): unknown {
  const known = error instanceof ApiError && error.code < 500 && error.code !== 429;
  if (!known && !(error instanceof PriceChanged)) return error;
  unanswered = null;
  if (error instanceof ApiError && error.orderId !== undefined) {
    // `at` 0, not now: no waiting tab may take a declined order for its own.
    storePaymentAttempt({ key, at: 0, orderId: error.orderId });
    return new Declined(error.message, error.orderId);
  }
  removePaymentAttempt();
  return error;
}

const isEmptyCart = (error: unknown) =>
  error instanceof ApiError && error.fieldErrors.some(({ field }) => field === 'cart');

/** Without Web Locks the server still makes one order of two requests. */
async function oneAtATime<Result>(task: () => Promise<Result>, onWait = () => {}) {
  if (!('locks' in navigator)) return task();
  const name = 'homestand-payment';
  const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { result: await task() } : null,
  );
  if (free) return free.result;
  onWait();
  return navigator.locks.request(name, task);
}
