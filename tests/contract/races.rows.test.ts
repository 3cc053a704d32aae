import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fan } from '../support/fixtures.ts';
import { parallel, tally } from '../support/parallel.ts';
import { withoutPurchaseLimits } from '../support/purchaseLimits.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { address } from '../support/serverWithGateway.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer(withoutPurchaseLimits);
});
afterAll(() => server.stop());

const statusesOf = (responses: { status: number }[]) =>
  tally(responses.map(({ status }) => status));

describe('cards', () => {
  const claim = async (fan: Fan, card: { id: number; uuid: string }) => {
    await fan.call('POST', '/v1/user/card-status', { body: { cardUuid: card.uuid } });
    return fan.call('POST', `/v1/user/collections/${card.id}`);
  };
  const collected = (cardId: number) =>
    server.db
      .selectFrom('collections')
      .select(['userId', 'collectedAt'])
      .where('cardId', '=', cardId)
      .where('collectedAt', 'is not', null)
      .execute();

  test('a card that one fan claims fifty times at once is collected once', async () => {
    const { playerId } = await server.createPlayer();
    const card = await server.createCard(playerId);
    const fan = await server.createFan();
    const responses = await parallel(50, () => claim(fan, card));
    expect(statusesOf(responses)).toEqual({ 200: 50 });
    const [row] = await collected(card.id);
    await claim(fan, card);
    expect(await collected(card.id)).toEqual([row]);
  });

  test('a card that a hundred fans claim at once is collected by each, once', async () => {
    const { playerId } = await server.createPlayer();
    const card = await server.createCard(playerId);
    const fans = await parallel(100, () => server.createFan());
    const responses = await parallel(100, (index) => claim(fans[index] as Fan, card));
    expect(statusesOf(responses)).toEqual({ 200: 100 });
    const owners = (await collected(card.id)).map(({ userId }) => userId);
    expect(owners.sort()).toEqual(fans.map(({ id }) => id).sort());
  });

  test('a claim without the code fails, even beside valid claims', async () => {
    const { playerId } = await server.createPlayer();
    const card = await server.createCard(playerId);
    const [honest, cheat] = [await server.createFan(), await server.createFan()];
    const responses = await parallel(20, (index) =>
      index % 2 === 0 ? claim(honest, card) : cheat.call('POST', `/v1/user/collections/${card.id}`),
    );
    expect(statusesOf(responses)).toEqual({ 200: 10, 404: 10 });
    expect(await collected(card.id)).toMatchObject([{ userId: honest.id }]);
  });
});

describe('the cart', () => {
  type Cart = { totalItems: number; totalPrice: number; cartItems: { quantity: number }[] };
  const put = (fan: Fan, quantity: number, productId: number, append: boolean) =>
    fan.call('PUT', '/v1/user/cart', { body: { items: [{ productId, quantity }], append } });
  const read = async (fan: Fan) => (await fan.call('GET', '/v1/user/cart')).body.data as Cart;

  test('fifty concurrent additions add up', async () => {
    const fan = await server.createFan();
    const products = await parallel(3, () => server.createProduct(100));
    const responses = await parallel(50, (index) =>
      put(fan, index + 1, products[index % 3] ?? 0, true),
    );
    expect(statusesOf(responses)).toEqual({ 200: 50 });
    expect(await read(fan)).toMatchObject({ totalItems: 1275, totalPrice: 127_500 });
  });

  test('replacing and adding concurrently end as one after the other', async () => {
    for (let round = 0; round < 10; round++) {
      const fan = await server.createFan();
      const productId = await server.createProduct();
      await put(fan, 1, productId, false);
      await Promise.all([put(fan, 10, productId, false), put(fan, 100, productId, true)]);
      expect([10, 110]).toContain((await read(fan)).totalItems);
    }
  });

  test('fifty replacements with two products leave one product', async () => {
    const fan = await server.createFan();
    const [first = 0, second = 0] = await parallel(2, () => server.createProduct());
    const responses = await parallel(50, (index) => put(fan, 2, index % 2 ? first : second, false));
    expect(statusesOf(responses)).toEqual({ 200: 50 });
    expect((await read(fan)).cartItems).toMatchObject([{ quantity: 2 }]);
  });
});

