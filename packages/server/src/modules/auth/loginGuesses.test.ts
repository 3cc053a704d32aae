import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCaller } from '../../../../../tests/support/caller.ts';
import { avoidMinuteEnd } from '../../../../../tests/support/clock.ts';
import type { Player } from '../../../../../tests/support/fixtures.ts';
import { parallel, tally } from '../../../../../tests/support/parallel.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { hashOf } from '../../http/session.ts';
import { messages } from '../../messages.ts';
import { passwordLimit } from './passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ PROXIES: '1' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await avoidMinuteEnd();
  // Two login IDs of one test file may share a count.
  await server.db.deleteFrom('rateLimits').execute();
});

type From = { device?: string; network?: string; signal?: AbortSignal };

/** Simulates a proxy: the client's address is the one in the header. */
async function logIn(loginId: string, password: string, { device, network, signal }: From = {}) {
  const response = await fetch(`${server.origin}/api/v1/player/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': network ?? '192.0.2.1',
    },
    body: JSON.stringify({
      loginId,
      password,
      deviceId: device ?? randomUUID(),
      deviceType: 'web',
    }),
    ...(signal && { signal }),
  });
  const { message, data } = (await response.json()) as {
    message: string;
    data: { accessToken?: string } | null;
  };
  const retryAfter = response.headers.get('Retry-After');
  return { status: response.status, message, retryAfter, token: data?.accessToken };
}

const guess = (player: Player, from?: From) => logIn(player.loginId, 'Wrong-password-1', from);
const right = (player: Player, from?: From) => logIn(player.loginId, player.password, from);

/** 120 devices in eight networks, none of which has signed in to the account before. */
const attack = (player: Player) =>
  parallel(120, (index) => guess(player, { network: `198.51.100.${index % 8}` }));

test('[ROB-02] [STAFF-06] no number of guesses locks a player out on a device that signed in before', async () => {
  const player = await server.createPlayer();
  expect(await right(player, { device: 'own', network: '203.0.113.1' })).toMatchObject({
    status: 200,
  });
  const responses = await attack(player);
  // Two guesses for each network, and four for all together.
  expect(tally(responses.map(({ status }) => status))).toEqual({ 422: 20, 429: 100 });
  // Also from one of the attacking networks.
  for (const network of ['203.0.113.1', '198.51.100.3'])
    expect(await right(player, { device: 'own', network })).toMatchObject({ status: 200 });
});

test('[ROB-02] a new device in another network gets in at once during an attack', async () => {
  const player = await server.createPlayer();
  await attack(player);
  expect(await guess(player, { network: '203.0.113.2' })).toMatchObject({ status: 422 });
  expect(await right(player, { network: '203.0.113.2' })).toMatchObject({ status: 200 });
  expect(await right(player, { network: '2001:db8:1:2::3' })).toMatchObject({ status: 200 });
});

test('[ROB-02] a new device in the attacking network is told how long to wait, and then gets in', async () => {
  const player = await server.createPlayer();
  await attack(player);
  const slowed = await right(player, { network: '198.51.100.4' });
  const seconds = Number(slowed.retryAfter);
  expect(slowed).toMatchObject({ status: 429, message: messages.loginWait(seconds) });
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(120);
  // Simulates that this time has passed.
  await sql`
    update rate_limits set window_start = window_start - interval '2 minutes'
    where key = ${`loginAnywhere:${server.services.loginCountOf('player', player.loginId)}`}`.execute(
    server.db,
  );
  expect(await right(player, { network: '198.51.100.4' })).toMatchObject({ status: 200 });
});

test('[ROB-02] one network cannot slow down another player’s account', async () => {
  const [player, teammate] = [await server.createPlayer(), await server.createPlayer()];
  await attack(player);
  expect(await right(teammate, { network: '198.51.100.5' })).toMatchObject({ status: 200 });
});

test('the addresses of one IPv6 customer count as one network', async () => {
  const player = await server.createPlayer();
  const responses = await parallel(60, (index) =>
    guess(player, { network: `2001:db8:${index % 4}:${index}::1` }),
  );
  expect(tally(responses.map(({ status }) => status))).toEqual({ 422: 12, 429: 48 });
});

test('an attacker who knows the id of a known device locks nobody out with it', async () => {
  const player = await server.createPlayer();
  await right(player, { device: 'own', network: '203.0.113.3' });
  const responses = await parallel(40, () =>
    guess(player, { device: 'own', network: '198.51.100.6' }),
  );
  expect(tally(responses.map(({ status }) => status))).toEqual({ 422: 16, 429: 24 });
  expect(await right(player, { device: 'own', network: '203.0.113.3' })).toMatchObject({
    status: 200,
  });
});

test('an unknown login ID is limited like an existing one', async () => {
  const loginId = `nobody-${randomUUID()}`;
  const responses = await parallel(20, () => logIn(loginId, 'Wrong-1', { network: '192.0.2.9' }));
  expect(tally(responses.map(({ status }) => status))).toEqual({ 422: 6, 429: 14 });
});

test('[ROB-02] guesses at made-up login IDs do not tell whether another one exists', async () => {
  const player = await server.createPlayer();
  const begin = (id: string) => hashOf(id).readUInt8(0);
  const countOf = (id: string) => server.services.loginCountOf('player', id);
  const statuses = [];
  const seen: string[] = [];
  for (const loginId of [player.loginId, `nobody-${randomUUID()}`]) {
    seen.push(countOf(loginId));
    // Whoever knows how counts are chosen takes another of the same count. By chance two of 65,536 are one.
    let madeUp = randomUUID() as string;
    while (begin(madeUp) !== begin(loginId) || seen.includes(countOf(madeUp)))
      madeUp = randomUUID();
    seen.push(countOf(madeUp));
    const network = '192.0.2.10';
    const used = await parallel(7, () => logIn(madeUp, 'Wrong-1', { network }));
    expect(tally(used.map(({ status }) => status))).toEqual({ 422: 6, 429: 1 });
    statuses.push((await logIn(loginId, 'Wrong-1', { network })).status);
  }
  expect(statuses).toEqual([422, 422]);
});

test('an account remembers its twenty newest devices, and after a new password only the current one', async () => {
  const player = await server.createPlayer();
  let newest = await right(player);
  for (let index = 1; index < 22; index++)
    newest = await right(player, { network: `203.0.113.${index}` });
  const devices = () =>
    server.db
      .selectFrom('knownDevices')
      .select('deviceHash')
      .where('accountId', '=', player.id)
      .execute();
  expect(await devices()).toHaveLength(20);
  const { call } = createCaller(server.origin, newest.token);
  const changed = await call('POST', '/v1/player/password/change', {
    body: {
      oldPassword: player.password,
      newPassword: 'Scarlet-2027',
      confirmPassword: 'Scarlet-2027',
    },
  });
  expect(changed.status).toBe(200);
  expect(await devices()).toHaveLength(1);
});

/** Occupies both running places of the queue until they are released. */
function occupy() {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const held = gates.map((gate) => passwordLimit(() => gate.promise));
  return {
    openOne: () => gates[0].resolve(),
    async open() {
      for (const gate of gates) gate.resolve();
      await Promise.all(held);
    },
  };
}

const waiting = () => passwordLimit.size().waiting;

test('[ROB-02] a known device passes all waiting logins; an unknown one before a full queue is refused', async () => {
  const player = await server.createPlayer();
  await right(player, { device: 'own', network: '203.0.113.4' });
  const gate = occupy();
  const begun: number[] = [];
  const hold = Promise.withResolvers<void>();
  const strangers = Array.from({ length: 64 }, (_, index) =>
    passwordLimit(
      async () => {
        begun.push(index);
        await hold.promise;
      },
      { key: `network ${index}` },
    ).catch(({ reason }: { reason: string }) => reason),
  );
  try {
    expect(waiting()).toBe(64);
    expect(await right(player, { network: '203.0.113.5' })).toEqual({
      status: 503,
      message: messages.unavailable,
      retryAfter: '5',
    });
    const ownDevice = right(player, { device: 'own', network: '203.0.113.4' });
    // The newest task of the unknown devices was refused to make room.
    expect(await strangers.at(-1)).toBe('full');
    gate.openOne();
    expect(await ownDevice).toMatchObject({ status: 200 });
    expect(begun.length).toBeLessThanOrEqual(1);
  } finally {
    hold.resolve();
    await gate.open();
    await Promise.all(strangers);
  }
  // Guesses whose password was not checked were not counted: the network still has its own two.
  for (let turn = 0; turn < 2; turn++)
    expect(await guess(player, { network: '203.0.113.5' })).toMatchObject({ status: 422 });
  expect(await right(player, { network: '203.0.113.5' })).toMatchObject({ status: 200 });
});

test('[ROB-02] a caller who disconnects while waiting makes room, for a login and for a new password', async () => {
  const player = await server.createPlayer();
  const gate = occupy();
  try {
    for (const ask of [
      (signal: AbortSignal) => right(player, { signal }),
      (signal: AbortSignal) =>
        fetch(`${server.origin}/api/v1/player/password/change`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${player.token}`,
          },
          body: JSON.stringify({
            oldPassword: player.password,
            newPassword: 'Scarlet-2027',
            confirmPassword: 'Scarlet-2027',
          }),
          signal,
        }),
    ]) {
      const leaving = new AbortController();
      const request = ask(leaving.signal).catch((error: Error) => error.name);
      await expect.poll(waiting).toBe(1);
      leaving.abort();
      expect(await request).toBe('AbortError');
      await expect.poll(waiting).toBe(0);
    }
  } finally {
    await gate.open();
  }
});
