import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { avoidMinuteEnd } from '../../../../../tests/support/clock.ts';
import type { Fan, Staff } from '../../../../../tests/support/fixtures.ts';
import { parallel } from '../../../../../tests/support/parallel.ts';
import { orderForm, type Shop, startShop } from '../../../../../tests/support/serverWithGateway.ts';
import { createTerminal } from '../../cli/terminal.testSupport.ts';
import { databaseLimits } from '../../http/limits.ts';
import { messages as common } from '../../messages.ts';
import { messages } from './messages.ts';

type Pickup = {
  id: string;
  state: string;
  name: string;
  due: number;
  totalPrice: number;
  memo: string | null;
  items: { productName: string; quantity: number; imageUrl: string | null }[];
  handOver: {
    id: string;
    at: string;
    by: string | null;
    means: string | null;
    amount: number;
    undoUntil: string;
  } | null;
  otherIds: string[];
};

let shop: Shop;
let homestand: ReturnType<typeof createTerminal>;
let desk: Staff;
beforeAll(async () => {
  shop = await startShop();
  homestand = createTerminal({ ...shop, environment: shop.gateway.environment });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  desk = await shop.createStaff('desk');
});

async function orderPaid(): Promise<{ fan: Fan; orderId: string }> {
  const fan = await shop.createBuyer();
  const { started } = await shop.pay(fan);
  return { fan, orderId: started.orderId };
}

async function orderAtVenue(name: string = orderForm.name, who?: Fan, kana = '') {
  const fan = who ?? (await shop.createFan());
  const ordered = await fan.call('POST', '/v1/user/orders', {
    body: {
      form: { ...orderForm, name, kana },
      items: [{ product_id: await shop.createProduct(1320), quantity: 2 }],
    },
  });
  const { order_id: orderId } = ordered.body.data as { order_id: string };
  return { fan, orderId };
}

type Change = Partial<{
  deliveryStatus: 'canceled' | 'received' | 'unshipped' | 'shipped';
  deliveryMethod: 'shipping';
  paymentStatus: 'awaiting' | 'failed' | 'canceled' | 'refund_due' | 'refunded';
  memo: string;
  name: string;
}>;

const setOrder = (id: string, change: Change) =>
  shop.db.updateTable('orders').set(change).where('id', '=', id).execute();

const pickup = async (orderId: string, who = desk) =>
  (await who.call('GET', `/v1/admin/pickups/${orderId}`)).body.data as Pickup;

const found = async (query: string, filters = '') => {
  const path = `/v1/admin/pickups?query=${encodeURIComponent(query)}${filters}`;
  return (await desk.call('GET', path)).body.data as { list: Pickup[]; totalCount: number };
};

const handOver = (orderId: string, who = desk, body: object = {}, key: string = randomUUID()) =>
  who.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, { body, key });

const undo = (orderId: string, handOverId: string, reason?: string, who = desk) =>
  who.call('POST', `/v1/admin/pickups/${orderId}/undo`, {
    body: { handOverId, ...(reason !== undefined && { reason }) },
  });

const handedOver = async (orderId: string, who = desk, body: object = {}) => {
  const { handOver: made } = (await handOver(orderId, who, body)).body.data as Pickup;
  if (!made) throw new Error('It was not handed over.');
  return made;
};

