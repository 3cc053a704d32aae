import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { cards, completeChallenge } from '../../../../../tests/support/gateway.ts';
import { parallel, tally } from '../../../../../tests/support/parallel.ts';
import { address, orderForm, type Shop } from '../../../../../tests/support/serverWithGateway.ts';
import { type StaffShop, setUpStaffShop } from '../../../../../tests/support/staffShop.ts';
import {
  count,
  movesOf,
  noDifferences,
  stockDifferences,
  stockOf,
  stockRowOf,
} from '../../../../../tests/support/stock.ts';
import { until } from '../../../../../tests/support/until.ts';
import type { Queries } from '../../db/database.ts';
import { messages } from '../../messages.ts';
import { settlePayment, uncharged } from '../checkout/settlePayment.ts';
import { expirePickups } from './expirePickups.ts';
import { newOrderId } from './orderId.ts';
import { lockOrder } from './orders.queries.ts';
import { excludeOrders, lockStockTable } from './stock.queries.ts';
import { holdGoods } from './stock.ts';
import { stopCounting } from './stockCounts.ts';

let shop: Shop;
let homestand: StaffShop['homestand'];
let manager: StaffShop['manager'];
setUpStaffShop((started) => {
  ({ shop, homestand, manager } = started);
});

const { name: _1, kana: _2, email: _3, phoneNumber: _4, ...shippingAddress } = address;

async function createCounted(pieces: number, price = 1800) {
  const productId = await shop.createProduct(price);
  await count(shop, productId, pieces);
  return productId;
}

type Line = readonly [productId: number, quantity: number];

const fill = (fan: Fan, ...lines: Line[]) =>
  fan.call('PUT', '/v1/user/cart', {
    body: {
      items: lines.map(([productId, quantity]) => ({ productId, quantity })),
      append: false,
    },
  });

async function createBuyer(...lines: Line[]) {
  const fan = await shop.createFan();
  await fill(fan, ...lines);
  return fan;
}

const orderAtVenue = (fan: Fan, lines: readonly Line[], changes: object = {}) =>
  fan.call('POST', '/v1/user/orders', {
    body: {
      form: orderForm,
      items: lines.map(([product_id, quantity]) => ({ product_id, quantity })),
      ...changes,
    },
  });

async function placeAtVenue(productId: number, quantity: number) {
  const fan = await shop.createFan();
  const placed = await orderAtVenue(fan, [[productId, quantity]]);
  expect(placed.status).toBe(200);
  return { fan, orderId: (placed.body.data as { order_id: string }).order_id };
}

async function run(...argv: string[]) {
  const { code, err } = await homestand(argv);
  expect([code, err]).toEqual([0, '']);
}

const cartOf = async (fan: Fan) => (await fan.call('GET', '/v1/user/cart')).body.data;

describe('[STOCK-02] what is not counted', () => {
  test('is sold in any number, and nothing is moved', async () => {
    const productId = await shop.createProduct();
    expect(await stockOf(shop, productId)).toEqual({ onHand: null, held: 0 });
    const { orderId } = await placeAtVenue(productId, 40);
    await run('orders', 'status', orderId, 'received');
    expect(await movesOf(shop, productId)).toEqual([]);
  });

  test('of orders that wait when counting starts is held for them', async () => {
    const productId = await shop.createProduct();
    const { orderId } = await placeAtVenue(productId, 2);
    const fan = await createBuyer([productId, 3]);
    await shop.pay(fan);
    const handedOver = await placeAtVenue(productId, 5);
    await run('orders', 'status', handedOver.orderId, 'received');
    await expect(count(shop, productId, 4)).rejects.toThrow('held');
    await count(shop, productId, 9);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 9, held: 5 });
    await run('orders', 'status', orderId, 'canceled');
    // What was handed over before the count comes back to the shelf, and waits for its customer.
    await run('orders', 'undo', handedOver.orderId, '--reason', 'まちがい');
    expect(await stockOf(shop, productId)).toEqual({ onHand: 14, held: 8 });
  });
});

