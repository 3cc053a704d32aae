import { randomUUID } from 'node:crypto';
import { timeZone } from '@homestand/api-client/day';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Staff } from '../../../../../tests/support/fixtures.ts';
import { addOrder } from '../../../../../tests/support/orders.ts';
import { parallel } from '../../../../../tests/support/parallel.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createTerminal } from '../../cli/terminal.testSupport.ts';
import { messages } from './messages.ts';

type Sum = {
  count: number;
  paid: number;
  corrections: number;
  expected: number;
  notCounted: number;
};
type Counted = { amount: number; at: string; by: string };
type Till = {
  id: string;
  name: string;
  open: boolean;
  cash: Sum;
  other: Sum;
  float: Counted | null;
  drawer: number;
  counted: (Counted & { expected: number }) | null;
  unsent: { count: number } | null;
};
type Entry = {
  kind: string;
  orderId: string | null;
  amount: number;
  expected: number | null;
  reason: string | null;
};
type NotCounted = { id: string; orderId: string; amount: number; settledAs: string | null };
type Detail = { till: Till; notCounted: NotCounted[]; list: Entry[]; totalCount: number };

let server: TestServer;
let manager: Staff;
let desk: Staff;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  manager = await server.createStaff('manager');
  desk = await server.createStaff('desk');
});

const atVenue = { paymentMethod: 'at_pickup', paymentStatus: 'at_pickup' } as const;
const nothing: Sum = { count: 0, paid: 0, corrections: 0, expected: 0, notCounted: 0 };

async function handOver(means: 'cash' | 'other', who = desk) {
  const orderId = await addOrder(server, await server.createFan(), atVenue);
  const made = await who.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, {
    body: { means, amount: 3600 },
    key: randomUUID(),
  });
  return { orderId, id: (made.body.data as { handOver: { id: string } }).handOver.id };
}

const listed = async (day?: string) =>
  (await manager.call('GET', `/v1/admin/tills${day === undefined ? '' : `?day=${day}`}`)).body
    .data as { day: string; list: Till[]; cash: number; other: number };
const till = async (id = desk.id, day?: string) =>
  (await manager.call('GET', `/v1/admin/tills/${id}${day === undefined ? '' : `?day=${day}`}`)).body
    .data as Detail;

const correct = (body: object, key: string = randomUUID(), id = desk.id) =>
  manager.call('POST', `/v1/admin/tills/${id}/corrections`, { body, key });

const count = (kind: 'float' | 'count', amount: number, key: string = randomUUID(), id = desk.id) =>
  manager.call('POST', `/v1/admin/tills/${id}/counts`, { body: { day: day(), kind, amount }, key });

const day = () => new Date().toLocaleDateString('sv-SE', { timeZone });

test('[DESK-07] a till has the payments of its desk by means, and gives an undone one back', async () => {
  await handOver('cash');
  await handOver('other');
  const undone = await handOver('cash');
  await manager.call('POST', `/v1/admin/pickups/${undone.orderId}/undo`, {
    body: { handOverId: undone.id, reason: '渡し間違い' },
  });
  const { list, day: shown } = await listed();
  expect(shown).toBe(day());
  expect(list.find(({ id }) => id === desk.id)).toEqual({
    id: desk.id,
    name: desk.name,
    open: true,
    cash: { ...nothing, count: 1, paid: 3600, expected: 3600 },
    other: { ...nothing, count: 1, paid: 3600, expected: 3600 },
    float: null,
    drawer: 3600,
    counted: null,
    unsent: null,
  });
  const { list: entries, totalCount } = await till();
  expect(totalCount).toBe(4);
  expect(entries[0]).toMatchObject({ kind: 'undo', orderId: undone.orderId, amount: -3600 });
});

test('[DESK-07] an undo by the command line gives the money back, once', async () => {
  const { orderId } = await handOver('cash');
  const homestand = createTerminal(server);
  const undo = ['orders', 'undo', orderId, '--reason', '渡し間違い'];
  expect((await homestand(undo)).code).toBe(0);
  await homestand(undo);
  expect((await till()).till.cash).toEqual(nothing);
});

test('[DESK-07] orders that were paid by card are in no till', async () => {
  const orderId = await addOrder(server, await server.createFan());
  await desk.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, {
    body: {},
    key: randomUUID(),
  });
  expect((await listed()).list.some(({ id }) => id === desk.id)).toBe(false);
  expect((await till()).list).toEqual([]);
});

