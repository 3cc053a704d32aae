import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '../../../../../tests/support/caller.ts';
import { avoidMinuteEnd } from '../../../../../tests/support/clock.ts';
import type { Staff } from '../../../../../tests/support/fixtures.ts';
import { parallel } from '../../../../../tests/support/parallel.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { deviceOf } from '../../http/deviceOf.ts';
import { messages } from '../../messages.ts';

type Session = {
  accessToken: string;
  staff: { id: string; name: string; role: string; endsAt: string };
};

const hour = 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ PROXIES: '1' });
});
afterAll(() => server.stop());

type Attempt = { device?: string; network?: string };

const logIn = (
  { loginId, password }: Pick<Staff, 'loginId' | 'password'>,
  { device = randomUUID(), network = '203.0.113.1' }: Attempt = {},
) =>
  server.nobody.call('POST', '/v1/admin/login', {
    headers: { 'X-Forwarded-For': network },
    body: { loginId, password, deviceId: device, deviceType: 'web' },
  });

const session = (caller: Pick<Staff, 'call'>) => caller.call('GET', '/v1/admin/session');

test('[STAFF-01] [STAFF-06] staff sign in with login ID and password, for twelve hours', async () => {
  const staff = await server.createStaff('manager');
  const before = Date.now();
  const response = await logIn({ ...staff, loginId: ` ${staff.loginId}` });
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toBeNull();
  const { accessToken, staff: person } = response.body.data as Session;
  const { endsAt, ...who } = person;
  expect(who).toEqual({
    ...{ id: staff.id, name: staff.name, role: 'manager' },
    ...{ step: null, methods: [] },
  });
  const validFor = new Date(endsAt).getTime() - before;
  expect(validFor).toBeGreaterThanOrEqual(12 * hour);
  expect(validFor).toBeLessThan(12 * hour + 60_000);
  const sessionResponse = await session(createCaller(server.origin, accessToken));
  expect(sessionResponse.body.data).toEqual(person);
});

test('[STAFF-06] a session is not extended by its use, and ends at its hour', async () => {
  const staff = await server.createStaff();
  const { endsAt } = (await session(staff)).body.data as Session['staff'];
  const ago = (ms: number) => new Date(Date.now() - ms);
  // Neither the last use nor the login, days ago, extends it.
  await server.db
    .updateTable('sessions')
    .set({ usedAt: ago(48 * hour), createdAt: ago(48 * hour) })
    .where('personId', '=', staff.id)
    .execute();
  expect(((await session(staff)).body.data as Session['staff']).endsAt).toBe(endsAt);
  await server.db
    .updateTable('sessions')
    .set({ expiresAt: ago(1) })
    .where('personId', '=', staff.id)
    .execute();
  expect(await session(staff)).toMatchObject({
    status: 403,
    body: { message: messages.sessionExpired },
  });
});

test('[STAFF-01] an unknown login ID, a wrong password and a removed person get the same answer', async () => {
  const [staff, removed] = [await server.createStaff(), await server.createStaff()];
  await server.db
    .updateTable('staff')
    .set({ removedAt: new Date() })
    .where('id', '=', removed.id)
    .execute();
  const refused = {
    code: 422,
    message: messages.loginRefused,
    data: { errors: [{ field: 'password', message: messages.loginRefused }] },
  };
  expect((await logIn({ loginId: 'nobody', password: 'Wrong-2026' })).body).toEqual(refused);
  expect((await logIn({ ...staff, password: 'Wrong-2026' })).body).toEqual(refused);
  expect((await logIn(removed)).body).toEqual(refused);
});

test('[STAFF-05] a player does not sign in as staff, and staff not as a player', async () => {
  const [player, staff] = [await server.createPlayer(), await server.createStaff('owner')];
  expect((await logIn(player)).status).toBe(422);
  const { loginId, password } = staff;
  const asPlayer = await server.nobody.call('POST', '/v1/player/login', {
    body: { loginId, password, deviceId: 'd', deviceType: 'web' },
  });
  expect(asPlayer.status).toBe(422);
});

test('[STAFF-06] a logout ends this session only', async () => {
  const staff = await server.createStaff();
  const { accessToken } = (await logIn(staff)).body.data as Session;
  const other = createCaller(server.origin, accessToken);
  expect((await staff.call('POST', '/v1/admin/logout')).status).toBe(200);
  expect((await session(staff)).status).toBe(401);
  expect((await session(other)).status).toBe(200);
});

test('[STAFF-06] guesses slow strangers, and never a device that signed in before', async () => {
  await avoidMinuteEnd();
  const staff = await server.createStaff();
  expect((await logIn(staff, { device: 'own' })).status).toBe(200);
  const guesses = await parallel(30, (index) =>
    logIn({ ...staff, password: 'Wrong-2026' }, { network: `198.51.100.${index % 3}` }),
  );
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(15);
  expect((await logIn(staff, { network: '198.51.100.1' })).status).toBe(429);
  expect((await logIn(staff, { device: 'own', network: '198.51.100.1' })).status).toBe(200);
});

