import { randomUUID } from 'node:crypto';
import { dayOf, momentOf } from '@homestand/api-client/day';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clubWith } from '../../../../../tests/support/clubs.ts';
import type { Staff } from '../../../../../tests/support/fixtures.ts';
import { addOrder } from '../../../../../tests/support/orders.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { orderForm } from '../../../../../tests/support/serverWithGateway.ts';
import { count, countOption, createOptions } from '../../../../../tests/support/stock.ts';
import { createLineLogin, lineEndpoints } from '../../adapters/line/index.ts';
import { createKomoju } from '../../adapters/payment/index.ts';
import { createExternalHealth } from '../../dependencies/health.ts';
import { watchLine, watchPayment } from '../../dependencies/observe.ts';

type Sales = { count: number; card: number; cash: number; other: number; corrections: number };
type Waiting = { count: number; oldest: string | null };
type Today = {
  pickups: {
    waiting: number;
    handedOver: number;
    hours: { hour: number; count: number }[];
    counter?: { opensAt: string; closesAt: string };
  };
  sales: { today: Sales; month: Sales };
  attention: {
    payments: Waiting;
    refunds: Waiting;
    handOvers: Waiting;
    reports: Waiting;
    differences: {
      at: string | null;
      count: number;
      list: { kind: string; orderId: string | null; owed: number; charged: number }[];
    };
  };
  services: { name: string; state: string; since: string | null }[];
  jobs: { failed: Waiting; lateSince: string | null };
  stock: {
    count: number;
    list: { optionId: number; productId: number; name: string; label: string; sellable: number }[];
  };
};

let server: TestServer;
let manager: Staff;
let desk: Staff;
beforeAll(async () => {
  // A clock that stands still: a run around midnight still counts into the day in which it has begun.
  const began = Date.now();
  server = await startServer({}, { now: () => began });
});
afterAll(() => server.stop());
beforeEach(async () => {
  manager = await server.createStaff('manager');
  desk = await server.createStaff('desk');
});

const today = async () => (await manager.call('GET', '/v1/admin/today')).body.data as Today;

const atVenue = { paymentMethod: 'at_pickup', paymentStatus: 'at_pickup' } as const;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** An order of one pickup that is handed over; an amount is paid at the counter. */
async function handOver(means?: 'cash' | 'other') {
  const fan = await server.createFan();
  const orderId = await addOrder(server, fan, means ? atVenue : {});
  const body = means ? { means, amount: 3600 } : {};
  const made = await desk.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, {
    body,
    key: randomUUID(),
  });
  const { handOver: done } = made.body.data as { handOver: { id: string } };
  return { orderId, handOverId: done.id };
}

test('[TODAY-01] pickups that wait and hand-overs by the hour follow each hand-over and its undo', async () => {
  const before = await today();
  const waiting = await addOrder(server, await server.createFan());
  const { orderId, handOverId } = await handOver();
  await handOver('cash');
  const after = await today();
  expect(after.pickups.waiting).toBe(before.pickups.waiting + 1);
  expect(after.pickups.handedOver).toBe(before.pickups.handedOver + 2);
  expect(after.pickups.hours.reduce((sum, { count }) => sum + count, 0)).toBe(
    after.pickups.handedOver,
  );
  await desk.call('POST', `/v1/admin/pickups/${orderId}/undo`, { body: { handOverId } });
  expect((await today()).pickups).toMatchObject({
    waiting: before.pickups.waiting + 2,
    handedOver: before.pickups.handedOver + 1,
  });
  // A refund of an earlier hand-over changes the time of its order, and is no hand-over of today.
  await server.db
    .updateTable('orders')
    .set({ deliveryStatus: 'received', paymentStatus: 'refunded', updatedAt: new Date() })
    .where('id', '=', waiting)
    .execute();
  expect((await today()).pickups.handedOver).toBe(before.pickups.handedOver + 1);
});

