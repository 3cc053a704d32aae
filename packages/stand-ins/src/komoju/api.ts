import type { IncomingMessage, ServerResponse } from 'node:http';
import { type JsonObject, parseObject } from '@homestand/server/stand-in-support';
import { keyOf, readBody, sendJson } from './http.ts';
import { createIdempotency, fingerprintOf, type Response } from './idempotency.ts';
import { notFound, Refused } from './responses.ts';
import type { SessionBook } from './sessions.ts';
import type { State } from './state.ts';

type Options = {
  keys: { secretKey: string; publishableKey: string };
  state: State;
  now: () => number;
  book: SessionBook;
  createToken(body: JsonObject): JsonObject;
  commit(): Promise<void>;
  saved(): Promise<void>;
};

/** KOMOJU's JSON API below /api/v1. */
export function createApi({ keys, state, now, book, createToken, commit, saved }: Options) {
  const idempotency = createIdempotency(state, now);
  let responsesToLose = 0;

  async function serve(request: IncomingMessage, response: ServerResponse, path: string) {
    const result = await responseOrRefusal(() => respondTo(request, path));
    if (responsesToLose > 0) {
      responsesToLose -= 1;
      response.destroy();
      return;
    }
    sendJson(response, result.status, result.body);
  }

  async function respondTo(request: IncomingMessage, path: string): Promise<Response> {
    const route = `${request.method} ${path.replace(/^(\/(?:sessions|payments))\/[^/]+/, '$1/{id}')}`;
    const isForBrowsers = route === 'POST /tokens' || route === 'POST /sessions/{id}/pay';
    if (keyOf(request, keys) === 'publishable' && !isForBrowsers) {
      throw new Refused(403, 'forbidden', 'You are not authorized to perform that action');
    }
    const id = path.split('/')[2] ?? '';
    const key = header(request, 'x-komoju-idempotency');
    const scenario = scenarioOf(request);
    if (request.method !== 'POST') {
      const query = new URL(request.url ?? '/', 'http://stand-in').searchParams;
      const body = path === '/payments' ? book.listPayments(query) : act(route, id, {}, scenario);
      // A payment is reported only after it is saved: a crash could still undo it before.
      await saved();
      return { status: 200, body };
    }
    if (key !== null) idempotency.begin(key);
    try {
      const body = await readJson(request);
      return await once(key, fingerprintOf(path, body), () => act(route, id, body, scenario));
    } finally {
      if (key !== null) idempotency.end(key);
    }
  }

  /** Saves the effect, its events and the response to repeat before the response is sent. */
  async function once(key: string | null, fingerprint: string, run: () => JsonObject) {
    const stored = key === null ? null : idempotency.recall(key, fingerprint);
    if (stored) return stored;
    const response = await responseOrRefusal(() => ({ status: 200, body: run() }));
    if (key !== null) idempotency.keep(key, fingerprint, response);
    await commit();
    return response;
  }

  function act(route: string, id: string, body: JsonObject, scenario: string | null): JsonObject {
    switch (route) {
      case 'POST /tokens':
        return createToken(body);
      case 'POST /sessions':
        return book.createSession(body, scenario);
      case 'GET /sessions/{id}':
        return book.responseFor(book.sessionOf(id));
      case 'POST /sessions/{id}/pay':
        return book.pay(book.sessionOf(id), body.payment_details);
      case 'POST /sessions/{id}/cancel':
        return book.cancel(book.sessionOf(id));
      case 'GET /payments/{id}':
        return book.showPayment(book.paymentOf(id));
      case 'POST /payments/{id}/refund':
        return book.refund(book.paymentOf(id), body);
      default:
        throw notFound();
    }
  }

  return {
    serve,
    /** Processes this many requests and closes their connections without a response. */
    loseResponses(count: number) {
      responsesToLose = count;
    },
  };
}

async function responseOrRefusal(run: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { status: error.status, body: error.body };
  }
}

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

function scenarioOf(request: IncomingMessage): string | null {
  const scenario = header(request, 'komoju-scenario');
  if (scenario !== null && !/^[a-z_]{1,60}$/.test(scenario)) {
    throw new Refused(400, 'bad_request', 'The scenario is not an error code.');
  }
  return scenario;
}

async function readJson(request: IncomingMessage): Promise<JsonObject> {
  const text = await readBody(request);
  const body = parseObject(text === '' ? '{}' : text);
  if (body === null) throw new Refused(400, 'bad_request', 'The body is not a JSON object.');
  return body;
}
