import {
  ApiError,
  type components,
  createKey,
  NetworkError,
  pauseAfter,
  unwrap,
  withRetry,
} from '@homestand/api-client';
import { nullable, number, object, string, type ValueOf } from '@homestand/api-client/schema';
import { type ShippingFees, shippingFeeOf } from '@homestand/api-client/shippingFee';
import { withCrossTabLock } from '@homestand/app-core/browser/crossTabLock';
import { createStored } from '@homestand/app-core/browser/storage';
import { inSession } from '@homestand/app-core/session/inSession';
import { getSession, onSessionChange } from '@homestand/app-core/session/session';
import type { CreditCard } from '@homestand/ui';
import { client } from '../client';
import { settleCart } from '../shop/cart';
import type { Cart } from '../shop/cart.merge';
import { cartOf } from '../shop/cartGroups';
import { shortagesOf } from '../shop/shortages';
import { CardRefused, type PaymentGateway, tokenize } from './cardToken';
import { clearCustomerInfo } from './checkoutDraft.store';
import type { PaymentState, Refusal } from './paymentAttemptState';

type Schemas = components['schemas'];
type PaidOrder = Schemas['PaidOrder'];
type PickupOrder = Schemas['PickupOrder'];

/** The order without the payment. */
export type Checkout = Omit<PaidOrder, 'paymentDetails' | 'capture' | 'expectedTotal'> & {
  /** The total the fan saw: goods and fee. */
  expectedTotal: number;
  shippingFee: number;
  items: PickupOrder['items'];
};

/** A card, or null for an order that is paid when it is picked up. */
type Payment = { card: CreditCard; gateway: PaymentGateway } | null;

/** The payment may have succeeded, but the response had no order id. */
export class NoOrderId extends Error {
  override name = 'NoOrderId';
}

class Refused extends Error {
  override name = 'Refused';
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason.kind);
    this.reason = reason;
  }
}

/** Undefined when the club's configuration has not been loaded. */
type LoadShippingFees = () => Promise<ShippingFees | undefined>;

type OrderRequest = {
  key: string;
  input: string;
  personId: string | undefined;
  checkout: Checkout;
  body: PaidOrder | PickupOrder;
};

/**
 * The request without a response, in this page's memory: it contains the card's token. Sent again, it is the
 * same order under the same key. The token of a card does not outlive the session of its owner.
 */
let pendingRequest: OrderRequest | null = null;
onSessionChange(() => {
  pendingRequest = null;
});

/**
 * Orders the cart and pays with the card, or leaves the payment to the pickup. One attempt at a time across all tabs, each under its own
 * idempotency key, stored until the server reports the result: double taps, lost connections and reloads
 * produce one order.
 */
export function placeOrder(
  checkout: Checkout,
  payment: Payment,
  loadShippingFees: LoadShippingFees,
  onState: (state: PaymentState) => void,
): Promise<PaymentState> {
  const since = Date.now();
  // Before the waits, during which another person may log in: neither their order nor their cart is of this tap.
  const begin = inSession(async (request: OrderRequest) => {
    pendingRequest = request;
    storeAttempt({ key: request.key, at: Date.now(), orderId: null }, request);
    return request;
  });
  const prepare = inSession(() => prepareRequest(checkout, payment, since, begin));
  const send = inSession(async ({ key, body }: OrderRequest) => {
    const params = { header: { 'Idempotency-Key': key } };
    if ('items' in body) {
      const { order_id } = await unwrap(client.POST('/v1/user/orders', { params, body }));
      return { ...placedForPickup, orderId: order_id };
    }
    return unwrap(client.POST('/v1/user/orders/create-with-payment', { params, body }));
  });
  return withCrossTabLock(
    'payment',
    async () => {
      onState({ name: 'tokenising' });
      // Idempotent: only its last step stores something.
      const request = await withRetry(prepare, { tries: 3 }).catch((error) => {
        throw error instanceof NetworkError ? new Refused({ kind: 'notSent' }) : error;
      });
      if (typeof request === 'string') return { name: 'returning', orderId: request } as const;
      onState({ name: 'placing', repeated: false, message: null });
      return sendRequest(request, send, loadShippingFees, onState);
    },
    () => onState({ name: 'waiting' }),
  ).catch((error) => resultOfError(error, payment));
}

/**
 * Asks the server for the order of an attempt whose response was lost. Without an order the server accepts
 * nothing under its key any more. A running attempt of another tab ends first.
 */