test('[TODAY-01] a change today of an order that was handed over before is no hand-over of today', async () => {
  const counted = async () => {
    const { hours, handedOver } = (await today()).pickups;
    const { body } = await desk.call('GET', '/v1/admin/hand-overs');
    const { handedOverToday } = body.data as { handedOverToday: number };
    return { hours, handedOver, handedOverToday };
  };
  const before = await counted();
  const { orderId } = await handOver();
  expect((await counted()).handedOverToday).toBe(before.handedOverToday + 1);
  await server.db
    .updateTable('orderChanges')
    .set({ changedAt: new Date(Date.now() - 2 * dayMs) })
    .where('orderId', '=', orderId)
    .execute();
  const details = (await manager.call('GET', `/v1/admin/orders/${orderId}/refunds`)).body.data as {
    changeId: string;
    goods: { productId: number }[];
  };
  const returned = await manager.call('POST', `/v1/admin/orders/${orderId}/refunds`, {
    body: {
      kind: 'take_back',
      amount: 0,
      items: [{ productId: details.goods[0]?.productId, quantity: 1 }],
      reason: '傷があったため',
      changeId: details.changeId,
    },
    key: randomUUID(),
  });
  expect(returned.status).toBe(200);
  expect(await counted()).toEqual(before);
});

test('[TODAY-01] a club that says when its counter opens and closes has the times of this day in Tokyo', async () => {
  const { body } = await manager.call('GET', '/v1/admin/today');
  const { at, pickups } = body.data as Today & { at: string };
  const midnight = Math.floor((Date.parse(at) + 9 * hourMs) / dayMs) * dayMs - 9 * hourMs;
  expect(pickups.counter).toEqual({
    opensAt: new Date(midnight + 10 * hourMs).toISOString(),
    closesAt: new Date(midnight + 16.5 * hourMs).toISOString(),
  });

  const own = await startServer(clubWith({ pickup: { place: '引換所', hours: '10時から' } }));
  const owner = await own.createStaff('owner');
  const answer = await owner.call('GET', '/v1/admin/today');
  expect((answer.body.data as Today).pickups).not.toHaveProperty('counter');
  await own.stop();
});

test('[MATCH-01] on the day of a match the counter has its hours, and none once it is canceled', async () => {
  const start = momentOf(dayOf(server.services.now()), '13:00');
  const matchId = await server.createMatch(start);
  const counter = async () => (await today()).pickups.counter;
  expect(await counter()).toEqual({
    opensAt: new Date(start.getTime() - 3 * hourMs).toISOString(),
    closesAt: new Date(start.getTime() + 3 * hourMs).toISOString(),
  });
  const matches = server.db.updateTable('matches').where('id', '=', matchId);
  await matches.set({ state: 'canceled' }).execute();
  expect(await counter()).toBeUndefined();
  await server.db.deleteFrom('matches').where('id', '=', matchId).execute();
});

test('[TODAY-01] sales are card orders by their time and payments at the counter by theirs', async () => {
  const before = await today();
  const fan = await server.createFan();
  await addOrder(server, fan);
  await addOrder(server, fan, { paymentStatus: 'refunded' });
  await addOrder(server, fan, { paymentStatus: 'failed' });
  await addOrder(server, fan, { createdAt: minutesAgo(60 * 24 * 40) });
  // Not paid before it is handed over.
  await addOrder(server, fan, atVenue);
  await handOver('cash');
  await handOver('other');
  const undone = await handOver('cash');
  await desk.call('POST', `/v1/admin/pickups/${undone.orderId}/undo`, {
    body: { handOverId: undone.handOverId },
  });
  const { sales } = await today();
  for (const part of ['today', 'month'] as const)
    expect(sales[part]).toEqual({
      count: before.sales[part].count + 3,
      card: before.sales[part].card + 3600,
      cash: before.sales[part].cash + 3600,
      other: before.sales[part].other + 3600,
      corrections: before.sales[part].corrections,
    });
});

