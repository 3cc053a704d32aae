import { randomUUID } from 'node:crypto';
import { addDays, dayOf, momentOf } from '@homestand/api-client/day';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cards } from '../../../../../tests/support/gateway.ts';
import { orderForm, type Shop, startShop } from '../../../../../tests/support/serverWithGateway.ts';
import { messages } from '../../messages.ts';
import { expirePickups } from '../orders/index.ts';

type Buyer = Awaited<ReturnType<Shop['createBuyer']>>;
type Order = {
  match?: { matchId: number; day: string; state: string };
  pickupUntil: string | null;
  deliveryStatus: string;
};

const hour = 60 * 60 * 1000;

let now = Date.now();
let shop: Shop;
let fan: Buyer;
beforeAll(async () => {
  shop = await startShop({}, { now: () => now });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  now = Date.now();
  await shop.db.updateTable('orders').set({ matchId: null }).execute();
  await shop.db.deleteFrom('matches').execute();
  fan = await shop.createBuyer();
});

/** A match so many days from today, with its counter from 10:00 to 16:00. */
const addMatch = (days: number, content: Parameters<Shop['createMatch']>[1] = {}) =>
  shop.createMatch(momentOf(addDays(dayOf(now), days), '13:00'), content);

const noCounter = { counterFrom: null, counterTo: null };

const bodyOf = (match_id?: number) => ({
  items: [{ product_id: fan.productId, quantity: 1 }],
  form: orderForm,
  ...(match_id !== undefined && { match_id }),
});

const orderForPickup = (match_id?: number, key: string = randomUUID()) =>
  fan.call('POST', '/v1/user/orders', { body: bodyOf(match_id), key });

async function placed(match_id?: number): Promise<string> {
  const { status, body } = await orderForPickup(match_id);
  expect(status).toBe(200);
  return (body.data as { order_id: string }).order_id;
}

async function orderOf(id: string): Promise<Order> {
  const { body } = await fan.call('GET', `/v1/user/orders/${id}`);
  return (body.data as { order: Order }).order;
}

const matchOf = async (id: string) => (await orderOf(id)).match?.matchId;

test('[MATCH-02] an order for pickup belongs to the nearest match that takes place and has a counter', async () => {
  await addMatch(1, noCounter);
  await addMatch(2, { state: 'canceled' });
  await addMatch(3, { state: 'postponed' });
  await addMatch(-2, { state: 'on' });
  await addMatch(9);
  const nearest = await addMatch(4, { state: 'on' });
  expect(await matchOf(await placed())).toBe(nearest);
});

test('[MATCH-02] a fan chooses another one; its day stands on the order, in the list and on the code', async () => {
  await addMatch(4);
  const chosen = await addMatch(11, { opponent: '港南', ground: '湊スタジアム' });
  const id = await placed(chosen);
  const match = {
    ...{ matchId: chosen, day: addDays(dayOf(now), 11), state: 'planned' },
    ...{ opponent: '港南', ground: '湊スタジアム' },
  };
  expect(await orderOf(id)).toMatchObject({ match });
  for (const path of ['/v1/user/orders', '/v1/user/pickups'])
    expect((await fan.call('GET', path)).body.data).toMatchObject({ list: [{ id, match }] });
});

test('[MATCH-02] a checkout by card belongs to the chosen match or the nearest; another attempt to pay takes the new choice', async () => {
  const nearest = await addMatch(4);
  const later = await addMatch(11);
  const refused = await shop.pay(fan, { number: cards.poor, matchId: later });
  const { orderId } = refused.body.data as { orderId: string };
  const matchIdOf = async (id: string) =>
    (await shop.db.selectFrom('orders').select('matchId').where('id', '=', id).execute())[0]
      ?.matchId;
  expect(await matchIdOf(orderId)).toBe(later);
  expect((await shop.pay(fan, { orderId })).started).toMatchObject({ paymentStatus: 'paid' });
  expect(await orderOf(orderId)).toMatchObject({
    match: { matchId: nearest },
    pickupUntil: new Date(momentOf(addDays(dayOf(now), 12)).getTime() - 1).toISOString(),
  });
});

test('[MATCH-02] a delivery belongs to no match, also if one is named', async () => {
  const match = await addMatch(4);
  const { started } = await shop.pay(fan, {
    matchId: match,
    deliveryMethod: 'shipping',
    shippingAddress: {
      ...{ postalCode: '2310023', prefecture: '神奈川県', city: '横浜市中区', street: '山下町1-1' },
    },
  });
  expect(await orderOf(started.orderId)).not.toHaveProperty('match');
});

