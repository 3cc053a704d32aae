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
import { notCharged } from './paymentStates.ts';
import { bindSession, enterPhase, type PaymentRow, paymentById } from './payments.queries.ts';
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
  if (payment.state !== 'started' && payment.state !== 'awaiting')
    return { ...payment, redirectUrl: null };
  if (payment.sessionId !== null) await enterPhase(db, paymentId, 'paying');
  const sessionId = payment.sessionId ?? (await openSession(services, payment, body));
  const outcome = await payOrLookUp(services, paymentId, sessionId, body.paymentDetails);
  const { redirectUrl } = outcome;
  if (outcome.state === 'pending') {
    await enterPhase(db, paymentId, redirectUrl === null ? 'unknown' : 'challenge');
    return { ...payment, state: 'awaiting', sessionId, redirectUrl };
  }
  await settlePayment(services, paymentId, outcome);
  // The charged amount may differ from the order's total: the stored state is what counts.
  return { ...(await paymentById(db, paymentId)), redirectUrl: null };
}

async function openSession(
  services: Services,
  { id, orderId, amount }: PaymentRow,
  { orderForm: { email } }: RequestBody,
): Promise<string> {
  const { db, payment: gateway, config } = services;
  const returnUrl = `${config.origin}/user/u/order-confirm/${orderId}`;
  const opened = await gateway
    .openSession({ amount, orderId, returnUrl, email, idempotencyKey: id })
    .catch(async (error: unknown) => {
      const isOfGateway = error instanceof PaymentUnavailable || error instanceof PaymentRefused;
      throw isOfGateway ? await markNotCharged(services, id, error) : error;
    });
  // From here on the gateway may charge: open payments with a session are looked up at the gateway.
  if (await bindSession(db, id, opened.sessionId)) return opened.sessionId;
  throw conflict(messages.paymentRunning);
}

async function payOrLookUp(
  services: Services,
  paymentId: string,
  sessionId: string,
  card: CardDetails,
): Promise<Paid> {
  try {
    return await services.payment.pay(sessionId, detailsOf(card), paymentId);
  } catch (error) {
    if (error instanceof PaymentNotProcessed)
      throw await markNotCharged(services, paymentId, error);
    if (error instanceof PaymentRefused) return outcomeOfRefusal(services, sessionId, error);
    if (error instanceof PaymentUnavailable)
      return outcomeOfOutage(services, paymentId, sessionId, error);
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
  paymentId: string,
  sessionId: string,
  error: PaymentUnavailable,
): Promise<Paid> {
  const found = await lookUpUntilKnown(services, sessionId);
  if (found?.state === 'canceled') return failed(sessionId, notCharged);
  if (found && isUncharged(found)) throw await markNotCharged(services, paymentId, error);
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

/** The fan gets the error at once, and a retry with the same key continues the same payment. */
async function markNotCharged({ db, onError }: Services, paymentId: string, error: unknown) {
  onError(error);
  await enterPhase(db, paymentId, 'not_charged');
  return unavailable(messages.paymentNotCharged);
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

function detailsOf(details: CardDetails) {
  if (details.type === 'token') return { token: details.token };
  const { type, ...card } = details;
  return { card };
}
