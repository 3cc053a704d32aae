import {
  PaymentNotProcessed,
  type PaymentOutcome,
  PaymentRefused,
  PaymentUnavailable,
} from '../../adapters/payment/index.ts';
import type { OperationCall } from '../../http/contract.ts';
import { conflict, unavailable } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { isOpen, notCharged } from './paymentStates.ts';
import {
  bindSession,
  enterState,
  type PaymentRow,
  type PaymentVersion,
  paymentById,
  wasNotCharged,
} from './payments.queries.ts';
import { settlePayment, uncharged } from './settlePayment.ts';

type RequestBody = OperationCall<'orderWithPayment'>['body'];
type CardDetails = RequestBody['paymentDetails'];
type Paid = PaymentOutcome & { redirectUrl: string | null };

/** A payment after a request has charged it. */
export type Charged = Pick<PaymentRow, 'orderId' | 'state' | 'failure' | 'sessionId'> & {
  /** The bank's page for 3-D Secure. */
  redirectUrl: string | null;
};

/**
 * Charges a payment once, continuing wherever an earlier request with the key stopped. A payment step may close the
 * session of an abandoned payment at the moment a request continues it: it then ends uncharged.
 */
export async function chargePayment(
  services: Services,
  paymentId: string,
  body: RequestBody,
): Promise<Charged> {
  const { db } = services;
  const payment = await paymentById(db, paymentId);
  // After a crash: a payment step may have settled the payment meanwhile.
  if (!isOpen(payment.state)) return { ...payment, redirectUrl: null };
  // From here on an earlier request with the key, whose lease has expired, changes nothing any more.
  const begun = await enterState(db, payment, payment.sessionId === null ? 'starting' : 'paying');
  if (!begun) return chargePayment(services, paymentId, body);
  const { sessionId, version } =
    payment.sessionId === null
      ? await openSession(services, { ...payment, ...begun }, body)
      : { sessionId: payment.sessionId, version: begun };
  const outcome = await payOrLookUp(services, version, sessionId, body.paymentDetails);
  const { redirectUrl } = outcome;
  if (outcome.state === 'pending') {
    const state = redirectUrl === null ? 'unknown' : 'challenge';
    await enterState(db, version, state);
    return { ...payment, state, sessionId, redirectUrl };
  }
  await settlePayment(services, paymentId, outcome);
  // The charged amount may differ from the order's total: the stored state is what counts.
  return { ...(await paymentById(db, paymentId)), redirectUrl: null };
}

async function openSession(
  services: Services,
  payment: PaymentRow,
  { orderForm: { email } }: RequestBody,
): Promise<{ sessionId: string; version: PaymentVersion }> {
  const { db, payment: gateway, config } = services;
  const { id, orderId, amount } = payment;
  const returnUrl = `${config.origin}/user/u/order-confirm/${orderId}`;
  const opened = await gateway
    .openSession({ amount, orderId, returnUrl, email, idempotencyKey: id })
    .catch(async (error: unknown) => {
      const isOfGateway = error instanceof PaymentUnavailable || error instanceof PaymentRefused;
      throw isOfGateway ? await markUncharged(services, payment, 'not_opened', error) : error;
    });
  // From here on the gateway may charge: open payments with a session are looked up at the gateway.
  const version = await bindSession(db, payment, opened.sessionId);
  if (!version) throw conflict(messages.paymentRunning);
  return { sessionId: opened.sessionId, version };
}

async function payOrLookUp(
  services: Services,
  version: PaymentVersion,
  sessionId: string,
  card: CardDetails,
): Promise<Paid> {
  try {
    return await services.payment.pay(sessionId, detailsOf(card), version.id);
  } catch (error) {
    if (error instanceof PaymentNotProcessed)
      throw await markUncharged(services, version, 'not_charged', error);
    if (error instanceof PaymentRefused) return outcomeOfRefusal(services, sessionId, error);
    if (error instanceof PaymentUnavailable)
      return outcomeOfOutage(services, version, sessionId, error);
    throw error;
  }
}

/** The gateway also refuses a session that an earlier request with this key has paid. */
async function outcomeOfRefusal(
  { payment: gateway }: Services,
  sessionId: string,
  { code }: PaymentRefused,
): Promise<Paid> {
  const found = await gateway.lookUp(sessionId).catch(() => undefined);
  if (found?.state === 'paid') return { ...found, redirectUrl: null };
  return failed(sessionId, found?.state === 'canceled' ? notCharged : code);
}

async function outcomeOfOutage(
  services: Services,
  version: PaymentVersion,
  sessionId: string,
  error: PaymentUnavailable,
): Promise<Paid> {
  const found = await lookUpUntilKnown(services, sessionId);
  if (found?.state === 'canceled') return failed(sessionId, notCharged);
  if (found && isPendingUncharged(found))
    throw await markUncharged(services, version, 'not_charged', error);
  services.onError(error);
  if (found) return { ...found, redirectUrl: null };
  return { ...uncharged, sessionId, redirectUrl: null, state: 'pending', failure: null };
}

const failed = (sessionId: string, failure: string): Paid => ({
  ...uncharged,
  sessionId,
  redirectUrl: null,
  state: 'failed',
  failure,
});

/**
 * The fan gets the error at once, and a retry with the same key continues the same payment. If another request has
 * continued it already, that one's result counts.
 */
async function markUncharged(
  { db, onError }: Services,
  version: PaymentVersion,
  state: 'not_opened' | 'not_charged',
  error: unknown,
) {
  onError(error);
  const isMarked = (await enterState(db, version, state)) !== undefined;
  const isUncharged = isMarked || wasNotCharged(await paymentById(db, version.id));
  return isUncharged ? unavailable(messages.paymentNotCharged) : conflict(messages.paymentRunning);
}

const isPendingUncharged = ({ pending }: PaymentOutcome) =>
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
    if (found && (!isPendingUncharged(found) || ++timesUncharged === 2)) return found;
  }
  return undefined;
}

function detailsOf(details: CardDetails) {
  if (details.type === 'token') return { token: details.token };
  const { type, ...card } = details;
  return { card };
}
