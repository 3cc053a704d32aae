import { randomUUID } from 'node:crypto';
import type { components } from '@homestand/api-client/contract';
import { addDays, dayOf, momentOf } from '@homestand/api-client/day';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Staff } from '../../../../../../tests/support/fixtures.ts';
import { addOrder } from '../../../../../../tests/support/orders.ts';
import { parallel, tally } from '../../../../../../tests/support/parallel.ts';
import { startServer, type TestServer } from '../../../../../../tests/support/server.ts';
import { stockRowOf } from '../../../../../../tests/support/stock.ts';
import { messages } from './messages.ts';

type Schemas = components['schemas'];
type Page = Schemas['MatchClosing'];

let server: TestServer;
let manager: Staff;
let owner: Staff;
let desk: Staff;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** What happens on the days of one test belongs to no other. */
let day = dayOf(Date.now());
beforeEach(async () => {
  day = addDays(day, -3);
  manager = await server.createStaff('manager');
  owner = await server.createStaff('owner');
  desk = await server.createStaff('desk');
});

const at = (time: string, on = day) => momentOf(on, time);
const createMatch = (
  counter: [string, string] = ['10:00', '16:00'],
  content: Parameters<TestServer['createMatch']>[1] = {},
) =>
  server.createMatch(at('13:00'), {
    ...{ counterFrom: at(counter[0]), counterTo: at(counter[1]), state: 'finished', ...content },
  });

const createGoods = async (price = 1000) => {
  const productId = await server.createProduct(price);
  return { productId, optionId: (await stockRowOf(server, productId)).optionId };
};

/** Sold by a counter that reports it now. */
async function sell(
  optionId: number,
  time: Date,
  values: object = {},
  who = desk,
): Promise<string> {
  const sale = { optionId, quantity: 1, price: 1000, means: 'cash', ...values };
  const { status, body } = await who.call('POST', '/v1/admin/booth-sales', {
    body: { ...sale, soldAt: time.toISOString() },
    key: randomUUID(),
  });
  expect([status, body.message]).toEqual([200, 'success']);
  return (body.data as { id: string }).id;
}

const unpaid = { paymentStatus: 'at_pickup', paymentMethod: 'at_pickup' } as const;

async function order(values: Parameters<typeof addOrder>[2] = {}) {
  const createdAt = momentOf(addDays(day, -1));
  return addOrder(server, await server.createFan(), { createdAt, ...values });
}

async function handOver(orderId: string, time: Date, payment: object = {}, who = desk) {
  const { status, body } = await who.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, {
    body: { ...payment, handedOverAt: time.toISOString() },
    key: randomUUID(),
  });
  expect([status, body.message]).toEqual([200, 'success']);
}

const count = (kind: 'float' | 'count', amount: number, on = day) =>
  manager.call('POST', `/v1/admin/tills/${desk.id}/counts`, {
    body: { day: on, kind, amount },
    key: randomUUID(),
  });

const path = (id: number) => `/v1/admin/matches/${id}/closing`;
const page = async (id: number, who = manager) =>
  (await who.call('GET', path(id))).body.data as Page;
const send = (id: number, { who = manager, key = randomUUID() as string } = {}) =>
  who.call('POST', path(id), { body: {}, key });
const close = async (id: number) => (await send(id)).body.data as Page;
const reopen = (id: number, closingId: string) =>
  owner.call('POST', `${path(id)}/reopen`, { body: { closingId } });

