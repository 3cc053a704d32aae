import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createKomojuStandIn, type State } from '@homestand/stand-ins/komoju';
import {
  createKomoju,
  type PaymentGateway,
} from '../../packages/server/src/adapters/payment/index.ts';
import { freePort } from './services.port.ts';

type ActiveFault = {
  at: RegExp;
  kind: 'away' | 'deaf' | 'hanging' | number;
  times: number;
  code?: string;
};

type Stalled = { at: RegExp; arrived(): void; ended: Promise<'execute' | 'drop'> };

type Held = {
  at: RegExp;
  part: 'call' | 'response';
  released: Promise<void>;
  arrived(): void;
};

/** Ways in which a call to the gateway can fail. */
export const gatewayFaults = ['429', '500', 'drop before', 'drop after', 'hang'] as const;

export type GatewayFault = (typeof gatewayFaults)[number];

export const cards = {
  good: '4111111111111111',
  poor: '4123111111111000',
  asking: '4100000000005000',
};

const callHeader = 'x-test-call';

const secret = () => randomBytes(16).toString('hex');

/** A payment gateway on its own port, which can be unavailable and lose its responses. */
export async function startGateway({ webhookUrl, file }: { webhookUrl: string; file: string }) {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const keys = { secretKey: secret(), publishableKey: secret(), webhookSecret: secret() };
  const standIn = createKomojuStandIn({
    ...keys,
    origin,
    webhookUrl,
    stateFile: file,
    webhookRetryPauses: [],
  });
  let activeFaults: ActiveFault[] = [];
  const calls: string[] = [];
  let held: Held | undefined;
  let stalled: Stalled | undefined;
  const timeouts = new Map<string, AbortController>();

  /** As the real one, but a call that the gateway leaves without a response times out then, and no other ever. */
  const fetchWithoutClock: typeof fetch = async (url, init) => {
    const id = randomUUID();
    const timeout = new AbortController();
    timeouts.set(id, timeout);
    const headers = new Headers(init?.headers);
    headers.set(callHeader, id);
    try {
      const response = await fetch(url, { ...init, headers, signal: timeout.signal });
      return new Response(await response.text(), response);
    } finally {
      timeouts.delete(id);
    }
  };

  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    const active = activeFaults.find(({ at, times }) => times > 0 && at.test(call));
    if (active) active.times -= 1;
    if (active?.kind === 'away') {
      request.destroy();
      return;
    }
    if (active?.kind === 'hanging') {
      const id = String(request.headers[callHeader]);
      timeouts.get(id)?.abort(new DOMException('The gateway hangs.', 'TimeoutError'));
      return;
    }
    if (typeof active?.kind === 'number') {
      const body = JSON.stringify({ error: { code: active.code ?? 'fault' } });
      response.writeHead(active.kind, { 'Content-Type': 'application/json' }).end(body);
      return;
    }
    if (active) standIn.controls.loseResponses(1);
    if (stalled?.at.test(call)) {
      const { arrived, ended } = stalled;
      stalled = undefined;
      arrived();
      return void ended.then((end) =>
        end === 'drop' ? request.destroy() : standIn.handler(request, response),
      );
    }
    if (!held?.at.test(call)) return standIn.handler(request, response);
    const { part, arrived, released } = held;
    if (part === 'response') {
      const end = response.end.bind(response);
      const endLater = (text: string) => {
        arrived();
        void released.then(() => end(text));
      };
      return standIn.handler(request, Object.assign(response, { end: endLater }));
    }
    arrived();
    return void released.then(() => standIn.handler(request, response));
  });
  server.listen(Number(new URL(origin).port), '127.0.0.1');
  await once(server, 'listening');

  return {
    environment: {
      KOMOJU_SECRET_KEY: keys.secretKey,
      KOMOJU_PUBLISHABLE_KEY: keys.publishableKey,
      KOMOJU_WEBHOOK_SECRET: keys.webhookSecret,
      KOMOJU_API_URL: standIn.apiUrl,
    },
    /** The server's client of it, which waits for a response as long as it takes. */
    client: (): PaymentGateway =>
      createKomoju({
        apiUrl: standIn.apiUrl,
        secretKey: keys.secretKey,
        webhookSecret: keys.webhookSecret,
        fetch: fetchWithoutClock,
      }),
    controls: standIn.controls,
    tokenUrl: `${standIn.apiUrl}/tokens`,
    publishableKey: keys.publishableKey,
    /** Closes the connection before anything has happened. */
    refuseConnections(at: RegExp, times = 1) {
      activeFaults.push({ at, kind: 'away', times });
    },
    /** Executes the call and closes the connection without a response. */
    dropResponse(at: RegExp, times = 1) {
      activeFaults.push({ at, kind: 'deaf', times });
    },
    /** Fails the next calls in this way; only with `drop after` is the call executed. */
    fail(at: RegExp, fault: GatewayFault, times = 1) {
      const kinds = {
        '429': 429,
        '500': 500,
        'drop before': 'away',
        'drop after': 'deaf',
      } as const;
      activeFaults.push({ at, kind: fault === 'hang' ? 'hanging' : kinds[fault], times });
    },
    /** Refuses the next call with a code of the gateway; nothing is executed. */
    refuse(at: RegExp, code: string) {
      activeFaults.push({ at, kind: 422, times: 1, code });
    },
    /** The calls so far, as method and path. */
    calls: () => [...calls],
    /**
     * Delays matching calls, or the responses of executed ones: `arrived` resolves when one waits, `release`
     * lets them continue.
     */
    delay(at: RegExp, part: Held['part'] = 'call') {
      const arrived = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held = { at, part, released: released.promise, arrived: arrived.resolve };
      const release = () => {
        held = undefined;
        released.resolve();
      };
      return { arrived: arrived.promise, release };
    },
    /** Stalls the next matching call only, until it is executed, or dropped without being executed. */
    stallNext(at: RegExp) {
      const arrived = Promise.withResolvers<void>();
      const ended = Promise.withResolvers<'execute' | 'drop'>();
      stalled = { at, arrived: arrived.resolve, ended: ended.promise };
      return {
        arrived: arrived.promise,
        execute: () => ended.resolve('execute'),
        drop: () => ended.resolve('drop'),
      };
    },
    clearFaults() {
      activeFaults = [];
    },
    charges: () => chargesIn(file),
    async stop() {
      await standIn.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The gateway's charges and refunds, read from its state file. */
export async function chargesIn(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '{"payments":{},"sessions":{}}');
  // Written by the stand-in.
  const { payments, sessions } = JSON.parse(text) as Pick<State, 'payments' | 'sessions'>;
  return Object.values(payments)
    .filter(({ status }) => status === 'captured' || status === 'refunded')
    .map(({ id, status, amount, amountRefunded, sessionId }) => ({
      id,
      status,
      amount,
      netAmount: amount - amountRefunded,
      orderId: String(sessions[sessionId]?.metadata.order_id),
    }));
}

type TokenEndpoint = { tokenUrl: string; publishableKey: string };

/** Tokenizes a card like the browser: the number goes to the gateway and a token comes back. */
export async function tokenize({ tokenUrl, publishableKey }: TokenEndpoint, number = cards.good) {
  const response = await fetch(tokenUrl, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${publishableKey}:`).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      payment_details: {
        type: 'credit_card',
        number,
        name: 'AKARI HAMANO',
        month: '12',
        year: String((new Date().getFullYear() + 2) % 100),
        verification_value: '123',
      },
    }),
  });
  const { id } = (await response.json()) as { id: string };
  return { type: 'token', token: id, brand: 'visa', last4: number.slice(-4), name: 'AKARI HAMANO' };
}

/** Submits the issuer's 3-D Secure page. */
export async function completeChallenge(url: string, outcome: 'succeed' | 'fail' | 'cancel') {
  await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
}