describe('chats', () => {
  const threadOf = async (topicId: string) => {
    const { lastSeq, deletedCount } = await server.db
      .selectFrom('topics')
      .select(['lastSeq', 'deletedCount'])
      .where('id', '=', topicId)
      .executeTakeFirstOrThrow();
    const messages = await server.db
      .selectFrom('messages')
      .select(['seq', 'deletedAt'])
      .where('topicId', '=', topicId)
      .orderBy('seq')
      .execute();
    return { lastSeq, deletedCount, seqs: messages.map(({ seq }) => seq), messages };
  };
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test('fifty first messages of a fan to a player make one topic with numbers 1 to 50', async () => {
    const fan = await server.createFan();
    const { playerId } = await server.createPlayer();
    const responses = await parallel(50, (index) =>
      fan.call('POST', '/v1/user/message/send', {
        body: { chatType: 'private', playerId, content: `${index}` },
        key: randomUUID(),
      }),
    );
    expect(statusesOf(responses)).toEqual({ 200: 50 });
    const topics = await server.db
      .selectFrom('topics')
      .select('id')
      .where('userId', '=', fan.id)
      .execute();
    expect(topics).toHaveLength(1);
    expect(await threadOf(topics[0]?.id ?? '')).toMatchObject({ lastSeq: 50, seqs: upTo(50) });
  });

  test('a message that is deleted fifty times at once is deleted once', async () => {
    const fan = await server.createFan();
    const topicId = await server.createGroup(`掲示板 ${randomUUID()}`);
    const sent = await fan.call('POST', '/v1/user/chats/message', {
      body: { topicId, content: '消します' },
    });
    const { messageId } = sent.body.data as { messageId: string };
    const query = new URLSearchParams({ userId: fan.id, topicId, messageId });
    const responses = await parallel(50, () =>
      fan.call('DELETE', `/v1/user/message/delete?${query}`),
    );
    expect(statusesOf(responses)).toEqual({ 200: 1, 404: 49 });
    const events = await server.db
      .selectFrom('events')
      .select('type')
      .where('topicId', '=', topicId)
      .orderBy('id')
      .execute();
    expect(events).toEqual([{ type: 'message' }, { type: 'deleted' }]);
    expect(await threadOf(topicId)).toMatchObject({ lastSeq: 1, deletedCount: 1 });
  });

  test('concurrent sending and deleting in one group leaves no gap', async () => {
    const topicId = await server.createGroup(`掲示板 ${randomUUID()}`);
    const fans = await parallel(10, () => server.createFan());
    await Promise.all(
      fans.map(async (fan) => {
        for (let turn = 0; turn < 5; turn++) {
          const sent = await fan.call('POST', '/v1/user/chats/message', {
            body: { topicId, content: `${turn}` },
          });
          const { messageId } = sent.body.data as { messageId: string };
          const query = new URLSearchParams({ userId: fan.id, topicId, messageId });
          if (turn % 2) await fan.call('DELETE', `/v1/user/message/delete?${query}`);
        }
      }),
    );
    const thread = await threadOf(topicId);
    expect(thread).toMatchObject({ lastSeq: 50, deletedCount: 20, seqs: upTo(50) });
    expect(thread.messages.filter(({ deletedAt }) => deletedAt)).toHaveLength(20);
    const events = await server.db.selectFrom('events').select('id').orderBy('id').execute();
    expect(events.map(({ id }) => id)).toEqual(upTo(events.length));
  });
});

describe('single-valued data of a fan', () => {
  test('fifty first addresses at once: one is stored, and it is the accepted one', async () => {
    const fan = await server.createFan();
    const responses = await parallel(50, (index) =>
      fan.call('POST', '/v1/user/shipping-address', {
        body: { ...address, building: `${index}号室` },
      }),
    );
    expect(statusesOf(responses)).toEqual({ 200: 1, 409: 49 });
    const accepted = responses.find(({ status }) => status === 200);
    const storedAddress = await fan.call('GET', '/v1/user/shipping-address');
    expect(storedAddress.body.data).toEqual(accepted?.body.data);
  });

  test('fifty concurrent choices of a favourite leave one of them', async () => {
    const fan = await server.createFan();
    const players = await parallel(3, () => server.createPlayer());
    const responses = await parallel(50, (index) =>
      fan.call('POST', '/v1/user/favorite/player', {
        body: { playerCardsId: players[index % 3]?.playerId },
      }),
    );
    expect(statusesOf(responses)).toEqual({ 200: 50 });
    const { favoritePlayerId } = await server.db
      .selectFrom('users')
      .select('favoritePlayerId')
      .where('id', '=', fan.id)
      .executeTakeFirstOrThrow();
    expect(players.map(({ playerId }) => playerId)).toContain(favoritePlayerId);
  });
});