test('[TODAY-01] payments that need a person: looked up for long, refunds that fail, differences with the gateway', async () => {
  const fan = await server.createFan();
  const card = { paymentStatus: 'awaiting' } as const;
  await addOrder(server, fan, { ...card, updatedAt: minutesAgo(20) });
  const late = minutesAgo(40);
  await addOrder(server, await server.createFan(), { ...card, updatedAt: late });
  await addOrder(server, fan, { paymentStatus: 'refund_due', updatedAt: minutesAgo(5) });
  await addOrder(server, fan, { paymentStatus: 'refund_due', updatedAt: minutesAgo(11) });
  const orderId = await addOrder(server, fan);
  const difference = { orderId, paymentId: null, gatewayPaymentId: null, owed: 3600, charged: 0 };
  await server.db
    .insertInto('paymentChecks')
    .values({
      scheduled: false,
      since: minutesAgo(60),
      finishedAt: new Date(),
      differences: JSON.stringify([
        { ...difference, kind: 'paid_without_charge' },
        // Counted as a late refund.
        { ...difference, kind: 'refund_due' },
      ]),
    })
    .execute();
  const { attention } = await today();
  expect(attention.payments).toEqual({ count: 1, oldest: late.toISOString() });
  expect(attention.refunds.count).toBe(1);
  expect(attention.differences).toMatchObject({
    count: 1,
    list: [{ kind: 'paid_without_charge', orderId, owed: 3600, charged: 0 }],
  });
});

/** Two counters without the server hand out one order; the answer to the second. */
async function handOutTwice() {
  const { orderId } = await handOver();
  const handedOverAt = minutesAgo(3).toISOString();
  const second = await desk.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, {
    body: { handedOverAt },
    key: randomUUID(),
  });
  expect(second.body.code).toBe(409);
  return orderId;
}

type Refused = { id: string; by: string | null; settlement: { kind: string; by: string } | null };

const refusedOf = async (orderId: string) =>
  (
    (await manager.call('GET', `/v1/admin/orders/${orderId}`)).body.data as {
      refusedHandOvers: Refused[];
    }
  ).refusedHandOvers;

const settle = (id: string, body: object, who = manager) =>
  who.call('PUT', `/v1/admin/refused-hand-overs/${id}/settlement`, { body });

test('[TODAY-01] [DESK-06] a hand-over that was refused waits until a person says what became of it, whatever memo is written', async () => {
  const waiting = async () => (await today()).attention.handOvers;
  const before = (await waiting()).count;
  const [noted, undone] = [await handOutTwice(), await handOutTwice()];
  const again = { body: { handedOverAt: minutesAgo(2).toISOString() }, key: randomUUID() };
  await desk.call('POST', `/v1/admin/pickups/${noted}/hand-over`, again);
  // Of one order, once.
  expect((await waiting()).count).toBe(before + 2);
  expect((await waiting()).oldest).not.toBeNull();

  await manager.call('PUT', `/v1/admin/orders/${noted}/memo`, {
    body: { text: '袋を2枚', version: 0 },
  });
  const { handOver: inForce } = (await manager.call('GET', `/v1/admin/pickups/${undone}`)).body
    .data as { handOver: { id: string } };
  await manager.call('POST', `/v1/admin/pickups/${undone}/undo`, {
    body: { handOverId: inForce.id, reason: '2回渡した' },
  });
  expect((await waiting()).count).toBe(before + 2);

  for (const { id } of [...(await refusedOf(noted)), ...(await refusedOf(undone))])
    expect((await settle(id, { kind: 'record', note: '渡したのは1つ' })).status).toBe(200);
  expect((await waiting()).count).toBe(before);
});

