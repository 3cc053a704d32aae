import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type DatabaseLimit,
  databaseLimits,
  windowStart,
} from '../../packages/server/src/http/limits.ts';
import { operationLimits } from '../../packages/server/src/http/operationLimiter.ts';
import { operationsOf, readContract } from '../../packages/server/src/http/readContract.ts';
import { hashOf } from '../../packages/server/src/http/session.ts';
import { messages } from '../../packages/server/src/messages.ts';
import { rememberDevice } from '../../packages/server/src/modules/auth/knownDevices.queries.ts';
import { avoidMinuteEnd } from '../support/clock.ts';
import type { Fan, Player, Staff } from '../support/fixtures.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { matrix } from './permissions.data.ts';
import { createPeople, openSessionOf, pushServices } from './permissions.people.ts';
import { requestAbout, type TestRequest } from './permissions.requests.ts';

const calls = operationsOf(readContract());
const named = calls.map((call) => [call.operation.operationId, call] as const);
type Id = keyof typeof operationLimits;
const limitOf = (id: string) => operationLimits[id as Id];

let server: TestServer;
let fans: [Fan, Fan];
let players: [Player, Player];
let staff: [Staff, Staff];
beforeAll(async () => {
  server = await startServer({ PUSH_SERVICES: pushServices });
  fans = [await server.createFan(), await server.createFan()];
  players = [await server.createPlayer(), await server.createPlayer()];
  staff = [await server.createStaff('owner'), await server.createStaff('owner')];
});
afterAll(() => server.stop());
afterEach(() => server.services.limiter.clear());

test('[ROB-03] every operation of the contract has a limit, and every limit an operation', () => {
  expect(Object.keys(operationLimits).sort()).toEqual(named.map(([id]) => id).sort());
  for (const [id, { operation }] of named) {
    const { most, seconds, per } = limitOf(id);
    expect(most).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThan(0);
    // Without a session only the address is known, and a whole stadium shares one.
    const isPublic = operation.security?.length === 0;
    expect([id, per]).toEqual([id, isPublic ? 'address' : 'person']);
    if (per === 'address') expect(most).toBeGreaterThanOrEqual(1000);
    expect(operation.responses).toHaveProperty('429');
  }
  const used = Object.values(operationLimits).flatMap(({ database = [] }) => database);
  expect([...new Set(used)].sort()).toEqual(Object.keys(databaseLimits).sort());
});

const samples = '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4b';

/** Reads only the status: an event stream does not end. */
async function statusOf(method: string, path: string, token: string | undefined) {
  const abort = new AbortController();
  const response = await fetch(`${server.origin}/api${path.replaceAll(/[{]\w+[}]/g, samples)}`, {
    method: method.toUpperCase(),
    headers: { ...(token && { Authorization: `Bearer ${token}` }) },
    signal: abort.signal,
  });
  const isRefused = response.status === 429 && method !== 'head';
  const text = isRefused ? await response.text() : '';
  abort.abort();
  return { status: response.status, headers: response.headers, text };
}

/** Stops the clock, so that buckets do not refill during the test. */
function freezeClock() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

