import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clubWith } from '../../../../../tests/support/clubs.ts';
import { cards } from '../../../../../tests/support/gateway.ts';
import { parallel, tally } from '../../../../../tests/support/parallel.ts';
import { orderForm, type Shop, startShop } from '../../../../../tests/support/serverWithGateway.ts';
import { messages } from '../../messages.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(clubWith({ payments: { atPickup: false } }));
});
afterAll(() => shop.stop());

test('[CLUB-05] a club without 会場払い refuses it, says so to the app, and sells the same goods by card', async () => {
  const fan = await shop.createBuyer();
  const body = { items: [{ product_id: fan.productId, quantity: 1 }], form: orderForm };
  expect(await fan.call('POST', '/v1/user/orders', { body })).toMatchObject({
    status: 422,
    body: {
      message: messages.notPayableAtPickup,
      data: { errors: [{ field: 'items', message: messages.notPayableAtPickup }] },
    },
  });
  expect((await fan.call('GET', '/v1/user/orders')).body.data).toMatchObject({ list: [] });
  expect((await fan.call('GET', '/v1/club')).body.data).toMatchObject({
    payableAtPickup: false,
    commerceNotice: expect.arrayContaining([
      { term: '支払方法', description: 'クレジットカード（一括払いのみ）。' },
    ]),
  });
  expect((await shop.pay(fan)).started).toMatchObject({ paymentStatus: 'paid' });
});

test('[CLUB-05] an order from before is answered to its key again, and still waits at the counter', async () => {
  const before = await startShop();
  const fan = await before.createFan();
  const product_id = await before.createProduct(100);
  const call = {
    key: randomUUID(),
    body: { items: [{ product_id, quantity: 1 }], form: orderForm },
  };
  const placed = await fan.call('POST', '/v1/user/orders', call);
  expect(placed.status).toBe(200);
  before.config.club.payments.atPickup = false;
  expect(await fan.call('POST', '/v1/user/orders', call)).toMatchObject({
    status: 200,
    body: placed.body,
  });
  expect((await fan.call('POST', '/v1/user/orders', { body: call.body })).status).toBe(422);
  expect((await fan.call('GET', '/v1/user/orders')).body.data).toMatchObject({
    list: [{ deliveryStatus: 'pending', paymentStatus: 'at_pickup' }],
  });
  await before.stop();
});

