import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blackPng } from '../../packages/server/src/modules/media/processing/fixtures/pictures.ts';
import type { Fan, Player } from '../support/fixtures.ts';
import { tokenize } from '../support/gateway.ts';
import { parallel } from '../support/parallel.ts';
import { startBeside } from '../support/secondProcess.ts';
import { orderForm, paidOrder, type Shop, startShop } from '../support/serverWithGateway.ts';

let shop: Shop;
let player: Player;
let groupId: string;
beforeAll(async () => {
  shop = await startShop();
  player = await shop.createPlayer();
  groupId = await shop.createGroup('掲示板', [player.playerId]);
});
afterAll(() => shop.stop());

type Person = Pick<Fan, 'id' | 'call'>;

type Keyed = {
  name: string;
  method: 'POST';
  path: () => string;
  bodies: () => Promise<[body: unknown, other: unknown]>;
  who: () => Promise<Person>;
  another: () => Promise<Person>;
};

const text = (content: string) => ({ content });

const keyed: Keyed[] = [
  {
    name: 'a fan’s text to a player',
    method: 'POST',
    path: () => '/v1/user/message/send',
    bodies: async () => {
      const body = { chatType: 'private', playerId: player.playerId, content: '一' };
      return [body, { ...body, content: '二' }];
    },
    who: () => shop.createFan(),
    another: () => shop.createFan(),
  },
  {
    name: 'a fan’s text to a group',
    method: 'POST',
    path: () => '/v1/user/chats/message',
    bodies: async () => [
      { topicId: groupId, content: '一' },
      { topicId: groupId, content: '二' },
    ],
    who: () => shop.createFan(),
    another: () => shop.createFan(),
  },
  {
    name: 'a player’s text',
    method: 'POST',
    path: () => `/v1/player/auth/topics/${groupId}/messages`,
    bodies: async () => [text('一'), text('二')],
    who: async () => player,
    another: async () => {
      const other = await shop.createPlayer();
      const { playerId } = other;
      await shop.db.insertInto('topicPlayers').values({ topicId: groupId, playerId }).execute();
      return other;
    },
  },
  {
    name: 'an order for pickup',
    method: 'POST',
    path: () => '/v1/user/orders',
    bodies: async () => {
      const items = [{ product_id: await shop.createProduct(), quantity: 1 }];
      const body = { items, form: orderForm };
      return [body, { ...body, form: { ...orderForm, name: '別の人' } }];
    },
    who: () => shop.createFan(),
    another: () => shop.createFan(),
  },
  {
    name: 'a paid order',
    method: 'POST',
    path: () => '/v1/user/orders/create-with-payment',
    bodies: async () => {
      const body = paidOrder(await tokenize(shop.gateway));
      return [body, { ...body, paymentDetails: await tokenize(shop.gateway) }];
    },
    who: () => shop.createBuyer(),
    another: () => shop.createBuyer(),
  },
];

/** Everything a keyed call could have done twice. */
async function effectsOf({ id }: Person) {
  const messages = await shop.db
    .selectFrom('messages')
    .select('id')
    .where('senderId', '=', id)
    .execute();
  const orders = await shop.ordersOf({ id });
  const charges = await shop.chargesOf({ id });
  return { messages: messages.length, orders: orders.length, charges: charges.length };
}

const difference = (
  before: Awaited<ReturnType<typeof effectsOf>>,
  after: Awaited<ReturnType<typeof effectsOf>>,
) => ({
  writes: after.messages - before.messages + (after.orders - before.orders),
  charges: after.charges - before.charges,
});