test('[DESK-07] a correction with its reason changes the expected sum once, and is in the log', async () => {
  await handOver('cash');
  const body = { day: day(), means: 'cash', amount: -500, reason: ' お釣りの\u202e渡し間違い ' };
  const key = randomUUID();
  const made = await parallel(3, () => correct(body, key));
  for (const { status, body: answer } of made) {
    expect(status).toBe(200);
    expect((answer.data as Till).cash.expected).toBe(3100);
  }
  const { till: now, list } = await till();
  expect(now.cash).toEqual({ ...nothing, count: 1, paid: 3600, corrections: -500, expected: 3100 });
  expect(list[0]).toMatchObject({
    kind: 'correction',
    orderId: null,
    amount: -500,
    reason: 'お釣りの渡し間違い',
    by: manager.name,
  });
  const log = await server.db
    .selectFrom('staffLogAsWritten')
    .select(['staffId', 'after', 'reason'])
    .where('action', '=', 'correct_till')
    .where('accountId', '=', desk.id)
    .execute();
  expect(log).toEqual([
    {
      staffId: manager.id,
      after: { day: day(), means: 'cash', amount: -500 },
      reason: { reason: 'お釣りの渡し間違い' },
    },
  ]);
});

test('[DESK-07] a correction of an earlier day counts there, one of a day to come is refused', async () => {
  const earlier = '2026-01-05';
  const correction = { means: 'other', amount: 700, reason: '入力もれ' };
  expect((await correct({ ...correction, day: earlier })).status).toBe(200);
  expect((await till(desk.id, earlier)).till).toMatchObject({
    open: false,
    other: { expected: 700 },
  });
  expect((await till()).till.other).toEqual(nothing);
  const refused = async (body: object, field: string, message: string) =>
    expect(await correct(body)).toMatchObject({
      status: 422,
      body: { data: { errors: [{ field, message }] } },
    });
  await refused({ ...correction, day: '2999-01-01' }, 'day', messages.dayToCome);
  await refused({ ...correction, day: earlier, amount: 0 }, 'amount', messages.amountRequired);
  expect((await correct({ ...correction, day: earlier, reason: '  ' })).status).toBe(422);
});

test('[DESK-07] nobody changes an entry, not even in the database', async () => {
  await handOver('cash');
  await expect(server.db.deleteFrom('tillEntries').execute()).rejects.toThrow(
    'The entries of a till cannot be changed.',
  );
});

test('[DESK-07] the CSV of a day has every entry, for spreadsheets and without formulas', async () => {
  const { orderId } = await handOver('cash');
  await correct({ day: day(), means: 'other', amount: -100, reason: '=1+1' });
  await count('float', 10_000);
  await count('count', 13_500);
  const response = await fetch(`${server.origin}/api/v1/admin/tills.csv`, {
    headers: { Authorization: `Bearer ${manager.token}` },
  });
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines[0]).toBe(messages.tillCsv.columns.join(','));
  const own = lines.filter((line) => line.startsWith(`${desk.name},`));
  expect(own).toHaveLength(4);
  expect(own[0]).toMatch(new RegExp(`,受け取り,${orderId},現金,3600,,,,,$`));
  expect(own[1]).toMatch(new RegExp(`,訂正,,その他,-100,'=1\\+1,${manager.name},,,$`));
  expect(own[2]).toMatch(new RegExp(`,開始額,,現金,,,${manager.name},10000,,$`));
  expect(own[3]).toMatch(new RegExp(`,数えた額,,現金,,,${manager.name},13500,-100,$`));
});

test('[DESK-06] [DESK-07] what a second desk took for the same order stands in its till as not counted, until it went back', async () => {
  const second = await server.createStaff('desk');
  const { orderId } = await handOver('cash');
  const late = { means: 'cash', amount: 3600, handedOverAt: new Date().toISOString() };
  const refused = await second.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, {
    body: late,
    key: randomUUID(),
  });
  expect(refused.status).toBe(409);
  const own = await till(second.id);
  expect(own.till.cash).toEqual({ ...nothing, notCounted: 3600 });
  expect(own.notCounted).toMatchObject([{ orderId, amount: 3600, settledAs: null }]);
  expect((await listed()).list.find(({ id }) => id === second.id)?.cash.notCounted).toBe(3600);
  expect((await till()).till.cash).toMatchObject({ expected: 3600, notCounted: 0 });

  await manager.call('PUT', `/v1/admin/refused-hand-overs/${own.notCounted[0]?.id}/settlement`, {
    body: { kind: 'refund', note: 'お代を返した' },
  });
  const settled = await till(second.id);
  expect(settled.till.cash).toEqual(nothing);
  expect(settled.notCounted).toMatchObject([{ amount: 3600, settledAs: 'refund' }]);
});

test('[DESK-07] a desk that runs has a till before its first payment, so that somebody can put its float in; an ended one keeps it', async () => {
  const code = (await manager.call('POST', '/v1/admin/desk-codes', { body: { name: 'レジ1' } }))
    .body.data as { code: string };
  const enrolled = await server.nobody.call('POST', '/v1/admin/desks', {
    body: { code: code.code, deviceId: randomUUID(), deviceType: 'web' },
  });
  const { id } = (enrolled.body.data as { staff: { id: string } }).staff;
  const own = async () => (await listed()).list.find((till) => till.id === id);
  expect(await own()).toMatchObject({ open: true, float: null, drawer: 0, counted: null });
  expect((await listed('2026-01-05')).list.some((till) => till.id === id)).toBe(false);
  expect((await count('float', 30_000, undefined, id)).status).toBe(200);
  await manager.call('DELETE', `/v1/admin/desks/${id}`);
  expect(await own()).toMatchObject({ open: false, float: { amount: 30_000 }, drawer: 30_000 });
  const counted = await count('count', 29_900, undefined, id);
  expect(counted.body.data).toMatchObject({ counted: { amount: 29_900, expected: 30_000 } });
});