test('[STAFF-05] [STAFF-06] a refused staff call does not end the session of a fan or a player', async () => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  for (const person of [fan, player]) {
    const refused = await person.call('GET', '/v1/admin/pickups');
    expect(refused.body).toEqual({ code: 404, message: messages.notFound, data: null });
  }
  expect((await fan.call('GET', '/v1/user/top')).status).toBe(200);
  expect((await player.call('GET', '/v1/player/auth/topics')).status).toBe(200);
});

test.each(['/v1/user/top', '/v1/player/auth/topics', '/v1/events', '/v1/push/settings'])(
  '[STAFF-05] a session of staff does not reach GET %s',
  async (path) => {
    for (const role of ['desk', 'manager', 'owner'] as const) {
      const staff = await server.createStaff(role);
      const response = await staff.call('GET', path);
      expect(response.body).toEqual({ code: 404, message: messages.notFound, data: null });
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  },
);

test('[STAFF-04] logins and logouts are in the staff log', async () => {
  const staff = await server.createStaff('owner');
  const device = randomUUID();
  const { accessToken } = (await logIn(staff, { device })).body.data as Session;
  await createCaller(server.origin, accessToken).call('POST', '/v1/admin/logout');
  const rows = await server.db
    .selectFrom('staffLog')
    .select(['action', 'staffName', 'deviceId', 'sessionId', 'after'])
    .where('staffId', '=', staff.id)
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    {
      action: 'login',
      staffName: staff.name,
      deviceId: device,
      after: { role: 'owner', deviceType: 'web' },
    },
    { action: 'logout', staffName: staff.name, deviceId: device, sessionId: rows[0]?.sessionId },
  ]);
});

test.each([
  'update staff_log set action = action',
  'delete from staff_log',
  'truncate staff_log cascade',
])('[STAFF-04] the database refuses: %s', async (statement) => {
  await expect(sql.raw(statement).execute(server.db)).rejects.toThrow(
    'The staff log cannot be changed.',
  );
});

type Listed = {
  id: string;
  device: { system: string; browser: string };
  usedAt: string;
  endsAt: string;
  isCurrent: boolean;
};

const listOf = async (caller: Pick<Staff, 'call'>) =>
  ((await caller.call('GET', '/v1/admin/sessions')).body.data as { list: Listed[] }).list;

test('[STAFF-06] one’s own sessions are listed with their devices, and ended at once', async () => {
  const [staff, other] = [await server.createStaff('manager'), await server.createStaff('manager')];
  const { loginId, password } = staff;
  const response = await server.nobody.call('POST', '/v1/admin/login', {
    headers: {
      'User-Agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    },
    body: { loginId, password, deviceId: randomUUID(), deviceType: 'web' },
  });
  const { accessToken } = response.body.data as Session;
  const office = createCaller(server.origin, accessToken);
  const list = await listOf(office);
  expect(list).toHaveLength(2);
  expect(list.filter(({ isCurrent }) => isCurrent)).toEqual([
    expect.objectContaining({ device: { system: 'windows', browser: 'edge' } }),
  ]);
  const [own] = list.filter(({ isCurrent }) => isCurrent);
  const [elsewhere] = list.filter(({ isCurrent }) => !isCurrent);
  const path = `/v1/admin/sessions/${elsewhere?.id}`;
  // Another person does not end it.
  expect((await other.call('DELETE', `/v1/admin/sessions/${own?.id}`)).status).toBe(200);
  expect((await session(office)).status).toBe(200);
  expect((await office.call('DELETE', path)).status).toBe(200);
  expect((await office.call('DELETE', path)).status).toBe(200);
  expect((await session(staff)).status).toBe(401);
  expect(await listOf(office)).toHaveLength(1);
  const entries = await server.db
    .selectFrom('staffLog')
    .select('before')
    .where('staffId', '=', staff.id)
    .where('action', '=', 'end_session')
    .execute();
  expect(entries).toEqual([{ before: { sessionId: elsewhere?.id } }]);
});

test('[STAFF-06] the time of the last use is exact to five minutes', async () => {
  const staff = await server.createStaff();
  const used = (minutes: number) =>
    server.db
      .updateTable('sessions')
      .set({ usedAt: new Date(Date.now() - minutes * 60_000) })
      .where('personId', '=', staff.id)
      .execute();
  const agoOf = ([session]: Listed[]) => Date.now() - new Date(session?.usedAt ?? 0).getTime();
  await used(4);
  expect(agoOf(await listOf(staff))).toBeGreaterThanOrEqual(4 * 60_000);
  await used(6);
  expect(agoOf(await listOf(staff))).toBeLessThan(60_000);
});

test.each([
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/142.0 Mobile Safari/604.1',
    'ipad',
    'chrome',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36',
    'android',
    'samsung',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) Version/19.1 Safari/605.1.15', 'mac', 'safari'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'linux', 'firefox'],
  ['curl/8', 'other', 'other'],
])('[STAFF-06] the device of %s', (agent, system, browser) => {
  expect(deviceOf({ headers: { 'user-agent': agent } })).toEqual({ system, browser });
});
