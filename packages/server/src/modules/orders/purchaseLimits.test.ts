import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { addOrder, setStatus } from '../../../../../tests/support/orders.ts';
import { parallel, tally } from '../../../../../tests/support/parallel.ts';
import { orderForm, type Shop, startShop } from '../../../../../tests/support/serverWithGateway.ts';
import { messages } from '../../messages.ts';
import { expirePickups } from './expirePickups.ts';

let shop: Shop;
let fan: Fan;
let towel = 0;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  fan = await shop.createFan();
  towel = await shop.createProduct(100);
});

// The defaults of `sales` in club.json.
const most = 50;
const day = 24 * 60 * 60 * 1000;

const pickup = (quantity: number, productId = towel) =>
  fan.call('POST', '/v1/user/orders', {
    body: { items: [{ product_id: productId, quantity }], form: orderForm },
  });
const put = (quantity: number, append: boolean) =>
  fan.call('PUT', '/v1/user/cart', {
    body: { items: [{ productId: towel, quantity }], append },
  });
const cart = async () => (await fan.call('GET', '/v1/user/cart')).body.data;
const refusal = (field: string, message: string) => ({
  status: 422,
  body: { message, data: { errors: [{ field, message }] } },
});
const numberOf = ({ body }: { body: { data: unknown } }) =>
  (body.data as { order_id: string }).order_id;
const nameOf = async (id: number) =>
  (
    await shop.db
      .selectFrom('products')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).name;

describe('[STOCK-05] pieces of one product', () => {
  test('a pickup order accepts the limit and not one more; another fan has their own limit', async () => {
    expect(await pickup(most + 1)).toMatchObject(
      refusal('items.0.quantity', messages.piecesPerProduct(most, 0, most)),
    );
    expect((await pickup(most)).status).toBe(200);
    expect(await pickup(1)).toMatchObject(
      refusal('items.0.quantity', messages.piecesPerProduct(most, most, 0)),
    );
    fan = await shop.createFan();
    expect((await pickup(1)).status).toBe(200);
  });

  test('lines with the same product are added up', async () => {
    const items = [
      { product_id: towel, quantity: 30 },
      { product_id: towel, quantity: 21 },
    ];
    expect(
      await fan.call('POST', '/v1/user/orders', { body: { items, form: orderForm } }),
    ).toMatchObject(refusal('items.1.quantity', messages.piecesPerProduct(most, 0, most)));
  });

  test('a cart accepts the limit less ordered pieces, and returns how many are left', async () => {
    await pickup(8);
    const about = async (sentence: string) =>
      refusal('items', messages.aboutProduct(await nameOf(towel), sentence));
    const sentence = messages.piecesPerProduct(most, 8, 42);
    expect(await put(43, false)).toMatchObject(await about(sentence));
    expect(await put(42, true)).toMatchObject({
      status: 200,
      body: { data: { cartItems: [{ quantity: 42, available: 42 }] } },
    });
    expect(await put(1, true)).toMatchObject(await about(sentence));
    expect(await cart()).toMatchObject({ totalItems: 42 });
    expect((await fan.call('GET', `/v1/user/products/${towel}`)).body.data).toMatchObject({
      purchaseLimits: {
        perPerson: most,
        ordered: 8,
        available: 42,
        pickupDays: 30,
        openPickups: { count: 1, maxCount: 5, total: 800, maxTotal: 100_000 },
      },
    });
  });

  test('a cart that already exceeds it may stay or shrink, and cannot be ordered by card', async () => {
    await put(45, false);
    await pickup(10);
    expect((await put(45, false)).status).toBe(200);
    expect((await put(46, false)).status).toBe(422);
    expect(await shop.pay(fan)).toMatchObject(
      refusal(
        'cart',
        messages.aboutProduct(await nameOf(towel), messages.piecesPerProduct(most, 10, 40)),
      ),
    );
    expect(await shop.chargesOf(fan)).toEqual([]);
    expect((await put(40, false)).status).toBe(200);
    expect((await shop.pay(fan)).started).toMatchObject({ paymentStatus: 'paid' });
    expect((await put(1, true)).status).toBe(422);
  });

  test('canceled, refunded, unpaid and old orders do not count', async () => {
    const old = new Date(Date.now() - 31 * day);
    for (const values of [
      { deliveryStatus: 'canceled' },
      { paymentStatus: 'refunded' },
      { paymentStatus: 'failed' },
      { createdAt: old },
    ] as const) {
      const id = await addOrder(shop, fan, values, [
        { name: 'タオル', unitPrice: 100, quantity: most },
      ]);
      await shop.db
        .updateTable('orderItems')
        .set({ productId: towel })
        .where('orderId', '=', id)
        .execute();
    }
    expect((await pickup(most)).status).toBe(200);
  });

  test('of parallel orders only those within the limit succeed', async () => {
    const responses = await parallel(8, () => pickup(15));
    expect(tally(responses.map(({ status }) => status))).toEqual({ 200: 3, 422: 5 });
  });
});

