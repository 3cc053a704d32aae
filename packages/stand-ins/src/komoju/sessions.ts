import { integerOf, type JsonObject, objectOf, textOf } from '@homestand/server/stand-in-support';
import type { Behaviour, Card } from './cards.ts';
import {
  invalid,
  missing,
  newId,
  notFound,
  paymentResponse,
  Refused,
  sessionResponse,
} from './responses.ts';
import { dayInMilliseconds, type Payment, type Session, type State } from './state.ts';

type Options = {
  state: State;
  now: () => number;
  /** The card of the payment details; a token is used up by this call. */
  takeCard(details: unknown): Card;
  pagesUrl: string;
  announce(type: string, reason: string | null, data: JsonObject): void;
};

export type ChallengeOutcome = 'succeed' | 'fail' | 'cancel' | 'nothing';

export type SessionBook = ReturnType<typeof createSessionBook>;

/** Sessions and their payments, with their state transitions. */
export function createSessionBook({ state, now, takeCard, pagesUrl, announce }: Options) {
  function createSession(body: JsonObject, scenario: string | null): JsonObject {
    const amount = integerOf(body.amount);
    if (amount === null || amount <= 0) throw invalid('amount');
    if (body.currency !== 'JPY') {
      throw new Refused(422, 'invalid_currency', 'Only JPY is supported here.', 'currency');
    }
    const returnUrl = textOf(body.return_url);
    if (returnUrl === null || !/^https?:$/.test(URL.parse(returnUrl)?.protocol ?? '')) {
      throw invalid('return_url');
    }
    const orderNumber = textOf(objectOf(body.payment_data)?.external_order_num);
    if (orderNumber === null) throw missing('payment_data[external_order_num]');
    if (Object.values(state.sessions).some((session) => session.orderNumber === orderNumber)) {
      throw invalid('payment_data[external_order_num]');
    }
    const session: Session = {
      id: newId(),
      status: 'pending',
      amount,
      returnUrl,
      email: textOf(body.email),
      orderNumber,
      metadata: objectOf(body.metadata) ?? {},
      scenario,
      createdAt: now(),
      completedAt: null,
      cancelledAt: null,
      authentication: null,
      paymentId: null,
    };
    state.sessions[session.id] = session;
    return responseFor(session);
  }

  function pay(session: Session, details: unknown): JsonObject {
    if (!isOpen(session)) {
      throw new Refused(422, 'unprocessable_entity', 'The session is no longer open.');
    }
    const { brand, last4, behaviour } = takeCard(details);
    session.authentication = null;
    if (behaviour.authentication !== 'none') {
      const id = `tok_${newId()}`;
      const status = 'NEEDS_VERIFY';
      session.authentication = { id, status, brand, last4, behaviour, createdAt: now() };
      return { redirect_url: `${pagesUrl}/three-d-secure/${id}`, status: session.status };
    }
    const payment = charge(session, { brand, last4, behaviour });
    const failure = declineOf(session, behaviour);
    if (failure !== null) throw new Refused(502, failure, 'The payment could not be completed.');
    return {
      redirect_url: returnUrl(session),
      status: session.status,
      payment: paymentResponse(payment, session),
    };
  }

  const declineOf = (session: Session, behaviour: Behaviour) =>
    session.scenario ?? behaviour.decline;

  function charge(session: Session, { brand, last4, behaviour }: Card): Payment {
    const failure = declineOf(session, behaviour);
    const payment = addPayment(session, failure === null ? 'captured' : 'failed', brand, last4);
    if (failure === null) {
      session.status = 'completed';
      session.completedAt = now();
    }
    announce(`payment.${payment.status}`, failure, paymentResponse(payment, session));
    return payment;
  }

  function addPayment(session: Session, status: Payment['status'], brand: string, last4: string) {
    const { id: sessionId, amount } = session;
    const start = { amountRefunded: 0, createdAt: now(), refunds: [] };
    const payment: Payment = { id: newId(), sessionId, status, amount, brand, last4, ...start };
    state.payments[payment.id] = payment;
    session.paymentId = payment.id;
    return payment;
  }

  /** The customer's choice on the challenge page. Only the first one counts. */
  function completeChallenge(session: Session, outcome: ChallengeOutcome) {
    const { authentication } = session;
    if (!isOpen(session) || authentication?.status !== 'NEEDS_VERIFY') return;
    const { brand, last4 } = authentication;
    if (outcome === 'nothing') return;
    if (outcome === 'succeed') {
      authentication.status = 'OK';
      charge(session, authentication);
      return;
    }
    const status = outcome === 'cancel' ? 'cancelled' : 'failed';
    const payment = addPayment(session, status, brand, last4);
    if (outcome === 'cancel') closeSession(session);
    else authentication.status = 'ERRORED';
    announce(`payment.${status}`, null, paymentResponse(payment, session));
  }

  function closeSession(session: Session) {
    session.status = 'cancelled';
    session.cancelledAt = now();
  }

  function cancel(session: Session): JsonObject {
    if (session.status === 'completed') {
      throw new Refused(422, 'not_cancellable', 'The session is completed.');
    }
    if (session.status === 'pending') closeSession(session);
    return responseFor(session);
  }

  function refund(payment: Payment, body: JsonObject): JsonObject {
    const refundable = payment.amount - payment.amountRefunded;
    const amount = body.amount === undefined ? refundable : integerOf(body.amount);
    if (payment.status !== 'captured') {
      throw new Refused(422, 'not_refundable', 'The payment you requested is not refundable.');
    }
    if (amount === null || amount <= 0 || amount > refundable) throw invalid('amount');
    payment.refunds.push({ id: newId(), amount, createdAt: now() });
    payment.amountRefunded += amount;
    if (amount === refundable) payment.status = 'refunded';
    const response = paymentResponse(payment, sessionOf(payment.sessionId));
    announce('payment.refund.created', null, response);
    if (amount === refundable) announce('payment.refunded', null, response);
    return response;
  }

  /** One page of the payments made in a period, newest first. */
  function listPayments(query: URLSearchParams): JsonObject {
    const page = Number(query.get('page') ?? 1);
    const perPage = Math.min(Number(query.get('per_page') ?? 10), 100);
    const [from, to] = ['start_time', 'end_time'].map((name) => Date.parse(query.get(name) ?? ''));
    const found = Object.values(state.payments)
      .filter(({ createdAt }) => !(createdAt < (from ?? 0)) && !(createdAt > (to ?? now())))
      .sort((a, b) => b.createdAt - a.createdAt);
    return {
      resource: 'list',
      total: found.length,
      page,
      per_page: perPage,
      last_page: Math.ceil(found.length / perPage),
      data: found
        .slice((page - 1) * perPage, page * perPage)
        .map((payment) => paymentResponse(payment, sessionOf(payment.sessionId))),
    };
  }

  const isExpired = (session: Session) =>
    session.status === 'pending' && now() - session.createdAt > dayInMilliseconds;

  const isOpen = (session: Session) => session.status === 'pending' && !isExpired(session);

  function responseFor(session: Session): JsonObject {
    const payment = session.paymentId === null ? undefined : state.payments[session.paymentId];
    return sessionResponse(session, payment ?? null, { pagesUrl, isExpired: isExpired(session) });
  }

  function sessionOf(id: string): Session {
    const session = state.sessions[id];
    if (!session) throw notFound();
    return session;
  }

  function paymentOf(id: string): Payment {
    const payment = state.payments[id];
    if (!payment) throw notFound();
    return payment;
  }

  return {
    createSession,
    pay,
    completeChallenge,
    cancel,
    refund,
    isOpen,
    responseFor,
    returnUrl,
    sessionOf,
    findSession: (id: string) => state.sessions[id] ?? null,
    paymentOf,
    listPayments,
    showPayment: (payment: Payment) => paymentResponse(payment, sessionOf(payment.sessionId)),
    sessionOfAuthentication: (id: string) =>
      Object.values(state.sessions).find(({ authentication }) => authentication?.id === id) ?? null,
  };
}

function returnUrl(session: Session): string {
  const url = new URL(session.returnUrl);
  url.searchParams.set('session_id', session.id);
  return url.href;
}
