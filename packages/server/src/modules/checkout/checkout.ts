import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import {
  PaymentNotProcessed,
  type PaymentOutcome,
  PaymentRefused,
  PaymentUnavailable,
} from '../../adapters/payment/index.ts';
import type { Tables } from '../../db/schema.ts';
import type { Asked, DataOf } from '../../http/contract.ts';
import { conflict, notAllowed, notFound, unavailable } from '../../http/errors.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import { consume } from '../../http/limits.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import {
  createOrder,
  findOrder,
  linesOf,
  lockOrder,
  type PurchaseLimits,
  refuseCheckoutAboveLimit,
  rewriteOrder,
  totalOf,
} from '../orders/index.ts';
import { cartRows, lockFan } from '../shop/index.ts';
import { claimCheckout, whileLeased } from './checkoutKey.ts';
import {
  answerUnder,
  finishCheckout,
  leaseUnanswered,
  paymentUnder,
  releaseCheckout,
  spendKey,
  spendUncharged,
} from './checkoutKeys.queries.ts';
import { nothingShipped } from './orderForPickup.ts';
import { notCharged } from './paymentStates.ts';
import { reconcilePayment } from './paymentSteps.ts';
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
import { nothingHappened, settlePayment } from './settlePayment.ts';

type Ask = Asked<'orderWithPayment'>;

type Start = DataOf<'orderWithPayment'>;

/** How a checkout ended, as it is kept under its key. */
type Answer = { start: Start } | { declined: string | null; orderId: string };

/** Orders the cart and pays for it. Whatever is tapped twice, retried or cut off: one order, one charge. */
export async function orderWithPayment(services: Services, asked: Ask): Promise<Start> {
  const { body, request } = asked;
  if (body.paymentDetails.type === 'credit_card' && !services.config.allowRawCards)
    throw notAllowed([{ field: 'paymentDetails', message: messages.rawCardsRefused }]);
  return orderUnder(services, asked, idempotencyKey(request) ?? randomUUID());
}

async function orderUnder(services: Services, asked: Ask, key: string): Promise<Start> {
  const { db, config } = services;
  const { session, body } = asked;
  await clearTheWay(services, session.personId, key);

  const attempt = { personId: session.personId, key, asked: ['orderWithPayment', traceless(body)] };
  const claim = await claimCheckout<Answer>(db, attempt, (tx, earlierId) =>
    begin(tx, asked, config.purchaseLimits, earlierId),
  );
  if ('answer' in claim) return told(claim.answer);
  const answer = await whileLeased(db, session.personId, key, () =>
    charge(services, claim.paymentId, body),
  ).catch(async (error: unknown) => {
    await releaseCheckout(db, session.personId, key).catch(services.onError);
    throw error;
  });
  if (answer === 'closed uncharged') {
    await releaseCheckout(db, session.personId, key);
    return orderUnder(services, asked, key);
  }
  await finishCheckout(db, session.personId, key, answer);
  return told(answer);
}

/**
 * The order that a checkout made whose page is gone. When there is none, or nothing was charged for it and nobody
 * works on it, the key is spent: a request that still comes after this answer finds it taken and charges nothing.
 */
export async function endCheckout(
  services: Services,
  personId: string,
  key: string,
): Promise<string | null> {
  const { db } = services;
  await consume(db, 'endCheckout', personId);
  await spendKey(db, personId, key);
  const paymentId = await paymentUnder(db, personId, key);
  if (paymentId !== undefined) return endUnanswered(services, personId, key, paymentId);
  const answer = await answerUnder<Answer>(db, personId, key);
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
  const isLeft = await leaseUnanswered(db, personId, key);
  if (isLeft)
    await whileLeased(db, personId, key, async () =>
      reconcilePayment(services, await paymentById(db, paymentId), 'close').catch(onError),
    );
  const payment = await paymentById(db, paymentId);
  if (isLeft && wasNotCharged(payment)) {
    await spendUncharged(db, personId, key);
    return null;
  }
  if (isLeft) await releaseCheckout(db, personId, key);
  return payment.orderId;
}

function told(answer: Answer): Start {
  if ('start' in answer) return answer.start;
  const message = messages.paymentDeclined[answer.declined ?? ''] ?? messages.paymentFailed;
  throw notAllowed([{ field: 'paymentDetails', message }], answer.orderId);
}

/** What was asked, without the card: not even a fingerprint of a number is kept. */
function traceless(body: Ask['body']) {
  const { paymentDetails, ...rest } = body;
  const { type, name } = paymentDetails;
  return [rest, type, name, 'token' in paymentDetails ? paymentDetails.token : null];
}

