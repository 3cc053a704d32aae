import { randomUUID } from 'node:crypto';
import { addDays, dayOf, momentOf } from '@homestand/api-client/day';
import type { StaffRole } from '@homestand/api-client/staff';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fan, Staff } from '../../../../../../tests/support/fixtures.ts';
import { addOrder } from '../../../../../../tests/support/orders.ts';
import { startServer, type TestServer } from '../../../../../../tests/support/server.ts';
import { countOption, createOptions } from '../../../../../../tests/support/stock.ts';
import { newId } from '../../../db/id.ts';
import type { Session } from '../../../http/session.ts';
import { matchPacking } from './packing.routes.ts';

type Goods = {
  productId: number;
  option?: { label: string };
  open: number;
  handedOver: number;
  dropped: number;
  moved: number;
  free: number | null;
};
type Order = { id: string; state: string; due: number; items: { quantity: number }[] };
type Packing = { goods: Goods[]; orders: Order[]; totalCount: number };

let server: TestServer;
let manager: Staff;
let fan: Fan;
beforeAll(async () => {
  server = await startServer();
  manager = await server.createStaff('manager');
});
afterAll(() => server.stop());

let match: number;
let next: number;
beforeEach(async () => {
  // What an earlier test has left would be in the list for the booth.
  await sql`update products set on_sale = false, retired_at = now()`.execute(server.db);
  await server.db.updateTable('matches').set({ state: 'canceled' }).execute();
  const on = (days: number) =>
    server.createMatch(momentOf(addDays(dayOf(Date.now()), days), '13:00'));
  [match, next] = [await on(0), await on(7)];
  fan = await server.createFan();
});

async function packing(id = match): Promise<Packing> {
  const { status, body } = await manager.call('GET', `/v1/admin/matches/${id}/packing`);
  expect([status, body.message]).toEqual([200, 'success']);
  return body.data as Packing;
}

type Line = { productId: number; optionId?: number; quantity: number };

/** A paid order of these goods, which waits at the match. */
async function order(lines: readonly Line[], values: Parameters<typeof addOrder>[2] = {}) {
  const id = await addOrder(server, fan, { matchId: match, ...values });
  await server.db.deleteFrom('orderItems').where('orderId', '=', id).execute();
  await server.db
    .insertInto('orderItems')
    .values(
      lines.map(({ productId, optionId, quantity }, index) => ({
        ...{ orderId: id, line: index + 1, productId, quantity, unitPrice: 1800 },
        ...{ productName: `商品 ${productId}`, optionId: optionId ?? null },
        ...(optionId !== undefined && { optionLabel: `種類 ${optionId}` }),
      })),
    )
    .execute();
  return id;
}

async function createProduct(place: number) {
  const id = await server.createProduct();
  await server.db.updateTable('products').set({ place }).where('id', '=', id).execute();
  return id;
}

const handOver = async (id: string) => {
  const { status, body } = await manager.call('POST', `/v1/admin/pickups/${id}/hand-over`, {
    body: {},
    key: randomUUID(),
  });
  expect([status, body.message]).toEqual([200, 'success']);
};

/** A refund of pieces, this many days ago. */
async function refund(orderId: string, item: Line | undefined, days = 0) {
  const id = newId();
  await sql`
    insert into refunds (id, order_id, kind, amount, means, state, created_at, done_at)
    values (${id}, ${orderId}, 'refund', 1800, 'cash', 'done',
      now() - ${days} * interval '1 day', now() - ${days} * interval '1 day')`.execute(server.db);
  if (item)
    await server.db
      .insertInto('refundItems')
      .values({ refundId: id, ...item, optionId: item.optionId ?? null })
      .execute();
}

async function cancel(orderId: string, days = 0) {
  await server.db
    .updateTable('orders')
    .set({ deliveryStatus: 'canceled', paymentStatus: 'refunded' })
    .where('id', '=', orderId)
    .execute();
  await sql`
    insert into order_changes (order_id, id, changed_at, delivery_status, payment_status)
    values (${orderId}, ${newId()}, now() - ${days} * interval '1 day', 'canceled', 'refunded')`.execute(
    server.db,
  );
}

const none = { open: 0, handedOver: 0, dropped: 0, moved: 0 };

