import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '../../../../../tests/support/caller.ts';
import type { Player } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { messages } from '../../messages.ts';

type Session = { accessToken: string; id: string };

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const logIn = (loginId: string, password: string, deviceId: string = randomUUID()) =>
  server.nobody.call('POST', '/v1/player/login', {
    body: { loginId, password, deviceId, deviceType: 'web' },
  });

async function newSession({ loginId, password }: Player) {
  const { accessToken } = (await logIn(loginId, password)).body.data as Session;
  return createCaller(server.origin, accessToken);
}

const topics = (caller: Pick<Player, 'call'>) => caller.call('GET', '/v1/player/auth/topics');

test('[AUTH-07] [AUTH-11] a player signs in and gets what the app stores', async () => {
  const player = await server.createPlayer({
    nameJapanese: '佐伯 颯太',
    avatarFile: 'saeki-avatar.webp',
  });
  const { accessToken, ...data } = (await logIn(player.loginId, player.password)).body
    .data as Session;
  expect(data).toEqual({
    id: player.id,
    playerName: '佐伯 颯太',
    playerCardsId: player.playerId,
    avatarUrl: '/api/v1/files/saeki-avatar.webp',
  });
  expect((await topics(createCaller(server.origin, accessToken))).status).toBe(200);
});

test('[AUTH-06] login id and password are trimmed', async () => {
  const { loginId, password } = await server.createPlayer();
  expect((await logIn(`　${loginId} `, ` ${password}\n`)).status).toBe(200);
});

test('[AUTH-06] [ROLE-04] a blank login id and a blank password have their sentences', async () => {
  expect((await logIn(' ', '　')).body).toEqual({
    code: 422,
    message: messages.notAllowed,
    data: {
      errors: [
        { field: 'loginId', message: messages.loginId },
        { field: 'password', message: messages.password },
      ],
    },
  });
});

test('a wrong password and an unknown account are indistinguishable', async () => {
  const { loginId, password } = await server.createPlayer();
  const wrong = await logIn(loginId, `${password}x`);
  expect(wrong).toMatchObject({ status: 422, body: { message: messages.loginRefused } });
  expect((await logIn('nobody-of-ours', password)).body).toEqual(wrong.body);
});

test('mistakes count from zero after a successful login', async () => {
  const { loginId, password } = await server.createPlayer();
  await logIn(loginId, password, 'phone');
  for (let turn = 0; turn < 3; turn++) {
    for (let slip = 0; slip < 8; slip++) await logIn(loginId, 'Wrong-password-1', 'phone');
    expect((await logIn(loginId, password, 'phone')).status).toBe(200);
  }
});

test('the database contains neither tokens nor passwords in plain text', async () => {
  const player = await server.createPlayer();
  const fan = await server.createFan();
  await logIn(player.loginId, player.password);
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    server.db,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await sql<{ text: string }>`
      select t::text as text from ${sql.table(name)} t`.execute(server.db);
    texts.push(...rows.rows.map(({ text }) => text));
  }
  const all = texts.join('\n');
  expect(all).toContain(player.loginId);
  for (const secret of [player.token, fan.token, player.password])
    for (const form of [secret, Buffer.from(secret ?? '').toString('hex')])
      expect(all).not.toContain(form);
});

test.each([
  ['no token', undefined],
  ['an unknown token', `hs_${'A'.repeat(43)}`],
  ['something else', 'secret'],
])('[AUTH-12] with %s nothing is returned', async (_what, token) => {
  expect((await topics(createCaller(server.origin, token))).body).toEqual({
    code: 401,
    message: messages.noSession,
    data: null,
  });
});

test('an expired session is reported as such', async () => {
  const player = await server.createPlayer();
  const sessions = server.db.updateTable('sessions').where('personId', '=', player.id);
  await sessions.set({ expiresAt: new Date(Date.now() - 1000) }).execute();
  expect((await topics(player)).body).toEqual({
    code: 403,
    message: messages.sessionExpired,
    data: null,
  });
});

test('a session in use is extended, with one write a day at most', async () => {
  const player = await server.createPlayer();
  const [day, now] = [24 * 60 * 60 * 1000, Date.now()];
  const expiry = async () => {
    const sessions = server.db.selectFrom('sessions').where('personId', '=', player.id);
    return (await sessions.select('expiresAt').executeTakeFirstOrThrow()).expiresAt.getTime();
  };
  const setUsed = (usedAt: number) =>
    server.db
      .updateTable('sessions')
      .where('personId', '=', player.id)
      .set({ usedAt: new Date(usedAt), expiresAt: new Date(now + day) })
      .execute();
  await setUsed(now - 0.5 * day);
  await topics(player);
  expect(await expiry()).toBe(now + day);
  await setUsed(now - 1.5 * day);
  await topics(player);
  expect(await expiry()).toBeGreaterThan(now + 59 * day);
});

test('[AUTH-09] a logout ends only its own session', async () => {
  const player = await server.createPlayer();
  const other = await newSession(player);
  expect((await player.call('POST', '/v1/player/logout')).body).toEqual({
    code: 200,
    message: 'success',
    data: null,
  });
  expect((await topics(player)).status).toBe(401);
  expect((await topics(other)).status).toBe(200);
});

test('[AUTH-09] a fan logs out with their own id; with another one nothing changes', async () => {
  const [fan, other] = [await server.createFan(), await server.createFan()];
  const logOut = (id: string) => fan.call('POST', '/v1/user/logout', { body: { id } });
  expect((await logOut(other.id)).status).toBe(404);
  expect((await fan.call('GET', '/v1/user/mypage')).status).toBe(200);
  expect((await logOut(fan.id)).status).toBe(200);
  expect((await fan.call('GET', '/v1/user/mypage')).status).toBe(401);
  expect((await other.call('GET', '/v1/user/mypage')).status).toBe(200);
});

test('[ROLE-01] a fan and a player cannot use each other’s operations, and stay signed in', async () => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  expect((await topics(fan)).status).toBe(404);
  expect((await player.call('GET', '/v1/user/mypage')).status).toBe(404);
  expect((await topics(player)).status).toBe(200);
});
