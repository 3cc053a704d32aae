import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { orderForm, type Shop, startShop } from '../../../../../tests/support/serverWithGateway.ts';
import { messages } from '../../messages.ts';

// Within a session.
const opensAt = new Date(Date.now() + 3_600_000);
const closesAt = new Date(Date.now() + 7_200_000);
const [opening, end] = [opensAt.getTime(), closesAt.getTime()];

let shop: Shop;
let fan: Fan;
let now: number;
let [towel, cap] = [0, 0];
beforeAll(async () => {
  shop = await startShop({}, { now: () => now });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  now = Date.now();
  fan = await shop.createFan();
  [towel, cap] = [await shop.createProduct(1800), await shop.createProduct(3200)];
  await schedule({ opensAt, closesAt });
});

const schedule = (values: { opensAt?: Date | null; closesAt?: Date | null }) =>
  shop.db.updateTable('products').set(values).where('id', '=', towel).execute();

const name = async () =>
  (
    await shop.db
      .selectFrom('products')
      .select('name')
      .where('id', '=', towel)
      .executeTakeFirstOrThrow()
  ).name;

const add = () =>
  fan.call('PUT', '/v1/user/cart', {
    body: { items: [{ productId: towel, quantity: 1 }], append: true },
  });
const replace = (quantity: number) =>
  fan.call('PUT', '/v1/user/cart', {
    body: { items: [{ productId: towel, quantity }], append: false },
  });
const pickup = (ids = [towel]) =>
  fan.call('POST', '/v1/user/orders', {
    body: { items: ids.map((id) => ({ product_id: id, quantity: 1 })), form: orderForm },
  });
const cart = async () => (await fan.call('GET', '/v1/user/cart')).body.data;
const refusal = async (field: string, sentence: string) => ({
  status: 422,
  body: {
    data: {
      errors: [
        {
          field,
          message: messages.aboutProduct(await name(), sentence),
          productId: towel,
          available: 0,
        },
      ],
    },
  },
});

describe('[STOCK-14] by the server’s clock a product is sold', () => {
  test.each([
    ['a millisecond before the opening', opening - 1, messages.saleNotOpen(opensAt)],
    ['at the opening', opening, null],
    ['a millisecond before the end', end - 1, null],
    ['at the end', end, messages.saleClosed(closesAt)],
  ])('or not: %s', async (_when, at, sentence) => {
    now = at;
    const [added, ordered] = [await add(), await pickup([cap, towel])];
    if (sentence === null) {
      expect([added.status, ordered.status]).toEqual([200, 200]);
      return;
    }
    expect(added).toMatchObject(await refusal('items', sentence));
    expect(ordered).toMatchObject(await refusal('items.1.quantity', sentence));
    expect(await cart()).toMatchObject({ cartItems: [] });
    expect((await pickup([cap])).status).toBe(200);
  });

  test('without an end, or without an opening', async () => {
    await schedule({ closesAt: null });
    now = opening - 1;
    expect((await pickup()).status).toBe(422);
    now = end + 1;
    expect((await pickup()).status).toBe(200);
    await schedule({ opensAt: null, closesAt });
    expect((await pickup()).status).toBe(422);
    now = opening - 1;
    expect((await pickup()).status).toBe(200);
  });
});

describe('[STOCK-14] a cart in which a sale ends', () => {
  test('keeps the line, can be changed, and is not charged; another product of it is', async () => {
    now = opening;
    expect((await add()).status).toBe(200);
    now = end;
    expect((await replace(2)).body.data).toMatchObject({
      cartItems: [
        {
          productId: towel,
          quantity: 2,
          opensAt: opensAt.toISOString(),
          closesAt: closesAt.toISOString(),
        },
      ],
      message: null,
    });
    expect(await shop.pay(fan)).toMatchObject(await refusal('cart', messages.saleClosed(closesAt)));
    expect(await shop.chargesOf(fan)).toEqual([]);
    expect(await cart()).toMatchObject({ totalItems: 2 });
    await fan.call('PUT', '/v1/user/cart', {
      body: { items: [{ productId: cap, quantity: 1 }], append: false },
    });
    expect((await shop.pay(fan)).started).toMatchObject({ paymentStatus: 'paid' });
  });

  test('an order placed before the end gets its answer again after it', async () => {
    now = end - 1;
    const body = { items: [{ product_id: towel, quantity: 1 }], form: orderForm };
    const key = crypto.randomUUID();
    const first = await fan.call('POST', '/v1/user/orders', { body, key });
    now = end;
    expect(await fan.call('POST', '/v1/user/orders', { body, key })).toMatchObject({
      status: 200,
      body: first.body,
    });
  });
});

test('[STOCK-14] the answer has the times only of a product that has them', async () => {
  const productOf = async (id: number) =>
    ((await fan.call('GET', `/v1/user/products/${id}`)).body.data as { product: object }).product;
  expect(await productOf(towel)).toMatchObject({
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
  });
  const without = await productOf(cap);
  expect(without).not.toHaveProperty('opensAt');
  expect(without).not.toHaveProperty('closesAt');
});
