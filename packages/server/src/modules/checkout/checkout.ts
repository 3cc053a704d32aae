import { randomUUID } from 'node:crypto';
import { shippingFeeOf } from '@homestand/api-client/shippingFee';
import type { Transaction } from 'kysely';
import {
  PaymentNotProcessed,
  type PaymentOutcome,
  PaymentRefused,
  PaymentUnavailable,
} from '../../adapters/payment/index.ts';
import type { Config } from '../../config/config.ts';
import type { Tables } from '../../db/schema.ts';
import type { Asked, DataOf } from '../../http/contract.ts';
import { conflict, notAllowed, notFound, unavailable } from '../../http/errors.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import {
  finishCheckout,
  invalidateKey,
  invalidateUnchargedKey,
  leaseUnfinished,
  releaseCheckout,
  storedCheckout,
} from '../../http/idempotencyKeys.queries.ts';
import { consume } from '../../http/limits.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import {
  createOrder,
  findOrder,
  linesOf,
  lockOrder,
  refuseCheckoutAboveLimit,
  rewriteOrder,
  totalOf,
} from '../orders/index.ts';
import { cartRows, lockFan } from '../shop/index.ts';
import { claimCheckout, whileLeased } from './checkoutKey.ts';
import { closeOpenPayments, isBeingPaid } from './openPayments.ts';
import { noShipment } from './orderForPickup.ts';
import { notCharged } from './paymentStates.ts';
import {
  bindSession,
  dropUnbound,
  enterPhase,
  openPaymentsOfFan,
  type PaymentRow,
  paymentById,
  startPayment,
  wasNotCharged,
} from './payments.queries.ts';
import { reconcilePayment } from './reconcilePayment.ts';
import { settlePayment, uncharged } from './settlePayment.ts';

type Ask = Asked<'orderWithPayment'>;

type Start = DataOf<'orderWithPayment'>;

/** Result of a checkout, stored under its idempotency key. */
type Response = { start: Start } | { declined: string | null; orderId: string };

/**
 * Orders the cart and pays for it. Double taps, retries and lost connections result in one order and one
 * charge.
 */
export async function orderWithPayment(services: Services, asked: Ask): Promise<Start> {
  const { body, request } = asked;
  if (body.paymentDetails.type === 'credit_card' && !services.config.allowRawCards)
    throw notAllowed([{ field: 'paymentDetails', message: messages.rawCardsRefused }]);
  return orderUnder(services, asked, idempotencyKey(request) ?? randomUUID());
}

async function orderUnder(services: Services, asked: Ask, key: string): Promise<Start> {
  const { db, config } = services;
  const { session, body } = asked;
  const { paymentId: own } = await storedCheckout(db, session.personId, key);
  await closeOpenPayments(
    services,
    session.personId,
    ({ id, sessionId }) => id === own || sessionId === null,
  );

  const attempt = { personId: session.personId, key, asked: ['orderWithPayment', traceless(body)] };
  const claim = await claimCheckout<Response>(db, attempt, (tx, earlierId) =>
    begin(tx, asked, config, earlierId),
  );
  if ('answer' in claim) return toStart(claim.answer);
  const response = await whileLeased(db, session.personId, key, () =>
    charge(services, claim.paymentId, body),
  ).catch(async (error: unknown) => {
    await releaseCheckout(db, session.personId, key).catch(services.onError);
    throw error;
  });
  if (response === 'closed uncharged') {
    await releaseCheckout(db, session.personId, key);
    return orderUnder(services, asked, key);
  }
  await finishCheckout(db, session.personId, key, response);
  return toStart(response);
}

/**
 * Returns the order of a checkout whose page was closed. If there is no order, or if nothing was charged and
 * no request works on it, the key is marked as used: a delayed request with the key is then refused and
 * charges nothing.
 */
export async function endCheckout(
  services: Services,
  personId: string,
  key: string,
): Promise<string | null> {
  const { db } = services;
  await consume(db, 'endCheckout', personId);
  await invalidateKey(db, personId, key);
  const { paymentId, answer, order_id } = await storedCheckout<Response>(db, personId, key);
  if (order_id !== undefined) return order_id;
  if (paymentId !== undefined) return endUnanswered(services, personId, key, paymentId);
  if (!answer) return null;
  return 'start' in answer ? answer.start.orderId : answer.orderId;
}

