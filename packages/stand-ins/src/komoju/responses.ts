import { randomInt } from 'node:crypto';
import type { JsonObject } from '@homestand/server/stand-in-support';
import type { Payment, Session, Token } from './state.ts';

export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly param: string | null;

  constructor(status: number, code: string, message: string, param: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }

  get body(): JsonObject {
    return { error: { code: this.code, message: this.message, param: this.param, details: {} } };
  }
}

export const missing = (param: string) =>
  new Refused(422, 'missing_parameter', `A required parameter (${param}) is missing`, param);

export const invalid = (param: string) =>
  new Refused(422, 'invalid_parameter', `A parameter (${param}) is invalid`, param);

export const notFound = () =>
  new Refused(404, 'not_found', 'The requested resource could not be found.');

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** An identifier in KOMOJU's format: 25 letters and digits. */
export const newId = () =>
  Array.from({ length: 25 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

export const tokenResponse = (id: string, { brand, last4, createdAt }: Token): JsonObject => ({
  id,
  resource: 'token',
  created_at: dateOf(createdAt),
  payment_details: cardDetails(brand, last4),
});

export function paymentResponse(payment: Payment, session: Session): JsonObject {
  const { id, status, amount, amountRefunded, brand, last4, createdAt, refunds } = payment;
  return {
    id,
    resource: 'payment',
    status,
    amount,
    tax: 0,
    total: amount,
    payment_method_fee: 0,
    currency: 'JPY',
    payment_details: cardDetails(brand, last4),
    external_order_num: session.orderNumber,
    // KOMOJU does not promise to repeat a session's metadata on its payment.
    metadata: {},
    session: session.id,
    captured_at: status === 'captured' || status === 'refunded' ? dateOf(createdAt) : null,
    created_at: dateOf(createdAt),
    amount_refunded: amountRefunded,
    refunds: refunds.map((refund) => ({
      id: refund.id,
      resource: 'refund',
      payment: id,
      amount: refund.amount,
      currency: 'JPY',
      created_at: dateOf(refund.createdAt),
    })),
  };
}

export function sessionResponse(
  session: Session,
  payment: Payment | null,
  { pagesUrl, isExpired }: { pagesUrl: string; isExpired: boolean },
): JsonObject {
  const { authentication } = session;
  return {
    id: session.id,
    resource: 'session',
    mode: 'payment',
    status: session.status,
    amount: session.amount,
    currency: 'JPY',
    session_url: `${pagesUrl}/sessions/${session.id}`,
    return_url: session.returnUrl,
    default_locale: 'ja',
    payment_methods: [{ type: 'credit_card' }],
    created_at: dateOf(session.createdAt),
    completed_at: dateOf(session.completedAt),
    cancelled_at: dateOf(session.cancelledAt),
    expired: isExpired,
    metadata: session.metadata,
    payment_data: { capture: 'auto', external_order_num: session.orderNumber },
    ...(session.email !== null && { email: session.email }),
    ...(payment && { payment: paymentResponse(payment, session) }),
    ...(authentication && {
      secure_token: {
        id: authentication.id,
        created_at: dateOf(authentication.createdAt),
        verification_status: authentication.status,
        authentication_url: `${pagesUrl}/three-d-secure/${authentication.id}`,
      },
    }),
  };
}

const cardDetails = (brand: string, last4: string) => ({
  type: 'credit_card',
  brand,
  last_four_digits: last4,
});

const dateOf = (time: number | null) => (time === null ? null : new Date(time).toISOString());