describe('[MATCH-07] the page of a match', () => {
  test('has what was sold, handed over and left, and the cash of each till', async () => {
    const match = await createMatch();
    const { optionId } = await createGoods();
    await count('float', 30_000);
    const paid = await order({ matchId: match });
    const cash = await order({ matchId: match, ...unpaid });
    const waiting = await order({ matchId: match, ...unpaid });
    await order({ matchId: match, deliveryStatus: 'canceled' });
    const another = await order();
    await handOver(paid, at('12:00'));
    await handOver(cash, at('12:10'), { means: 'cash', amount: 3600 });
    await handOver(another, at('12:20'));
    await sell(optionId, at('11:00'), { quantity: 3 });
    await sell(optionId, at('15:00'), { means: 'other' });
    const undone = await sell(optionId, at('15:10'));
    await desk.call('POST', `/v1/admin/booth-sales/${undone}/undo`, { body: {} });
    await count('count', 36_500);

    const { figures, closed, present } = await page(match);
    expect([closed, present]).toEqual([null, null]);
    expect(figures.orders).toEqual({ count: 3, handedOver: 2, left: 1, ofOthers: 1 });
    expect(figures.money).toEqual({
      card: 3600,
      cash: { orders: 3600, booth: 4000 },
      other: { orders: 0, booth: 1000 },
    });
    const sums = figures.goods.map(({ ordered, handedOver, left, booth }) => [
      ...[ordered, handedOver, left, booth],
    ]);
    // The sale that was taken back today is none; each order of a test has goods of its own.
    expect(sums.toSorted()).toEqual([
      [0, 0, 0, 4],
      [2, 0, 2, 0],
      [2, 2, 0, 0],
      [2, 2, 0, 0],
    ]);
    expect(figures.left).toEqual([
      {
        orderId: waiting,
        pieces: 2,
        due: 3600,
        until: new Date(at('00:00', addDays(day, 8)).getTime() - 1).toISOString(),
      },
    ]);
    expect(figures.tills).toMatchObject([
      {
        tillId: desk.id,
        start: 30_000,
        cash: 7600,
        expected: 37_600,
        counted: 36_500,
        other: 1000,
      },
    ]);
  });

  test('[ORDM-01] has refunds of its time, and an order without what was refunded', async () => {
    const match = await createMatch();
    const orderId = await order({ matchId: match, ...unpaid, deliveryStatus: 'received' });
    await order({ matchId: match, paymentStatus: 'refunded' });
    await server.db
      .insertInto('refunds')
      .values({
        ...{
          id: randomUUID(),
          orderId,
          kind: 'refund',
          amount: 1800,
          means: 'cash',
          state: 'done',
        },
        ...{ createdAt: at('15:00'), doneAt: at('15:00') },
      })
      .execute();
    const { figures } = await page(match);
    expect(figures.refunds).toEqual({ count: 1, card: 0, cash: 1800, other: 0 });
    expect(figures.orders).toEqual({ count: 1, handedOver: 1, left: 0, ofOthers: 0 });
  });

  test('of two matches on a day each has its own time, and the second the cash that the first left', async () => {
    const noon = await createMatch(['10:00', '12:00']);
    const evening = await createMatch(['16:00', '20:00']);
    const { optionId } = await createGoods();
    await sell(optionId, at('13:59'));
    await sell(optionId, at('14:00'), { quantity: 2 });
    expect((await page(noon)).figures.money.cash.booth).toBe(1000);
    const { figures } = await page(evening);
    expect(figures.money.cash.booth).toBe(2000);
    expect(figures.tills).toMatchObject([{ start: 1000, cash: 2000, expected: 3000 }]);

    // What was counted between them is what the second one starts with.
    await server.db
      .insertInto('tillCounts')
      .values({
        ...{ id: randomUUID(), day, tillId: desk.id, kind: 'count', amount: 900, expected: 1000 },
        ...{ staffId: manager.id, happenedAt: at('13:59') },
      })
      .execute();
    expect((await page(noon)).figures.tills).toMatchObject([{ expected: 1000, counted: 900 }]);
    expect((await page(evening)).figures.tills).toMatchObject([{ start: 900, expected: 2900 }]);
  });

  test('a match that is moved takes its time along, and the day keeps what was sold', async () => {
    const match = await createMatch();
    const { optionId } = await createGoods();
    await sell(optionId, at('11:00'));
    const moved = addDays(day, 1);
    await server.db
      .updateTable('matches')
      .set({ day: moved, counterFrom: at('10:00', moved), counterTo: at('16:00', moved) })
      .where('id', '=', match)
      .execute();
    expect((await page(match)).figures.money.cash.booth).toBe(0);
  });
});