describe('[STOCK-05] open pickup orders', () => {
  test('are limited in number; a picked-up one makes room', async () => {
    const placed = await parallel(9, async () => pickup(1, await shop.createProduct(100)));
    expect(tally(placed.map(({ status }) => status))).toEqual({ 200: 5, 422: 4 });
    expect(await pickup(1)).toMatchObject(refusal('items', messages.openPickupOrders(5)));
    const first = placed.find(({ status }) => status === 200);
    if (first) await setStatus(shop, numberOf(first), 'received');
    expect((await pickup(1)).status).toBe(200);
  });

  test('are limited in total', async () => {
    const jacket = await shop.createProduct(30_000);
    expect((await pickup(3, jacket)).status).toBe(200);
    expect(await pickup(1, jacket)).toMatchObject(
      refusal('items', messages.openPickupTotal(100_000, 90_000)),
    );
    expect((await pickup(1)).status).toBe(200);
  });

  test('a retry with its key gets its order, whatever the limit is by then', async () => {
    const key = crypto.randomUUID();
    const body = { items: [{ product_id: towel, quantity: most }], form: orderForm };
    const first = await fan.call('POST', '/v1/user/orders', { body, key });
    const again = await fan.call('POST', '/v1/user/orders', { body, key });
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  test('are canceled after 30 days with the reason, once, and everything else stays', async () => {
    const id = numberOf(await pickup(2));
    const paid = await addOrder(shop, fan);
    const received = numberOf(await pickup(1));
    await setStatus(shop, received, 'received');
    const order = async (orderId: string) =>
      ((await fan.call('GET', `/v1/user/orders/${orderId}`)).body.data as { order: object }).order;
    const { createdAt, pickupUntil } = (await order(id)) as Record<string, string>;
    expect(Date.parse(pickupUntil ?? '') - Date.parse(createdAt ?? '')).toBe(30 * day);
    expect(await order(paid)).toMatchObject({ pickupUntil: null });

    const placedAt = Date.parse(createdAt ?? '');
    // The orders of the other tests are slightly older.
    await expirePickups(shop.services, placedAt + 30 * day);
    expect(await order(id)).toMatchObject({ deliveryStatus: 'pending', cancelReason: null });
    expect(await expirePickups(shop.services, placedAt + 30 * day + 1)).toBe(1);
    expect(await expirePickups(shop.services, placedAt + 60 * day)).toBe(0);
    expect(await order(id)).toMatchObject({
      deliveryStatus: 'canceled',
      paymentStatus: 'at_pickup',
      cancelReason: 'pickup_expired',
      pickupUntil: null,
    });
    expect(await order(paid)).toMatchObject({ deliveryStatus: 'pending', cancelReason: null });
    expect(await order(received)).toMatchObject({ deliveryStatus: 'received' });
    const events = await sql<{ data: object }>`
      select data from events where type = 'order' and person_id = ${fan.id}
        and data->>'orderId' = ${id} order by id`.execute(shop.db);
    expect(events.rows.map(({ data }) => data)).toEqual([
      { orderId: id, deliveryStatus: 'pending', paymentStatus: 'at_pickup' },
      { orderId: id, deliveryStatus: 'canceled', paymentStatus: 'at_pickup' },
    ]);
    expect((await pickup(most - 1)).status).toBe(200);
  });

  test('are all canceled in one run, however many are due', async () => {
    const values = {
      paymentMethod: 'at_pickup',
      paymentStatus: 'at_pickup',
      createdAt: new Date(Date.now() - 31 * day),
    } as const;
    // A run reads 100 at once.
    for (let count = 0; count < 201; count++) await addOrder(shop, fan, values);
    await expirePickups(shop.services);
    const orders = await shop.db
      .selectFrom('orders')
      .select('deliveryStatus')
      .where('userId', '=', fan.id)
      .execute();
    expect(tally(orders.map(({ deliveryStatus }) => deliveryStatus))).toEqual({ canceled: 201 });
  });
});