describe('[STOCK-02] what an order holds', () => {
  test('is released when it is canceled, and handed over and taken back with it', async () => {
    const productId = await createCounted(10);
    const { orderId } = await placeAtVenue(productId, 3);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 10, held: 3 });
    await run('orders', 'status', orderId, 'received');
    expect(await stockOf(shop, productId)).toEqual({ onHand: 7, held: 0 });
    await run('orders', 'undo', orderId, '--reason', 'まちがい');
    expect(await stockOf(shop, productId)).toEqual({ onHand: 10, held: 3 });
    await run('orders', 'status', orderId, 'canceled');
    expect(await stockOf(shop, productId)).toEqual({ onHand: 10, held: 0 });
    expect(await movesOf(shop, productId)).toEqual([
      ['count', 10, 0],
      ['hold', 0, 3],
      ['hand_over', -3, -3],
      ['undo', 3, 3],
      ['release', 0, -3],
    ]);
  });

  test('leaves with the shipment, also of many orders at once in any order', async () => {
    const [first, second] = [await createCounted(9), await createCounted(9)];
    const ids: string[] = [];
    for (const lines of [[first, second], [second, first], [first]]) {
      const fan = await createBuyer(...lines.map((id) => [id, 2] as const));
      const shipping = { deliveryMethod: 'shipping', shippingAddress };
      ids.push((await shop.pay(fan, shipping)).started.orderId);
    }
    await shop.gateway.controls.settled();
    expect(await stockOf(shop, first)).toEqual({ onHand: 9, held: 6 });
    const changes = await parallel(ids.length, async (index) => {
      const { body } = await manager.call('GET', `/v1/admin/orders/${ids[index]}`);
      return (body.data as { changeId: string | null }).changeId;
    });
    const shipments = ids.map((orderId, index) => ({
      orderId,
      carrier: 'yamato',
      trackingNumber: '412088352716',
      changeId: changes[index],
    }));
    const shipped = await manager.call('POST', '/v1/admin/shipments', {
      body: { shipments },
      key: randomUUID(),
    });
    expect(shipped.status).toBe(200);
    expect(await stockOf(shop, first)).toEqual({ onHand: 3, held: 0 });
    expect(await stockOf(shop, second)).toEqual({ onHand: 5, held: 0 });
  });

  test('goes with the pieces that are refunded before the hand-over, and not with those after it', async () => {
    const productId = await createCounted(10);
    const fan = await createBuyer([productId, 4]);
    const { orderId } = (await shop.pay(fan)).started;
    await shop.gateway.controls.settled();
    const path = `/v1/admin/orders/${orderId}/refunds`;
    const refund = async (kind: string, quantity: number) => {
      const { changeId } = (await manager.call('GET', path)).body.data as { changeId: string };
      const items = [{ productId, quantity }];
      const amount = 1800 * quantity;
      const sent = await manager.call('POST', path, {
        body: { kind, amount, means: 'card', items, reason: '不良', changeId },
        key: randomUUID(),
      });
      expect(sent.body).toMatchObject({ code: 200 });
    };
    await refund('refund', 1);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 10, held: 3 });
    await run('orders', 'status', orderId, 'received');
    expect(await stockOf(shop, productId)).toEqual({ onHand: 7, held: 0 });
    await refund('refund', 1);
    await refund('take_back', 2);
    expect(await shop.ordersOf(fan)).toMatchObject([{ paymentStatus: 'refunded' }]);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 7, held: 0 });
  });

  test('is released when a pickup expires', async () => {
    const productId = await createCounted(2);
    const { orderId } = await placeAtVenue(productId, 2);
    await shop.db
      .updateTable('orders')
      .set({ createdAt: sql<Date>`now() - interval '90 days'` })
      .where('id', '=', orderId)
      .execute();
    await expirePickups(shop.services);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 2, held: 0 });
  });

  test('is released when the card is declined, and held again by the next attempt', async () => {
    const productId = await createCounted(2);
    const fan = await createBuyer([productId, 2]);
    expect((await shop.pay(fan, { number: cards.poor })).status).toBe(422);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 2, held: 0 });
    await fill(fan, [productId, 1]);
    expect((await shop.pay(fan)).status).toBe(200);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 2, held: 1 });
  });

  test('[STOCK-10] is released when the fan leaves the payment, or has not finished it after half an hour', async () => {
    const productId = await createCounted(3);
    const [canceling, leaving] = [
      await createBuyer([productId, 1]),
      await createBuyer([productId, 2]),
    ];
    const canceled = (await shop.pay(canceling, { number: cards.asking })).started;
    const { started } = await shop.pay(leaving, { number: cards.asking });
    expect(await stockOf(shop, productId)).toEqual({ onHand: 3, held: 3 });
    await completeChallenge(canceled.redirectUrl ?? '', 'cancel');
    await shop.settle();
    expect(await stockOf(shop, productId)).toEqual({ onHand: 3, held: 2 });
    await shop.age(started.orderId, 29 * 60);
    await shop.settlePayments();
    expect(await stockOf(shop, productId)).toEqual({ onHand: 3, held: 2 });
    await shop.age(started.orderId, 31 * 60);
    await shop.settlePayments();
    expect(await stockOf(shop, productId)).toEqual({ onHand: 3, held: 0 });
  });

  test('[STOCK-07] is not charged for if it was released and sold: the money of a late payment goes back', async () => {
    const productId = await createCounted(1);
    const late = await createBuyer([productId, 1]);
    const { started } = await shop.pay(late, { number: cards.asking });
    const [payment] = await shop.paymentsOf(started.orderId);
    await settlePayment(shop.services, payment?.id ?? '', {
      ...uncharged,
      sessionId: '',
      state: 'failed',
      failure: null,
    });
    const { orderId } = await placeAtVenue(productId, 1);
    await completeChallenge(started.redirectUrl ?? '', 'succeed');
    await shop.settle();
    expect(await shop.ordersOf(late)).toMatchObject([{ paymentStatus: 'refunded' }]);
    expect((await shop.chargesOf(late)).map(({ netAmount }) => netAmount)).toEqual([0]);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 1, held: 1 });
    await run('orders', 'status', orderId, 'received');
  });
});