/** Before a new try, an earlier one of the same fan is brought to its end: it must not be paid as well. */
async function clearTheWay(services: Services, userId: string, key: string): Promise<void> {
  const own = await paymentUnder(services.db, userId, key);
  for (const open of await openPaymentsOfFan(services.db, userId)) {
    if (open.id === own || open.sessionId === null || isBeingPaid(open)) continue;
    await reconcilePayment(services, open, 'close').catch(services.onError);
  }
}

/** Whoever pays right now, in this moment, is not disturbed. */
const isBeingPaid = ({ phase, updatedAt }: PaymentRow) =>
  phase !== 'not_charged' && Date.now() - updatedAt.getTime() < 10_000;

/** Writes the order and starts its payment. A key goes on with its payment, or anew when that ended uncharged. */
async function begin(
  tx: Transaction<Tables>,
  { session, body }: Ask,
  limits: PurchaseLimits,
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
  const items = linesOf(cart, body.deliveryMethod);
  const totalPrice = totalOf(items);
  if (body.expectedTotal !== undefined && body.expectedTotal !== totalPrice)
    throw conflict(messages.priceChanged);

  const order = { ...contentOf(body), userId, totalPrice };
  const again = await unpaidOrder(tx, userId, taken);
  if (again) {
    await dropUnbound(tx, again);
    await rewriteOrder(tx, again, order, items);
  }
  return startPayment(tx, again ?? (await createOrder(tx, order, items)), totalPrice);
}

async function unpaidOrder(tx: Transaction<Tables>, userId: string, orderId: string | undefined) {
  if (orderId === undefined) return undefined;
  if (!(await findOrder(tx, userId, orderId))) throw notFound();
  const order = await lockOrder(tx, orderId);
  if (!['awaiting', 'failed', 'canceled'].includes(order.paymentStatus)) throw conflict();
  return order.id;
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
    ...nothingShipped,
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
 * Charges what was ordered, once, wherever an earlier request stopped. A step may close the session of a payment
 * that nobody works on in the very moment in which its key carries on; the key then starts another payment.
 */
async function charge(
  services: Services,
  paymentId: string,
  body: Ask['body'],
): Promise<Answer | 'closed uncharged'> {
  const { db, payment: gateway, config, onError } = services;
  const payment = await paymentById(db, paymentId);
  const { orderId, amount } = payment;
  // Carried on after a crash: somebody may have found out meanwhile how it ended.
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
  // What was charged may not be what the order costs: what is stored is what is told.
  return endOf(await paymentById(db, paymentId));

  function endOf(ended: PaymentRow): Answer | 'closed uncharged' {
    const { state, sessionId: paidSession, failure } = ended;
    if (wasNotCharged(ended)) return 'closed uncharged';
    if (state === 'failed' || state === 'canceled') return { declined: failure, orderId };
    return started(state === 'started' ? 'awaiting' : state, paidSession, null);
  }

  function started(
    paymentStatus: Start['paymentStatus'],
    orderPaymentSessionId: string | null,
    redirectUrl: string | null,
  ): Answer {
    return { start: { orderId, paymentStatus, redirectUrl, orderPaymentSessionId } };
  }

  /** The fan is told at once, and a retry under the same key carries on with the same payment. */
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
    // From here on the gateway may charge: whoever finds this payment open asks how it ended.
    if (await bindSession(db, paymentId, opened.sessionId)) return opened.sessionId;
    throw conflict(messages.paymentRunning);
  }

  async function pay(): Promise<PaymentOutcome & { redirectUrl: string | null }> {
    const nothing = { ...nothingHappened, sessionId, redirectUrl: null };
    const closed = { ...nothing, state: 'failed', failure: notCharged } as const;
    try {
      return await gateway.pay(sessionId, detailsOf(body.paymentDetails), paymentId);
    } catch (error) {
      if (error instanceof PaymentNotProcessed) throw await markNotCharged(error);
      if (error instanceof PaymentRefused) {
        // A session that an earlier request of this key has paid is refused, too.
        const found = await gateway.lookUp(sessionId).catch(() => undefined);
        if (found?.state === 'paid') return { ...found, redirectUrl: null };
        if (found?.state === 'canceled') return closed;
        return { ...nothing, state: 'failed', failure: error.code };
      }
      if (!(error instanceof PaymentUnavailable)) throw error;
      const found = await lookUpUntilKnown(gateway, sessionId);
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
 * What the gateway knows of a payment that it gave no usable answer to. It may still be at work on it: nothing
 * counts as charged only when it is said twice.
 */
async function lookUpUntilKnown(
  gateway: Services['payment'],
  sessionId: string,
): Promise<PaymentOutcome | undefined> {
  const until = Date.now() + longestLookUps;
  let timesUncharged = 0;
  for (const pause of lookUpPauses) {
    if (Date.now() > until) break;
    await sleep(pause);
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
