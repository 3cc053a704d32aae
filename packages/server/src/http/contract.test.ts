import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type Handlers, openRoutes } from './contract.ts';
import { noSession } from './errors.ts';
import { createMediaCookies } from './mediaCookies.ts';
import { validatorsOf } from './operationChecks.ts';
import { createOperationLimiter } from './operationLimiter.ts';
import { operationsOf, readContract } from './readContract.ts';

const contract = readContract();
const health = { paths: { '/health': contract.paths['/health'] ?? {} } };
const small = { ...contract, ...health };

let app: FastifyInstance;
afterEach(() => app.close());

/** A server with one operation of the contract and these handlers. */
function open(handlers: Record<string, () => Promise<unknown>>, checkResponses = true) {
  app = Fastify();
  openRoutes(app, {
    contract: small,
    handlers: handlers as unknown as Handlers,
    authenticate: async () => {
      throw noSession();
    },
    mediaCookies: createMediaCookies({ key: 'k', secure: false }),
    limiter: createOperationLimiter(),
    lastEvent: () => 0,
    checkResponses,
    observe: () => {},
  });
  return app.inject('/health');
}

test('[CALL-01] a handler’s result is wrapped in the envelope', async () => {
  const response = await open({ getHealth: async () => ({ status: 'alive' }) });
  expect(response.json()).toEqual({ code: 200, message: 'success', data: { status: 'alive' } });
});

test('[CALL-06] a response that the contract does not allow is an error, if responses are checked', async () => {
  const wrong = { getHealth: async () => ({ status: 'alive', secret: 'more than agreed' }) };
  const response = await open(wrong);
  expect(response.statusCode).toBe(500);
  await app.close();
  expect((await open(wrong, false)).statusCode).toBe(200);
});

test('[CALL-06] a server does not start if a handler is missing or not in the contract', () => {
  expect(() => open({})).toThrow('getHealth has no handler.');
  const more = { getHealth: async () => ({}), getWeather: async () => ({}) };
  expect(() => open(more)).toThrow('The handler getWeather is not in the contract.');
});

test('[CALL-06] every schema of the contract compiles, also one that no request has needed yet', () => {
  for (const call of operationsOf(contract))
    for (const [part, compile] of Object.entries(validatorsOf(contract, call)))
      expect(() => compile?.(), `${call.operation.operationId} ${part}`).not.toThrow();
  const [call] = operationsOf(small);
  if (!call) throw new Error('The contract has no health check.');
  const schema = { $ref: '#/components/schemas/Missing' };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const broken = { ...call, operation: { ...call.operation, responses } };
  expect(validatorsOf(contract, broken).response).toThrow("can't resolve reference");
});

test('the contract is read once, and nobody can change it for the others', () => {
  expect(readContract()).toBe(contract);
  expect(() => Object.assign(contract.components, { schemas: {} })).toThrow(TypeError);
  const operation = contract.paths['/health']?.get;
  expect(() => Object.assign(operation ?? {}, { summary: '' })).toThrow(TypeError);
});
