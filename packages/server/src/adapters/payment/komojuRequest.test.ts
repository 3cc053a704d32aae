import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { PaymentNotProcessed, PaymentRefused, PaymentUnavailable } from './gateway.ts';
import { createKomoju } from './komoju.ts';

const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
const webhookSecret = randomBytes(12).toString('hex');
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A gateway with the misbehaviour that the test defines. */
async function gatewayThat(behave: RequestListener, timeoutMs = 60_000) {
  const server = createServer(behave);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an AddressInfo.
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createKomoju({ apiUrl, secretKey, webhookSecret, timeoutMs });
}

const respondWith =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };

const refusal = (code: string) => JSON.stringify({ error: { code, message: 'no' } });
const key = () => randomUUID();
const html = '<!doctype html><h1>Maintenance</h1>';

describe('an unknown outcome', () => {
  test.each<[string, RequestListener]>([
    ['500', respondWith(500, refusal('internal_server_error'))],
    ['502 without a word about the card', respondWith(502, refusal('bad_gateway'))],
    ['503 in HTML', respondWith(503, html, 'text/html')],
    ['429', respondWith(429, refusal('too_many_requests'))],
    ['200 in HTML', respondWith(200, html, 'text/html')],
    ['403 in HTML, as a proxy would', respondWith(403, html, 'text/html')],
    ['200 with a list', respondWith(200, '[]')],
    ['200 without a status', respondWith(200, '{}')],
    ['half a response', respondWith(200, '{"status":"comp')],
    [
      'a redirect, even to a valid response',
      ({ url }, response) => {
        if (url === '/moved') response.writeHead(200).end('{"status":"pending"}');
        else response.writeHead(303, { Location: '/moved' }).end();
      },
    ],
    ['a hang-up', (_, response) => response.destroy()],
  ])('%s', async (_, behave) => {
    const gateway = await gatewayThat(behave);
    await expect(gateway.pay('s', { token: 't' }, key())).rejects.toThrow(PaymentUnavailable);
    await expect(gateway.lookUp('s')).rejects.toThrow(PaymentUnavailable);
  });

  test('no response', async () => {
    const gateway = await gatewayThat(() => {}, 50);
    await expect(gateway.lookUp('s')).rejects.toThrow(PaymentUnavailable);
  });

  test('a response that never ends', async () => {
    const gateway = await gatewayThat((_, response) => response.writeHead(200).write('{'), 50);
    await expect(gateway.lookUp('s')).rejects.toThrow(PaymentUnavailable);
  });

  test('nothing listens on the port', async () => {
    const gateway = createKomoju({ apiUrl: 'http://127.0.0.1:1', secretKey, webhookSecret });
    await expect(gateway.lookUp('s')).rejects.toThrow(PaymentUnavailable);
  });

  test('a key that stays in use', async () => {
    const gateway = await gatewayThat(respondWith(409, refusal('conflict')));
    await expect(gateway.refund('p', 1, key())).rejects.toThrow(PaymentUnavailable);
  });

  test('a redirect URL that is not http or https', async () => {
    const body = JSON.stringify({ status: 'pending', redirect_url: 'javascript:alert(1)' });
    const gateway = await gatewayThat(respondWith(200, body));
    await expect(gateway.pay('s', { token: 't' }, key())).rejects.toThrow(PaymentUnavailable);
  });
});

test('a key in use is retried with the same key and body', async () => {
  const seen: unknown[] = [];
  const gateway = await gatewayThat((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      seen.push([request.headers['x-komoju-idempotency'], body]);
      const [status, result] = seen.length < 3 ? [409, ''] : [200, '{"id":"session"}'];
      response.writeHead(status).end(result);
    });
  });
  const input = { amount: 1, orderId: 'o', returnUrl: 'https://shop.example', email: 'a@b.c' };
  const opened = await gateway.openSession({ ...input, idempotencyKey: key() });
  expect(opened).toEqual({ sessionId: 'session' });
  expect(seen).toHaveLength(3);
  expect(new Set(seen.map((request) => JSON.stringify(request))).size).toBe(1);
});

test('every request has the key and the version as headers, and no secret in its URL', async () => {
  const seen: [string | undefined, unknown][] = [];
  const gateway = await gatewayThat((request, response) => {
    seen.push([request.url, request.headers]);
    response.writeHead(200).end('{"status":"pending"}');
  });
  await gateway.pay('s/../x?', { token: 'tok_1' }, key());
  expect(seen).toEqual([
    [
      '/sessions/s%2F..%2Fx%3F/pay',
      expect.objectContaining({
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
        'x-komoju-api-version': '2025-01-28',
        'x-komoju-idempotency': expect.stringMatching(/^pay-/),
      }),
    ],
  ]);
});

