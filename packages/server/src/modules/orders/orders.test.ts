import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { cards } from '../../../../../tests/support/gateway.ts';
import {
  address,
  orderForm,
  type Shop,
  startShop,
} from '../../../../../tests/support/serverWithGateway.ts';
import { messages } from '../../messages.ts';

type Order = {
  id: string;
  paymentStatus: string;
  totalPrice: number;
  orderItems: { productId: number }[];
};

let shop: Shop;
let fan: Fan;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  fan = await shop.createFan();
});

const forPickup = (items: object[], more: { key?: string; form?: object } = {}) =>
  fan.call('POST', '/v1/user/orders', {
    body: { items, form: more.form ?? orderForm },
    ...(more.key !== undefined && { key: more.key }),
  });

async function listed(who: Fan, query = '') {
  return (await who.call('GET', `/v1/user/orders${query}`)).body.data as { list: Order[] };
}

async function details(who: Fan, id: string): Promise<Order> {
  const response = await who.call('GET', `/v1/user/orders/${id}`);
  expect(response.status).toBe(200);
  return (response.body.data as { order: Order }).order;
}

describe('an order that is paid at pickup', () => {
  test('[GORD-03] [ODET-05] is placed at the current price and shown in full', async () => {
    const productId = await shop.createProduct(1800);
    const placed = await forPickup([{ product_id: productId, quantity: 3, unit_price: 1800 }]);
    const { order_id: id } = placed.body.data as { order_id: string };
    expect(id).toMatch(/^\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(await details(fan, id)).toEqual({
      id,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      deliveryMethod: 'venue',
      deliveryStatus: 'pending',
      trackingNumber: null,
      carrier: null,
      totalPrice: 5400,
      ...orderForm,
      postalCode: null,
      prefecture: null,
      city: null,
      street: null,
      building: null,
      paymentMethod: 'at_pickup',
      paymentStatus: 'at_pickup',
      cardLastFour: null,
      cardHolderName: null,
      pickupUntil: expect.stringMatching(/Z$/),
      cancelReason: null,
      orderItems: [
        {
          productId,
          productName: expect.any(String),
          unitPrice: 1800,
          quantity: 3,
          imageUrls: [],
        },
      ],
    });
  });

  test('[CHK-11] a different price seen by the fan is reported, and nothing is ordered', async () => {
    const productId = await shop.createProduct(1800);
    const refused = await forPickup([{ product_id: productId, quantity: 1, unit_price: 1 }]);
    expect(refused.body).toEqual({ code: 409, message: messages.priceChanged, data: null });
    expect(await listed(fan)).toMatchObject({ list: [] });
  });

  test('a product sold elsewhere, removed or unknown cannot be ordered', async () => {
    const elsewhere = await shop.createProduct(0, 'https://shop.example/ring');
    const gone = await shop.createProduct();
    await shop.db.updateTable('products').set({ onSale: false }).where('id', '=', gone).execute();
    for (const product_id of [elsewhere, gone, 2_000_000_000])
      expect((await forPickup([{ product_id, quantity: 1 }])).body).toMatchObject({
        code: 422,
        message: messages.productNotSold,
      });
  });

  test('[GORD-02] [ROLE-04] the form’s fields are validated, each with its sentence', async () => {
    const form = { name: '', email: 'akari', phone: '090-1234-5678' };
    const refused = await forPickup([{ product_id: 1, quantity: 1 }], { form });
    expect(refused.body.data).toEqual({
      errors: [
        { field: 'form.name', message: messages.required },
        { field: 'form.email', message: messages.email },
        { field: 'form.phone', message: messages.phone },
      ],
    });
  });

  test('[CHK-09] one key gives one order, however often it is sent', async () => {
    const items = [{ product_id: await shop.createProduct(), quantity: 1 }];
    const key = randomUUID();
    const [first, second] = [await forPickup(items, { key }), await forPickup(items, { key })];
    expect(second.body).toEqual(first.body);
    expect((await listed(fan)).list).toHaveLength(1);
  });

  test('the ordered items stay unchanged when the product changes', async () => {
    const product = await shop.createProduct(500);
    const placed = await forPickup([{ product_id: product, quantity: 2 }]);
    await shop.db
      .updateTable('products')
      .set({ price: 900, name: '新しい名前' })
      .where('id', '=', product)
      .execute();
    const { order_id } = placed.body.data as { order_id: string };
    const order = await details(fan, order_id);
    expect(order.totalPrice).toBe(1000);
    expect(JSON.stringify(order)).not.toContain('新しい名前');
  });
});

describe('an order that is paid by card', () => {
  const {
    name: _name,
    kana: _kana,
    email: _email,
    phoneNumber: _phone,
    ...shippingAddress
  } = address;

  test('[CHK-07] [CHK-11] [ODET-04] shipping costs 200 yen, as a separate line', async () => {
    const buyer = await shop.createBuyer();
    const { started } = await shop.pay(buyer, { deliveryMethod: 'shipping', shippingAddress });
    expect(started).toMatchObject({ paymentStatus: 'paid', redirectUrl: null });
    const order = await details(buyer, started.orderId);
    expect(order).toMatchObject({
      deliveryMethod: 'shipping',
      deliveryStatus: 'unshipped',
      totalPrice: 3800,
      paymentMethod: 'credit_card',
      paymentStatus: 'paid',
      ...shippingAddress,
      orderItems: [
        { productId: buyer.productId, unitPrice: 1800, quantity: 2 },
        { productId: 0, productName: messages.shippingFee, unitPrice: 200, quantity: 1 },
      ],
    });
    expect(await shop.chargesOf(buyer)).toMatchObject([{ amount: 3800, status: 'captured' }]);
  });

  test('[CHK-11] pickup at the venue is free, and an address sent along is not stored', async () => {
    const buyer = await shop.createBuyer();
    const { started } = await shop.pay(buyer, { shippingAddress });
    expect(await details(buyer, started.orderId)).toMatchObject({
      deliveryStatus: 'pending',
      totalPrice: 3600,
      postalCode: null,
      orderItems: [{ productId: buyer.productId }],
    });
  });

  test('[CHK-06] shipping needs an address', async () => {
    const { body } = await shop.pay(await shop.createBuyer(), { deliveryMethod: 'shipping' });
    expect(body).toMatchObject({
      code: 422,
      data: { errors: [{ field: 'shippingAddress', message: messages.required }] },
    });
  });

  test('[CHK-03] the address is saved with syncAddress 1, once the order is paid', async () => {
    const saved = async (who: Fan) =>
      (await who.call('GET', '/v1/user/shipping-address')).body.data;
    const order = { deliveryMethod: 'shipping', shippingAddress };
    const [keeps, not] = [await shop.createBuyer(), await shop.createBuyer()];
    await shop.pay(not, { ...order, syncAddress: 0 });
    expect(await saved(not)).toEqual({ shippingAddress: null });
    await shop.pay(keeps, { ...order, syncAddress: 1, number: cards.poor });
    expect(await saved(keeps)).toEqual({ shippingAddress: null });
    await shop.pay(keeps, { ...order, syncAddress: 1 });
    expect(await saved(keeps)).toEqual({ shippingAddress: address });
  });

  test('[CHK-08] a declined card has its reason, the order’s id, and leaves the cart', async () => {
    const buyer = await shop.createBuyer();
    const { body } = await shop.pay(buyer, { number: cards.poor });
    const message = messages.paymentDeclined.insufficient_funds;
    expect(body).toMatchObject({
      code: 422,
      message,
      data: { errors: [{ field: 'paymentDetails', message }], orderId: expect.any(String) },
    });
    expect((await buyer.call('GET', '/v1/user/cart')).body.data).toMatchObject({ totalItems: 2 });
  });

  test('[ORD-03] an order whose payment is not finished is not in the list, but can be opened', async () => {
    const buyer = await shop.createBuyer();
    const { started } = await shop.pay(buyer, { number: cards.asking });
    expect(started).toMatchObject({ paymentStatus: 'awaiting' });
    expect(await listed(buyer)).toMatchObject({ list: [], totalCount: 0, totalPage: 0 });
    expect(await details(buyer, started.orderId)).toMatchObject({ paymentStatus: 'awaiting' });
  });

  test('a card number is refused unless the club allows it, and is never stored', async () => {
    const buyer = await shop.createBuyer();
    const paymentDetails = {
      type: 'credit_card' as const,
      number: cards.good,
      name: 'AKARI HAMANO',
      month: '12',
      year: '30',
      verificationValue: '123',
    };
    const { body } = await shop.pay(buyer, { paymentDetails });
    expect(body).toMatchObject({ code: 422, message: messages.rawCardsRefused });
    expect(await shop.ordersOf(buyer)).toEqual([]);
  });

  test('an empty cart cannot be ordered', async () => {
    const { body } = await shop.pay(fan);
    expect(body).toMatchObject({ code: 422, message: messages.cartEmpty });
  });
});

test('[ORD-03] [CALL-05] orders come in pages, newest first', async () => {
  const product_id = await shop.createProduct();
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) {
    const placed = await forPickup([{ product_id, quantity: n + 1 }]);
    ids.unshift((placed.body.data as { order_id: string }).order_id);
  }
  const pages = [await listed(fan, '?size=3'), await listed(fan, '?page=2&size=3')];
  expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(ids);
  expect(pages[1]).toMatchObject({ totalCount: 5, totalPage: 2, page: 2, size: 3 });
  expect(pages[0]?.list[0]?.orderItems).toMatchObject([{ productId: product_id, quantity: 5 }]);
});

