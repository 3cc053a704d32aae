import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createKomojuStandIn } from '@homestand/stand-ins/komoju';
import { createKomoju } from './komoju.ts';

type Options = { stateFile?: string; now?: () => number; webhookRetryPauses?: number[] };

type Hook = { body: Buffer; headers: IncomingHttpHeaders };

const secret = () => randomBytes(16).toString('hex');

/** A test shop with the stand-in mounted in its own server, and helpers that act as its browser. */
export async function openKomojuShop({
  stateFile,
  now,
  webhookRetryPauses = [0, 0, 0],
}: Options = {}) {
  const keys = {
    secretKey: `sk_test_${secret()}`,
    publishableKey: `pk_test_${secret()}`,
    webhookSecret: secret(),
  };
  const lines: string[] = [];
  const hooks: Hook[] = [];
  const hookResponses: number[] = [];

  const server = createServer((request, response) => {
    if (request.url?.startsWith('/stand-in/komoju/')) {
      standIn.handler(request, response);
    } else if (request.url === '/hooks') {
      void buffer(request).then((body) => {
        hooks.push({ body, headers: request.headers });
        response.writeHead(hookResponses.shift() ?? 204).end();
      });
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an AddressInfo.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const start = () =>
    createKomojuStandIn({
      origin,
      ...keys,
      webhookUrl: `${origin}/hooks`,
      log: (line) => lines.push(line),
      webhookRetryPauses,
      ...(stateFile !== undefined && { stateFile }),
      ...(now && { now }),
    });
  let standIn = start();
  const { apiUrl } = standIn;
  const gateway = createKomoju({
    apiUrl,
    secretKey: keys.secretKey,
    webhookSecret: keys.webhookSecret,
  });

  const asKey = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

  function callApi(path: string, body: unknown, headers: Record<string, string> = {}) {
    return fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: {
        Authorization: asKey(keys.secretKey),
        'Content-Type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  }

  async function tokenize(number: string, changes: Record<string, string> = {}) {
    const response = await callApi(
      '/tokens',
      { payment_details: { ...cardDetails(number), ...changes } },
      { Authorization: asKey(keys.publishableKey) },
    );
    // The stand-in's own response, in KOMOJU's shape.
    return (await response.json()) as { id: string; error?: { code: string; param: string } };
  }

  async function openSession(amount = 3200, orderId: string = randomUUID()) {
    const { sessionId } = await gateway.openSession({
      amount,
      orderId,
      returnUrl: `${origin}/user/u/order-confirm/${orderId}`,
      email: 'fan@example.com',
      idempotencyKey: randomUUID(),
    });
    return { sessionId, orderId };
  }

  async function payWith(number: string, amount?: number) {
    const session = await openSession(amount);
    const { id: token } = await tokenize(number);
    const outcome = await gateway.pay(session.sessionId, { token }, randomUUID());
    return { ...session, outcome };
  }

  return {
    keys,
    origin,
    apiUrl,
    gateway,
    lines,
    hooks,
    hookResponses,
    asKey,
    callApi,
    tokenize,
    openSession,
    payWith,
    standIn: () => standIn,
    /** Simulates a killed process and its successor: the first stand-in is not closed. */
    restart() {
      standIn = start();
    },
    async close() {
      await standIn.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export const cardDetails = (number: string) => ({
  type: 'credit_card',
  number,
  name: 'HANAKO HAMANO',
  month: '12',
  year: String((new Date().getFullYear() + 2) % 100),
  verification_value: number.startsWith('37') ? '1234' : '123',
});
