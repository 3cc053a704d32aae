import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationsOf, readContract } from '../../packages/server/src/http/readContract.ts';
import { startServer, type TestServer } from '../support/server.ts';
import type { KnownValues } from './arbitraries.ts';
import { fuzz, type Send } from './fuzz.check.ts';
import { addressOf, type FuzzRequest } from './fuzz.requests.ts';
import { knownValues, openSessionFor, signNotice } from './knownValues.ts';
import { createPeople, pixel, pushServices } from './permissions.people.ts';

const contract = readContract();
const operations = operationsOf(contract).map(
  (call) => [call.operation.operationId, call] as const,
);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

let server: TestServer;
let values: KnownValues;
let people: Awaited<ReturnType<typeof createPeople>>;
const secret = randomBytes(32).toString('base64url');

const alone = new Set(['logOutFan', 'logOutPlayer']);

function sender(id: string, path: string): Send {
  const open = () => openSessionFor(server, people, path);
  let token: Promise<string> | undefined;
  return async (sent) => {
    token = alone.has(id) ? open() : (token ?? open());
    for (let attempt = 1; ; attempt++) {
      const response = await ask(id, sent, await token);
      // Another operation may have ended this session meanwhile.
      if (response.status === 401 && !alone.has(id) && attempt < 5) token = open();
      else if (response.status !== 429 || attempt === 5) return response;
      // A limit was hit: the counters are reset.
      server.services.limiter.clear();
      await server.db.deleteFrom('rateLimits').execute();
      await server.db.deleteFrom('uploads').execute();
    }
  };
}

async function ask(id: string, sent: FuzzRequest, token: string) {
  const abort = new AbortController();
  const giveUp = setTimeout(() => abort.abort(new Error('no answer')), 120_000);
  const { body: sentBody } = sent;
  const isBodiless = sent.method === 'GET' || sent.method === 'HEAD';
  const body =
    isBodiless || sentBody === undefined
      ? undefined
      : typeof sentBody === 'string'
        ? sentBody
        : formOf(sentBody);
  const headers: Record<string, string> = { ...sent.headers };
  // Signed like the gateway, so that the content is read; a broken signature stays broken.
  if (id === 'receivePaymentNotice' && headers['X-Komoju-Signature'])
    headers['X-Komoju-Signature'] = signNotice(secret, String(sentBody));
  const response = await fetch(`${server.origin}/api${addressOf(sent)}`, {
    method: sent.method,
    headers: { Authorization: `Bearer ${token}`, ...headers },
    ...(body !== undefined && { body }),
    signal: abort.signal,
  });
  const type = response.headers.get('content-type') ?? '';
  const isText = /json|text\/(?!event)/.test(type) || type === '';
  const text = isText ? await response.text() : '';
  clearTimeout(giveUp);
  abort.abort();
  return { status: response.status, type, text };
}

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (name === 'mediaFile')
      form.append(name, new File([pixel], 'pixel.png', { type: 'image/png' }));
    else form.append(name, value);
  return form;
}

/** Sends each operation as many requests of each kind, derived from the seed. */
export function testFuzzing(runs: number): void {
  beforeAll(async () => {
    server = await startServer({ SIGNING_SECRET: secret, PUSH_SERVICES: pushServices });
    people = await createPeople(server);
    values = await knownValues(server, people);
  });
  afterAll(() => server.stop());

  describe(`[CALL-06] no request makes a response leave the contract (seed ${seed})`, () => {
    // The number of runs is the limit, and each request has one of its own: hashing hundreds of passwords takes as long as
    // the machine needs.
    test.concurrent.each(operations)('%s', { timeout: 0 }, async (id, call) => {
      const send = sender(id, call.path);
      const statuses = await fuzz({ contract, call, send, knownValues: values, seed, runs });
      // At least one response is below 500.
      expect([...statuses].some((status) => status < 500)).toBe(true);
    });
  });
}