describe('[MATCH-03] what a match takes along', () => {
  test('goods and options are summed over its orders, in the order of the shop', async () => {
    const [last, first] = [await createProduct(20), await createProduct(10)];
    const [large, small] = await createOptions(server, first, [{ label: 'L' }, { label: 'S' }]);
    if (large === undefined || small === undefined) throw new Error('Options are missing.');
    await order([
      { productId: last, quantity: 1 },
      { productId: first, optionId: small, quantity: 2 },
    ]);
    await order([
      { productId: first, optionId: small, quantity: 1 },
      { productId: first, optionId: large, quantity: 1 },
    ]);
    await order([{ productId: last, quantity: 9 }], { matchId: next });
    await order([{ productId: last, quantity: 9 }], { paymentStatus: 'awaiting' });
    await order([{ productId: last, quantity: 9 }], { deliveryMethod: 'shipping' });
    const { goods, orders } = await packing();
    expect(goods).toMatchObject([
      { productId: first, option: { id: large, label: 'L' }, ...none, open: 1 },
      { productId: first, option: { id: small, label: 'S' }, ...none, open: 3 },
      { productId: last, ...none, open: 1, free: null },
    ]);
    expect(orders).toHaveLength(2);
  });

  test('orders are named by number, with what is still to be paid', async () => {
    const productId = await createProduct(1);
    const unpaid = { paymentStatus: 'at_pickup', paymentMethod: 'at_pickup' } as const;
    const ids = [
      await order([{ productId, quantity: 1 }], { createdAt: new Date('2026-01-02') }),
      await order([{ productId, quantity: 2 }], {
        ...unpaid,
        totalPrice: 3600,
        createdAt: new Date('2026-01-01'),
      }),
    ];
    const { orders, totalCount } = await packing();
    expect(orders).toEqual([
      {
        ...{ id: ids[1], name: '浜野 さくら', state: 'open', due: 3600 },
        items: [{ productId, productName: `商品 ${productId}`, quantity: 2 }],
      },
      expect.objectContaining({ id: ids[0], due: 0 }),
    ]);
    expect(totalCount).toBe(2);
  });

  test('beside them stands what no order holds, also of goods without an order', async () => {
    const [ordered, other, empty] = [
      await createProduct(1),
      await createProduct(2),
      await createProduct(3),
    ];
    const plain = async (productId: number) =>
      (
        await server.db
          .selectFrom('productOptions')
          .select('id')
          .where('productId', '=', productId)
          .executeTakeFirstOrThrow()
      ).id;
    await order([{ productId: ordered, quantity: 2 }]);
    for (const [productId, pieces] of [
      [ordered, 5],
      [other, 3],
      [empty, 0],
    ] as const)
      await countOption(server, await plain(productId), pieces);
    expect((await packing()).goods).toMatchObject([
      { productId: ordered, open: 2, free: 3 },
      { productId: other, ...none, free: 3 },
    ]);
    // A booth sells nothing that is retired.
    await sql`update products set on_sale = false, retired_at = now()`.execute(server.db);
    expect((await packing()).goods).toMatchObject([{ productId: ordered, open: 2, free: null }]);
  });
});