export function cancelUnresolved(): Promise<PaymentState> {
  const since = Date.now();
  return withCrossTabLock('payment', async () => {
    const orderId = orderPlacedSince(since) ?? (await endUnresolved());
    return orderId === null
      ? ({ name: 'idle', cancelled: true } as const)
      : ({ name: 'returning', orderId } as const);
  }).catch((error: unknown) => ({ name: 'unknown', error }) as const);
}

/** The request to send, or the id of the order that already exists. */
async function prepareRequest(
  checkout: Checkout,
  payment: Payment,
  since: number,
  begin: (request: OrderRequest) => Promise<OrderRequest>,
): Promise<OrderRequest | string> {
  const personId = getSession()?.userId;
  const input = JSON.stringify([checkout, payment?.card]);
  // The order differs from the one without a response: that one is resolved first.
  if (pendingRequest?.input !== input) pendingRequest = null;
  const earlier = orderPlacedSince(since) ?? (await endUnresolved());
  if (earlier !== null) return earlier;
  if (pendingRequest) return pendingRequest;
  const cart = orderedOf(await settleCart(), checkout);
  if (isOtherCart(cart, checkout, checkout.shippingFee))
    throw new Refused({ kind: 'priceChanged' });
  const { shippingFee: _shown, items, ...order } = checkout;
  const body = payment
    ? ({
        ...order,
        paymentDetails: await tokenize(payment.gateway, payment.card),
        capture: 'auto',
      } as const)
    : {
        ...{ items, form: order.orderForm, from_cart: true },
        ...(order.matchId !== undefined && { match_id: order.matchId }),
      };
  return begin({ key: createKey(), input, personId, checkout, body });
}

/** The goods of the cart that are ordered: all, unless the order names when they are handed over. */
const orderedOf = (cart: Cart, { deliveryPeriod }: Checkout): Cart =>
  deliveryPeriod === undefined ? cart : cartOf(cart, deliveryPeriod);

/** Whether the cart is not the one the fan saw, or costs another sum. */
const isOtherCart = (
  { cartItems, totalPrice }: Cart,
  { items, expectedTotal }: Checkout,
  shippingFee: number,
) =>
  totalPrice + shippingFee !== expectedTotal ||
  cartItems.length !== items.length ||
  cartItems.some(({ productId, option, quantity }) =>
    items.every(
      (item) =>
        item.product_id !== productId ||
        item.option_id !== option?.id ||
        item.quantity !== quantity,
    ),
  );

/** An order that nothing is charged for is placed like a paid one. */
const placedForPickup = {
  paymentStatus: 'paid',
  redirectUrl: null,
  orderPaymentSessionId: null,
} as const;

/** The order another tab completed since `since`. */
function orderPlacedSince(since: number): string | null {
  const last = readAttempt();
  return last !== null && last.at >= since ? last.orderId : null;
}

/** Rejects when the server is unreachable. */
async function endUnresolved(): Promise<string | null> {
  const last = unresolvedAttempt();
  if (last === null) return null;
  const personId = getSession()?.userId;
  const params = { path: { checkoutKey: last.key } };
  const { orderId } = await unwrap(client.DELETE('/v1/user/checkouts/{checkoutKey}', { params }));
  if (getSession()?.userId !== personId) throw new NetworkError('aborted');
  if (orderId === null) removeAttempt();
  else storeAttempt({ ...last, at: Date.now(), orderId }, { personId });
  return orderId;
}

/** The stored attempt with an unknown result, unless its request is in this page's memory. */
function unresolvedAttempt(): StoredAttempt | null {
  const last = readAttempt();
  const isUnresolved = last !== null && last.orderId === null && last.key !== pendingRequest?.key;
  return isUnresolved ? last : null;
}

export const hasUnresolved = () => unresolvedAttempt() !== null;

const maxTries = 5;
const firstPauseMs = 1000;
const conflictPauseMs = 3000;