test('[DESK-06] [ORDM-05] goods that left twice are settled once, and the second person is told who did it', async () => {
  const orderId = await handOutTwice();
  const [first] = await refusedOf(orderId);
  expect(first).toMatchObject({ by: desk.name, settlement: null });
  const id = first?.id ?? '';
  const body = { kind: 'goods', note: ' 1つ返していただいた ' };
  expect((await settle(id, body)).status).toBe(200);
  expect((await settle(id, body)).status).toBe(200);
  const other = await server.createStaff('owner');
  const late = await settle(id, { kind: 'refund', note: '返金した' }, other);
  expect(late.status).toBe(409);
  expect(late.body.message).toContain(manager.name);
  expect((await settle(id, body, desk)).status).toBe(404);
  expect(await refusedOf(orderId)).toMatchObject([
    { settlement: { kind: 'goods', note: '1つ返していただいた', by: manager.name } },
  ]);
  const logged = await server.db
    .selectFrom('staffLogAsWritten')
    .select(['action', 'reason', 'after'])
    .where('action', '=', 'settle_hand_over')
    .where('staffId', '=', manager.id)
    .execute();
  expect(logged).toEqual([
    {
      action: 'settle_hand_over',
      reason: { reason: '1つ返していただいた' },
      after: { settlement: 'goods' },
    },
  ]);
});

test('[TODAY-01] [DESK-06] a refused hand-over is in the count as long as in the list', async () => {
  const before = (await today()).attention.handOvers.count;
  const orderId = await handOutTwice();
  const setAge = (days: number) =>
    server.db
      .updateTable('refusedHandOvers')
      .set({ refusedAt: minutesAgo(days * 24 * 60 - 1) })
      .where('orderId', '=', orderId)
      .execute();
  await setAge(14);
  expect((await today()).attention.handOvers.count).toBe(before + 1);
  await setAge(15);
  expect((await today()).attention.handOvers.count).toBe(before);
});

test('[TODAY-01] reports that wait', async () => {
  const before = (await today()).attention.reports.count;
  const [fan, other] = [await server.createFan(), await server.createFan()];
  const topicId = await server.createGroup('報告');
  const sent = await other.call('POST', '/v1/user/chats/message', {
    body: { topicId, content: '宣伝です' },
  });
  const { messageId } = sent.body.data as { messageId: string };
  await fan.call('POST', `/v1/topics/${topicId}/messages/${messageId}/reports`, {
    body: { reason: 'advertising' },
  });
  const { reports } = (await today()).attention;
  expect(reports.count).toBe(before + 1);
  expect(reports.oldest).not.toBeNull();
});

test('[TODAY-01] failures of services outside, noted by any process, until they work again', async () => {
  const stateOf = async (name: string) =>
    (await today()).services.find((service) => service.name === name);
  const health = createExternalHealth({ db: server.db, onError: () => {} });
  health.note('line', true);
  await health.stop();
  expect(await stateOf('line')).toEqual({ name: 'line', state: 'working', since: null });
  health.note('line', false);
  await health.stop();
  const failed = await stateOf('line');
  expect(failed).toMatchObject({ state: 'failed', since: expect.any(String) });
  // A second failure leaves the begin as it is.
  const other = createExternalHealth({ db: server.db, onError: () => {} });
  other.note('line', false);
  await other.stop();
  expect(await stateOf('line')).toEqual(failed);
  health.note('line', true);
  await health.stop();
  expect(await stateOf('line')).toMatchObject({ state: 'working' });
  expect(await stateOf('storage')).toMatchObject({ state: 'working' });
  await server.db.deleteFrom('externalServices').execute();
  expect(await stateOf('line')).toEqual({ name: 'line', state: 'unknown', since: null });
});

test('[TODAY-01] a call that does not reach LINE or the gateway is a failure of the service', async () => {
  const health = createExternalHealth({ db: server.db, onError: () => {} });
  const nowhere = 'http://127.0.0.1:1';
  const channel = { channelId: 'c', channelSecret: 's', redirectUri: nowhere };
  const line = watchLine(
    createLineLogin({ ...lineEndpoints, ...channel, tokenEndpoint: nowhere }),
    health,
  );
  const gateway = watchPayment(
    createKomoju({ apiUrl: nowhere, secretKey: 's', webhookSecret: 'w' }),
    health,
  );
  // Needs no call.
  await line.authorizationUrl({ state: 's', nonce: 'n', codeVerifier: 'v' });
  await expect(line.finish({ code: 'c', nonce: 'n', codeVerifier: 'v' })).rejects.toThrow();
  await expect(gateway.lookUp('session')).rejects.toThrow();
  await health.stop();
  const { services } = await today();
  for (const name of ['line', 'payment'])
    expect(services.find((service) => service.name === name)?.state).toBe('failed');
});

