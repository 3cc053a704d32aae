import { randomUUID } from 'node:crypto';
import { addDays, dayOf, momentOf } from '@homestand/api-client/day';
import type { StaffRole } from '@homestand/api-client/staff';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fan, Staff } from '../../../../../../tests/support/fixtures.ts';
import { addOrder } from '../../../../../../tests/support/orders.ts';
import { parallel, tally } from '../../../../../../tests/support/parallel.ts';
import { startPushService } from '../../../../../../tests/support/pushService.ts';
import { startServer, type TestServer } from '../../../../../../tests/support/server.ts';
import { until } from '../../../../../../tests/support/until.ts';
import { newId } from '../../../db/id.ts';
import type { Session } from '../../../http/session.ts';
import { listen } from '../../live/stream.testSupport.ts';
import { expirePickups } from '../../orders/index.ts';
import { callOffMatch, undoCallOff } from './callOff.ts';
import { messages } from './messages.ts';
import { notifyOfCallOff } from './notifyOfCallOff.ts';

type CallOff = {
  id: string;
  target: { matchId: number } | null;
  undoneAt: string | null;
  undoSeconds: number;
  orders: number;
  fans: number;
  notified: number;
};
type Answer = { match: { state: string; version: number }; callOff: CallOff };

let service: Awaited<ReturnType<typeof startPushService>>;
let server: TestServer;
let manager: Staff;
let owner: Staff;
let desk: Staff;
beforeAll(async () => {
  service = await startPushService();
  // Jobs run when a test runs them.
  server = await startServer({ PUSH_SERVICES: service.host }, { maintenance: false });
  manager = await server.createStaff('manager');
  owner = await server.createStaff('owner');
  desk = await server.createStaff('desk');
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

const path = '/v1/admin/matches';
const today = () => dayOf(Date.now());

/** The match that is called off in a test, the next one, and one after it. */
let match: number;
let next: number;
let later: number;
beforeEach(async () => {
  // What an earlier test has left may be chosen, too, and would be nearer.
  await server.db.updateTable('matches').set({ state: 'canceled' }).execute();
  const on = (days: number) => server.createMatch(momentOf(addDays(today(), days), '13:00'));
  match = await on(1);
  next = await on(8);
  later = await on(15);
});

const order = (fan: Fan, values: Parameters<typeof addOrder>[2] = {}) =>
  addOrder(server, fan, { matchId: match, ...values });

const unpaid = { paymentStatus: 'at_pickup', paymentMethod: 'at_pickup' } as const;

type Body = { version?: number; state?: string; targetId?: number | null };

const send = (
  { version = 1, state = 'canceled', targetId = next }: Body = {},
  { who = manager, key = randomUUID() as string, id = match } = {},
) => who.call('POST', `${path}/${id}/call-off`, { body: { version, state, targetId }, key });

async function calledOff(body: Body = {}): Promise<Answer> {
  const { status, body: answer } = await send(body);
  expect([status, answer.message]).toEqual([200, 'success']);
  return answer.data as Answer;
}

const undo = ({ id }: Pick<CallOff, 'id'>, who = manager) =>
  who.call('POST', `${path}/${match}/call-off/undo`, { body: { callOffId: id } });

const callOffOf = async (id = match) =>
  (
    (await owner.call('GET', `${path}/${id}/call-off`)).body.data as {
      callOff: CallOff | null;
    }
  ).callOff;

const stateOf = async (id: number) =>
  (await server.db.selectFrom('matches').select('state').where('id', '=', id).execute())[0]?.state;

const matchOf = async (orderId: string) =>
  (await server.db.selectFrom('orders').select('matchId').where('id', '=', orderId).execute())[0]
    ?.matchId;

/** The time in which it can be taken back is over. */
const letTimePass = () =>
  sql`update match_call_offs set called_off_at = called_off_at - interval '16 seconds'`.execute(
    server.db,
  );

const notify = ({ id }: Pick<CallOff, 'id'>) => notifyOfCallOff(server.services, { callOffId: id });

/** Fans to whom a notice was written, in the order of the events. */
async function notifiedOf({ id }: Pick<CallOff, 'id'>): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    select person_id from events where type = 'matchCalledOff' and data->>'callOffId' = ${id}
    order by id`.execute(server.db);
  return rows.map(({ personId }) => personId);
}

const logOf = async (id: number) =>
  (
    await server.db
      .selectFrom('staffLog')
      .select(['action', 'before', 'after', 'orderIds', 'fanIds'])
      .orderBy('id')
      .execute()
  ).filter(({ after }) => (after as { matchId?: number } | null)?.matchId === id);

async function allow(fan: Fan) {
  const browser = service.subscribe();
  const body = browser.subscription;
  expect((await fan.call('PUT', '/v1/push/subscription', { body })).status).toBe(200);
  return browser;
}

/** As the call of this staff member has it. */
async function sessionOf({ id }: Staff): Promise<Session<StaffRole>> {
  const row = await server.db
    .selectFrom('sessions')
    .select(['id', 'personId', 'deviceId', 'expiresAt'])
    .where('personId', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, role: 'manager' };
}

test('[MATCH-04] a preview names who is affected, the card of the day, where orders may move, and what fans read', async () => {
  const { playerId, name } = await server.createPlayer();
  const card = await server.createCard(playerId);
  await server.db.updateTable('matches').set({ cardId: card.id }).where('id', '=', match).execute();
  const [first, second] = [await server.createFan(), await server.createFan()];
  await allow(second);
  const orders = [
    await order(first, { createdAt: new Date(Date.now() - 60_000) }),
    await order(first, { ...unpaid, createdAt: new Date(Date.now() - 50_000) }),
    await order(second),
  ];
  await order(second, { deliveryStatus: 'received' });
  await order(second, { deliveryStatus: 'canceled', paymentStatus: 'refunded' });
  await order(second, { paymentStatus: 'awaiting' });
  await order(second, { matchId: next });
  const ask = (state: string) =>
    manager.call('GET', `${path}/${match}/call-off-preview?state=${state}`);
  const { body } = await ask('postponed');
  expect(body.data).toEqual({
    ...{ version: 1, orders: 3, fans: 2, reachable: 1 },
    list: orders.map((orderId, index) => ({
      ...{ orderId, name: '浜野 さくら', totalPrice: 3600, isPaid: index !== 1 },
    })),
    card: { cardId: card.id, jerseyNumber: expect.any(String), name, cardType: 'normal' },
    choices: [
      { target: expect.objectContaining({ matchId: next }), notice: expect.anything() },
      { target: expect.objectContaining({ matchId: later }), notice: expect.anything() },
      {
        target: null,
        notice: {
          title: expect.stringMatching(/^\d+月\d+日\(.\)の試合は延期になりました$/),
          body: 'お受け取りの日は、まだ決まっていません。ご注文は、このままお預かりします。',
        },
      },
    ],
  });
  expect((await ask('canceled')).body.data).toMatchObject({
    choices: [{ notice: { title: expect.stringContaining('中止') } }, {}, {}],
  });
  expect(await stateOf(match)).toBe('planned');
  // Who has seen the names is in the log, once.
  expect(await logOf(match)).toMatchObject([
    { action: 'preview_match_call_off', orderIds: orders, fanIds: [first.id, second.id] },
  ]);
});

describe('[MATCH-04] one action', () => {
  test('changes the state, moves unpaid and paid orders with their deadlines, and tells open pages', async () => {
    const fan = await server.createFan();
    const stream = await listen(server.origin, fan);
    await stream.until(() => stream.lastId !== undefined);
    const [paid, atPickup] = [await order(fan), await order(fan, unpaid)];
    const [handedOver, canceled, elsewhere, inPayment] = [
      await order(fan, { deliveryStatus: 'received' }),
      await order(fan, { deliveryStatus: 'canceled', paymentStatus: 'refunded' }),
      await order(fan, { matchId: later }),
      await order(fan, { paymentStatus: 'awaiting' }),
    ];
    const answer = await calledOff();
    expect(answer).toMatchObject({
      match: { state: 'canceled', version: 2 },
      callOff: { target: { matchId: next }, undoneAt: null, orders: 2, fans: 1, notified: 0 },
    });
    for (const id of [paid, atPickup, inPayment]) expect(await matchOf(id)).toBe(next);
    for (const id of [handedOver, canceled]) expect(await matchOf(id)).toBe(match);
    expect(await matchOf(elsewhere)).toBe(later);
    const { body } = await fan.call('GET', `/v1/user/orders/${atPickup}`);
    expect(body.data).toMatchObject({
      order: {
        match: { matchId: next, day: addDays(today(), 8) },
        pickupUntil: new Date(momentOf(addDays(today(), 16)).getTime() - 1).toISOString(),
      },
    });
    await stream.until(() => stream.events.filter(({ type }) => type === 'order').length === 2);
    expect(stream.events.map(({ type, orderId }) => (type === 'order' ? orderId : type))).toEqual(
      expect.arrayContaining([paid, atPickup, 'matches']),
    );
    expect(await logOf(match)).toMatchObject([
      {
        action: 'call_off_match',
        before: { matchState: 'planned' },
        after: { matchState: 'canceled', movedTo: next, count: 3 },
        fanIds: [fan.id],
      },
    ]);
  });

  test('without a new day leaves the orders, which do not expire', async () => {
    const fan = await server.createFan();
    const id = await order(fan, unpaid);
    await calledOff({ state: 'postponed', targetId: null });
    expect(await matchOf(id)).toBe(match);
    await expirePickups(server.services, Date.now() + 60 * 24 * 3_600_000);
    const { body } = await fan.call('GET', `/v1/user/orders/${id}`);
    expect(body.data).toMatchObject({
      order: { deliveryStatus: 'pending', pickupUntil: null, match: { state: 'postponed' } },
    });
  });

  test('moves orders later, when there is a match to which they can move', async () => {
    const id = await order(await server.createFan());
    const postponed = await calledOff({ state: 'postponed', targetId: null });
    const { version } = postponed.match;
    const moved = await calledOff({ version, state: 'canceled', targetId: next });
    expect(moved.match.state).toBe('canceled');
    expect(await matchOf(id)).toBe(next);
    const late = await order(await server.createFan());
    const again = await calledOff({ ...moved.match, targetId: later });
    expect(again.callOff).toMatchObject({ target: { matchId: later }, orders: 1 });
    expect([await matchOf(id), await matchOf(late)]).toEqual([next, later]);
    // Of no orders there is nothing to do.
    const nothing = await calledOff({ ...again.match, targetId: next });
    expect(nothing.callOff).toEqual({ ...again.callOff, undoSeconds: expect.any(Number) });
  });

  test('gives the desks the moved orders with their next list', async () => {
    const id = await order(await server.createFan());
    const { body } = await desk.call('GET', '/v1/admin/open-pickups');
    const { at } = body.data as { at: string };
    // Before the overlap of two lists.
    await sql`update orders set updated_at = now() - interval '1 minute'`.execute(server.db);
    await calledOff();
    const changed = await desk.call('GET', `/v1/admin/open-pickups?since=${at}`);
    expect((changed.body.data as { list: { id: string }[] }).list).toMatchObject([
      { id, match: { matchId: next } },
    ]);
  });

  test('refuses a match to which orders cannot move, and one that was changed since', async () => {
    const id = await order(await server.createFan());
    const over = await server.createMatch(momentOf(addDays(today(), -1), '13:00'));
    const canceled = await server.createMatch(momentOf(addDays(today(), 3), '13:00'), {
      state: 'canceled',
    });
    for (const targetId of [over, canceled, match, 2_000_000_000])
      expect(await send({ targetId })).toMatchObject({
        status: 422,
        body: { data: { errors: [{ field: 'targetId', message: messages.noSuchTarget }] } },
      });
    expect((await send({ version: 7 })).status).toBe(409);
    await server.db
      .updateTable('matches')
      .set({ state: 'finished' })
      .where('id', '=', match)
      .execute();
    expect((await send()).status).toBe(409);
    expect([await matchOf(id), await callOffOf()]).toEqual([match, null]);
  });
});

describe('[MATCH-04] however often it is tapped, once', () => {
  const only = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from match_call_offs where match_id = ${match}`.execute(server.db);
    return rows[0]?.count;
  };

  test('repeated and parallel taps with one key, and after an undo', async () => {
    const id = await order(await server.createFan());
    const key = randomUUID();
    const answers = await parallel(8, () => send({}, { key }));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 8 });
    expect([await only(), await matchOf(id)]).toEqual([1, next]);
    const { callOff } = answers.map(({ body }) => body.data as Answer)[0] as Answer;
    await undo(callOff);
    // An answer that was lost: the tap is not done again.
    expect((await send({}, { key })).body.data).toMatchObject({
      match: { state: 'planned' },
      callOff: { id: callOff.id, undoneAt: expect.any(String) },
    });
    expect([await only(), await matchOf(id)]).toEqual([1, match]);
    expect((await logOf(match)).map(({ action }) => action)).toEqual([
      'call_off_match',
      'undo_match_call_off',
    ]);
  });

  test('two people at once: the same is done once, and of two different ones one is refused', async () => {
    const id = await order(await server.createFan());
    const same = await parallel(8, (tap) => send({}, { who: tap % 2 === 0 ? manager : owner }));
    expect(tally(same.map(({ status }) => status))).toEqual({ 200: 8 });
    expect([await only(), await matchOf(id)]).toEqual([1, next]);
    const different = await send({ targetId: later }, { who: owner });
    expect([different.status, different.body.message]).toEqual([
      409,
      expect.stringContaining('さんが変えました'),
    ]);
    expect(await matchOf(id)).toBe(next);
  });

  test('two matches whose orders would move to each other never wait for each other', async () => {
    const orders = await parallel(6, async (index) =>
      addOrder(server, await server.createFan(), { matchId: index % 2 === 0 ? match : next }),
    );
    const answers = await Promise.all([
      send({ targetId: next }),
      send({ targetId: match }, { id: next, who: owner }),
    ]);
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 422: 1 });
    const counter = answers[0]?.status === 200 ? next : match;
    for (const id of orders) expect(await matchOf(id)).toBe(counter);
  });

  test('the number of statements is the same for 500 orders as for one', async () => {
    const session = await sessionOf(manager);
    let statements = 0;
    const db = server.db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const services = { ...server.services, db };
    const countOf = async (run: () => Promise<void>) => {
      statements = 0;
      await run();
      return statements;
    };
    const costs = [];
    for (const orders of [1, 500]) {
      await addManyOrders(orders);
      const { version } = await server.db
        .selectFrom('matches')
        .select('version')
        .where('id', '=', match)
        .executeTakeFirstOrThrow();
      const action = { matchId: match, version, targetId: next, key: randomUUID() };
      const done = await countOf(() =>
        callOffMatch(services, session, { ...action, state: 'canceled' }),
      );
      const { id = '' } = (await callOffOf()) ?? {};
      const undone = await countOf(() =>
        undoCallOff(services, session, { matchId: match, callOffId: id }),
      );
      costs.push([done, undone]);
    }
    expect(costs[1]).toEqual(costs[0]);
  });
});