describe('[STOCK-06] an order that cannot have all its pieces', () => {
  test.each(['card', 'cart at the venue', 'page of the product'] as const)(
    'is refused before any charge, with each short product: %s',
    async (way) => {
      const [none, two, many] = [
        await createCounted(0),
        await createCounted(2),
        await createCounted(9),
      ];
      const lines = [
        [many, 1],
        [two, 3],
        [none, 1],
      ] as const;
      const fan = await createBuyer(...lines);
      const cart = await cartOf(fan);
      const refused =
        way === 'card'
          ? await shop.pay(fan)
          : await orderAtVenue(fan, lines, { from_cart: way === 'cart at the venue' });
      const nameOf = async (id: number) =>
        (
          await shop.db
            .selectFrom('products')
            .select('name')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        ).name;
      const errorOf = async (index: number, productId: number, remaining: number) => ({
        field: way === 'card' ? 'cart' : `items.${index}.quantity`,
        message: messages.aboutProduct(
          await nameOf(productId),
          messages.piecesAvailable(remaining),
        ),
        productId,
        available: remaining,
      });
      expect(refused).toMatchObject({ status: 422, body: { message: messages.notAllowed } });
      expect((refused.body.data as { errors: object[] }).errors).toEqual([
        await errorOf(1, two, 2),
        await errorOf(2, none, 0),
      ]);
      expect(await shop.ordersOf(fan)).toEqual([]);
      expect(await shop.chargesOf(fan)).toEqual([]);
      expect(await cartOf(fan)).toEqual(cart);
      expect(await stockOf(shop, many)).toEqual({ onHand: 9, held: 0 });
      await fill(fan, [many, 1], [two, 2]);
      expect((await shop.pay(fan)).status).toBe(200);
    },
  );

  test('counts the lines of a product together', async () => {
    const productId = await createCounted(3);
    const fan = await shop.createFan();
    const twice = [
      [productId, 2],
      [productId, 2],
    ] as const;
    expect((await orderAtVenue(fan, twice)).body).toMatchObject({
      code: 422,
      data: { errors: [{ field: 'items.0.quantity', productId, available: 3 }] },
    });
    await count(shop, productId, 4);
    expect((await orderAtVenue(fan, twice)).status).toBe(200);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 4, held: 4 });
  });
});