test.each([
  [502, 'card_declined'],
  [422, 'fraudulent'],
  [402, 'request_failed'],
])('a card declined with %d %s is an outcome, not an error', async (status, code) => {
  const gateway = await gatewayThat(respondWith(status, refusal(code)));
  const outcome = await gateway.pay('s', { token: 't' }, key());
  expect(outcome).toMatchObject({ state: 'failed', failure: code, redirectUrl: null });
});

test('errors contain neither keys nor card data that the gateway repeats', async () => {
  const number = '4111111111111111';
  const echo = JSON.stringify({ error: { code: `bad ${number}`, message: `${number} 7391` } });
  const card = { number, name: 'A', month: '12', year: '40', verificationValue: '7391' };
  const clean = JSON.stringify({ error: { code: 'bad_request', message: `${number} 7391` } });
  for (const [status, body] of [
    [400, echo],
    [400, clean],
    [500, echo],
  ] as const) {
    const gateway = await gatewayThat(respondWith(status, body));
    const error: unknown = await gateway.pay('s', { card }, key()).catch((thrown) => thrown);
    expect(error instanceof PaymentRefused || error instanceof PaymentUnavailable).toBe(true);
    const text = error instanceof Error ? `${error.stack} ${JSON.stringify(error)}` : '';
    expect(text).not.toMatch(new RegExp(`${number}|7391|${secretKey}`));
    expect(error).not.toHaveProperty('cause');
  }
});

test('it does not start without its secrets', () => {
  const options = { apiUrl: 'https://komoju.example', secretKey, webhookSecret };
  expect(() => createKomoju({ ...options, secretKey: '' })).toThrow('secret');
  expect(() => createKomoju({ ...options, webhookSecret: '' })).toThrow('secret');
});

describe('[ROB-04] a request that was certainly not processed', () => {
  test.each<[string, RequestListener]>([
    ['429', respondWith(429, refusal('too_many_requests'))],
    ['429 in HTML', respondWith(429, html, 'text/html')],
  ])('%s', async (_, behave) => {
    const gateway = await gatewayThat(behave);
    await expect(gateway.pay('s', { token: 't' }, key())).rejects.toThrow(PaymentNotProcessed);
  });

  test('nothing listens on the port', async () => {
    // Uses a port that was free a moment ago: fetch itself refuses well-known ports.
    const gateway = await gatewayThat(() => {});
    for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
    await expect(gateway.pay('s', { token: 't' }, key())).rejects.toThrow(PaymentNotProcessed);
  });

  test.each<[string, RequestListener]>([
    ['500', respondWith(500, refusal('internal_server_error'))],
    ['503 in HTML', respondWith(503, html, 'text/html')],
    ['a hang-up', (_, response) => response.destroy()],
  ])('%s is not', async (_, behave) => {
    const gateway = await gatewayThat(behave);
    const failed = gateway.pay('s', { token: 't' }, key());
    await expect(failed).rejects.not.toBeInstanceOf(PaymentNotProcessed);
  });
});

describe('[ROB-04] an invalid list of payments', () => {
  const payment = { id: 'p', status: 'captured', total: 1, created_at: '2026-11-22T00:00:00Z' };

  test.each([
    ['has no data', {}],
    ['holds no payment', { data: [null], last_page: 1 }],
    ['holds a payment without a time', { data: [{ ...payment, created_at: '' }], last_page: 1 }],
  ])('it %s', async (_, body) => {
    const gateway = await gatewayThat(respondWith(200, JSON.stringify(body)));
    await expect(gateway.listPayments(new Date(0), new Date())).rejects.toThrow(PaymentUnavailable);
  });

  test('payments of another system have no order of ours', async () => {
    const data = ['2608-1', 'shop/1', null].map((external_order_num, index) => ({
      ...payment,
      id: `p${index}`,
      external_order_num,
    }));
    const gateway = await gatewayThat(respondWith(200, JSON.stringify({ data, last_page: 1 })));
    const listed = await gateway.listPayments(new Date(0), new Date());
    expect(listed.map(({ orderId, idempotencyKey }) => [orderId, idempotencyKey])).toEqual(
      Array(3).fill([null, null]),
    );
  });
});