/** Paid orders of as many fans. */
async function addManyOrders(count: number) {
  const users = Array.from({ length: count }, (_, index) => ({
    ...{ id: newId(), lineSub: randomUUID(), name: `ファン ${index}` },
  }));
  await server.db.insertInto('users').values(users).execute();
  await server.db
    .insertInto('orders')
    .values(
      users.map(({ id: userId }, index) => ({
        id: `M-${userId.slice(-8)}-${index}`,
        ...{ userId, matchId: match, totalPrice: 1800, name: '浜野 さくら' },
        ...{ email: 'sakura@example.com', phone: '09012345678', deliveryMethod: 'venue' as const },
        ...{ deliveryStatus: 'pending' as const, paymentStatus: 'paid' as const },
        ...{ paymentMethod: 'credit_card' as const, cardLastFour: '1111', cardHolderName: 'S' },
      })),
    )
    .execute();
  return users.map(({ id }) => id);
}

describe('[MATCH-04] it can be taken back until the fans are told', () => {
  test('state and orders are as before, what was handed over meanwhile stays so, and nobody is told', async () => {
    await server.db.updateTable('matches').set({ state: 'on' }).where('id', '=', match).execute();
    const fan = await server.createFan();
    const browser = await allow(fan);
    const [waiting, handedOver] = [await order(fan), await order(fan)];
    const { callOff } = await calledOff();
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const handOver = await desk.call('POST', `/v1/admin/pickups/${handedOver}/hand-over`, {
      body: { handedOverAt: at },
      key: randomUUID(),
    });
    expect([handOver.status, handOver.body.message]).toEqual([200, 'success']);
    for (let tap = 0; tap < 2; tap++) {
      const { status, body } = await undo(callOff, tap === 0 ? manager : owner);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        match: { state: 'on', version: 3 },
        callOff: { undoneAt: expect.any(String), notified: 0 },
      });
    }
    expect([await matchOf(waiting), await matchOf(handedOver)]).toEqual([match, next]);
    await letTimePass();
    await notify(callOff);
    expect(await notifiedOf(callOff)).toEqual([]);
    expect(browser.pushed.filter(({ notice }) => notice.title.includes('中止'))).toEqual([]);
    expect((await logOf(match)).at(-1)).toMatchObject({
      action: 'undo_match_call_off',
      before: { matchState: 'canceled', movedTo: next },
      after: { matchState: 'on', count: 1 },
      orderIds: [waiting],
    });
  });

  test('says for how many seconds a screen offers it, also one that did not tap', async () => {
    const { callOff } = await calledOff();
    const movedBy = async (seconds: number) => {
      await sql`update match_call_offs set called_off_at = clock_timestamp() + ${seconds} * interval '1 second'
        where id = ${callOff.id}`.execute(server.db);
      return (await callOffOf())?.undoSeconds;
    };
    expect([await movedBy(60), await movedBy(-10), await movedBy(-60)]).toEqual([10, 0, 0]);
    await movedBy(60);
    const { body } = await undo(callOff);
    expect((body.data as Answer).callOff).toMatchObject({ undoSeconds: 0 });
  });

  test('not after that time, not of another match, and not once it was changed again', async () => {
    const id = await order(await server.createFan());
    const first = await calledOff({ state: 'postponed', targetId: null });
    const second = await calledOff({ version: first.match.version, targetId: next });
    expect((await undo(first.callOff)).status).toBe(409);
    expect((await undo({ id: randomUUID() })).status).toBe(404);
    await letTimePass();
    expect(await undo(second.callOff)).toMatchObject({
      status: 409,
      body: { message: messages.undoTooLate },
    });
    expect([await stateOf(match), await matchOf(id)]).toEqual(['canceled', next]);
  });

  test('an undo and the notices exclude each other', async () => {
    await order(await server.createFan());
    const { callOff } = await calledOff();
    await expect(notify(callOff)).rejects.toThrow('can still be taken back');
    expect(await notifiedOf(callOff)).toEqual([]);
    const { rows } = await sql<{ startAfter: Date; singletonKey: string }>`
      select start_after, singleton_key from jobs.job
      where name = 'notifyOfCallOff' and data->>'callOffId' = ${callOff.id}`.execute(server.db);
    expect(rows).toEqual([
      {
        startAfter: new Date((callOff as CallOff & { undoUntil: string }).undoUntil),
        singletonKey: callOff.id,
      },
    ]);
  });
});