test('[STOCK-03] [STOCK-09] what is sold out cannot be added, but by the fan whose own unfinished payment holds it', async () => {
  const [towel, uncounted] = [await createCounted(2), await shop.createProduct()];
  const add = (fan: Fan, productId: number, quantity: number) =>
    fan.call('PUT', '/v1/user/cart', { body: { items: [{ productId, quantity }], append: true } });
  const other = await createBuyer([uncounted, 1]);
  const cart = await cartOf(other);
  const refusedFor = async (quantity: number, available: number) => {
    const { status, body } = await add(other, towel, quantity);
    expect([status, body.data]).toEqual([
      422,
      {
        errors: [
          {
            field: 'items',
            message: expect.stringContaining(messages.piecesAvailable(available)),
            productId: towel,
            available,
          },
        ],
      },
    ]);
    expect(await cartOf(other)).toEqual(cart);
  };
  await refusedFor(3, 2);
  const holder = await createBuyer([towel, 1]);
  const { started } = await shop.pay(holder, { number: cards.asking });
  await refusedFor(2, 1);
  expect((await add(holder, towel, 1)).status).toBe(200);
  expect((await add(holder, towel, 1)).status).toBe(422);
  await fill(other, [uncounted, 1], [towel, 1]);
  expect((await shop.pay(other)).status).toBe(200);
  expect((await add(await shop.createFan(), towel, 1)).status).toBe(422);
  // A cart that already has it may be changed, and the order says what is short.
  expect((await fill(holder, [towel, 2], [uncounted, 1])).status).toBe(200);
  await completeChallenge(started.redirectUrl ?? '', 'cancel');
});

describe('[STOCK-03] [STOCK-11] the page of a product says', () => {
  const shownTo = async (fan: Fan, productId: number) => {
    const { body } = await fan.call('GET', `/v1/user/products/${productId}`);
    return (body.data as { product: { stock?: object } }).product.stock;
  };

  test('nothing of goods that are not counted or plentiful, and how many are left of few', async () => {
    const fan = await shop.createFan();
    const [uncounted, productId] = [await shop.createProduct(), await createCounted(6)];
    expect(await shownTo(fan, uncounted)).toBeUndefined();
    expect(await shownTo(fan, productId)).toBeUndefined();
    await placeAtVenue(productId, 1);
    expect(await shownTo(fan, productId)).toEqual({ state: 'few', left: 5 });
    await placeAtVenue(productId, 5);
    expect(await shownTo(fan, productId)).toEqual({ state: 'sold_out', left: 0 });
  });

  test('nothing of goods that another shop sells', async () => {
    const productId = await shop.createProduct(0, 'https://shop.example/ring');
    await count(shop, productId, 0);
    expect(await shownTo(await shop.createFan(), productId)).toBeUndefined();
  });

  test('[STOCK-09] that another fan is paying for the last pieces, which that fan can order still', async () => {
    const productId = await createCounted(2);
    const holder = await createBuyer([productId, 2]);
    const other = await shop.createFan();
    const { started } = await shop.pay(holder, { number: cards.asking });
    expect(await shownTo(other, productId)).toEqual({ state: 'in_payment', left: 0 });
    expect(await shownTo(holder, productId)).toEqual({ state: 'few', left: 2 });
    await completeChallenge(started.redirectUrl ?? '', 'succeed');
    await shop.settle();
    for (const fan of [holder, other])
      expect(await shownTo(fan, productId)).toEqual({ state: 'sold_out', left: 0 });
  });

  test('what is left once the payment was given up', async () => {
    const productId = await createCounted(1);
    const holder = await createBuyer([productId, 1]);
    const other = await shop.createFan();
    const { started } = await shop.pay(holder, { number: cards.asking });
    expect(await shownTo(other, productId)).toEqual({ state: 'in_payment', left: 0 });
    await completeChallenge(started.redirectUrl ?? '', 'cancel');
    await shop.settle();
    expect(await shownTo(other, productId)).toEqual({ state: 'few', left: 1 });
  });
});

