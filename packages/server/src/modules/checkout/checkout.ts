import { randomUUID } from 'node:crypto';
import type { DataOf, OperationCall } from '../../http/contract.ts';
import { notAllowed } from '../../http/errors.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import {
  finishCheckout,
  type Lease,
  releaseCheckout,
  storedCheckout,
} from '../../http/idempotencyKeys.queries.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { type Charged, chargePayment } from './chargePayment.ts';
import { type Claim, claimCheckout, whileLeased } from './checkoutKey.ts';
import { closeOpenPayments } from './openPayments.ts';
import { isOpen, isPaid } from './paymentStates.ts';
import { wasNotCharged } from './payments.queries.ts';
import { startCheckout } from './startCheckout.ts';

type OrderRequest = OperationCall<'orderWithPayment'>;

type Start = DataOf<'orderWithPayment'>;

/** Result of a checkout, stored under its idempotency key. */
export type CheckoutResponse = { start: Start } | { declined: string | null; orderId: string };

/**
 * Orders the cart and pays for it. Double taps, retries and lost connections result in one order and one
 * charge.
 */
export async function orderWithPayment(services: Services, request: OrderRequest): Promise<Start> {
  if (request.body.paymentDetails.type === 'credit_card' && !services.config.allowRawCards)
    throw notAllowed([{ field: 'paymentDetails', message: messages.rawCardsRefused }]);
  const key = idempotencyKey(request.request) ?? randomUUID();
  const { personId } = request.session;
  for (;;) {
    await closeOtherPayments(services, personId, key);
    const claim = await claimKey(services, request, key);
    if ('answer' in claim) return startOf(claim.answer);
    const charged = await chargeUnderLease(services, request, claim.lease, claim.paymentId);
    if (!wasNotCharged(charged)) return storeOutcome(services, personId, key, charged);
    // A payment step closed the session of this payment, which looked abandoned: the key starts a new one.
    await releaseCheckout(services.db, claim.lease);
  }
}

/** The payment of this key continues, and one without a session is replaced when the order is written again. */
async function closeOtherPayments(services: Services, personId: string, key: string) {
  const { paymentId } = await storedCheckout(services.db, personId, key);
  await closeOpenPayments(
    services,
    personId,
    ({ id, sessionId }) => id === paymentId || sessionId === null,
  );
}

function claimKey(
  services: Services,
  request: OrderRequest,
  key: string,
): Promise<Claim<CheckoutResponse>> {
  const { session, body } = request;
  const attempt = {
    personId: session.personId,
    key,
    request: ['orderWithPayment', requestWithoutCard(body)],
  };
  return claimCheckout(services, attempt, (tx, earlierPaymentId) =>
    startCheckout(tx, request, services, earlierPaymentId),
  );
}

async function chargeUnderLease(
  services: Services,
  { body }: OrderRequest,
  lease: Lease,
  paymentId: string,
): Promise<Charged> {
  const { db, onError } = services;
  try {
    return await whileLeased(db, lease, () => chargePayment(services, paymentId, body));
  } catch (error) {
    await releaseCheckout(db, lease).catch(onError);
    throw error;
  }
}

async function storeOutcome(
  { db }: Services,
  personId: string,
  key: string,
  charged: Charged,
): Promise<Start> {
  const response = responseOf(charged);
  await finishCheckout(db, personId, key, response);
  return startOf(response);
}

function responseOf({
  state,
  failure,
  orderId,
  sessionId,
  redirectUrl,
}: Charged): CheckoutResponse {
  if (state === 'failed' || state === 'canceled') return { declined: failure, orderId };
  const paymentStatus = isOpen(state) ? 'awaiting' : isPaid(state) ? 'paid' : state;
  return { start: { orderId, paymentStatus, redirectUrl, orderPaymentSessionId: sessionId } };
}

function startOf(response: CheckoutResponse): Start {
  if ('start' in response) return response.start;
  const message = messages.paymentDeclined[response.declined ?? ''] ?? messages.paymentFailed;
  throw notAllowed([{ field: 'paymentDetails', message }], response.orderId);
}

/** The request for the fingerprint, without the card: no hash of a card number is stored. */
function requestWithoutCard({ paymentDetails, ...order }: OrderRequest['body']) {
  const { type, name } = paymentDetails;
  return [order, type, name, 'token' in paymentDetails ? paymentDetails.token : null];
}