async function sendRequest(
  request: OrderRequest,
  send: (request: OrderRequest) => Promise<Schemas['PaymentStart']>,
  loadShippingFees: LoadShippingFees,
  onState: (state: PaymentState) => void,
): Promise<PaymentState> {
  for (let failures = 1; ; failures++) {
    try {
      const started = await send(request);
      const { orderId, paymentStatus, redirectUrl: url, orderPaymentSessionId } = started;
      forgetRequest(request);
      // The next person must not be led to this order.
      if (getSession()?.userId !== request.personId) throw new NetworkError('aborted');
      if (!orderId) throw new NoOrderId();
      storeAttempt({ key: request.key, at: Date.now(), orderId }, request);
      if (paymentStatus === 'paid') return { name: 'paid', orderId };
      return url === null
        ? { name: 'returning', orderId }
        : { name: 'redirecting', orderId, url, sessionId: orderPaymentSessionId };
    } catch (error) {
      if (isConflict(error) && (await isPriceChanged(request.checkout, loadShippingFees))) {
        endAttempt(request);
        throw new Refused({ kind: 'priceChanged' });
      }
      const pause = failures === maxTries ? undefined : pauseBefore(error, failures);
      if (pause === undefined) throw finalError(error, request);
      const isKnown = error instanceof ApiError && error.code === 503;
      const message = (isKnown && error.message) || null;
      onState({ name: 'placing', repeated: true, message });
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 409;

async function isPriceChanged(
  checkout: Checkout,
  loadShippingFees: LoadShippingFees,
): Promise<boolean> {
  const [whole, fees] = await Promise.all([
    settleCart().catch(() => undefined),
    loadShippingFees().catch(() => undefined),
  ]);
  if (!whole || fees === undefined) return false;
  const cart = orderedOf(whole, checkout);
  const fee = shippingFeeOf(fees, {
    method: checkout.deliveryMethod,
    itemsTotal: cart.totalPrice,
    prefecture: checkout.shippingAddress?.prefecture ?? '',
  });
  return isOtherCart(cart, checkout, fee);
}

function pauseBefore(error: unknown, failures: number): number | undefined {
  // An earlier attempt of this fan is still running.
  if (isConflict(error)) return conflictPauseMs;
  if (error instanceof ApiError && error.code >= 500 && error.code !== 503)
    return firstPauseMs * failures;
  return pauseAfter(error, failures, firstPauseMs);
}

/** A definite response ends the attempt and its key; after any other error the same key may be retried. */
function finalError(error: unknown, request: OrderRequest): unknown {
  if (!isRejection(error)) return error;
  endAttempt(request);
  if (error.orderId === undefined) return error;
  // `at` 0, not now: no waiting tab may take a declined order for its own.
  storeAttempt({ key: request.key, at: 0, orderId: error.orderId }, request);
  return new Refused({ kind: 'declined', orderId: error.orderId, message: error.message });
}

function forgetRequest({ key }: OrderRequest) {
  if (pendingRequest?.key === key) pendingRequest = null;
}

function endAttempt(request: OrderRequest) {
  forgetRequest(request);
  if (getSession()?.userId === request.personId) removeAttempt();
}

const isRejection = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code < 500 && error.code !== 429;

function resultOfError(error: unknown, payment: Payment): PaymentState {
  const reason = refusalOf(error);
  // The customer info is of the next person.
  if (error instanceof NetworkError && error.reason === 'aborted')
    return { name: 'unknown', error };
  // Before the order request the stored customer info stays; any error of a payment by card clears it, but not the one
  // of a suspended fan (404), who finds the input again when the suspension ends, and not a refusal after which the same
  // order is sent again: with fewer goods, or with another card.
  const isSuspended = error instanceof ApiError && error.code === 404;
  const isShort = shortagesOf(error).length > 0;
  const isSentAgain = isShort || ['notSent', 'card', 'declined'].includes(reason?.kind ?? '');
  if (payment && !isSuspended && !isSentAgain) clearCustomerInfo();
  return reason === null ? { name: 'unknown', error } : { name: 'refused', reason };
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refused) return error.reason;
  if (error instanceof CardRefused) return { kind: 'card', field: error.field };
  if (!isRejection(error)) return null;
  const shortages = shortagesOf(error);
  return {
    kind: 'rejected',
    message: error.message,
    ...(shortages.length > 0 && { shortages }),
  };
}

/** This device's last attempt: its idempotency key, and the order id once known; nothing of the card. */
const attempt = object({ key: string, at: number, orderId: nullable(string) });
type StoredAttempt = ValueOf<typeof attempt>;

const stored = createStored('payment:', attempt);

/** Read from storage: another tab may have just written it. */
function readAttempt(): StoredAttempt | null {
  const personId = getSession()?.userId;
  return personId === undefined ? null : stored.read(personId);
}

/** Stores the attempt of `personId`, unless another person has logged in meanwhile. */
function storeAttempt(attempt: StoredAttempt, { personId }: Pick<OrderRequest, 'personId'>) {
  if (personId !== undefined && personId === getSession()?.userId) stored.write(attempt, personId);
}

function removeAttempt() {
  const personId = getSession()?.userId;
  if (personId !== undefined) stored.remove(personId);
}

/** Whether this device's last attempt was for this order; true once, then the attempt is removed. */
export function removeAttemptOf(orderId: string): boolean {
  if (readAttempt()?.orderId !== orderId) return false;
  removeAttempt();
  return true;
}
