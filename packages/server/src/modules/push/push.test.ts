import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { createPushBrowser } from '../../../../../tests/support/pushBrowser.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createKeyPair } from '../../adapters/web-push/index.ts';
import { pushKeys } from './pushKeys.queries.ts';

const path = '/v1/push/subscription';
const [first, second] = [createPushBrowser().keys, createPushBrowser().keys];

let server: TestServer;
let fan: Fan;
let other: Fan;
beforeAll(async () => {
  server = await startServer({ PUSH_SERVICES: 'push.example,*.push.example' });
  [fan, other] = [await server.createFan(), await server.createFan()];
});
afterAll(() => server.stop());

const subscribe = (who: Pick<Fan, 'call'>, endpoint: string, keys: object = first) =>
  who.call('PUT', path, { body: { endpoint, keys } });
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

test('a browser subscribes once, and its newest keys are used', async () => {
  const endpoint = 'https://push.example/once';
  await subscribe(fan, endpoint);
  expect((await subscribe(fan, endpoint, second)).status).toBe(200);
  expect(await ownersOf(endpoint)).toEqual([{ personId: fan.id, auth: second.auth }]);
});

test('a browser in which another person signs in becomes theirs', async () => {
  const endpoint = 'https://push.example/shared';
  await subscribe(fan, endpoint);
  await subscribe(other, endpoint);
  expect(await ownersOf(endpoint)).toMatchObject([{ personId: other.id }]);
});

test('[ROLE-02] only its owner can unsubscribe a browser; for others it has no effect', async () => {
  const endpoint = 'https://push.example/mine';
  await subscribe(fan, endpoint);
  expect((await unsubscribe(other, endpoint)).status).toBe(200);
  expect(await ownersOf(endpoint)).toHaveLength(1);
  expect((await unsubscribe(fan, endpoint)).status).toBe(200);
  expect(await ownersOf(endpoint)).toEqual([]);
});

test('a player can subscribe as well, and nobody without a session', async () => {
  const endpoint = 'https://push.example/player';
  expect((await subscribe(await server.createPlayer(), endpoint)).status).toBe(200);
  expect((await subscribe(server.nobody, endpoint)).status).toBe(401);
});

test('only a person’s ten newest browsers are notified', async () => {
  const many = await server.createFan();
  const endpoints = Array.from(
    { length: 12 },
    (_, number) => `https://push.example/many/${number}`,
  );
  for (const endpoint of endpoints) await subscribe(many, endpoint);
  const stored = await server.db
    .selectFrom('pushSubscriptions')
    .select('endpoint')
    .where('personId', '=', many.id)
    .orderBy('createdAt')
    .execute();
  expect(stored.map(({ endpoint }) => endpoint)).toEqual(endpoints.slice(2));
});

test.each([
  ['an address that is not https', 'http://push.example/a', {}],
  ['an address of another host', 'https://localhost/a', {}],
  ['an address within the network', 'https://169.254.169.254/a', {}],
  ['another port', 'https://push.example:8443/a', {}],
  ['a broken key', 'https://push.example/a', { p256dh: 'short' }],
  ['a key that is not on the curve', 'https://push.example/a', { p256dh: 'B'.repeat(87) }],
])('%s is refused', async (_what, endpoint, more) => {
  expect((await subscribe(fan, endpoint, { ...first, ...more })).status).toBe(422);
  expect(await ownersOf(endpoint)).toEqual([]);
});

describe('the notification settings', () => {
  const settings = '/v1/push/settings';

  test('are all on until the person chooses', async () => {
    const person = await server.createFan();
    expect((await person.call('GET', settings)).body.data).toEqual({
      messages: true,
      orders: true,
      heroes: true,
    });
    const chosen = { messages: false, orders: true, heroes: false };
    expect((await person.call('PUT', settings, { body: chosen })).body.data).toEqual(chosen);
    expect((await person.call('GET', settings)).body.data).toEqual(chosen);
    // An app of the version before does not know all of them.
    const withoutHeroes = { messages: true, orders: true };
    expect((await person.call('PUT', settings, { body: withoutHeroes })).body.data).toEqual({
      ...withoutHeroes,
      heroes: false,
    });
  });

  test('[ROLE-02] belong to one person, a player as well', async () => {
    const [person, player] = [await server.createFan(), await server.createPlayer()];
    await player.call('PUT', settings, { body: { messages: false, orders: false } });
    expect((await person.call('GET', settings)).body.data).toEqual({
      messages: true,
      orders: true,
      heroes: true,
    });
    expect((await player.call('GET', settings)).body.data).toEqual({
      messages: false,
      orders: false,
      heroes: true,
    });
    expect((await server.nobody.call('GET', settings)).status).toBe(401);
    expect((await person.call('PUT', settings, { body: { messages: true } })).status).toBe(422);
  });
});

describe('the club’s keys', () => {
  const keyOf = async (testServer: TestServer) =>
    ((await testServer.nobody.call('GET', '/v1/club')).body.data as { pushKey: string | null })
      .pushKey;

  test('are generated once, however many processes start at a time', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => pushKeys(server.db, undefined)));
    expect(first).toEqual(second);
    expect(await keyOf(server)).toBe(first?.publicKey);
    expect(await keyOf(server)).toHaveLength(87);
  });

  test('are those of the settings, if they are set', async () => {
    const { publicKey, privateKey } = createKeyPair();
    const own = await startServer({
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
    });
    expect(await keyOf(own)).toBe(publicKey);
    expect(await own.db.selectFrom('pushKeys').select('publicKey').execute()).toEqual([]);
    await own.stop();
  });

  test('are absent if push is disabled', async () => {
    const own = await startServer({ PUSH: 'false' });
    expect(await keyOf(own)).toBeNull();
    await own.stop();
  });
});