test.each(keyed)(
  '[CHK-09] $name: one effect and fifty equal responses for one key',
  async (call) => {
    const who = await call.who();
    const before = await effectsOf(who);
    const [body, other] = await call.bodies();
    const key = randomUUID();
    const send = (person: Person, sent: unknown = body) =>
      person.call(call.method, call.path(), { body: sent, key });
    const responses = await parallel(50, () => send(who));
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(response.body).toEqual(responses[0]?.body);
    }
    const made = difference(before, await effectsOf(who));
    const paid = call.name === 'a paid order' ? 1 : 0;
    expect(made).toEqual({ writes: 1, charges: paid });

    // Another body under the same key is an error and has no effect.
    expect(await send(who, other)).toMatchObject({ status: 409 });
    expect(difference(before, await effectsOf(who))).toEqual(made);

    // Keys belong to a person: another person may use the same one.
    const another = await call.another();
    const beforeAnother = await effectsOf(another);
    const theirs = call.name === 'a paid order' ? paidOrder(await tokenize(shop.gateway)) : body;
    const result = await send(another, theirs);
    expect(result.status).toBe(200);
    expect(result.body).not.toEqual(responses[0]?.body);
    expect(difference(beforeAnother, await effectsOf(another))).toEqual(made);

    // A server that starts later knows the key, too.
    const later = await startBeside(shop);
    try {
      const repeated = await later
        .as({ token: tokenOf(who) })
        .call(call.method, call.path(), { body, key });
      expect(repeated).toMatchObject({ status: 200, body: responses[0]?.body });
      expect(difference(before, await effectsOf(who))).toEqual(made);
    } finally {
      await later.stop();
    }
  },
);

const tokenOf = (person: Person) => ('token' in person ? String(person.token) : undefined);

test('a picture under one key is stored once, without leftover files', async () => {
  const fan = await shop.createFan();
  const key = randomUUID();
  const file = new Blob([new Uint8Array(blackPng(32, 24))], { type: 'image/png' });
  const send = (name: string, changes: Record<string, string> = {}) => {
    const form = new FormData();
    const fields = { chatType: 'private', playerId: String(player.playerId), ...changes };
    for (const [field, value] of Object.entries({ ...fields, mediaType: 'image' }))
      form.set(field, value);
    form.set('mediaFile', file, name);
    return fan.call('POST', '/v1/user/message/media/send', { form, key });
  };
  // As many as the limit of pictures allows.
  const responses = await parallel(25, (index) => send(`picture-${index}.png`));
  for (const response of responses) {
    expect(response.status).toBe(200);
    expect(response.body).toEqual(responses[0]?.body);
  }
  const [first] = responses;
  const { topicId } = (first?.body.data ?? {}) as { topicId: string };
  const media = await shop.db
    .selectFrom('media')
    .select(['originalKey', 'thumbnailKey'])
    .where('topicId', '=', topicId)
    .execute();
  expect(media).toHaveLength(1);
  expect(await effectsOf(fan)).toMatchObject({ messages: 1 });
  const elsewhere = await send('picture.png', { chatType: 'group', topicId: groupId });
  expect(elsewhere).toMatchObject({ status: 409 });
  expect(await effectsOf(fan)).toMatchObject({ messages: 1 });
});

test('two different calls under one key conflict', async () => {
  const fan = await shop.createFan();
  const key = randomUUID();
  const body = { topicId: groupId, content: '同じ鍵' };
  expect(await fan.call('POST', '/v1/user/chats/message', { body, key })).toMatchObject({
    status: 200,
  });
  expect(
    await fan.call('POST', '/v1/user/message/send', { body: { ...body, chatType: 'group' }, key }),
  ).toMatchObject({ status: 409 });
});

test('a refused call leaves its key free', async () => {
  const fan = await shop.createFan();
  const key = randomUUID();
  const product = await shop.createProduct(1000);
  const order = (unit_price: number) => ({
    body: { items: [{ product_id: product, quantity: 1, unit_price }], form: orderForm },
    key,
  });
  expect(await fan.call('POST', '/v1/user/orders', order(900))).toMatchObject({ status: 409 });
  expect(await fan.call('POST', '/v1/user/orders', order(1000))).toMatchObject({ status: 200 });
});
