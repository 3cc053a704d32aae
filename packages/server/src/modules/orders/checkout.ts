import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import {
  type PaymentOutcome,
  PaymentRefused,
  PaymentUnavailable,
} from '../../adapters/payment/index.ts';
import type { Tables } from '../../db/schema.ts';
import type { Asked, DataOf } from '../../http/contract.ts';
import { conflict, notAllowed, notFound, unavailable } from '../../http/errors.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import { spend } from '../../http/limits.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { cartRows, lockFan } from '../cart/cart.queries.ts';
import {
  answerUnder,
  claimCheckout,
  finishCheckout,
  paymentUnder,
  releaseCheckout,
  spendKey,
  whileLeased,
} from './checkout-key.ts';
import { createOrder, findOrder, lockOrder, rewriteOrder } from './orders.queries.ts';
import {
  bindSession,
  dropUnbound,
  openPaymentsOfFan,
  paymentById,
  startPayment,
} from './payments.queries.ts';
import { nothingShipped } from './pickup.ts';
import { linesOf, totalOf } from './prices.ts';
import { lookAfter, nothingHappened, settle } from './settle.ts';

type Ask = Asked<'orderWithPayment'>;

type Start = DataOf<'orderWithPayment'>;

/** How a checkout ended, as it is kept under its key. */
type Answer = { start: Start } | { declined: string | null; orderId: string };

/** Orders the cart and pays for it. Whatever is tapped twice, retried or cut off: one order, one charge. */
export async function orderWithPayment(services: Services, asked: Ask): Promise<Start> {
  const { db, config } = services;
  const { session, body, request } = asked;
  if (body.paymentDetails.type === 'credit_card' && !config.allowRawCards)
    throw notAllowed([{ field: 'paymentDetails', message: messages.rawCardsRefused }]);
  const key = idempotencyKey(request) ?? randomUUID();
  await clearTheWay(services, session.personId, key);

  const attempt = { personId: session.personId, key, asked: ['orderWithPayment', traceless(body)] };
  const claim = await claimCheckout<Answer>(db, attempt, (tx) => begin(tx, asked));
  if ('answer' in claim) return told(claim.answer);
  try {
    const answer = await whileLeased(db, session.personId, key, () =>
      charge(services, claim.paymentId, body),
    );
    await finishCheckout(db, session.personId, key, answer);
    return told(answer);
  } catch (error) {
    await releaseCheckout(db, session.personId, key).catch(services.onError);
    throw error;
  }
}

/**
 * The order that a checkout made whose page is gone. When there is none, its key is spent: a request that
 * still comes after this answer finds it taken and charges nothing.
 */
export async function endCheckout(
  { db }: Pick<Services, 'db'>,
  personId: string,
  key: string,
): Promise<string | null> {
  await spend(db, 'endCheckout', personId);
  await spendKey(db, personId, key);
  const paymentId = await paymentUnder(db, personId, key);
  if (paymentId !== undefined) return (await paymentById(db, paymentId)).orderId;
  const answer = await answerUnder<Answer>(db, personId, key);
  if (!answer) return null;
  return 'start' in answer ? answer.start.orderId : answer.orderId;
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
    if (open.id === own || open.sessionId === null || isFresh(open.updatedAt)) continue;
    await services.payment.cancel(open.sessionId).catch(() => {});
    await lookAfter(services, open);
  }
}

// Whoever pays right now, in this moment, is not disturbed.
const isFresh = (time: Date) => Date.now() - time.getTime() < 10_000;

async function begin(tx: Transaction<Tables>, { session, body }: Ask): Promise<string> {
  const userId = session.personId;
  await lockFan(tx, userId);
  await spend(tx, 'payment', userId);
  const [running] = await openPaymentsOfFan(tx, userId);
  if (running && isFresh(running.updatedAt)) throw conflict(messages.paymentRunning);
  const cart = await cartRows(tx, userId);
  if (cart.length === 0) throw notAllowed([{ field: 'cart', message: messages.cartEmpty }]);
  const items = linesOf(cart, body.deliveryMethod);
  const totalPrice = totalOf(items);
  if (body.expectedTotal !== undefined && body.expectedTotal !== totalPrice)
    throw conflict(messages.priceChanged);

  const order = { ...contentOf(body), userId, totalPrice };
  const again = await unpaidOrder(tx, userId, body.orderId ?? running?.orderId);
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

async function charge(services: Services, paymentId: string, body: Ask['body']): Promise<Answer> {
  const { db, payment: gateway, config } = services;
  const { orderId, amount, ...payment } = await paymentById(db, paymentId);
  const sessionId = payment.sessionId ?? (await openSession());
  // Carried on after a crash: somebody may have found out meanwhile how it ended.
  if (payment.state === 'paid') return started('paid', null);
  if (payment.state !== 'started' && payment.state !== 'awaiting')
    return { declined: payment.failure, orderId };
  const outcome = await pay();
  if (outcome === 'unknown') return started('awaiting', null);
  if (outcome.state === 'pending' && outcome.redirectUrl !== null)
    return started('awaiting', outcome.redirectUrl);
  await settle(services, paymentId, outcome);
  if (outcome.state === 'paid') return started('paid', null);
  if (outcome.state === 'pending') return started('awaiting', null);
  return { declined: outcome.failure, orderId };

  function started(paymentStatus: Start['paymentStatus'], redirectUrl: string | null): Answer {
    return { start: { orderId, paymentStatus, redirectUrl, orderPaymentSessionId: sessionId } };
  }

  async function openSession(): Promise<string> {
    const returnUrl = `${config.origin}/user/u/order-confirm/${orderId}`;
    const { email } = body.orderForm;
    try {
      const opened = await gateway.openSession({
        amount,
        orderId,
        returnUrl,
        email,
        idempotencyKey: paymentId,
      });
      // From here on the gateway may charge: whoever finds this payment open asks how it ended.
      if (await bindSession(db, paymentId, opened.sessionId)) return opened.sessionId;
      throw conflict(messages.paymentRunning);
    } catch (error) {
      throw error instanceof PaymentUnavailable ? unavailable(messages.paymentAway) : error;
    }
  }

  async function pay(): Promise<(PaymentOutcome & { redirectUrl: string | null }) | 'unknown'> {
    try {
      return await gateway.pay(sessionId, detailsOf(body.paymentDetails), paymentId);
    } catch (error) {
      if (error instanceof PaymentRefused) {
        const failure = error.code;
        return { ...nothingHappened, state: 'failed', sessionId, failure, redirectUrl: null };
      }
      if (!(error instanceof PaymentUnavailable)) throw error;
      services.onError(error);
      return gateway.lookUp(sessionId).then(
        (found) => ({ ...found, redirectUrl: null }),
        () => 'unknown',
      );
    }
  }
}

function detailsOf(details: Ask['body']['paymentDetails']) {
  if (details.type === 'token') return { token: details.token };
  const { type, ...card } = details;
  return { card };
}
