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

/** What is ordered, without the card. */
export type Checkout = Omit<PaidOrder, 'paymentDetails' | 'capture' | 'expectedTotal'> & {
  /** As the fan saw it: goods and fee. */
  expectedTotal: number;
  shippingFee: number;
};

/** `redirectUrl`: where the bank wants to see the fan. Otherwise an order that is not paid is waited for. */
export type Placed = {
  orderId: string;
  paid: boolean;
  redirectUrl: string | null;
  sessionId: string | null;
};

/** Sending by mail; the server adds the same, and refuses another total. */
export const shippingFeeOf = (method: Schemas['DeliveryMethod']) =>
  method === 'shipping' ? 200 : 0;

/** The cart costs something else than what the fan agreed to. */
export class PriceChanged extends Error {
  override name = 'PriceChanged';
}

/** The card was refused; the order can be paid with another one. */
export class Declined extends Error {
  override name = 'Declined';
  readonly orderId: string;

  constructor(message: string, orderId: string) {
    super(message);
    this.orderId = orderId;
  }
}

/** Paid perhaps, but nobody said for which order. */
export class NoOrderId extends Error {
  override name = 'NoOrderId';
}

/** Nobody could be reached before anything was asked for: there is neither order nor charge. */
export class NotSent extends Error {
  override name = 'NotSent';
}

/** `reason`: what the server said that could not go on yet. */
type OnPlacingState = (state: PlacingState, reason?: string) => void;

type Sending = { key: string; asked: string; body: PaidOrder };

/** What was sent and not answered: asked again, it is the same order with the same key. */
let unanswered: Sending | null = null;

/**
 * Orders the cart and pays with the card. One try at a time in all tabs, one key for each try, kept until the
 * server has said how it ended: whatever is tapped twice, cut off or opened again, there is one order.
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
        // Nothing to sell any more, since another tab has just bought it.
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

/** What is to be sent, or the order that is there already. */
async function prepare(
  { shippingFee, ...order }: Checkout,
  card: CreditCard,
  door: Door,
  since: number,
): Promise<Sending | string> {
  const asked = JSON.stringify([getSession()?.userId, order, card]);
  // Something else than what waits for its answer: then that is brought to its end first.
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

/** The order that another tab has brought to an end since then. */
function joined(since: number): string | null {
  const last = readPaymentAttempt();
  return last !== null && last.at >= since ? last.orderId : null;
}

/**
 * The order of a try whose answer this page cannot get any more; null when there is none, and from then on
 * there cannot be one. Rejects when the server cannot be asked.
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

/** Whether this page has a try behind it whose end it does not know. */
export const hasLostPayment = () => {
  const last = readPaymentAttempt();
  return last !== null && last.orderId === null && last.key !== unanswered?.key;
};

/** The same for a page that has just opened: what another tab is doing right now is waited for. */
export function findLostPayment(): Promise<string | null> {
  const since = Date.now();
  return oneAtATime(async () => joined(since) ?? (await orderOfLostPayment()));
}

/** Whether the last try of this device was for this order; said once, when it is over. */
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
  // An earlier try of this fan is still being finished.
  if (isConflict(error)) return pauseWhileRunning;
  if (error instanceof ApiError && error.code >= 500 && error.code !== 503)
    return firstPause * failures;
  return pauseAfter(error, failures, firstPause);
}

/** What is known for certain is over, and its key with it; all else may be asked again under the same key. */
function closed(error: unknown, key: string): unknown {
  const known = error instanceof ApiError && error.code < 500 && error.code !== 429;
  if (!known && !(error instanceof PriceChanged)) return error;
  unanswered = null;
  if (error instanceof ApiError && error.orderId !== undefined) {
    // Not as of now: nobody who waits for this moment has bought anything.
    storePaymentAttempt({ key, at: 0, orderId: error.orderId });
    return new Declined(error.message, error.orderId);
  }
  removePaymentAttempt();
  return error;
}

const isEmptyCart = (error: unknown) =>
  error instanceof ApiError && error.fieldErrors.some(({ field }) => field === 'cart');

/** Where there are no locks, the server still makes one order of two. */
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
