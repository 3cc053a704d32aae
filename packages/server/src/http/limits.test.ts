import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { avoidMinuteEnd } from '../../../../tests/support/clock.ts';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { newId } from '../db/id.ts';
import { deleteExpiredLineAttempts } from '../modules/auth/auth.queries.ts';
import { noSession } from './errors.ts';
import { deleteOldKeys } from './idempotencyKeys.queries.ts';
import {
  addressOf,
  deleteEndedWindows,
  networkOf,
  rowLimits,
  unknownSessionLimit,
} from './limits.ts';
import { type Authenticated, openSession } from './session.ts';
import { limitUnknownSessions } from './unknownSessions.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (ip, counted) => {
  expect(addressOf({ ip })).toBe(counted);
});

describe('[ROB-03] unknown tokens', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const request = (token: string, ip = '203.0.113.7') =>
    ({ ip, headers: { authorization: `Bearer ${token}` } }) as FastifyRequest;

  test('have a limit per address; tokens of recent sessions are always looked up', async () => {
    let lookups = 0;
    const session = { id: 'session' } as Authenticated;
    const limited = limitUnknownSessions(async ({ headers }) => {
      lookups += 1;
      if (!headers.authorization?.endsWith('mine')) throw noSession();
      return session;
    });
    const authenticate = (asking: FastifyRequest) => limited(asking, { mayBeRemembered: true });
    expect(await authenticate(request('mine'))).toBe(session);
    for (let guess = 0; guess < unknownSessionLimit.most; guess++)
      await expect(authenticate(request(`guess ${guess}`))).rejects.toMatchObject({ status: 401 });
    lookups = 0;
    await expect(authenticate(request('another'))).rejects.toMatchObject({
      status: 429,
      details: { retryAfter: 1 },
    });
    expect(lookups).toBe(0);
    expect(await authenticate(request('mine'))).toBe(session);
    await expect(authenticate(request('another', '203.0.113.8'))).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('[ROB-03] rows of one person or device are limited', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  const count = async (table: 'sessions' | 'lineAttempts' | 'rateLimits' | 'idempotencyKeys') =>
    (
      await server.db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;

  test('sessions: the least recently used one ends, and no other person’s', async () => {
    const [fan, other] = [await server.createFan(), await server.createFan()];
    await sql`update sessions set used_at = now() - interval '1 hour'`.execute(server.db);
    const open = () =>
      openSession(server.db, {
        role: 'user',
        personId: fan.id,
        deviceId: randomUUID(),
        deviceType: 'web',
      });
    for (let turn = 1; turn < rowLimits.sessions; turn++) await open();
    expect((await fan.call('GET', '/v1/user/cart')).status).toBe(200);
    await open();
    expect((await fan.call('GET', '/v1/user/cart')).status).toBe(401);
    expect((await other.call('GET', '/v1/user/cart')).status).toBe(200);
    expect(await count('sessions')).toBe(rowLimits.sessions + 1);
  });

  test('attempts to sign in with LINE: a few for each device, for ten minutes', async () => {
    const begin = (deviceId: string) =>
      server.nobody.call('GET', `/v1/user/line/login?deviceId=${deviceId}`);
    for (let turn = 0; turn < 12; turn++) expect((await begin('phone')).status).toBe(200);
    await begin('other');
    expect(await count('lineAttempts')).toBe(rowLimits.lineAttempts + 1);
    await sql`update line_attempts set created_at = now() - interval '601 seconds'
      where device_id = 'phone'`.execute(server.db);
    await deleteExpiredLineAttempts(server.db);
    expect(await count('lineAttempts')).toBe(1);
  });

  test('products in a cart: one too many is refused with a sentence, and the cart stays', async () => {
    const fan = await server.createFan();
    const ids = [];
    for (let n = 0; n <= rowLimits.cartProducts; n++) ids.push(await server.createProduct());
    const put = (productIds: number[], append: boolean) =>
      fan.call('PUT', '/v1/user/cart', {
        body: { items: productIds.map((productId) => ({ productId, quantity: 1 })), append },
      });
    expect((await put(ids.slice(1), false)).status).toBe(200);
    expect(await put(ids.slice(0, 1), true)).toMatchObject({
      status: 422,
      body: { data: { errors: [{ field: 'items', message: '100件以内にしてください。' }] } },
    });
    const { body } = await fan.call('GET', '/v1/user/cart');
    expect(body.data).toMatchObject({ totalItems: rowLimits.cartProducts });
  });

  test('counts are deleted with their windows', async () => {
    await avoidMinuteEnd();
    await server.db.deleteFrom('rateLimits').execute();
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    await server.db
      .insertInto('rateLimits')
      .values([
        { key: 'send:a', windowStart: ago(180), count: 1 },
        { key: 'send:a', windowStart: ago(0), count: 1 },
        { key: 'lineLogin:a', windowStart: ago(1300), count: 1 },
        { key: 'ofAnOlderRelease:a', windowStart: ago(2 * 24 * 3600), count: 1 },
      ])
      .execute();
    await deleteEndedWindows(server.db);
    const rows = await server.db.selectFrom('rateLimits').select('key').execute();
    expect(rows).toEqual([{ key: 'send:a' }]);
  });

  test('keys: those of three days, and the newest of one person', async () => {
    const [full, calm] = [newId(), newId()];
    const most = rowLimits.idempotencyKeys;
    await sql`insert into idempotency_keys (person_id, key, fingerprint, created_at)
      select ${full}::uuid, gen_random_uuid(), '\\x00', now() - n * interval '1 second'
      from generate_series(1, ${most + 50}::int) n`.execute(server.db);
    await sql`insert into idempotency_keys (person_id, key, fingerprint, created_at) values
      (${calm}, gen_random_uuid(), '\\x00', now() - interval '1 day'),
      (${calm}, gen_random_uuid(), '\\x00', now() - interval '4 days')`.execute(server.db);
    await deleteOldKeys(server.db);
    expect(await count('idempotencyKeys')).toBe(most + 1);
    const oldest = await sql<{ seconds: number }>`
      select extract(epoch from now() - min(created_at))::int as seconds
      from idempotency_keys where person_id = ${full}`.execute(server.db);
    expect(oldest.rows[0]?.seconds).toBeLessThan(most + 50);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:12:34:5::1', '2001:db8:12'],
  ['2001:db8::1', '2001:db8:0'],
])('guesses from %s count for the network %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network);
});
