import type { CardForm, PaymentDetails, PaymentGateway } from './gateway.ts';
import { PaymentRefused, PaymentUnavailable } from './gateway.ts';
import { integerOf, textOf } from './jsonFields.ts';
import { readKomojuNotification } from './komojuNotification.ts';
import { isDecline, outcomeOf } from './komojuOutcome.ts';
import { createRequester, throwRefusal } from './komojuRequest.ts';
import { parseListedPayment } from './parseListedPayment.ts';

type Options = {
  apiUrl: string;
  secretKey: string;
  webhookSecret: string;
  timeoutMs?: number;
  /** A test sets its own, which ends a call without a response at once. */
  fetch?: typeof fetch;
};

export function createKomoju({
  apiUrl,
  secretKey,
  webhookSecret,
  timeoutMs = 20_000,
  fetch = globalThis.fetch,
}: Options): PaymentGateway {
  if (secretKey === '' || webhookSecret === '') {
    throw new Error('KOMOJU needs a secret key and a webhook secret.');
  }
  const send = createRequester({ apiUrl, secretKey, timeoutMs, fetch });

  async function lookUp(sessionId: string) {
    const step = 'lookUp';
    const path = sessionPath(sessionId);
    const response = await send({ step, method: 'GET', path, timeoutMs: shortTimeoutMs });
    if (!response.ok) return throwRefusal(response);
    return outcomeOf(step, sessionId, response.body);
  }

  return {
    async openSession({ amount, orderId, returnUrl, email, idempotencyKey }) {
      const step = 'openSession';
      const response = await send({
        step,
        method: 'POST',
        path: '/sessions',
        // KOMOJU requires a key that is unique over all requests, whatever their path.
        idempotencyKey: `open-${idempotencyKey}`,
        body: {
          mode: 'payment',
          amount,
          currency: 'JPY',
          email,
          return_url: returnUrl,
          default_locale: 'ja',
          payment_types: ['credit_card'],
          metadata: { order_id: orderId },
          // Unique for each payment attempt of an order, and still searchable by the order's number.
          payment_data: { capture: 'auto', external_order_num: `${orderId}/${idempotencyKey}` },
        },
      });
      if (!response.ok) return throwRefusal(response);
      const sessionId = textOf(response.body.id);
      if (sessionId === null) throw new PaymentUnavailable(step, 'a session without an id');
      return { sessionId };
    },

    async pay(sessionId, details, idempotencyKey) {
      const step = 'pay';
      const response = await send({
        step,
        method: 'POST',
        path: `${sessionPath(sessionId)}/pay`,
        idempotencyKey: `pay-${idempotencyKey}`,
        body: { capture: 'auto', payment_details: paymentDetails(details) },
      });
      if (!response.ok) {
        if (!isDecline(response)) return throwRefusal(response);
        return { ...declined(sessionId, response.code), redirectUrl: null };
      }
      const outcome = outcomeOf(step, sessionId, response.body);
      const redirectUrl = textOf(response.body.redirect_url);
      if (redirectUrl !== null && !/^https?:\/\//.test(redirectUrl)) {
        throw new PaymentUnavailable(step, 'a redirect that is not a web address');
      }
      return { ...outcome, redirectUrl: outcome.state === 'pending' ? redirectUrl : null };
    },

    lookUp,

    async cancel(sessionId) {
      const path = `${sessionPath(sessionId)}/cancel`;
      const step = 'cancel';
      const response = await send({ step, method: 'POST', path, timeoutMs: shortTimeoutMs });
      if (response.ok) return;
      try {
        throwRefusal(response);
      } catch (error) {
        const isOver = error instanceof PaymentRefused && error.code !== 'not_found';
        if (!isOver || (await lookUp(sessionId)).state !== 'canceled') throw error;
      }
    },

    async refund(paymentId, amount, idempotencyKey) {
      const response = await send({
        step: 'refund',
        method: 'POST',
        path: `/payments/${encodeURIComponent(paymentId)}/refund`,
        timeoutMs: shortTimeoutMs,
        idempotencyKey: `refund-${idempotencyKey}`,
        body: { amount },
      });
      if (!response.ok) throwRefusal(response);
    },

    async listPayments(from, to) {
      const step = 'listPayments';
      const period = { start_time: from.toISOString(), end_time: to.toISOString() };
      const found = new Map<string, ReturnType<typeof parseListedPayment>>();
      for (let page = 1, lastPage = 1; page <= lastPage; page++) {
        const query = new URLSearchParams({
          ...period,
          currency: 'JPY',
          per_page: '100',
          page: `${page}`,
        });
        const response = await send({ step, method: 'GET', path: `/payments?${query}` });
        if (!response.ok) return throwRefusal(response);
        const { data, last_page } = response.body;
        if (!Array.isArray(data)) throw new PaymentUnavailable(step, 'a page without payments');
        // A payment made while the pages are read moves others to the next page: one listed twice is stored
        // once.
        for (const payment of data.map((listed) => parseListedPayment(step, listed)))
          found.set(payment.paymentId, payment);
        lastPage = integerOf(last_page) ?? page;
      }
      return [...found.values()];
    },

    readNotification: (rawBody, headers) => readKomojuNotification(webhookSecret, rawBody, headers),
  };
}

/** For calls that do not charge a card: a request of a user waits for them. */
const shortTimeoutMs = 10_000;

const sessionPath = (sessionId: string) => `/sessions/${encodeURIComponent(sessionId)}`;

const paymentDetails = (details: PaymentDetails) =>
  'token' in details ? details.token : cardDetails(details.card);

const cardDetails = ({ number, name, month, year, verificationValue }: CardForm) => ({
  type: 'credit_card',
  number,
  name,
  month,
  year,
  verification_value: verificationValue,
});

const declined = (sessionId: string, failure: string) => ({
  state: 'failed' as const,
  sessionId,
  paymentId: null,
  amount: null,
  failure,
  card: null,
  refunded: false,
  refundedAmount: 0,
  pending: null,
});
