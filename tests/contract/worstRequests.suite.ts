import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Call,
  operationsOf,
  readContract,
} from '../../packages/server/src/http/readContract.ts';
import { type RawResponse, sendRaw } from '../support/sendRaw.ts';
import { startServer, type TestServer } from '../support/server.ts';
import type { KnownValues } from './arbitraries.ts';
import { contractValidator } from './contractValidator.ts';
import { knownValues, openSessionFor, signNotice } from './knownValues.ts';
import { createPeople, pushServices } from './permissions.people.ts';
import { type WorstRequest, worstRequests } from './worstRequests.ts';

const contract = readContract();
const validator = contractValidator(contract);
const operations = operationsOf(contract).map(
  (call) => [call.operation.operationId, call] as const,
);
const maxErrors = 20;
const longestField = 81;
const largestRefusal = 16 * 1024;
const secret = randomBytes(32).toString('base64url');

let server: TestServer;
let people: Awaited<ReturnType<typeof createPeople>>;
let values: KnownValues;

/** With `once`, of the requests to which the same code responds only the first is sent. */
export function testWorstRequests({ once }: { once: boolean }) {
  beforeAll(async () => {
    server = await startServer({ SIGNING_SECRET: secret, PUSH_SERVICES: pushServices });
    people = await createPeople(server);
    values = await knownValues(server, people);
  });
  afterAll(() => server.stop());

  const proven = new Set<string>();
  const isNew = ({ proof }: WorstRequest) => proven.size !== proven.add(proof).size;

  describe('[ROB-02] the worst request within an operation’s size limits is refused within bounds', () => {
    test.each(operations)('%s', async (_id, call) => {
      const faults: string[] = [];
      const send = sender(call.path);
      for (const worst of worstRequests(contract, call, values)) {
        if (!isNew(worst) && once) continue;
        const response = await send(worst);
        const fault = worst.fits ? refusalOf(response) : faultOf(call, response);
        if (fault) faults.push(`${worst.name}: ${fault}`);
      }
      expect(faults).toEqual([]);
    });
  });
}

function sender(path: string) {
  let token: string | undefined;
  return async function send(worst: WorstRequest, isSecond = false): Promise<RawResponse> {
    token ??= await openSessionFor(server, people, path);
    const { name: _name, fits: _fits, proof: _proof, headers, body: makeBody, ...rest } = worst;
    const body = makeBody?.();
    const sent = { ...rest, ...(body !== undefined && { body }) };
    const response = await sendRaw(server.origin, {
      ...sent,
      headers: {
        Authorization: `Bearer ${token}`,
        ...headers,
        ...(headers['X-Komoju-Signature'] && {
          'X-Komoju-Signature': signNotice(secret, body ?? ''),
        }),
      },
    });
    // An executed call may have ended the session.
    if (response.status < 400) token = undefined;
    if (response.status !== 429 || isSecond) return response;
    // A limit per person refused it before its body was read: the counters are reset.
    server.services.limiter.clear();
    await server.db.deleteFrom('rateLimits').execute();
    await server.db.deleteFrom('uploads').execute();
    return send(worst, true);
  };
}

function faultOf(call: Call, response: RawResponse): string | undefined {
  const { status, bytes } = response;
  if (status === 429) return 'refused by a limit, unread';
  // Refused before the address is matched to an operation.
  const isEarly = [400, 404, 431].includes(status) && !(status in call.operation.responses);
  const fault = isEarly ? undefined : validator.faultOf(call, response);
  if (fault || status < 400) return fault;
  const errors = errorsIn(response.text);
  if (bytes > largestRefusal) return `${status} with ${bytes} bytes`;
  if (errors.length > maxErrors) return `${errors.length} errors`;
  if (errors.some(({ field }) => field.length > longestField)) return 'a long field name';
  return undefined;
}

/** The server's limits must admit the largest body of the contract. */
const refusalOf = ({ status }: RawResponse) =>
  [400, 413, 429].includes(status) ? `${status} for a body the contract allows` : undefined;

function errorsIn(text: string): { field: string }[] {
  if (text === '') return [];
  // The validator has checked the response against the contract.
  const { data } = JSON.parse(text) as { data?: { errors?: { field: string }[] } | null };
  return data?.errors ?? [];
}
