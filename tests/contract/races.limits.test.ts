import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { avoidMinuteEnd } from '../support/clock.ts';
import type { Player } from '../support/fixtures.ts';
import { parallel, tally } from '../support/parallel.ts';
import { startBeside } from '../support/secondProcess.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

beforeEach(avoidMinuteEnd);

type Caller = TestServer['nobody'];

const logIn = (caller: Caller, player: Player, deviceId: string, password: string) =>
  caller.call('POST', '/v1/player/login', {
    body: { loginId: player.loginId, password, deviceId, deviceType: 'web' },
  });

const statusesOf = (responses: { status: number }[]) =>
  tally(responses.map(({ status }) => status));

test('of a hundred wrong passwords at once from one device six are checked', async () => {
  const player = await server.createPlayer();
  const responses = await parallel(100, () =>
    logIn(server.nobody, player, 'phone', `Wrong-${randomUUID()}`),
  );
  expect(statusesOf(responses)).toEqual({ 422: 6, 429: 94 });
  const refused = responses.find(({ status }) => status === 429);
  const seconds = Number(refused?.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(120);
  expect(refused?.body).toMatchObject({ code: 429, data: null });
});

test('of eighty attempts from as many devices at once six are checked', async () => {
  const player = await server.createPlayer();
  const responses = await parallel(80, (index) =>
    logIn(server.nobody, player, `device-${index}`, `Wrong-${randomUUID()}`),
  );
  expect(statusesOf(responses)).toEqual({ 422: 6, 429: 74 });
});

test('of a hundred wrong passwords from a known device ten are checked, and six as those of an unknown one', async () => {
  const player = await server.createPlayer();
  await logIn(server.nobody, player, 'own', player.password);
  const responses = await parallel(100, () =>
    logIn(server.nobody, player, 'own', `Wrong-${randomUUID()}`),
  );
  expect(statusesOf(responses)).toEqual({ 422: 16, 429: 84 });
});

test('successful logins are not counted', async () => {
  const player = await server.createPlayer();
  for (let turn = 0; turn < 8; turn++)
    expect(await logIn(server.nobody, player, 'phone', player.password)).toMatchObject({
      status: 200,
    });
});

test('two processes share the count, and one that starts later has it', async () => {
  const player = await server.createPlayer();
  const other = await startBeside(server);
  const elsewhere = other.as({ token: undefined });
  const responses = await parallel(20, (index) =>
    logIn(index % 2 ? elsewhere : server.nobody, player, 'phone', `Wrong-${randomUUID()}`),
  );
  await other.stop();
  expect(statusesOf(responses)).toEqual({ 422: 6, 429: 14 });
  const later = await startBeside(server);
  try {
    const again = await logIn(later.as({ token: undefined }), player, 'phone', player.password);
    expect(again).toMatchObject({ status: 429 });
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(0);
  } finally {
    await later.stop();
  }
});

test('one of a thousand people behind one address guesses card codes; the others are not limited', async () => {
  const { playerId } = await server.createPlayer();
  const card = await server.createCard(playerId);
  const fans = await parallel(1000, () => server.createFan());
  const [thief, ...others] = fans;
  const guesses = await parallel(
    60,
    () =>
      thief?.call('POST', '/v1/user/card-status', { body: { cardUuid: randomUUID() } }) ??
      Promise.reject(new Error('nobody guesses')),
  );
  expect(statusesOf(guesses)).toEqual({ 404: 10, 429: 50 });
  const responses: { status: number }[] = [];
  // Fifty at a time.
  for (let start = 0; start < others.length; start += 50)
    responses.push(
      ...(await Promise.all(
        others
          .slice(start, start + 50)
          .map((fan) =>
            fan.call('POST', '/v1/user/card-status', { body: { cardUuid: card.uuid } }),
          ),
      )),
    );
  expect(statusesOf(responses)).toEqual({ 200: 999 });
});

test('a fan who sends too much is limited; other fans and the same fan’s reads are not', async () => {
  const topicId = await server.createGroup('掲示板');
  const [loud, quiet] = [await server.createFan(), await server.createFan()];
  const body = { topicId, content: '！' };
  const responses = await parallel(150, () =>
    loud.call('POST', '/v1/user/chats/message', { body }),
  );
  expect(statusesOf(responses)).toEqual({ 200: 60, 429: 90 });
  expect(await quiet.call('POST', '/v1/user/chats/message', { body })).toMatchObject({
    status: 200,
  });
  expect(await loud.call('GET', '/v1/user/chats')).toMatchObject({ status: 200 });
});