async function endUnanswered(
  services: Services,
  personId: string,
  key: string,
  paymentId: string,
): Promise<string | null> {
  const { db, onError } = services;
  const isLeft = await leaseUnfinished(db, personId, key);
  if (isLeft)
    await whileLeased(db, personId, key, async () =>
      reconcilePayment(services, await paymentById(db, paymentId), 'close').catch(onError),
    );
  const payment = await paymentById(db, paymentId);
  if (isLeft && wasNotCharged(payment)) {
    await invalidateUnchargedKey(db, personId, key);
    return null;
  }
  if (isLeft) await releaseCheckout(db, personId, key);
  return payment.orderId;
}

function toStart(response: Response): Start {
  if ('start' in response) return response.start;
  const message = messages.paymentDeclined[response.declined ?? ''] ?? messages.paymentFailed;
  throw notAllowed([{ field: 'paymentDetails', message }], response.orderId);
}

/** The request for the fingerprint, without the card: no hash of a card number is stored. */
function traceless(body: Ask['body']) {
  const { paymentDetails, ...rest } = body;
  const { type, name } = paymentDetails;
  return [rest, type, name, 'token' in paymentDetails ? paymentDetails.token : null];
}

/**
 * Writes the order and starts its payment. A repeated key continues its payment, or starts a new one if that
 * ended uncharged.
 */
async function begin(
  tx: Transaction<Tables>,
  { session, body }: Ask,
  { purchaseLimits: limits, club }: Pick<Config, 'purchaseLimits' | 'club'>,
  earlierId?: string,
): Promise<string> {
  const userId = session.personId;
  await lockFan(tx, userId);
  const earlier = earlierId === undefined ? undefined : await paymentById(tx, earlierId);
  if (earlier && !wasNotCharged(earlier)) return earlier.id;
  await consume(tx, 'payment', userId);
  const [running] = await openPaymentsOfFan(tx, userId);
  if (running && isBeingPaid(running)) throw conflict(messages.paymentRunning);
  const cart = await cartRows(tx, userId);
  if (cart.length === 0) throw notAllowed([{ field: 'cart', message: messages.cartEmpty }]);
  const taken = body.orderId ?? earlier?.orderId ?? running?.orderId;
  await refuseCheckoutAboveLimit(tx, userId, cart, { limits, again: taken });
  const items = linesOf(
    cart,
    body.deliveryMethod,
    shippingFeeOf(club.shipping, {
      method: body.deliveryMethod,
      itemsTotal: totalOf(cart),
      prefecture: body.shippingAddress?.prefecture ?? '',
    }),
  );
  const totalPrice = totalOf(items);
  if (body.expectedTotal !== undefined && body.expectedTotal !== totalPrice)
    throw conflict(messages.priceChanged);

  const order = { ...contentOf(body), userId, totalPrice };
  const again = await unpaidOrder(tx, userId, taken);
  if (again) {
    await dropUnbound(tx, again.id);
    await rewriteOrder(tx, again, order, items);
  }
  return startPayment(tx, again?.id ?? (await createOrder(tx, order, items)), totalPrice);
}

async function unpaidOrder(tx: Transaction<Tables>, userId: string, orderId: string | undefined) {
  if (orderId === undefined) return undefined;
  if (!(await findOrder(tx, userId, orderId))) throw notFound();
  const order = await lockOrder(tx, orderId);
  if (!['awaiting', 'failed', 'canceled'].includes(order.paymentStatus)) throw conflict();
  return order;
}

function contentOf({
  deliveryMethod,
  orderForm,
  shippingAddress,
  syncAddress,
  paymentDetails,
}: Ask['body']) {
  const shipping = deliveryMethod === 'shipping' && shippingAddress !== undefined;
  return {
    ...orderForm,
    kana: orderForm.kana ?? '',
    ...noShipment,
    ...(shipping && { ...shippingAddress, building: shippingAddress.building ?? '' }),
    deliveryMethod,
    deliveryStatus: shipping ? ('unshipped' as const) : ('pending' as const),
    trackingNumber: null,
    paymentMethod: 'credit_card' as const,
    paymentStatus: 'awaiting' as const,
    cardBrand: 'brand' in paymentDetails ? paymentDetails.brand : null,
    cardLastFour:
      'last4' in paymentDetails ? paymentDetails.last4 : paymentDetails.number.slice(-4),
    cardHolderName: paymentDetails.name,
    syncAddress: shipping && syncAddress === 1,
  };
}

/**
 * Charges the order once, continuing wherever an earlier request with the key stopped. A payment step may
 * close the session of an abandoned payment at the moment a request continues it; the key then starts a new
 * payment.
 */