const statusOf = (id: string) =>
  shop.db
    .selectFrom('orders')
    .select(['deliveryStatus', 'paymentStatus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const changesOf = (orderId: string) =>
  shop.db
    .selectFrom('orderChanges')
    .select(['id', 'deliveryStatus', 'staffId', 'sessionId', 'means', 'amount', 'reason'])
    .where('orderId', '=', orderId)
    .where('deliveryStatus', '<>', 'unshipped')
    .orderBy('changedAt')
    .execute();

const logOf = (orderId: string) =>
  shop.db
    .selectFrom('staffLogAsWritten')
    .selectAll()
    .where((row) => row(row.val(orderId), '=', row.fn.any('orderIds')))
    .orderBy('id')
    .execute();

/** Simulates that this much time has passed since the hand-over. */
const passTime = (orderId: string, seconds: number) =>
  sql`update order_changes set changed_at = changed_at - make_interval(secs => ${seconds})
    where order_id = ${orderId}`.execute(shop.db);

describe('a pickup', () => {
  test('[DESK-03] has goods, what is to be paid, name and memo, and no address', async () => {
    const { orderId } = await orderAtVenue('浜野 あかり');
    await setOrder(orderId, { memo: '12番ゲート' });
    const response = await desk.call('GET', `/v1/admin/pickups/${orderId}`);
    expect(response.body.data).toMatchObject({
      id: orderId,
      state: 'open',
      name: '浜野 あかり',
      totalPrice: 2640,
      due: 2640,
      memo: '12番ゲート',
      items: [{ quantity: 2, imageUrl: null }],
      handOver: null,
    });
    for (const secret of [orderForm.email, orderForm.phone])
      expect(JSON.stringify(response.body)).not.toContain(secret);
    expect(await pickup((await orderPaid()).orderId)).toMatchObject({ state: 'open', due: 0 });
  });

  test('[MATCH-02] names the match of an order, also in the list of a device; nothing for an order without one', async () => {
    const { orderId: before } = await orderAtVenue();
    const matchId = await shop.createMatch(new Date('2026-12-05T04:00:00Z'), {
      ...{ opponent: '港南', ground: '湊スタジアム' },
    });
    const { orderId } = await orderAtVenue();
    await shop.db.updateTable('orders').set({ matchId }).where('id', '=', orderId).execute();
    const match = {
      ...{ matchId, day: '2026-12-05', opponent: '港南' },
      ...{ ground: '湊スタジアム', state: 'planned' },
    };
    const { list } = (await desk.call('GET', '/v1/admin/open-pickups')).body.data as {
      list: Pickup[];
    };
    for (const each of [await pickup(orderId), list.find(({ id }) => id === orderId)])
      expect(each).toMatchObject({ match });
    for (const each of [await pickup(before), list.find(({ id }) => id === before)])
      expect(each).not.toHaveProperty('match');
    await shop.db.updateTable('orders').set({ matchId: null }).execute();
    await shop.db.deleteFrom('matches').execute();
  });

  test('[DESK-03] names the other open pickups of the same fan, each handed over on its own', async () => {
    const { fan, orderId: first } = await orderAtVenue();
    const { orderId: second } = await orderAtVenue(orderForm.name, fan);
    const { orderId: third } = await orderAtVenue(orderForm.name, fan);
    await orderAtVenue();
    const othersOf = async (orderId: string) => (await pickup(orderId)).otherIds;
    expect(await othersOf(second)).toEqual([first, third]);
    expect((await found(third)).list.map(({ otherIds }) => otherIds)).toEqual([[first, second]]);
    const { list } = (await desk.call('GET', '/v1/admin/open-pickups')).body.data as {
      list: Pickup[];
    };
    expect(list.find(({ id }) => id === first)?.otherIds).toEqual([second, third]);

    await handedOver(first, desk, { means: 'cash', amount: 2640 });
    expect(await othersOf(first)).toEqual([]);
    expect(await othersOf(second)).toEqual([third]);
    expect(await pickup(second)).toMatchObject({ state: 'open', due: 2640 });
  });

  test.each<[string, Change]>([
    ['canceled', { deliveryStatus: 'canceled' }],
    ['refunded', { deliveryStatus: 'canceled', paymentStatus: 'refunded' }],
    ['refunded', { paymentStatus: 'refund_due' }],
    ['payment_pending', { paymentStatus: 'awaiting' }],
    ['payment_failed', { paymentStatus: 'failed' }],
    ['payment_failed', { paymentStatus: 'canceled' }],
    ['shipping', { deliveryMethod: 'shipping', deliveryStatus: 'unshipped' }],
    ['shipping', { deliveryMethod: 'shipping', deliveryStatus: 'shipped' }],
  ])('[DESK-04] in the state %s is refused with its own word: %j', async (state, change) => {
    const { orderId } = await orderPaid();
    await setOrder(orderId, change);
    expect(await pickup(orderId)).toMatchObject({ state, due: 0, handOver: null });
    const before = await statusOf(orderId);
    expect((await handOver(orderId)).body).toEqual({
      code: 409,
      message: messages.notOpen[state as 'canceled'],
      data: null,
    });
    expect(await statusOf(orderId)).toEqual(before);
  });

  test('[DESK-04] that is unknown is not found', async () => {
    const none = '260101-000000';
    for (const response of [
      await desk.call('GET', `/v1/admin/pickups/${none}`),
      await handOver(none),
      await undo(none, randomUUID()),
    ])
      expect(response.body).toEqual({ code: 404, message: common.notFound, data: null });
  });
});

describe('the search', () => {
  test('[DESK-02] finds a number whole or by its end, in any case, width and spacing', async () => {
    const { orderId } = await orderPaid();
    const end = orderId.slice(-6);
    const wide = end.replace(/[!-~]/g, (character) =>
      String.fromCharCode(character.charCodeAt(0) + 0xfee0),
    );
    for (const typed of [
      orderId,
      orderId.toLowerCase().replace('-', ' '),
      end.toLowerCase(),
      `${end.slice(0, 3)} ${end.slice(3)}`,
      wide,
    ]) {
      const { list } = await found(typed);
      expect([typed, list.map(({ id }) => id)]).toEqual([typed, [orderId]]);
    }
    // A second scan says that it was handed over.
    await handOver(orderId);
    expect((await found(end)).list).toMatchObject([{ id: orderId, state: 'handed_over' }]);
  });

  test('[DESK-02] finds open pickups by a part of the name, without its spaces', async () => {
    const name = `検索 ｶｵﾘ${randomUUID().slice(0, 4)}`;
    const { orderId } = await orderAtVenue(name);
    for (const typed of [name, name.replace(' ', ''), name.replace(' ', '　'), '検索カオリ'])
      expect((await found(typed)).list.map(({ id }) => id)).toContain(orderId);
    expect((await found('%')).list).toEqual([]);
    await setOrder(orderId, { deliveryStatus: 'canceled' });
    expect((await found(name)).list).toEqual([]);
  });

  test('[DESK-02] [NAME-02] finds open pickups by how the name is read, and however it is spelled', async () => {
    const mark = randomUUID().slice(0, 6);
    const { orderId } = await orderAtVenue(`渡邉${mark} 桜`, undefined, 'オオノ サクラ');
    for (const typed of [
      `さくら ${mark}`,
      `ｻｸﾗ ${mark}`,
      `${mark} おーの`,
      `おおのさくら ${mark}`,
      `櫻　渡辺${mark}`,
      `渡邊${mark}桜`,
    ])
      expect([typed, (await found(typed)).list.map(({ id }) => id)]).toEqual([typed, [orderId]]);
    expect((await found(mark)).list).toMatchObject([{ kana: 'オオノ サクラ' }]);
    for (const typed of [`おの ${mark}`, `さくらい ${mark}`, `${mark} ${orderForm.email}`])
      expect([typed, (await found(typed)).totalCount]).toEqual([typed, 0]);
  });

  test('without a query lists what waits, a page at a time', async () => {
    const orderIds = [(await orderPaid()).orderId, (await orderAtVenue()).orderId].reverse();
    const canceled = await orderPaid();
    await setOrder(canceled.orderId, { deliveryStatus: 'canceled' });
    const { list, totalCount } = await found('', '&size=2');
    expect(list.map(({ id }) => id)).toEqual(orderIds);
    expect(totalCount).toBeGreaterThanOrEqual(2);
    expect((await found(' ', '&size=100')).list.map(({ id }) => id)).not.toContain(
      canceled.orderId,
    );
  });
});

describe('a hand-over', () => {
  test('[DESK-03] [STAFF-04] stands in order, history and log, and the fan is told', async () => {
    const { fan, orderId } = await orderPaid();
    const response = await handOver(orderId);
    const { handOver: made, ...after } = response.body.data as Pickup;
    expect([response.status, after.state]).toEqual([200, 'handed_over']);
    expect(made).toMatchObject({ by: desk.name, means: null, amount: 0 });
    const validFor = new Date(made?.undoUntil ?? 0).getTime() - new Date(made?.at ?? 0).getTime();
    expect(validFor).toBe(15_000);
    expect(await statusOf(orderId)).toEqual({ deliveryStatus: 'received', paymentStatus: 'paid' });
    expect((await changesOf(orderId)).at(-1)).toMatchObject({
      id: made?.id,
      deliveryStatus: 'received',
      staffId: desk.id,
    });
    expect((await logOf(orderId)).at(-1)).toMatchObject({
      action: 'hand_over',
      staffId: desk.id,
      staffName: desk.name,
      fanIds: [fan.id],
      before: { deliveryStatus: 'pending' },
      after: { deliveryStatus: 'received' },
    });
    const event = await shop.db
      .selectFrom('events')
      .select(['type', 'personId', 'data'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toEqual({
      type: 'order',
      personId: fan.id,
      data: { orderId, deliveryStatus: 'received', paymentStatus: 'paid' },
    });
    expect((await fan.call('GET', '/v1/user/pickups')).body.data).toEqual({ list: [] });
  });

  test('[DESK-03] at the venue notes the means and the amount', async () => {
    const { orderId } = await orderAtVenue();
    for (const [body, fields] of [
      [{}, ['means', 'amount']],
      [{ means: 'cash' }, ['amount']],
      [{ means: 'cash', amount: 2000 }, ['amount']],
      [{ amount: 2640 }, ['means']],
    ] as const) {
      const { status, body: refused } = await handOver(orderId, desk, body);
      const { errors } = refused.data as { errors: { field: string }[] };
      expect([status, errors.map(({ field }) => field)]).toEqual([422, fields]);
    }
    expect(await statusOf(orderId)).toMatchObject({ deliveryStatus: 'pending' });
    const payment = { means: 'cash', amount: 2640 };
    expect(await handedOver(orderId, desk, payment)).toMatchObject(payment);
    expect((await changesOf(orderId)).at(-1)).toMatchObject(payment);
    expect((await logOf(orderId)).at(-1)).toMatchObject({ after: payment });
    expect(await pickup(orderId)).toMatchObject({ due: 0, handOver: payment });

    const paid = await orderPaid();
    expect((await handOver(paid.orderId, desk, payment)).status).toBe(422);
  });

  test('[DESK-04] sent often with one key happens once', async () => {
    const { orderId } = await orderPaid();
    const key = randomUUID();
    const all = await parallel(8, () => handOver(orderId, desk, {}, key));
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(all.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(
      (await changesOf(orderId)).filter((change) => change.deliveryStatus === 'received'),
    ).toHaveLength(1);
    expect((await logOf(orderId)).filter((entry) => entry.action === 'hand_over')).toHaveLength(1);
    // No customer's data is stored with the key.
    const stored = await shop.db
      .selectFrom('idempotencyKeys')
      .select('answer')
      .where('key', '=', key)
      .executeTakeFirst();
    expect(stored).toEqual({ answer: { orderId } });
  });

  test('[DESK-04] by two desks at once happens once: the other is told who and when', async () => {
    const desks = [desk, await shop.createStaff(), await shop.createStaff('manager')];
    for (let round = 0; round < 5; round++) {
      const { orderId } = await orderPaid();
      const all = await Promise.all(desks.map((desk) => handOver(orderId, desk)));
      const winners = desks.filter((_, index) => all[index]?.status === 200);
      expect(winners).toHaveLength(1);
      const { handOver: made } = await pickup(orderId);
      expect(made?.by).toBe(winners[0]?.name);
      const sentence = messages.handedOver(new Date(made?.at ?? 0), made?.by ?? null);
      for (const { status, body } of all)
        if (status !== 200) expect(body).toEqual({ code: 409, message: sentence, data: null });
      expect((await logOf(orderId)).filter((entry) => entry.action === 'hand_over')).toHaveLength(
        1,
      );
    }
  });

  test('[DESK-04] of an order that the command handed over is refused with its time', async () => {
    const { orderId } = await orderPaid();
    await homestand(['orders', 'status', orderId, 'received']);
    const { state, handOver: made } = await pickup(orderId);
    expect([state, made?.by]).toEqual(['handed_over', null]);
    expect((await handOver(orderId)).body.message).toBe(
      messages.handedOver(new Date(made?.at ?? 0), null),
    );
  });

  test('and a cancellation at the same time: one of them happens', async () => {
    for (let round = 0; round < 4; round++) {
      const { orderId } = await orderPaid();
      const [handed, canceled] = await Promise.all([
        handOver(orderId),
        homestand(['orders', 'status', orderId, 'canceled']),
      ]);
      expect([handed.status, canceled.code]).toEqual(
        (await statusOf(orderId)).deliveryStatus === 'received' ? [200, 1] : [409, 0],
      );
    }
  });
});

describe('an undone hand-over', () => {
  test('[DESK-05] needs no reason at first, and waits at the counter again', async () => {
    const { fan, orderId } = await orderAtVenue();
    const made = await handedOver(orderId, desk, { means: 'other', amount: 2640 });
    const response = await undo(orderId, made.id);
    expect(response.body.data).toMatchObject({ state: 'open', due: 2640, handOver: null });
    expect(await statusOf(orderId)).toMatchObject({ deliveryStatus: 'pending' });
    expect((await fan.call('GET', '/v1/user/pickups')).body.data).toMatchObject({
      list: [{ id: orderId }],
    });
    expect((await changesOf(orderId)).at(-1)).toMatchObject({
      deliveryStatus: 'pending',
      staffId: desk.id,
      reason: null,
    });
    expect((await logOf(orderId)).at(-1)).toMatchObject({
      action: 'undo_hand_over',
      before: { deliveryStatus: 'received', means: 'other', amount: 2640 },
      after: { deliveryStatus: 'pending' },
    });
    expect((await handOver(orderId, desk, { means: 'cash', amount: 2640 })).status).toBe(200);
  });

  test('[DESK-05] needs a reason later, which stands in history and log', async () => {
    const { orderId } = await orderPaid();
    const made = await handedOver(orderId);
    await passTime(orderId, 16);
    for (const reason of [undefined, ' 　'])
      expect((await undo(orderId, made.id, reason)).body).toMatchObject({
        code: 422,
        data: { errors: [{ field: 'reason', message: messages.reasonRequired }] },
      });
    // By another person than the one who handed it over.
    const manager = await shop.createStaff('manager');
    expect((await undo(orderId, made.id, '別の方に渡した', manager)).status).toBe(200);
    const [staffId, reason] = [manager.id, '別の方に渡した'];
    expect((await changesOf(orderId)).at(-1)).toMatchObject({ staffId, reason });
    expect((await logOf(orderId)).at(-1)).toMatchObject({ staffId, reason: { reason } });
  });

  test('[DESK-05] sent again has no effect, and never takes back a later hand-over', async () => {
    const { orderId } = await orderPaid();
    const first = await handedOver(orderId);
    const all = await parallel(5, () => undo(orderId, first.id));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(
      (await logOf(orderId)).filter((entry) => entry.action === 'undo_hand_over'),
    ).toHaveLength(1);
    const other = await shop.createStaff();
    const second = await handedOver(orderId, other);
    expect((await undo(orderId, first.id)).body).toEqual({
      code: 409,
      message: messages.handedOverAgain(new Date(second.at), other.name),
      data: null,
    });
    expect((await pickup(orderId)).handOver).toEqual(second);
    expect((await undo(orderId, randomUUID())).status).toBe(404);
    const elsewhere = await orderPaid();
    expect((await undo(elsewhere.orderId, first.id)).status).toBe(404);
  });

  test('is the one of the last hand-over, also after a change of the payment', async () => {
    const { orderId } = await orderPaid();
    const made = await handedOver(orderId);
    // As a later refund writes it.
    await setOrder(orderId, { paymentStatus: 'refunded' });
    await shop.db
      .insertInto('orderChanges')
      .values({
        orderId,
        id: randomUUID(),
        changedAt: new Date(Date.now() + 1000),
        deliveryStatus: 'received',
        paymentStatus: 'refunded',
        trackingNumber: null,
        reason: null,
      })
      .execute();
    expect((await pickup(orderId)).handOver).toEqual(made);
    expect((await undo(orderId, made.id)).body.code).toBe(409);
    expect((await pickup(orderId)).state).toBe('handed_over');
  });
});

test('the hand-overs of a session, newest first, with the counts of the club', async () => {
  const counts = async () => {
    const { changedAt: _, ...rest } = (await desk.call('GET', '/v1/admin/hand-overs')).body
      .data as { list: unknown[]; handedOverToday: number; open: number; changedAt: string };
    return rest;
  };
  const before = await counts();
  const [first, second, other] = [
    await orderPaid(),
    await orderAtVenue('港 みなと'),
    await orderPaid(),
  ];
  expect(await counts()).toEqual({ ...before, open: before.open + 3 });
  const made = await handedOver(first.orderId);
  await handedOver(second.orderId, desk, { means: 'cash', amount: 2640 });
  await handedOver(other.orderId, await shop.createStaff());
  await undo(first.orderId, made.id);
  expect(await counts()).toMatchObject({
    list: [
      {
        orderId: second.orderId,
        name: '港 みなと',
        quantity: 2,
        means: 'cash',
        amount: 2640,
        undoneAt: null,
      },
      { orderId: first.orderId, id: made.id, at: made.at, undoneAt: expect.any(String) },
    ],
    handedOverToday: before.handedOverToday + 2,
    open: before.open + 1,
  });
  // One from yesterday is no longer counted.
  await shop.db
    .updateTable('orders')
    .set({ updatedAt: new Date(Date.now() - 25 * 60 * 60 * 1000) })
    .where('id', '=', other.orderId)
    .execute();
  expect((await counts()).handedOverToday).toBe(before.handedOverToday + 1);
});

test('[STAFF-04] reading a customer’s data is in the log: one order, and what a search found', async () => {
  const { fan, orderId } = await orderAtVenue('記録 はるか');
  await pickup(orderId);
  await found('記録はるか');
  await found('だれでもない');
  const rows = await logOf(orderId);
  expect(rows).toMatchObject([
    { action: 'read_pickup', staffId: desk.id, orderIds: [orderId], fanIds: [fan.id] },
    { action: 'search_pickups', orderIds: [orderId], after: { query: '記録はるか' } },
  ]);
});

type OpenPickups = {
  at: string;
  whole: boolean;
  next?: string;
  list: Pickup[];
  closed: { id: string; state: string; name?: string; handOver: { by: string | null } | null }[];
};

const openPickups = async (since?: string) => {
  const query = since === undefined ? '' : `?since=${since}`;
  return (await desk.call('GET', `/v1/admin/open-pickups${query}`)).body.data as OpenPickups;
};

const refusedHandOvers = async (who: Staff) =>
  (
    (await who.call('GET', '/v1/admin/refused-hand-overs')).body.data as {
      list: {
        orderId: string;
        reason: string;
        by: string;
        amount: number;
        handedOverAt: string;
        inForce: { by: string } | null;
      }[];
    }
  ).list;

const placedBefore = (id: string) =>
  shop.db
    .updateTable('orders')
    .set({ createdAt: new Date(Date.now() - 3_600_000) })
    .where('id', '=', id)
    .execute();

const atDesk = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe('a counter without the server', () => {
  test('[DESK-06] downloads the open pickups with the least data, and then only what changed', async () => {
    const { orderId } = await orderAtVenue('湊 あかり');
    const { orderId: paid } = await orderPaid();
    const shipping = (await orderPaid()).orderId;
    await setOrder(shipping, { deliveryMethod: 'shipping', deliveryStatus: 'unshipped' });
    const whole = await openPickups();
    expect(whole.whole).toBe(true);
    expect(whole.list.find(({ id }) => id === orderId)).toMatchObject({
      name: '湊 あかり',
      due: 2640,
      items: [{ quantity: 2 }],
    });
    const ids = whole.list.map(({ id }) => id);
    expect(ids).toContain(paid);
    expect(ids).not.toContain(shipping);
    for (const secret of [orderForm.email, orderForm.phone])
      expect(JSON.stringify(whole)).not.toContain(secret);
    const downloads = () =>
      shop.db
        .selectFrom('staffLogAsWritten')
        .select(['orderIds', 'fanIds', 'after'])
        .where('action', '=', 'download_pickups')
        .where('staffId', '=', desk.id)
        .orderBy('id', 'desc')
        .execute();
    // Of a whole list the number is enough; of what changed the log has the orders.
    expect((await downloads())[0]).toEqual({
      orderIds: [],
      fanIds: [],
      after: { count: whole.list.length },
    });
    await openPickups(whole.at);
    expect((await downloads())[0]).toMatchObject({
      orderIds: expect.arrayContaining([paid]),
      after: null,
    });

    await handedOver(orderId, desk, { means: 'cash', amount: 2640 });
    const changed = await openPickups(whole.at);
    expect(changed.whole).toBe(false);
    expect(changed.list.map(({ id }) => id)).not.toContain(orderId);
    const row = changed.closed.find(({ id }) => id === orderId);
    expect(row).toMatchObject({ state: 'handed_over', handOver: { by: desk.name } });
    // No goods, no name.
    expect(row).not.toHaveProperty('name');
    expect((await openPickups('9999-01-01T00:00:00.000Z')).closed).toEqual([]);
    expect((await openPickups('0001-01-01T00:00:00.000Z')).list.length).toBeGreaterThan(1);
  });

  test('[DESK-06] every open pickup comes, page by page, also those of a club with more than one page', async () => {
    const { orderId } = await orderPaid();
    // The last by number: newest first would have cut them.
    const columns = await sql<{ names: string }>`select string_agg(column_name, ', ') as names
      from information_schema.columns
      where table_name = 'orders' and column_name not in ('id', 'updated_at') and is_generated = 'NEVER'`.execute(
      shop.db,
    );
    const others = sql.raw(columns.rows[0]?.names ?? '');
    await sql`insert into orders (id, updated_at, ${others})
      select '200101-' || lpad(n::text, 6, '0'), now() - interval '1 day', ${others}
      from orders, generate_series(1, 6100) n where id = ${orderId}`.execute(shop.db);
    const helper = await shop.createStaff('desk');
    const load = async (query: string) =>
      (await helper.call('GET', `/v1/admin/open-pickups${query}`)).body.data as OpenPickups;
    const first = await load('');
    expect(first.whole).toBe(true);
    expect(first.list).toHaveLength(3000);
    // Closed and added during the load: the list of changes has both.
    expect(first.list.map(({ id }) => id)).toContain(orderId);
    await handedOver(orderId, helper);
    const { orderId: added } = await orderPaid();
    const pages = [first];
    for (let { next } = first; next !== undefined; next = pages.at(-1)?.next)
      pages.push(await load(`?after=${next}`));
    expect(pages.slice(1).every(({ whole }) => !whole)).toBe(true);
    const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('200101-'))).toHaveLength(6100);
    const changes = await load(`?since=${first.at}`);
    expect(changes.closed.map(({ id }) => id)).toContain(orderId);
    expect(changes.list.map(({ id }) => id)).toContain(added);
    await sql`update orders set delivery_status = 'canceled' where id like '200101-%'`.execute(
      shop.db,
    );
  });

  test('[ROB-02] [STAFF-04] a person loads whole lists less often than what changed', async () => {
    await avoidMinuteEnd();
    const helper = await shop.createStaff('desk');
    const load = (since?: string) =>
      helper.call('GET', `/v1/admin/open-pickups${since === undefined ? '' : `?since=${since}`}`);
    const { most } = databaseLimits.wholePickupList;
    const answers = await Promise.all(Array.from({ length: most }, () => load()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await load()).status).toBe(429);
    expect((await load(new Date().toISOString())).status).toBe(200);
  });

  test('[DESK-06] a changed memo and an undo are changes, too', async () => {
    const { orderId } = await orderPaid();
    const made = await handedOver(orderId);
    const { at } = await openPickups();
    const before = (await desk.call('GET', '/v1/admin/hand-overs')).body.data as {
      changedAt: string;
    };
    await undo(orderId, made.id);
    await shop.db
      .updateTable('orders')
      .set({ memo: '12番ゲート', memoChangedAt: sql<Date>`clock_timestamp()` })
      .where('id', '=', orderId)
      .execute();
    expect((await openPickups(at)).list.find(({ id }) => id === orderId)?.memo).toBe('12番ゲート');
    const after = (await desk.call('GET', '/v1/admin/hand-overs')).body.data as typeof before;
    expect(Date.parse(after.changedAt)).toBeGreaterThan(Date.parse(before.changedAt));
  });

  test('[DESK-06] a hand-over that arrives later has the time at the counter', async () => {
    const { orderId } = await orderPaid();
    await placedBefore(orderId);
    const handedOverAt = atDesk(20);
    const made = await handedOver(orderId, desk, { handedOverAt });
    expect(made.at).toBe(handedOverAt);
    // The undo needs no reason for 15 seconds after the arrival.
    expect((await undo(orderId, made.id)).body.code).toBe(200);
    const { orderId: other } = await orderPaid();
    const fast = await handedOver(other, desk, { handedOverAt: atDesk(-60) });
    expect(Date.parse(fast.at)).toBeLessThanOrEqual(Date.now());
  });

  test.each(['0000-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z', atDesk(90)])(
    '[DESK-06] a hand-over at %s, before its order, has the time of the server',
    async (handedOverAt) => {
      const { orderId } = await orderPaid();
      await placedBefore(orderId);
      const began = Date.now();
      const made = await handedOver(orderId, desk, { handedOverAt });
      expect(Date.parse(made.at)).toBeGreaterThanOrEqual(began);
      expect(Date.parse(made.at)).toBeLessThanOrEqual(Date.now());
    },
  );

  test('[DESK-06] of two hand-overs the first to arrive counts; the second is stored once, for managers', async () => {
    const { orderId } = await orderAtVenue();
    await placedBefore(orderId);
    const [first, second, manager] = await Promise.all([
      shop.createStaff(),
      shop.createStaff(),
      shop.createStaff('manager'),
    ]);
    const payment = { means: 'cash', amount: 2640 };
    const made = await handedOver(orderId, first, { ...payment, handedOverAt: atDesk(1) });
    const key = randomUUID();
    const late = { ...payment, handedOverAt: atDesk(5) };
    const refused = await parallel(3, () => handOver(orderId, second, late, key));
    for (const { body } of refused) {
      expect(body.code).toBe(409);
      expect(body.message).toContain(first.name);
    }
    const own = (await refusedHandOvers(manager)).filter(
      (refusedHandOver) => refusedHandOver.orderId === orderId,
    );
    expect(own).toEqual([
      expect.objectContaining({
        reason: 'handed_over',
        by: second.name,
        amount: 2640,
        handedOverAt: late.handedOverAt,
        inForce: expect.objectContaining({ by: first.name }),
      }),
    ]);
    expect((await logOf(orderId)).map(({ action }) => action)).toContain('refuse_hand_over');
    const { timeline } = (await manager.call('GET', `/v1/admin/orders/${orderId}`)).body.data as {
      timeline: { kind: string; by: string | null; deskAt: string | null }[];
    };
    expect(timeline.find(({ kind }) => kind === 'hand_over_refused')).toMatchObject({
      by: second.name,
      deskAt: late.handedOverAt,
    });
    // Open again: the key stays refused.
    await undo(orderId, made.id, '確かめるため', first);
    expect((await handOver(orderId, second, late, key)).body.code).toBe(409);
    expect((await pickup(orderId)).state).toBe('open');
    expect(
      (await refusedHandOvers(manager)).filter(
        (refusedHandOver) => refusedHandOver.orderId === orderId,
      ),
    ).toHaveLength(1);
  });

  test('[DESK-06] while the goods are at the counter, a refusal is no conflict, and the same key may still become one', async () => {
    const { orderId } = await orderPaid();
    const manager = await shop.createStaff('manager');
    await handedOver(orderId, await shop.createStaff());
    const key = randomUUID();
    expect((await handOver(orderId, desk, {}, key)).body.code).toBe(409);
    const own = async () =>
      (await refusedHandOvers(manager)).filter(
        (refusedHandOver) => refusedHandOver.orderId === orderId,
      ).length;
    expect(await own()).toBe(0);
    expect((await handOver(orderId, desk, { handedOverAt: atDesk(0) }, key)).body.code).toBe(409);
    expect(await own()).toBe(1);
  });

  test('[DESK-06] another session of the device sends the key again: it is the same hand-over', async () => {
    const { orderId } = await orderPaid();
    const key = randomUUID();
    const body = { handedOverAt: atDesk(3) };
    await handOver(orderId, await shop.createStaff(), body, key);
    const again = await handOver(orderId, desk, body, key);
    expect(again.body.code).toBe(200);
    expect((again.body.data as Pickup).state).toBe('handed_over');
    expect((await changesOf(orderId)).filter(({ staffId }) => staffId !== null)).toHaveLength(1);
    expect(
      (await refusedHandOvers(await shop.createStaff('manager'))).map(
        (refusedHandOver) => refusedHandOver.orderId,
      ),
    ).not.toContain(orderId);
  });

  test.each<[string, Change, object]>([
    ['canceled', { deliveryStatus: 'canceled' }, {}],
    ['refunded', { deliveryStatus: 'canceled', paymentStatus: 'refunded' }, {}],
    ['payment_differs', { memo: '12番ゲート' }, { means: 'cash', amount: 100 }],
  ])(
    '[DESK-06] goods that left although the order is %s are stored',
    async (reason, change, payment) => {
      const { orderId } = await orderPaid();
      await setOrder(orderId, change);
      const response = await handOver(orderId, desk, { ...payment, handedOverAt: atDesk(2) });
      expect(response.body.code).toBe(409);
      const list = await refusedHandOvers(await shop.createStaff('manager'));
      expect(list.find((refusal) => refusal.orderId === orderId)).toMatchObject({
        reason,
        inForce: null,
      });
      expect((await statusOf(orderId)).deliveryStatus).not.toBe('received');
    },
  );
});