describe('[STOCK-09] the last piece, held by an unfinished payment of the same fan', () => {
  test.each(['card', 'cart at the venue', 'page of the product'] as const)(
    'can be ordered again: %s',
    async (way) => {
      const productId = await createCounted(1);
      const fan = await createBuyer([productId, 1]);
      const { started } = await shop.pay(fan, { number: cards.asking });
      const again = () =>
        way === 'card'
          ? shop.pay(fan)
          : orderAtVenue(fan, [[productId, 1]], { from_cart: way === 'cart at the venue' });
      // The first attempt is at work: to this fan the goods are not sold out.
      expect(await again()).toMatchObject({
        status: 409,
        body: { message: messages.paymentRunning },
      });
      const other = await shop.createFan();
      expect((await orderAtVenue(other, [[productId, 1]])).body).toMatchObject({
        code: 422,
        data: { errors: [{ productId, available: 0 }] },
      });
      await shop.age(started.orderId);
      expect((await again()).status).toBe(200);
      await completeChallenge(started.redirectUrl ?? '', 'succeed');
      await shop.settle();
      expect(await stockOf(shop, productId)).toEqual({ onHand: 1, held: 1 });
      const paid = (await shop.chargesOf(fan)).filter(({ netAmount }) => netAmount > 0);
      expect(paid).toHaveLength(way === 'card' ? 1 : 0);
    },
  );
});

/** An order that holds nothing yet, of one piece of each product. */
async function addOrderOf(productIds: readonly number[], db: Queries = shop.db): Promise<string> {
  const orderId = newOrderId();
  const { id: userId } = await shop.createFan();
  const values = { ...orderForm, paymentMethod: 'at_pickup', paymentStatus: 'at_pickup' } as const;
  const order = { ...values, id: orderId, userId, deliveryMethod: 'venue', totalPrice: 1 } as const;
  await db
    .insertInto('orders')
    .values({ ...order, deliveryStatus: 'pending' })
    .execute();
  const items = productIds.map((productId, index) => ({ orderId, line: index + 1, productId }));
  await db
    .insertInto('orderItems')
    .values(items.map((item) => ({ ...item, productName: 'a', unitPrice: 1, quantity: 1 })))
    .execute();
  return orderId;
}

const isWaiting = async () => {
  const { rows } = await sql`
    select from pg_locks where relation = 'stock'::regclass and not granted`.execute(shop.db);
  return rows.length > 0;
};

describe('[STOCK-08] locks', () => {
  test('an order that is being written when counting starts is held, and one that begins later waits for it', async () => {
    const productId = await shop.createProduct();
    const first = Promise.withResolvers<void>();
    const counting = Promise.withResolvers<void>();
    const before = shop.db.transaction().execute(async (tx) => {
      const orderId = await addOrderOf([productId], tx);
      expect(await holdGoods(tx, orderId)).toEqual([]);
      first.resolve();
      await counting.promise;
    });
    await first.promise;
    const counted = count(shop, productId, 1);
    await until(isWaiting);
    const late = await shop.createFan();
    const refused = orderAtVenue(late, [[productId, 1]]);
    counting.resolve();
    await Promise.all([before, counted]);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 1, held: 1 });
    expect(await refused).toMatchObject({ body: { code: 422 } });
  });

  test('a piece that is locked for 3 seconds answers 503, and nothing is charged or held', async () => {
    const productId = await createCounted(5);
    const fan = await createBuyer([productId, 1]);
    const cart = await cartOf(fan);
    await shop.db.transaction().execute(async (tx) => {
      await sql`select from stock s join product_options o on o.id = s.option_id
        where o.product_id = ${productId} for update of s`.execute(tx);
      expect(await shop.pay(fan)).toMatchObject({ status: 503 });
    });
    expect(await shop.ordersOf(fan)).toEqual([]);
    await shop.db.transaction().execute(async (tx) => {
      await lockStockTable(tx);
      expect((await sql`show lock_timeout`.execute(tx)).rows).toEqual([{ lockTimeout: '3s' }]);
    });
    expect(await shop.chargesOf(fan)).toEqual([]);
    expect(await cartOf(fan)).toEqual(cart);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 5, held: 0 });
  });

  test('the end of counting, which notes what each order held, does not wait for an order that is being changed', async () => {
    const productId = await createCounted(5);
    const orderId = await addOrderOf([productId]);
    await shop.db.transaction().execute((tx) => holdGoods(tx, orderId));
    const { optionId } = await stockRowOf(shop, productId);
    await shop.db.transaction().execute(async (tx) => {
      await lockOrder(tx, orderId);
      await shop.db.transaction().execute((other) => stopCounting(other, optionId));
    });
    expect(await stockOf(shop, productId)).toEqual({ onHand: null, held: 0 });
  });

  test('orders with the same goods in opposite order never block each other', async () => {
    const goods = [];
    for (let index = 0; index < 4; index += 1) goods.push(await createCounted(1000));
    const ids: string[] = [];
    for (let index = 0; index < 40; index += 1)
      ids.push(await addOrderOf(index % 2 === 0 ? goods : goods.toReversed()));
    // Not by `transact`, which repeats a transaction after a deadlock.
    const shorts = await parallel(ids.length, (index) =>
      shop.db.transaction().execute((tx) => holdGoods(tx, ids[index] ?? '')),
    );
    expect(shorts.flat()).toEqual([]);
    for (const productId of goods)
      expect(await stockOf(shop, productId)).toEqual({ onHand: 1000, held: 40 });
  });
});