describe('[CHK-13] the goods of the cart, paid at the venue', () => {
  let open: Shop;
  beforeAll(async () => {
    open = await startShop();
  });
  afterAll(() => open.stop());

  /** A fan whose cart holds two and three of two products, and the request that orders it: 2,600 yen. */
  async function createBuyer() {
    const fan = await open.createFan();
    const towel = await open.createProduct(1000);
    const pin = await open.createProduct(200);
    const lines = [
      { productId: towel, quantity: 2, price: 1000 },
      { productId: pin, quantity: 3, price: 200 },
    ];
    const fill = () =>
      fan.call('PUT', '/v1/user/cart', {
        body: {
          items: lines.map(({ productId, quantity }) => ({ productId, quantity })),
          append: false,
        },
      });
    await fill();
    const body = {
      items: lines.map(({ productId, quantity, price }) => ({
        product_id: productId,
        quantity,
        unit_price: price,
      })),
      form: orderForm,
      from_cart: true,
    };
    const order = (key: string = randomUUID()) =>
      fan.call('POST', '/v1/user/orders', { key, body });
    const cart = async () => (await fan.call('GET', '/v1/user/cart')).body.data;
    return { ...fan, towel, pin, fill, body, order, cart };
  }

  test('make one order with their quantities, and the cart is empty', async () => {
    const fan = await createBuyer();
    const placed = await fan.order();
    expect(placed.status).toBe(200);
    const { order_id } = placed.body.data as { order_id: string };
    expect((await fan.call('GET', `/v1/user/orders/${order_id}`)).body.data).toMatchObject({
      order: {
        totalPrice: 2600,
        deliveryMethod: 'venue',
        deliveryStatus: 'pending',
        paymentMethod: 'at_pickup',
        paymentStatus: 'at_pickup',
        orderItems: [
          { productId: fan.towel, quantity: 2, unitPrice: 1000 },
          { productId: fan.pin, quantity: 3, unitPrice: 200 },
        ],
      },
    });
    expect(await fan.cart()).toMatchObject({ totalItems: 0 });
  });

  test('a repeated key answers with the same order, and empties the cart only once', async () => {
    const fan = await createBuyer();
    const key = randomUUID();
    const answers = await parallel(8, () => fan.order(key));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 8 });
    await fan.fill();
    const again = await fan.order(key);
    expect(again.body.data).toEqual(answers[0]?.body.data);
    expect(await open.ordersOf(fan)).toHaveLength(1);
    expect(await fan.cart()).toMatchObject({ totalItems: 5 });
  });

  test('two devices at once make one order; the other hears that the cart is empty', async () => {
    const fan = await createBuyer();
    const answers = await parallel(4, () => fan.order());
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 422: 3 });
    expect(answers.find(({ status }) => status === 422)?.body.message).toBe(messages.cartEmpty);
    expect(await open.ordersOf(fan)).toHaveLength(1);
  });

  test('a cart that another device changed, another price, and a product that is sold no more are refused as by card', async () => {
    const changed = await createBuyer();
    await changed.call('PUT', '/v1/user/cart', {
      body: { items: [{ productId: changed.pin, quantity: 1 }], append: true },
    });
    const dearer = await createBuyer();
    const { db } = open;
    await db.updateTable('products').set({ price: 900 }).where('id', '=', dearer.towel).execute();
    const gone = await createBuyer();
    await db.updateTable('products').set({ onSale: false }).where('id', '=', gone.pin).execute();
    for (const fan of [changed, dearer, gone]) {
      expect(await fan.order()).toMatchObject({
        status: 409,
        body: { message: messages.priceChanged },
      });
      expect(await open.ordersOf(fan)).toEqual([]);
      expect(await fan.cart()).not.toMatchObject({ totalItems: 0 });
    }
  });

  test('[STOCK-05] count as one open order, however many goods it has', async () => {
    const fan = await createBuyer();
    const most = open.config.purchaseLimits.openPickupOrders;
    for (let count = 0; count < most; count++) {
      await fan.fill();
      expect((await fan.order()).status).toBe(200);
    }
    await fan.fill();
    expect(await fan.order()).toMatchObject({
      status: 422,
      body: { message: messages.openPickupOrders(most) },
    });
    expect(await fan.cart()).toMatchObject({ totalItems: 5 });
  });

  test('[CHK-09] a checkout whose response was lost tells its order; one that never arrived makes none later', async () => {
    const fan = await createBuyer();
    const end = (key: string) => fan.call('DELETE', `/v1/user/checkouts/${key}`);
    const key = randomUUID();
    const placed = await fan.order(key);
    const { order_id } = placed.body.data as { order_id: string };
    expect((await end(key)).body.data).toEqual({ orderId: order_id });
    await fan.fill();
    const lost = randomUUID();
    expect((await end(lost)).body.data).toEqual({ orderId: null });
    expect((await fan.order(lost)).status).toBe(409);
    expect(await open.ordersOf(fan)).toHaveLength(1);
    expect(await fan.cart()).toMatchObject({ totalItems: 5 });
  });

  test('[CHK-09] are not ordered beside a payment by card that may still be charged', async () => {
    const fan = await createBuyer();
    const { started } = await open.pay(fan, { number: cards.asking });
    expect(started.paymentStatus).toBe('awaiting');
    expect(await fan.order()).toMatchObject({
      status: 409,
      body: { message: messages.paymentRunning },
    });
    // Left at the bank's page: its session is closed first, and nothing can be charged for it any more.
    await open.age(started.orderId, 60);
    expect((await fan.order()).status).toBe(200);
    expect(await open.chargesOf(fan)).toEqual([]);
    expect((await open.ordersOf(fan)).map(({ paymentStatus }) => paymentStatus).sort()).toEqual([
      'at_pickup',
      'canceled',
    ]);
  });

  test('an order from the page of a product leaves the cart as it is', async () => {
    const fan = await createBuyer();
    const body = { items: [{ product_id: fan.towel, quantity: 2 }], form: orderForm };
    expect((await fan.call('POST', '/v1/user/orders', { body })).status).toBe(200);
    expect(await fan.cart()).toMatchObject({ totalItems: 5 });
  });
});