async function charge(
  services: Services,
  paymentId: string,
  body: Ask['body'],
): Promise<Response | 'closed uncharged'> {
  const { db, payment: gateway, config, onError } = services;
  const payment = await paymentById(db, paymentId);
  const { orderId, amount } = payment;
  // After a crash: a payment step may have settled the payment meanwhile.
  if (payment.state !== 'started' && payment.state !== 'awaiting') return endOf(payment);
  if (payment.sessionId !== null) await enterPhase(db, paymentId, 'paying');
  const sessionId = payment.sessionId ?? (await openSession());
  const outcome = await pay();
  const { redirectUrl } = outcome;
  if (outcome.state === 'pending') {
    await enterPhase(db, paymentId, redirectUrl === null ? 'unknown' : 'challenge');
    return started('awaiting', sessionId, redirectUrl);
  }
  await settlePayment(services, paymentId, outcome);
  // The charged amount may differ from the order's total: the stored state is what counts.
  return endOf(await paymentById(db, paymentId));

  function endOf(ended: PaymentRow): Response | 'closed uncharged' {
    const { state, sessionId: paidSession, failure } = ended;
    if (wasNotCharged(ended)) return 'closed uncharged';
    if (state === 'failed' || state === 'canceled') return { declined: failure, orderId };
    return started(state === 'started' ? 'awaiting' : state, paidSession, null);
  }

  function started(
    paymentStatus: Start['paymentStatus'],
    orderPaymentSessionId: string | null,
    redirectUrl: string | null,
  ): Response {
    return { start: { orderId, paymentStatus, redirectUrl, orderPaymentSessionId } };
  }

  /** The fan gets the error at once, and a retry with the same key continues the same payment. */
  async function markNotCharged(error: unknown) {
    onError(error);
    await enterPhase(db, paymentId, 'not_charged');
    return unavailable(messages.paymentNotCharged);
  }

  async function openSession(): Promise<string> {
    const returnUrl = `${config.origin}/user/u/order-confirm/${orderId}`;
    const { email } = body.orderForm;
    const idempotencyKey = paymentId;
    const opened = await gateway
      .openSession({ amount, orderId, returnUrl, email, idempotencyKey })
      .catch(async (error: unknown) => {
        const isOfGateway = error instanceof PaymentUnavailable || error instanceof PaymentRefused;
        throw isOfGateway ? await markNotCharged(error) : error;
      });
    // From here on the gateway may charge: open payments with a session are looked up at the gateway.
    if (await bindSession(db, paymentId, opened.sessionId)) return opened.sessionId;
    throw conflict(messages.paymentRunning);
  }

  async function pay(): Promise<PaymentOutcome & { redirectUrl: string | null }> {
    const nothing = { ...uncharged, sessionId, redirectUrl: null };
    const closed = { ...nothing, state: 'failed', failure: notCharged } as const;
    try {
      return await gateway.pay(sessionId, detailsOf(body.paymentDetails), paymentId);
    } catch (error) {
      if (error instanceof PaymentNotProcessed) throw await markNotCharged(error);
      if (error instanceof PaymentRefused) {
        // The gateway also refuses a session that an earlier request with this key has paid.
        const found = await gateway.lookUp(sessionId).catch(() => undefined);
        if (found?.state === 'paid') return { ...found, redirectUrl: null };
        if (found?.state === 'canceled') return closed;
        return { ...nothing, state: 'failed', failure: error.code };
      }
      if (!(error instanceof PaymentUnavailable)) throw error;
      const found = await lookUpUntilKnown(services, sessionId);
      if (found?.state === 'canceled') return closed;
      if (found && isUncharged(found)) throw await markNotCharged(error);
      onError(error);
      return found
        ? { ...found, redirectUrl: null }
        : { ...nothing, state: 'pending', failure: null };
    }
  }
}

const isUncharged = ({ pending }: PaymentOutcome) =>
  pending === 'untried' || pending === 'challenge';

const lookUpPauses = [300, 1000, 2000];
const longestLookUps = 8000;

/**
 * Looks up a payment for which the gateway gave no usable response. The gateway may still be processing it,
 * so only two uncharged results in a row count as uncharged.
 */
async function lookUpUntilKnown(
  { payment: gateway, pause }: Services,
  sessionId: string,
): Promise<PaymentOutcome | undefined> {
  const until = Date.now() + longestLookUps;
  let timesUncharged = 0;
  for (const ms of lookUpPauses) {
    if (Date.now() > until) break;
    await pause(ms);
    const found = await gateway.lookUp(sessionId).catch(() => undefined);
    if (found && (!isUncharged(found) || ++timesUncharged === 2)) return found;
  }
  return undefined;
}

function detailsOf(details: Ask['body']['paymentDetails']) {
  if (details.type === 'token') return { token: details.token };
  const { type, ...card } = details;
  return { card };
}