describe('[STOCK-18] in a rush', () => {
  test('orders that wait for one row leave connections for other screens', async () => {
    const productId = await createCounted(100);
    const fans = await parallel(shop.config.databasePool + 1, () => shop.createFan());
    const { orderTurns } = shop.services;
    const orders = await shop.db.transaction().execute(async (tx) => {
      await sql`select from stock s join product_options o on o.id = s.option_id
        where o.product_id = ${productId} for update of s`.execute(tx);
      const sent = fans.map((fan) => orderAtVenue(fan, [[productId, 1]]));
      await until(() => orderTurns.size().waiting === fans.length - 4);
      for (const path of ['/v1/user/top', `/v1/user/products/${productId}`, '/v1/user/cart'])
        expect((await fans[0]?.call('GET', path))?.status).toBe(200);
      expect(orderTurns.size()).toMatchObject({ running: 4 });
      return sent;
    });
    const statuses = (await Promise.all(orders)).map(({ status }) => status);
    // On a slow machine the first ones may have waited for three seconds.
    for (const status of statuses) expect([200, 503]).toContain(status);
    const sold = statuses.filter((status) => status === 200).length;
    expect(await stockOf(shop, productId)).toEqual({ onHand: 100, held: sold });
    expect(orderTurns.size()).toEqual({ running: 0, waiting: 0 });
  });

  test('who waits for a turn is told at once when the goods are sold out, and others keep their place', async () => {
    const [lockedId, productId, otherId] = [
      await createCounted(100),
      await createCounted(100),
      await createCounted(100),
    ];
    const { orderTurns } = shop.services;
    const fans = await parallel(30, () => shop.createFan());
    const ordersOf = (id: number, from: number, to: number) =>
      fans.slice(from, to).map((fan) => orderAtVenue(fan, [[id, 1]]));
    const { running, others } = await shop.db.transaction().execute(async (tx) => {
      await sql`select from stock s join product_options o on o.id = s.option_id
        where o.product_id = ${lockedId} for update of s`.execute(tx);
      const running = ordersOf(lockedId, 0, 4);
      await until(() => orderTurns.size().running === 4);
      const others = ordersOf(otherId, 4, 10);
      const waiting = ordersOf(productId, 10, 29);
      await until(() => orderTurns.size().waiting === 25);
      await count(shop, productId, 0);
      // All turns are taken: nobody but the next fan notices.
      const [last] = ordersOf(productId, 29, 30);
      for (const refused of await Promise.all([...waiting, last]))
        expect(refused?.body).toMatchObject({
          code: 422,
          data: { errors: [{ productId, available: 0 }] },
        });
      expect(orderTurns.size()).toEqual({ running: 4, waiting: 6 });
      return { running, others };
    });
    for (const { status } of await Promise.all([...running, ...others])) expect(status).toBe(200);
    expect(orderTurns.size()).toEqual({ running: 0, waiting: 0 });
  });

  test.each(['card', 'cart at the venue', 'page of the product'] as const)(
    'what is sold out is refused without a lock: %s',
    async (way) => {
      const productId = await createCounted(1);
      const fan = await createBuyer([productId, 1]);
      await placeAtVenue(productId, 1);
      await shop.db.transaction().execute(async (tx) => {
        await excludeOrders(tx);
        const refused =
          way === 'card'
            ? await shop.pay(fan)
            : await orderAtVenue(fan, [[productId, 1]], { from_cart: way === 'cart at the venue' });
        expect(refused.body).toMatchObject({
          code: 422,
          data: { errors: [{ productId, available: 0 }] },
        });
      });
      expect(await shop.ordersOf(fan)).toEqual([]);
    },
  );

  test('the order that took the last piece is answered to its key again', async () => {
    const productId = await createCounted(1);
    const fan = await shop.createFan();
    const call = {
      key: randomUUID(),
      body: { form: orderForm, items: [{ product_id: productId, quantity: 1 }] },
    };
    const placed = await fan.call('POST', '/v1/user/orders', call);
    expect(placed.status).toBe(200);
    expect((await fan.call('POST', '/v1/user/orders', call)).body).toEqual(placed.body);
    expect((await orderAtVenue(fan, [[productId, 1]])).status).toBe(422);
  });
});

