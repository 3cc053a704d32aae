import { type PaymentOutcome, PaymentUnavailable } from './gateway.ts';
import { integerOf, type JsonObject, objectOf, textOf } from './jsonFields.ts';
import type { Refusal } from './komojuRequest.ts';

// KOMOJU responds to a declined card with the processor's status, usually 502, and one of these codes.
const declineCodes = new Set([
  'bad_verification_value',
  'card_declined',
  'card_expired',
  'exceeds_limit',
  'fraudulent',
  'insufficient_funds',
  'invalid_account',
  'invalid_number',
  'invalid_password',
  'other_error',
  'other_invalid',
  'restricted_account',
  'used_number',
]);

export const isDecline = ({ status, code }: Refusal) => status === 402 || declineCodes.has(code);

/** Reads a session, or the response to paying one, which has the same fields. */
export function outcomeOf(step: string, sessionId: string, session: JsonObject): PaymentOutcome {
  const sessionStatus = textOf(session.status);
  if (sessionStatus === null) throw new PaymentUnavailable(step, 'a session without a status');
  const payment = objectOf(session.payment);
  const paymentStatus = textOf(payment?.status);
  const amount = integerOf(payment?.total) ?? integerOf(session.amount);
  const isRefunded = paymentStatus === 'refunded';
  const authentication = textOf(objectOf(session.secure_token)?.verification_status);
  return {
    ...verdict({
      sessionStatus,
      paymentStatus,
      authentication,
      expired: session.expired === true,
    }),
    sessionId,
    paymentId: textOf(payment?.id),
    amount,
    card: cardOf(objectOf(payment?.payment_details)),
    refunded: isRefunded,
    refundedAmount: isRefunded ? (amount ?? 0) : (integerOf(payment?.amount_refunded) ?? 0),
  };
}

type Statuses = {
  sessionStatus: string;
  paymentStatus: string | null;
  authentication: string | null;
  expired: boolean;
};

type Verdict = Pick<PaymentOutcome, 'state' | 'failure' | 'pending'>;

function verdict(statuses: Statuses): Verdict {
  const { sessionStatus, paymentStatus, authentication, expired } = statuses;
  // The payment's state takes precedence over the session's state.
  if (paymentStatus === 'captured' || paymentStatus === 'refunded') return ended('paid');
  if (sessionStatus === 'cancelled' || paymentStatus === 'cancelled') return ended('canceled');
  if (authentication === 'ERRORED') return ended('failed', 'three_d_secure_failed');
  if (paymentStatus === 'authorized') return waiting('processing');
  // A challenge under way belongs to a later card than the failed payment.
  const isAsking = authentication === 'NEEDS_VERIFY' && !expired;
  if (paymentStatus === 'failed' && !isAsking) return ended('failed');
  if (paymentStatus === 'expired' || expired) return ended('failed', 'expired');
  if (isAsking) return waiting('challenge');
  return waiting(paymentStatus === null && authentication === null ? 'untried' : 'processing');
}

const ended = (state: 'paid' | 'failed' | 'canceled', failure: string | null = null): Verdict => ({
  state,
  failure,
  pending: null,
});

const waiting = (pending: Verdict['pending']): Verdict => ({
  state: 'pending',
  failure: null,
  pending,
});

function cardOf(details: JsonObject | null): PaymentOutcome['card'] {
  const brand = textOf(details?.brand);
  const last4 = textOf(details?.last_four_digits);
  return brand !== null && last4 !== null ? { brand, last4 } : null;
}