test('[DESK-07] the float adds to what must be in the drawer, and to no sum of the day', async () => {
  await handOver('cash');
  await handOver('other');
  const { cash } = await listed();
  await count('float', 20_000);
  const made = (await count('float', 30_000)).body.data as Till;
  expect(made).toMatchObject({ float: { amount: 30_000, by: manager.name }, drawer: 33_600 });
  expect(made.cash).toEqual({ ...nothing, count: 1, paid: 3600, expected: 3600 });
  expect((await listed()).cash).toBe(cash);
  const { list, totalCount } = await till();
  expect(totalCount).toBe(4);
  expect(list.slice(0, 2)).toMatchObject([
    { kind: 'float', amount: 30_000, expected: null },
    { kind: 'float', amount: 20_000, expected: null },
  ]);
});

test('[DESK-07] a count keeps what had to be there, by whom and when, once for each key', async () => {
  await count('float', 10_000);
  await handOver('cash');
  const key = randomUUID();
  for (const { status, body } of await parallel(3, () => count('count', 13_500, key))) {
    expect(status).toBe(200);
    expect((body.data as Till).counted).toMatchObject({
      amount: 13_500,
      expected: 13_600,
      by: manager.name,
    });
  }
  // A hand-over that comes later changes what must be there now, and the count stays as it was made.
  await handOver('cash');
  const { till: now, list } = await till();
  expect(now).toMatchObject({ drawer: 17_200, counted: { amount: 13_500, expected: 13_600 } });
  expect(list.filter(({ kind }) => kind === 'count')).toHaveLength(1);
  const log = await server.db
    .selectFrom('staffLogAsWritten')
    .select(['action', 'after'])
    .where('accountId', '=', desk.id)
    .where('action', 'in', ['set_till_float', 'count_till'])
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'set_till_float', after: { day: day(), amount: 10_000 } },
    { action: 'count_till', after: { day: day(), amount: 13_500, expected: 13_600 } },
  ]);
});

test('[DESK-07] counted cash is of a day that has come, and nobody changes it, not even in the database', async () => {
  const body = { day: '2999-01-01', kind: 'count', amount: 0 };
  const path = `/v1/admin/tills/${desk.id}/counts`;
  expect(await manager.call('POST', path, { body, key: randomUUID() })).toMatchObject({
    status: 422,
    body: { data: { errors: [{ field: 'day', message: messages.dayToCome }] } },
  });
  const negative = { ...body, day: day(), amount: -1 };
  expect((await manager.call('POST', path, { body: negative, key: randomUUID() })).status).toBe(
    422,
  );
  expect((await count('count', 0)).status).toBe(200);
  await expect(server.db.deleteFrom('tillCounts').execute()).rejects.toThrow(
    'The entries of a till cannot be changed.',
  );
});

test('[DESK-06] [DESK-07] a till says what its device has not sent yet', async () => {
  await handOver('cash');
  await desk.call('GET', '/v1/admin/hand-overs?unsent=2');
  expect((await till()).till.unsent).toMatchObject({ count: 2, isCurrent: true });
  expect((await till(desk.id, '2026-01-05')).till.unsent).toBeNull();
});

test('[TODAY-01] [DESK-07] the sales of the day are without corrections of tills, and name them', async () => {
  const sales = async () =>
    (
      (await manager.call('GET', '/v1/admin/today')).body.data as {
        sales: { today: { cash: number; corrections: number } };
      }
    ).sales.today;
  const before = await sales();
  await handOver('cash');
  await correct({ day: day(), means: 'cash', amount: -500, reason: 'お釣りの渡し間違い' });
  const after = await sales();
  expect(after.cash - before.cash).toBe(3600);
  expect(after.corrections - before.corrections).toBe(-500);
});

test('[DESK-07] a desk reads its own till, and no other', async () => {
  const own = async (who: Staff) =>
    (await who.call('GET', '/v1/admin/own-till')).body.data as Detail;
  expect((await own(desk)).till).toMatchObject({ id: desk.id, cash: nothing, other: nothing });
  const { orderId } = await handOver('cash');
  const other = await server.createStaff('desk');
  await handOver('cash', other);
  const mine = await own(desk);
  expect(mine).toEqual(await till());
  expect(mine.list.map((entry) => entry.orderId)).toEqual([orderId]);
  expect((await own(other)).till.id).toBe(other.id);
  expect((await desk.call('GET', `/v1/admin/tills/${desk.id}`)).status).toBe(404);
});