describe('[MATCH-03] what comes back', () => {
  test('what was not handed over, and what was canceled or refunded since the day began', async () => {
    const productId = await createProduct(1);
    const line = (quantity: number) => [{ productId, quantity }];
    const [handed, open, canceled, before] = [
      await order(line(1)),
      await order(line(3)),
      await order(line(5)),
      await order(line(7)),
    ];
    await handOver(handed);
    await refund(open, { productId, quantity: 1 });
    await refund(open, { productId, quantity: 1 }, 3);
    await refund(canceled, { productId, quantity: 2 }, 3);
    await refund(canceled, undefined);
    await cancel(canceled);
    await cancel(before, 3);
    const { goods, orders } = await packing();
    expect(goods).toMatchObject([{ ...none, open: 1, handedOver: 1, dropped: 1 + 3 }]);
    expect(Object.fromEntries(orders.map(({ id, state }) => [id, state]))).toEqual({
      [handed]: 'handed_over',
      [open]: 'open',
      [canceled]: 'dropped',
    });
  });

  test('what is refunded after a hand-over was handed over; taken back, it waits again', async () => {
    const productId = await createProduct(1);
    const id = await order([{ productId, quantity: 2 }]);
    await handOver(id);
    await refund(id, { productId, quantity: 1 });
    expect((await packing()).goods).toMatchObject([{ ...none, handedOver: 2 }]);
    await sql`delete from refund_items`.execute(server.db);
    await sql`delete from refunds`.execute(server.db);
    const { body } = await manager.call('GET', `/v1/admin/pickups/${id}`);
    const { handOver: made } = body.data as { handOver: { id: string } };
    await manager.call('POST', `/v1/admin/pickups/${id}/undo`, {
      body: { handOverId: made.id },
    });
    expect((await packing()).goods).toMatchObject([{ ...none, open: 2 }]);
  });

  test('orders that moved when the match was called off say where to, until they are handed over', async () => {
    const productId = await createProduct(1);
    const ids = [
      await order([{ productId, quantity: 2 }]),
      await order([{ productId, quantity: 1 }]),
    ];
    const sent = await manager.call('POST', `/v1/admin/matches/${match}/call-off`, {
      body: { version: 1, state: 'postponed', targetId: next },
      key: randomUUID(),
    });
    expect(sent.status).toBe(200);
    const moved = await packing();
    expect(moved.goods).toMatchObject([{ ...none, moved: 3 }]);
    expect(moved.orders).toMatchObject([
      { state: 'moved', movedTo: { matchId: next, state: 'planned' } },
      { state: 'moved' },
    ]);
    expect((await packing(next)).goods).toMatchObject([{ ...none, open: 3 }]);
    await handOver(ids[0] as string);
    expect((await packing()).goods).toMatchObject([{ ...none, moved: 1 }]);
    // Taken back, the match has its orders as before.
    const { callOff } = sent.body.data as { callOff: { id: string } };
    await manager.call('POST', `/v1/admin/matches/${match}/call-off/undo`, {
      body: { callOffId: callOff.id },
    });
    expect((await packing()).goods).toMatchObject([{ ...none, open: 1 }]);
    expect((await packing(next)).goods).toMatchObject([{ ...none, handedOver: 2 }]);
  });
});

test('[MATCH-03] who has read the orders is in the log, once for what a page loads again', async () => {
  const productId = await createProduct(1);
  const id = await order([{ productId, quantity: 1 }]);
  await packing();
  await packing();
  const rows = await server.db
    .selectFrom('staffLog')
    .select(['orderIds', 'fanIds', 'after'])
    .where('action', '=', 'list_match_packing')
    .where(sql<boolean>`after->>'matchId' = ${String(match)}`)
    .execute();
  expect(rows).toEqual([{ orderIds: [id], fanIds: [fan.id], after: { matchId: match } }]);
});

test('[MATCH-03] the number of statements is the same for 600 orders as for one', async () => {
  const productId = await createProduct(1);
  const login = await server.db
    .selectFrom('sessions')
    .select(['id', 'personId', 'deviceId', 'expiresAt'])
    .where('personId', '=', manager.id)
    .executeTakeFirstOrThrow();
  const session: Session<StaffRole> = { ...login, role: 'manager' };
  let statements = 0;
  const db = server.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const read = async () => {
    statements = 0;
    const { orders } = await matchPacking({ db }, session, match);
    return { statements, orders: orders.length };
  };
  await order([{ productId, quantity: 1 }]);
  const first = await read();
  const source = await order([{ productId, quantity: 1 }]);
  await sql`
    insert into orders (id, user_id, match_id, total_price, name, email, phone, delivery_method, delivery_status,
      payment_method, payment_status, card_last_four, card_holder_name)
    select '000101-' || lpad(n::text, 6, '0'), user_id, match_id, total_price, name, email, phone, delivery_method,
      delivery_status, payment_method, payment_status, card_last_four, card_holder_name
    from orders cross join generate_series(1, 598) n where id = ${source}`.execute(server.db);
  await sql`
    insert into order_items (order_id, line, product_id, product_name, unit_price, quantity)
    select o.id, 1, ${productId}, '商品', 1800, 1 from orders o where o.id like '000101-%'`.execute(
    server.db,
  );
  expect(await read()).toEqual({ ...first, orders: 600 });
  const { rows } = await sql<{ after: object; orderIds: string[] }>`
    select after, order_ids from staff_log where action = 'list_match_packing' order by id desc limit 1`.execute(
    server.db,
  );
  expect(rows).toEqual([{ after: { matchId: match, count: 600 }, orderIds: [] }]);
});