test('[STOCK-07] of 60 fans who order 10 pieces at once 10 get one, whoever leaves or cancels meanwhile', async () => {
  const productId = await createCounted(10);
  const fans = await parallel(60, () => createBuyer([productId, 1]));
  const order = async (fan: Fan, index: number) => {
    if (index % 6 === 5) return orderAtVenue(fan, [[productId, 1]], { from_cart: true });
    const key = randomUUID();
    const number = index % 3 === 0 ? cards.asking : index % 7 === 0 ? cards.poor : cards.good;
    const placed = await shop.pay(fan, { number, key });
    if (index % 9 === 0) await fan.call('DELETE', `/v1/user/checkouts/${key}`);
    return placed;
  };
  for (;;) {
    const answers = await parallel(fans.length, async (index) => {
      const fan = fans[index];
      return fan ? (await order(fan, index)).status : 0;
    });
    for (const status of answers) expect([200, 409, 422]).toContain(status);
    const { held } = await stockOf(shop, productId);
    expect(held).toBeLessThanOrEqual(10);
    // Who is still at the bank has left.
    await sql`update payments set phase_at = now() - interval '31 minutes', next_step_at = now(),
      updated_at = now() - interval '31 minutes' where next_step_at is not null`.execute(shop.db);
    await shop.settlePayments();
    await shop.gateway.controls.settled();
    expect(await stockDifferences(shop)).toEqual(noDifferences);
    if ((await stockOf(shop, productId)).held === 10) break;
  }
  const orders = (
    await parallel(fans.length, (index) => shop.ordersOf(fans[index] ?? { id: '' }))
  ).flat();
  const placed = orders.filter(({ paymentStatus }) =>
    ['paid', 'at_pickup'].includes(paymentStatus),
  );
  expect(placed).toHaveLength(10);
  const charged = (
    await parallel(fans.length, (index) => shop.chargesOf(fans[index] ?? { id: '' }))
  )
    .flat()
    .filter(({ netAmount }) => netAmount > 0)
    .map(({ orderId }) => orderId);
  expect(tally(charged)).toEqual(
    tally(orders.filter(({ paymentStatus }) => paymentStatus === 'paid').map(({ id }) => id)),
  );
});

test('[STOCK-02] the database itself refuses to hold more than there is, and to change what was moved', async () => {
  const productId = await createCounted(1);
  await placeAtVenue(productId, 1);
  const ofProduct = sql`option_id = (select id from product_options where product_id = ${productId})`;
  for (const change of [
    sql`update stock set held = 2 where ${ofProduct}`,
    sql`update stock set on_hand = 0 where ${ofProduct}`,
    sql`update stock set on_hand = null where ${ofProduct}`,
    sql`update stock set held = -1 where ${ofProduct}`,
    sql`update stock_moves set held_change = 0 where ${ofProduct}`,
    sql`delete from stock_moves where ${ofProduct}`,
    sql`truncate stock_moves`,
  ])
    await expect(change.execute(shop.db)).rejects.toThrow(/check constraint|cannot be changed/);
});