test('[OPS-02] jobs that have failed, and since when the oldest one is due for more than 15 minutes', async () => {
  // Nothing runs the jobs of this server.
  const own = await startServer({}, { maintenance: false });
  const owner = await own.createStaff('owner');
  const jobsToday = async () =>
    ((await owner.call('GET', '/v1/admin/today')).body.data as Today).jobs;
  const none = { failed: { count: 0, oldest: null }, lateSince: null };
  expect(await jobsToday()).toEqual(none);

  const boss = await own.services.jobs.open();
  const send = (key: string, startAfter: Date) =>
    boss.send('deleteFile', { key }, { singletonKey: key, retryLimit: 0, startAfter });
  const due = minutesAgo(14);
  await send('due.webp', due);
  expect(await jobsToday()).toEqual(none);
  const late = minutesAgo(16);
  await send('late.webp', late);
  expect(await jobsToday()).toEqual({ ...none, lateSince: late.toISOString() });

  const begun = await boss.fetch('deleteFile', { batchSize: 2 });
  for (const { id } of begun) await boss.fail('deleteFile', id);
  const failed = await jobsToday();
  expect(failed).toEqual({
    failed: { count: 2, oldest: expect.any(String) },
    lateSince: null,
  });

  // A later one does the work of the first.
  await send('due.webp', new Date());
  for (const { id } of await boss.fetch('deleteFile')) await boss.complete('deleteFile', id);
  expect((await jobsToday()).failed.count).toBe(1);
  await own.stop();
});

test('[TODAY-01] counted goods on sale of which few are left or none, without what orders hold', async () => {
  const own = await startServer();
  const owner = await own.createStaff('owner');
  const stockToday = async () =>
    ((await owner.call('GET', '/v1/admin/today')).body.data as Today).stock;
  expect(await stockToday()).toEqual({ count: 0, list: [] });

  const shirt = await own.createProduct();
  const [m = 0, l = 0] = await createOptions(own, shirt, [{ label: 'M' }, { label: 'L' }]);
  await countOption(own, m, 6);
  await countOption(own, l, 5);
  const towel = await own.createProduct();
  await count(own, towel, 0);
  // Not counted.
  await own.createProduct();
  const hidden = await own.createProduct();
  await count(own, hidden, 0);
  await own.db.updateTable('products').set({ onSale: false }).where('id', '=', hidden).execute();
  await count(own, await own.createProduct(1800, 'https://shop.example.jp/'), 0);
  const name = expect.any(String);
  const optionId = expect.any(Number);
  const soldOut = { optionId, productId: towel, name, label: '', sellable: 0 };
  const few = { optionId: l, productId: shirt, name, label: 'L', sellable: 5 };
  expect(await stockToday()).toEqual({ count: 2, list: [soldOut, few] });

  // What an order holds cannot be sold any more.
  const fan = await own.createFan();
  const ordered = await fan.call('POST', '/v1/user/orders', {
    body: { items: [{ product_id: shirt, option_id: m, quantity: 2 }], form: orderForm },
    key: randomUUID(),
  });
  expect(ordered.status).toBe(200);
  expect((await stockToday()).list).toEqual([
    soldOut,
    { optionId: m, productId: shirt, name, label: 'M', sellable: 4 },
    few,
  ]);

  for (let more = 0; more < 10; more += 1) await count(own, await own.createProduct(), 1);
  const many = await stockToday();
  expect(many).toMatchObject({ count: 13, list: { length: 10 } });
  expect(many.list.map(({ sellable }) => sellable)).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  await own.stop();
});