describe('[MATCH-04] fans are told once', () => {
  test('by one notice for all their orders, in words that say what becomes of them', async () => {
    const [first, second] = [await server.createFan(), await server.createFan()];
    const [browser, other] = [await allow(first), await allow(second)];
    const id = await order(first);
    await order(second);
    await order(second, unpaid);
    const { callOff } = await calledOff();
    await letTimePass();
    for (let run = 0; run < 2; run++) await notify(callOff);
    const text = {
      kind: 'order',
      title: expect.stringMatching(/^\d+月\d+日\(.\)の試合は中止になりました｜/),
      body: expect.stringMatching(
        /^お受け取りは、\d+月\d+日\(.\)の試合（鶴浜スタジアム）の窓口に変わりました。お手続きはいりません。$/,
      ),
      tag: `match ${match}`,
    };
    await expect
      .poll(() => [browser, other].map(({ pushed }) => pushed.map(({ notice }) => notice)))
      .toEqual([[{ ...text, path: `/u/order-details/${id}` }], [{ ...text, path: '/u/my-order' }]]);
    expect((await notifiedOf(callOff)).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(await callOffOf()).toMatchObject({ orders: 3, fans: 2, notified: 2 });
  });

  test('orders that were being placed move too; who has nothing that waits is not told', async () => {
    const [late, paying, done] = await parallel(3, () => server.createFan());
    if (!late || !paying || !done) throw new Error('Three fans.');
    await order(paying, { paymentStatus: 'awaiting' });
    const handedOver = await order(done);
    const { callOff } = await calledOff();
    const id = await order(late);
    await desk.call('POST', `/v1/admin/pickups/${handedOver}/hand-over`, {
      body: {},
      key: randomUUID(),
    });
    await letTimePass();
    await notify(callOff);
    expect(await matchOf(id)).toBe(next);
    expect(await notifiedOf(callOff)).toEqual([late.id]);
  });

  test('a job that is killed between two chunks goes on with those who are not told', async () => {
    const fans = await addManyOrders(250);
    const { callOff } = await calledOff();
    await letTimePass();
    const failed = await server.db.transaction().execute(async (tx) => {
      // The second chunk waits here for one of its rows.
      const [row] = await tx
        .selectFrom('matchCallOffOrders')
        .innerJoin('orders', 'orders.id', 'matchCallOffOrders.orderId')
        .select('orderId')
        .where('callOffId', '=', callOff.id)
        .orderBy('orders.userId')
        .offset(150)
        .limit(1)
        .execute();
      await sql`select from match_call_off_orders where order_id = ${row?.orderId} for update`.execute(
        tx,
      );
      const running = notify(callOff).then(
        () => undefined,
        (error: unknown) => error,
      );
      await until(async () => {
        const { rows } = await sql`
          select pg_terminate_backend(pid) as ended from pg_stat_activity
          where wait_event_type = 'Lock' and query like '%update match_call_off_orders%'
            and datname = current_database()`.execute(server.db);
        return rows.length > 0;
      });
      return running;
    });
    expect(failed).toBeInstanceOf(Error);
    expect(await notifiedOf(callOff)).toHaveLength(100);
    expect(await callOffOf()).toMatchObject({ fans: 250, notified: 100 });
    // Two at once, as after a lost heartbeat.
    await parallel(2, () => notify(callOff));
    expect((await notifiedOf(callOff)).toSorted()).toEqual(fans.toSorted());
  });

  test('nothing is sent of a match that takes place again by then', async () => {
    const fan = await server.createFan();
    const browser = await allow(fan);
    await order(fan);
    const { callOff } = await calledOff({ targetId: null });
    await letTimePass();
    await server.db
      .updateTable('matches')
      .set({ state: 'planned' })
      .where('id', '=', match)
      .execute();
    await notify(callOff);
    const last = await order(fan, { matchId: later });
    await desk.call('POST', `/v1/admin/pickups/${last}/hand-over`, { body: {}, key: randomUUID() });
    await expect
      .poll(() => browser.pushed.map(({ notice }) => notice.title))
      .toEqual([expect.stringContaining('お渡ししました')]);
  });
});