test('[MATCH-02] a match that is over, called off or without a counter is refused at its field, and nothing is ordered', async () => {
  await addMatch(4);
  const closed = [
    await addMatch(1, noCounter),
    await addMatch(2, { state: 'canceled' }),
    await addMatch(3, { state: 'postponed' }),
    await addMatch(-1, { state: 'finished' }),
    await addMatch(-2),
    1_000_000,
  ];
  const refusal = (field: string) => ({
    status: 422,
    body: { data: { errors: [{ field, message: messages.matchClosed }] } },
  });
  for (const id of closed) {
    expect(await orderForPickup(id)).toMatchObject(refusal('match_id'));
    expect(await shop.pay(fan, { matchId: id })).toMatchObject(refusal('matchId'));
  }
  expect(await shop.ordersOf(fan)).toEqual([]);
  expect(await shop.chargesOf(fan)).toEqual([]);
});

test('[MATCH-02] the counter closes by the clock of the server, to the millisecond; a repeated key still gets its order', async () => {
  const closesAt = now + hour;
  const match = await addMatch(0, {
    ...{ counterFrom: new Date(now - hour), counterTo: new Date(closesAt) },
  });
  now = closesAt - 1;
  const key = randomUUID();
  const first = await orderForPickup(match, key);
  expect(first.status).toBe(200);
  now = closesAt;
  expect((await orderForPickup(match)).status).toBe(422);
  expect(await orderForPickup(match, key)).toMatchObject({ status: 200, body: first.body });
  const orderId = (first.body.data as { order_id: string }).order_id;
  expect(await matchOf(orderId)).toBe(match);
  expect(await matchOf(await placed())).toBeUndefined();
});

test('[MATCH-02] a club without matches has none on its orders, and the deadline of its days', async () => {
  const id = await placed();
  const order = await orderOf(id);
  expect(order).not.toHaveProperty('match');
  expect(order.pickupUntil).not.toBeNull();
  const { body } = await fan.call('GET', '/v1/user/pickups');
  expect((body.data as { list: object[] }).list[0]).not.toHaveProperty('match');
});

test('[MATCH-02] an unpaid order is canceled when the seventh day after its match has ended, and a paid one never', async () => {
  const match = await addMatch(60);
  const id = await placed(match);
  const { started } = await shop.pay(fan, { matchId: match });
  const over = momentOf(addDays(dayOf(now), 68)).getTime();
  expect(await orderOf(id)).toMatchObject({ pickupUntil: new Date(over - 1).toISOString() });
  // Longer after the order than those without a match wait.
  await expirePickups(shop.services, over - 1);
  expect(await orderOf(id)).toMatchObject({ deliveryStatus: 'pending' });
  expect(await expirePickups(shop.services, over)).toBe(1);
  expect(await expirePickups(shop.services, over)).toBe(0);
  expect(await orderOf(id)).toMatchObject({
    ...{ deliveryStatus: 'canceled', cancelReason: 'pickup_expired', pickupUntil: null },
  });
  expect(await orderOf(started.orderId)).toMatchObject({ deliveryStatus: 'pending' });
});

test('[MATCH-02] the deadline follows the day of the match, and waits while that is canceled or postponed', async () => {
  const match = await addMatch(4);
  const id = await placed(match);
  const change = (content: { state?: 'planned' | 'postponed' | 'canceled'; day?: string }) =>
    shop.db.updateTable('matches').set(content).where('id', '=', match).execute();
  const later = momentOf(addDays(dayOf(now), 200)).getTime();
  for (const state of ['canceled', 'postponed'] as const) {
    await change({ state });
    expect(await expirePickups(shop.services, later)).toBe(0);
    expect(await orderOf(id)).toMatchObject({
      ...{ deliveryStatus: 'pending', pickupUntil: null, match: { state } },
    });
  }
  const day = addDays(dayOf(now), 190);
  await change({ state: 'planned', day });
  const until = momentOf(addDays(day, 8)).getTime() - 1;
  expect(await orderOf(id)).toMatchObject({ pickupUntil: new Date(until).toISOString() });
  expect(await expirePickups(shop.services, until)).toBe(0);
  expect(await expirePickups(shop.services, until + hour)).toBe(1);
});