test('[NET-01] [QRP-01] only what waits at the counter is in the call for pickups, with the content of its code', async () => {
  const pickups = async (who: Fan) => (await who.call('GET', '/v1/user/pickups')).body.data;
  expect(await pickups(fan)).toEqual({ list: [] });
  const product_id = await shop.createProduct();
  const ids: string[] = [];
  for (const quantity of [1, 2, 3]) {
    const placed = await forPickup([{ product_id, quantity }]);
    ids.unshift((placed.body.data as { order_id: string }).order_id);
  }
  const [newest = '', second = '', oldest = ''] = ids;
  await shop.db
    .updateTable('orders')
    .set({ deliveryStatus: 'received' })
    .where('id', '=', second)
    .execute();
  const { orderItems } = (await details(fan, newest)) as unknown as {
    orderItems: { productName: string }[];
  };
  const row = (id: string, quantity: number) => ({
    id,
    createdAt: expect.stringMatching(/Z$/),
    code: `${shop.origin}/admin/orders/${id}/edit`,
    items: [{ name: orderItems[0]?.productName, quantity }],
  });
  expect(await pickups(fan)).toEqual({ list: [row(newest, 3), row(oldest, 1)] });
  // Nothing is handed over any more after all of the money went back.
  await shop.db
    .updateTable('orders')
    .set({ paymentStatus: 'refunded' })
    .where('id', '=', newest)
    .execute();
  expect(await pickups(fan)).toEqual({ list: [row(oldest, 1)] });

  const buyer = await shop.createBuyer();
  await shop.pay(buyer, { number: cards.asking });
  expect(await pickups(buyer)).toEqual({ list: [] });
  const mailed = await shop.createBuyer();
  const {
    name: _name,
    kana: _kana,
    email: _email,
    phoneNumber: _phone,
    ...shippingAddress
  } = address;
  await shop.pay(mailed, { deliveryMethod: 'shipping', shippingAddress });
  expect(await pickups(mailed)).toEqual({ list: [] });
});

test('[ROLE-02] another person’s order is not found, like one that never existed', async () => {
  const placed = await forPickup([{ product_id: await shop.createProduct(), quantity: 1 }]);
  const { order_id } = placed.body.data as { order_id: string };
  const other = await shop.createFan();
  const ask = (id: string) => other.call('GET', `/v1/user/orders/${id}`);
  expect((await ask(order_id)).body).toEqual((await ask('261121-000000')).body);
  expect((await ask(order_id)).status).toBe(404);
});