describe('[MATCH-07] closing a match', () => {
  test('stores the page; what arrives later is said beside it', async () => {
    const match = await createMatch();
    const { optionId } = await createGoods();
    await sell(optionId, at('11:00'));
    const closed = await close(match);
    expect(closed.closed).toMatchObject({ by: manager.name });
    expect([closed.figures.money.cash.booth, closed.present]).toEqual([1000, null]);
    // On another day nothing changes it.
    await sell(optionId, at('11:00', addDays(day, 1)));
    expect((await page(match)).present).toBeNull();

    await sell(optionId, at('12:00'));
    const { figures, present } = await page(match);
    expect(figures).toEqual(closed.figures);
    expect(present?.money.cash.booth).toBe(2000);
    const logged = await server.db
      .selectFrom('staffLog')
      .select(['action', 'staffId'])
      .where('action', '=', 'close_match')
      .where('staffId', '=', manager.id)
      .execute();
    expect(logged).toHaveLength(1);
  });

  test('has one effect for two people and repeats', async () => {
    const match = await createMatch();
    const key = randomUUID();
    const answers = await parallel(8, (index) =>
      index % 2 === 0 ? send(match, { key }) : send(match, { who: owner }),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 8 });
    const rows = await server.db
      .selectFrom('matchClosings')
      .selectAll()
      .where('matchId', '=', match)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('waits for the end of the match', async () => {
    const match = await createMatch(undefined, { state: 'on' });
    const { status, body } = await send(match);
    expect([status, body.message]).toEqual([409, messages.notOver]);
    expect((await page(match)).closed).toBeNull();
    expect((await send(2_000_000_000)).status).toBe(404);
  });

  test('is taken back by opening it again, and a late repeat neither closes nor opens it', async () => {
    const match = await createMatch(undefined, { state: 'canceled' });
    const key = randomUUID();
    const first = ((await send(match, { key })).body.data as Page).closed?.id ?? '';
    expect(((await reopen(match, first)).body.data as Page).closed).toBeNull();
    expect(((await send(match, { key })).body.data as Page).closed).toBeNull();
    const second = (await close(match)).closed;
    expect(second?.id).not.toBe(first);
    expect(((await reopen(match, first)).body.data as Page).closed).toEqual(second);
    expect((await reopen(match, randomUUID())).status).toBe(404);
    const other = await createMatch();
    expect((await reopen(other, second?.id ?? '')).status).toBe(404);
  });
});

describe('[MATCH-07] tills of a match', () => {
  const tills = async (query: string) =>
    (await manager.call('GET', `/v1/admin/tills?${query}`)).body.data as Schemas['TillDay'];

  test('have what happened in its time, whenever it arrived', async () => {
    const match = await createMatch();
    const { optionId } = await createGoods();
    await sell(optionId, at('11:00'));
    expect(await tills(`match=${match}`)).toMatchObject({
      day,
      list: [{ id: desk.id, open: false, cash: { paid: 1000 }, drawer: 1000 }],
      cash: 1000,
    });
    // The day keeps what was counted on it: the sale was reported today.
    expect((await tills(`day=${day}`)).list).toEqual([]);
    const detail = await manager.call('GET', `/v1/admin/tills/${desk.id}?match=${match}`);
    expect(detail.body.data).toMatchObject({ day, totalCount: 1, list: [{ amount: 1000 }] });
    expect((await manager.call('GET', '/v1/admin/tills?match=2000000000')).status).toBe(404);
  });

  test('a count of the next morning belongs to the match whose day it names', async () => {
    const match = await createMatch();
    await count('count', 500);
    expect((await tills(`match=${match}`)).list).toMatchObject([{ counted: { amount: 500 } }]);
  });
});

describe('[MATCH-07] lists of a match', () => {
  test('orders and their CSV have those of the match, together with other filters', async () => {
    const match = await createMatch();
    const paid = await order({ matchId: match });
    const cash = await order({ matchId: match, ...unpaid });
    await order();
    const list = async (query: string) => {
      const { body } = await manager.call('GET', `/v1/admin/orders?${query}`);
      return (body.data as { list: { id: string }[] }).list.map(({ id }) => id).toSorted();
    };
    expect(await list(`match=${match}`)).toEqual([paid, cash].toSorted());
    expect(await list(`match=${match}&payment=at_pickup`)).toEqual([cash]);
    expect(await list(`match=${await createMatch()}`)).toEqual([]);
  });

  test('the log has what was done in the time of the match', async () => {
    const match = await server.createMatch(new Date(), { state: 'finished' });
    await close(match);
    const log = async (id: number) => {
      const { status, body } = await manager.call('GET', `/v1/admin/log?match=${id}&kind=change`);
      const { list } = (body.data ?? {}) as { list?: { action: string; by: string }[] };
      return { status, own: (list ?? []).filter(({ by }) => by === manager.name) };
    };
    expect((await log(match)).own).toMatchObject([{ action: 'close_match' }]);
    expect((await log(await createMatch())).own).toEqual([]);
    expect((await log(2_000_000_000)).status).toBe(404);
  });
});

describe('[MATCH-07] 今日 and the counter', () => {
  type Progress = { orders: number; handedOver: number };
  const today = async () => {
    const { body } = await manager.call('GET', '/v1/admin/today');
    return (body.data as { pickups: { match?: object } }).pickups.match;
  };
  const counter = async () => {
    const { body } = await desk.call('GET', '/v1/admin/hand-overs');
    return (body.data as { match?: Progress }).match;
  };

  test('have the figures of the match in whose time it is, and none without one', async () => {
    await server.db
      .updateTable('matches')
      .set({ day: addDays(day, -90) })
      .execute();
    expect([await today(), await counter()]).toEqual([undefined, undefined]);
    const match = await server.createMatch(new Date(), { opponent: '北嶺ウルブス' });
    // Nothing is picked up at its counter: the counter shows the day, as before.
    expect(await counter()).toBeUndefined();
    const paid = await order({ matchId: match });
    await order({ matchId: match, ...unpaid });
    await order();
    const { optionId } = await createGoods();
    await sell(optionId, new Date(), { quantity: 2 });
    await handOver(paid, new Date());
    const progress = { opponent: '北嶺ウルブス', orders: 2, handedOver: 1 };
    expect(await counter()).toEqual(progress);
    expect(await today()).toEqual({ matchId: match, ...progress, booth: { pieces: 2, sum: 2000 } });
  });
});
