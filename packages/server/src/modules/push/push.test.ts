import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';

const path = '/v1/push/subscription';
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

let server: TestServer;
let fan: Fan;
let other: Fan;
beforeAll(async () => {
  server = await startServer();
  [fan, other] = [await server.createFan(), await server.createFan()];
});
afterAll(() => server.stop());

const subscribe = (who: Pick<Fan, 'call'>, endpoint: string, more: object = {}) =>
  who.call('PUT', path, { body: { endpoint, keys: { ...keys, ...more } } });
const unsubscribe = (who: Fan, endpoint: string) =>
  who.call('DELETE', path, { body: { endpoint } });

const ownersOf = async (endpoint: string) =>
  (
    await server.db
      .selectFrom('pushSubscriptions')
      .select(['personId', 'auth'])
      .where('endpoint', '=', endpoint)
      .execute()
  ).map(({ personId, auth }) => ({ personId, auth }));

test('a browser subscribes once, and its newest keys count', async () => {
  const endpoint = 'https://push.example/once';
  await subscribe(fan, endpoint);
  expect((await subscribe(fan, endpoint, { auth: 'b'.repeat(22) })).status).toBe(200);
  expect(await ownersOf(endpoint)).toEqual([{ personId: fan.id, auth: 'b'.repeat(22) }]);
});

test('a browser in which somebody else signs in becomes theirs', async () => {
  const endpoint = 'https://push.example/shared';
  await subscribe(fan, endpoint);
  await subscribe(other, endpoint);
  expect(await ownersOf(endpoint)).toMatchObject([{ personId: other.id }]);
});

test('[ROLE-02] only its owner takes a browser away; for others nothing happens', async () => {
  const endpoint = 'https://push.example/mine';
  await subscribe(fan, endpoint);
  expect((await unsubscribe(other, endpoint)).status).toBe(200);
  expect(await ownersOf(endpoint)).toHaveLength(1);
  expect((await unsubscribe(fan, endpoint)).status).toBe(200);
  expect(await ownersOf(endpoint)).toEqual([]);
});

test('a player subscribes, too, and nobody without a session', async () => {
  const endpoint = 'https://push.example/player';
  expect((await subscribe(await server.createPlayer(), endpoint)).status).toBe(200);
  expect((await subscribe(server.nobody, endpoint)).status).toBe(401);
});

test.each([
  ['an address that is not https', 'http://push.example/a', {}],
  ['a broken key', 'https://push.example/a', { p256dh: 'short' }],
])('%s is refused', async (_what, endpoint, more) => {
  expect((await subscribe(fan, endpoint, more)).status).toBe(422);
});
