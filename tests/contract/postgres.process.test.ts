import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../packages/server/src/db/migrate.ts';
import { runDuePaymentSteps } from '../../packages/server/src/modules/checkout/paymentWorker.ts';
import { listen } from '../../packages/server/src/modules/live/stream.testSupport.ts';
import type { Fan, Player } from '../support/fixtures.ts';
import { tokenize } from '../support/gateway.ts';
import { parallel, tally } from '../support/parallel.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { address, orderForm, paidOrder } from '../support/serverWithGateway.ts';
import { startPostgres } from '../support/services.ts';

// The server embeds PostgreSQL 18; a club's host may provide 17, over TCP, with a password.
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let server: TestServer;
let fan: Fan;
let player: Player;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startServer({ DATABASE_URL: postgres.url });
  [fan, player] = [await server.createFan(), await server.createPlayer()];
});
afterAll(async () => {
  await server.stop();
  await postgres.stop();
});

const ok = { status: 200, body: { code: 200, message: 'success' } };

test('the server runs on another PostgreSQL version, and its migrations run once', async () => {
  const rows = await sql<{ serverVersionNum: string }>`show server_version_num`.execute(server.db);
  expect(rows.rows[0]?.serverVersionNum).toMatch(/^17/);
  expect(await migrate(server.db)).toEqual([]);
});

test('chats: send, receive, read, reply, delete', async () => {
  const stream = await listen(server.origin, player);
  const body = { chatType: 'private', playerId: player.playerId, content: '応援しています。' };
  const sent = await parallel(5, () =>
    fan.call('POST', '/v1/user/message/send', { body, key: randomUUID() }),
  );
  expect(tally(sent.map(({ status }) => status))).toEqual({ 200: 5 });
  await stream.until(() => stream.events.length >= 5);
  const [first] = sent;
  const { topicId = '', messageId = '' } = (first?.body.data ?? {}) as Record<string, string>;
  const topics = await player.call('GET', '/v1/player/auth/topics');
  expect(topics.body.data).toMatchObject({ list: [{ topicId, hasNew: true }], totalCount: 1 });
  const path = `/v1/player/auth/topics/${topicId}/messages`;
  expect(await player.call('POST', path, { body: { content: 'ありがとう' } })).toMatchObject(ok);
  const query = new URLSearchParams({ userId: fan.id, topicId, messageId });
  expect(await fan.call('DELETE', `/v1/user/message/delete?${query}`)).toMatchObject(ok);
  const pages = await parallel(3, (index) =>
    fan.call('GET', `/v1/user/chats/detail?topicId=${topicId}&page=${index + 1}&size=2`),
  );
  const contents = pages.flatMap(({ body: page }) =>
    (page.data as { list: { content: string }[] }).list.map(({ content }) => content),
  );
  expect(tally(contents)).toEqual({ '応援しています。': 4, ありがとう: 1 });
  await stream.until(() => stream.events.some(({ type }) => type === 'deleted'));
  stream.close();
});

test('a stream continues after an interruption', async () => {
  const topicId = await server.createGroup('掲示板', [player.playerId]);
  const sendText = (content: string) =>
    fan.call('POST', '/v1/user/chats/message', { body: { topicId, content } });
  const before = await listen(server.origin, fan);
  await sendText('一');
  // An event of the test before may still arrive.
  await before.until(() => before.events.some(({ type }) => type === 'message'));
  before.close();
  await sendText('二');
  const after = await listen(server.origin, fan, { lastEventId: before.lastId ?? 0 });
  await after.until(() => after.events.length >= 1);
  expect(after.events).toMatchObject([{ type: 'message', message: { content: '二' } }]);
  after.close();
});

test('cards: shown, collected, favourite first', async () => {
  const card = await server.createCard(player.playerId);
  await server.createCard((await server.createPlayer()).playerId);
  expect(
    await fan.call('POST', '/v1/user/card-status', { body: { cardUuid: card.uuid } }),
  ).toMatchObject({ body: { data: { status: false, cardId: card.id } } });
  await parallel(10, () => fan.call('POST', `/v1/user/collections/${card.id}`));
  const choice = { body: { playerCardsId: player.playerId } };
  expect(await fan.call('POST', '/v1/user/favorite/player', choice)).toMatchObject(ok);
  const { body } = await fan.call('GET', '/v1/user/cards');
  expect(body.data).toMatchObject({
    list: [{ cardId: card.id, hasFavorited: true }, { hasFavorited: false }],
  });
});

test('[CHK-09] the shop: cart, pickup, one card payment, address', async () => {
  const productId = await server.createProduct(1800);
  await parallel(10, () =>
    fan.call('PUT', '/v1/user/cart', {
      body: { items: [{ productId, quantity: 1 }], append: true },
    }),
  );
  expect(await fan.call('GET', '/v1/user/cart')).toMatchObject({
    body: { data: { totalItems: 10, totalPrice: 18_000 } },
  });

  const pickup = {
    body: { items: [{ product_id: productId, quantity: 2 }], form: orderForm },
    key: randomUUID(),
  };
  const placed = await parallel(10, () => fan.call('POST', '/v1/user/orders', pickup));
  expect(new Set(placed.map(({ body }) => JSON.stringify(body))).size).toBe(1);

  const { tokenUrl, publishableKey } = server.services.browserPayment;
  const details = await tokenize({
    tokenUrl: new URL(tokenUrl, server.origin).href,
    publishableKey,
  });
  const { name, kana, email, phoneNumber, ...shippingAddress } = address;
  const order = {
    ...paidOrder(details),
    deliveryMethod: 'shipping',
    shippingAddress,
    syncAddress: 1,
    expectedTotal: 18_200,
  };
  const paying = { body: order, key: randomUUID() };
  const paid = await parallel(10, () =>
    fan.call('POST', '/v1/user/orders/create-with-payment', paying),
  );
  for (const { body } of paid) expect(body).toEqual(paid[0]?.body);
  expect(paid[0]).toMatchObject({ ...ok, body: { data: { paymentStatus: 'paid' } } });

  await runDuePaymentSteps(server.services);
  expect(await fan.call('GET', '/v1/user/orders')).toMatchObject({
    body: { data: { totalCount: 2, list: [{ totalPrice: 18_200 }, { totalPrice: 3600 }] } },
  });
  expect(await fan.call('GET', '/v1/user/cart')).toMatchObject({
    body: { data: { totalItems: 0 } },
  });
  expect(await fan.call('GET', '/v1/user/shipping-address')).toMatchObject({
    body: { data: { shippingAddress: { ...shippingAddress, name, kana, email, phoneNumber } } },
  });
});

test('login, limit and logout', async () => {
  const { loginId, password } = player;
  const logIn = (typedPassword: string, deviceId: string) =>
    server.nobody.call('POST', '/v1/player/login', {
      body: { loginId, password: typedPassword, deviceId, deviceType: 'web' },
    });
  expect(await logIn(password, 'phone')).toMatchObject(ok);
  for (let turn = 0; turn < 6; turn++) await logIn('Wrong-1!', 'other');
  expect(await logIn(password, 'other')).toMatchObject({ status: 429 });
  expect(await logIn(password, 'phone')).toMatchObject(ok);
  expect(await fan.call('POST', '/v1/user/logout', { body: { id: fan.id } })).toMatchObject(ok);
  expect(await fan.call('GET', '/v1/user/chats')).toMatchObject({ status: 401 });
});
