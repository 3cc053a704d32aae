import { expect, test } from 'vitest';
import type { Call, Contract } from '../../packages/server/src/http/readContract.ts';
import { contractValidator } from './contractValidator.ts';
import { fuzz, type Send } from './fuzz.check.ts';
import { createRequests, type FuzzRequest, isAllowed } from './fuzz.requests.ts';

/** A small contract of one call. */
const failure = {
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message', 'data'],
        additionalProperties: false,
        properties: { code: { type: 'integer' }, message: { type: 'string' }, data: {} },
      },
    },
  },
};
const contract: Contract = {
  components: {},
  paths: {
    '/things/{number}': {
      post: {
        operationId: 'changeThing',
        summary: 'A thing changes',
        tags: ['things'],
        parameters: [
          {
            name: 'number',
            in: 'path',
            required: true,
            schema: { type: 'integer', minimum: 1, maximum: 99 },
          },
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50 } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name', 'count'],
                additionalProperties: false,
                properties: {
                  name: { type: 'string', minLength: 1, maxLength: 20 },
                  count: { type: 'integer', minimum: 1, maximum: 10 },
                },
              },
            },
          },
        },
        responses: {
          '200': failure,
          '400': failure,
          '404': failure,
          '415': failure,
          '422': failure,
        },
      },
    },
  },
};
const operation = contract.paths['/things/{number}']?.post;
if (!operation) throw new Error('The contract has no call.');
const call: Call = { path: '/things/{number}', method: 'post', operation };
const validator = contractValidator(contract);

type Reply = { status: number; body: unknown };

const responseOf = ({ status, body }: Reply) => ({
  status,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(body),
});
const reply = (status: number, more: object = {}): Reply => ({
  status,
  body: { code: status, message: '', data: null, ...more },
});
const sound = (sent: FuzzRequest): Reply => {
  if (sent.method !== 'POST') return reply(404);
  return reply(isAllowed(contract, validator, call, sent) ? 200 : 422);
};
const bodyOf = ({ body }: FuzzRequest): Record<string, unknown> => {
  try {
    return Object(JSON.parse(String(body)));
  } catch {
    return {};
  }
};

/** Typical server faults: each changes what the correct server responds. */
const planted: Record<string, (sent: FuzzRequest) => Reply> = {
  'a fault on U+0000': (sent) => (/\\u0000/.test(String(sent.body)) ? reply(500) : sound(sent)),
  'a fault on half a character': (sent) =>
    /\\ud800/i.test(String(sent.body)) ? reply(500) : sound(sent),
  'a fault on an empty body': (sent) => (sent.body === '' ? reply(500) : sound(sent)),
  'a fault on a list': (sent) => (Array.isArray(bodyOf(sent).name) ? reply(500) : sound(sent)),
  'a status that is not documented': (sent) =>
    Number(bodyOf(sent).count) === 10 ? reply(418) : sound(sent),
  'a field that leaks': (sent) =>
    sound(sent).status === 200 ? reply(200, { price: 1 }) : sound(sent),
  'no envelope': (sent) =>
    sound(sent).status === 422 ? { status: 422, body: { error: '' } } : sound(sent),
  'another code than the status': (sent) =>
    sound(sent).status === 422 ? reply(422, { code: 400 }) : sound(sent),
  'one more than the most': (sent) => (bodyOf(sent).count === 11 ? reply(200) : sound(sent)),
  'a missing field': (sent) =>
    'count' in bodyOf(sent) || sent.method !== 'POST' ? sound(sent) : reply(200),
  'a field too many': (sent) => ('role' in bodyOf(sent) ? reply(200) : sound(sent)),
  'a repeated query field': (sent) =>
    sent.query.length > 1 && sent.method === 'POST' ? reply(200) : sound(sent),
  'any type of content': (sent) =>
    sent.headers['Content-Type'] === 'text/plain' ? reply(200) : sound(sent),
  'a method that is not there': (sent) => (sent.method === 'PUT' ? reply(200) : sound(sent)),
};

const tryOut = (server: (sent: FuzzRequest) => Reply, seed: number) => {
  const send: Send = async (sent) => responseOf(server(sent));
  return fuzz({ contract, call, send, seed, runs: 200 });
};

test('a correct server is found to be correct', async () => {
  const statuses = await tryOut(sound, 1);
  expect([...statuses].sort()).toEqual([200, 404, 422]);
});

test('at least nine in ten planted faults are found', async () => {
  const found = await Promise.all(
    Object.entries(planted).map(async ([name, server]) => {
      const outcome = await tryOut(server, 7).then(
        () => 'missed',
        () => 'found',
      );
      return `${name}: ${outcome}`;
    }),
  );
  const missed = found.filter((line) => line.endsWith('missed'));
  expect(missed.length, missed.join()).toBeLessThanOrEqual(Math.floor(found.length / 10));
});

test('values generated from a schema fit it', async () => {
  const { good } = createRequests(contract, call, {});
  const { sample } = (await import('fast-check')).default;
  for (const sent of sample(good, { numRuns: 300, seed: 3 }))
    expect(isAllowed(contract, validator, call, sent)).toBe(true);
});