describe('[ROB-03] at its limit an operation responds 429 to the caller and to nobody else', () => {
  freezeClock();
  test.each(named)('%s', async (id, { method, path }) => {
    const { most, per } = limitOf(id);
    const [first, second] = path.startsWith('/v1/admin/')
      ? staff
      : path.startsWith('/v1/player/')
        ? players
        : fans;
    const who = per === 'address' ? '127.0.0.1' : first.id;
    for (let call = 0; call < most; call++) server.services.limiter.consume(id as Id, who);
    const refused = await statusOf(method, path, first.token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    if (method !== 'head')
      expect(JSON.parse(refused.text)).toEqual({
        code: 429,
        message: messages.tooMany,
        data: null,
      });
    server.services.limiter.clear();
    for (let call = 0; call < most; call++) server.services.limiter.consume(id as Id, 'somebody');
    expect((await statusOf(method, path, second.token)).status).not.toBe(429);
  });
});

const scarce = named.flatMap(([id]) =>
  (limitOf(id).database ?? []).map((limit) => [id, limit] as const),
);

describe('[ROB-03] limits counted in the database are enforced', () => {
  test.each(scarce)('%s counts %s', async (id, limit) => {
    await avoidMinuteEnd();
    const people = await createPeople(server);
    const { a, b } = people;
    const object = ['own', 'any', 'rightPassword', 'missing', 'wrong', 'unknownCode'].find(
      (name) => name in matrix[id as Id],
    );
    if (object === undefined) throw new Error(`${id} has no request.`);
    const made = await requestAbout(id as Id, object)({ world: server, people, a, b });
    // Anything but six digits is a recovery code.
    const ask =
      limit === 'recoveryCode' ? { ...made, json: { code: 'AAAA-BBBB-CCCC-DDDD' } } : made;
    const ofPlayers = id === 'changePlayerPassword' || id.includes('Player');
    const ofStaff = ['logInWithCode', 'changeStaffPassword', 'listOpenPickups'].includes(id);
    const caller = ofPlayers ? 'playerA' : ofStaff ? 'manager' : 'fanA';
    const token = await openSessionOf(server, people, caller, ask.path);
    const statusOfCall = () => send(id, ask, token);
    const account =
      id === 'logInStaff'
        ? people.staff.desk.id
        : ofStaff
          ? people.staff.manager.id
          : a.playerAccountId;
    const sessionDevice = `${account}:${hashOf('d').toString('base64url')}`;
    const { loginId = people.staff.manager.loginId } = (ask.json ?? {}) as { loginId?: string };
    const kind = id === 'logInStaff' || ofStaff ? 'staff' : 'player';
    const count = server.services.loginCountOf(kind, loginId);
    const ofNetwork = [count, account].map((name) => `${name}:127.0.0.1`);
    const whose = [
      a.fanId,
      account,
      sessionDevice,
      count,
      ...ofNetwork,
      ...devicesOf(ask, account),
    ];
    if (limit === 'reportLetPass') await letReportsPass(a.topicId, a.fanId, a.playerAccountId);
    if (limit === 'codeKnownDevice') await rememberDevice(server.db, account, 'd');
    // A password attempt counts in the first of its limits with room left.
    const isLogin = ['logInPlayer', 'logInStaff', 'changeStaffPassword'].includes(id);
    const filled = isLogin ? (limitOf(id).database ?? []) : [limit];
    if (isLogin) await rememberDevice(server.db, account, deviceOf(ask) || 'd');
    for (const name of filled) await fill(name, whose);
    const refused = await statusOfCall();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await server.db.deleteFrom('rateLimits').where('key', 'like', `${limit}:%`).execute();
    expect((await statusOfCall()).status).not.toBe(429);
    await server.db.deleteFrom('rateLimits').execute();
  });
});

function deviceOf({ path, json }: TestRequest): string {
  const { deviceId = new URL(path, 'http://a').searchParams.get('deviceId') } = (json ?? {}) as {
    deviceId?: string | null;
  };
  return deviceId ?? '';
}

function devicesOf(ask: TestRequest, accountId: string): string[] {
  const device = deviceOf(ask);
  const deviceKey = `${accountId}:${hashOf(device).toString('base64url')}`;
  return device ? [device, deviceKey] : [];
}

/** Sets the counters as if each person had reached the limit. */
async function fill(limit: DatabaseLimit, people: string[]) {
  const { most, seconds } = databaseLimits[limit];
  await server.db
    .insertInto('rateLimits')
    .values(
      people.map((who) => ({
        key: `${limit}:${who}`,
        windowStart: windowStart(seconds),
        count: most,
      })),
    )
    .execute();
}

async function send(id: string, ask: TestRequest, token: string | undefined) {
  const { path, headers, json, form } = ask;
  const method = calls.find(({ operation }) => operation.operationId === id)?.method ?? 'get';
  const fields = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) fields.append(name, value);
  const response = await fetch(`${server.origin}/api${path}`, {
    method: method.toUpperCase(),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(form && { body: fields }),
  });
  await response.arrayBuffer();
  return response;
}

test('[ROB-03] a limit adds no statement to a read: one for the session, and the read’s own', async () => {
  const [fan] = fans;
  await fan.call('GET', '/v1/user/shipping-address');
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  // The minimum of several counts: maintenance in the same process runs statements, too.
  const count = async (path: string) => {
    const counts: number[] = [];
    for (let call = 0; call < 5; call++) {
      statements.mockClear();
      expect((await fan.call('GET', path)).status).toBe(200);
      counts.push(statements.mock.calls.length);
    }
    return Math.min(...counts);
  };
  try {
    expect(await count('/v1/club')).toBe(0);
    expect(await count('/v1/user/shipping-address')).toBe(2);
    expect(await count('/v1/push/settings')).toBe(2);
  } finally {
    statements.mockRestore();
  }
});

describe('[ROB-03] one person at a limit', () => {
  freezeClock();
  test('can use every other call, and others behind the same address are not limited', async () => {
    const [first, second] = fans;
    const { most } = operationLimits.getMyPage;
    for (let call = 0; call < most; call++) server.services.limiter.consume('getMyPage', first.id);
    expect((await first.call('GET', '/v1/user/mypage')).status).toBe(429);
    expect((await first.call('GET', '/v1/user/cart')).status).toBe(200);
    expect((await second.call('GET', '/v1/user/mypage')).status).toBe(200);
  });
});

/** A queue in which staff have let the reports of a fan pass. */
async function letReportsPass(topicId: string, reporterId: string, senderId: string) {
  const numbers = Array.from({ length: 5 }, (_, index) => 100 + index);
  const decided = { decidedAt: new Date(), decision: 'pass' as const, decidedBy: null };
  await server.db
    .insertInto('messages')
    .values(
      numbers.map((seq) => ({
        ...{ topicId, seq, id: randomUUID(), senderId },
        ...{ senderType: 'player' as const, content: 'x', createdAt: new Date() },
      })),
    )
    .execute();
  await server.db
    .insertInto('reportedMessages')
    .values(numbers.map((seq) => ({ topicId, seq, id: randomUUID(), content: 'x', ...decided })))
    .execute();
  await server.db
    .insertInto('messageReports')
    .values(
      numbers.map((seq) => ({
        ...{ topicId, seq, reporterId },
        ...{ reporterType: 'user' as const, reason: 'other' as const },
      })),
    )
    .execute();
}
