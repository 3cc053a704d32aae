import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { messages } from '../../messages.ts';

type Item = { productId: number; quantity: number };

let server: TestServer;
let fan: Fan;
let [towel, cap] = [0, 0];
beforeAll(async () => {
  server = await startServer();
  [towel, cap] = [await server.createProduct(1800), await server.createProduct(3200)];
});
afterAll(() => server.stop());
beforeEach(async () => {
  fan = await server.createFan();
});

const put = (items: Item[], append: boolean) =>
  fan.call('PUT', '/v1/user/cart', { body: { items, append } });
const get = async () => (await fan.call('GET', '/v1/user/cart')).body.data;

const change = (id: number, values: { onSale?: boolean; price?: number; name?: string }) =>
  server.db.updateTable('products').set(values).where('id', '=', id).execute();

test('a new fan’s cart is empty', async () => {
  expect(await get()).toEqual({ cartItems: [], totalItems: 0, totalPrice: 0, message: null });
});

test('[CART-03] [GOODS-05] what is appended adds up, and the whole cart comes back', async () => {
  await put([{ productId: towel, quantity: 1 }], true);
  const { body } = await put(
    [
      { productId: towel, quantity: 2 },
      { productId: cap, quantity: 1 },
    ],
    true,
  );
  expect(body.data).toEqual(await get());
  expect(body.data).toMatchObject({
    cartItems: [
      { productId: towel, quantity: 3, unitPrice: 1800, totalPrice: 5400 },
      { productId: cap, quantity: 1, unitPrice: 3200, totalPrice: 3200 },
    ],
    totalItems: 4,
    totalPrice: 8600,
    message: null,
  });
});

test('[CART-01] [CART-03] a replacement leaves only what it names; with nothing it empties the cart', async () => {
  await put([{ productId: towel, quantity: 3 }], true);
  expect((await put([{ productId: cap, quantity: 2 }], false)).body.data).toMatchObject({
    cartItems: [{ productId: cap, quantity: 2 }],
  });
  expect((await put([], false)).body.data).toMatchObject({ cartItems: [] });
});

test('the order of the cart stays when a quantity changes', async () => {
  await put([{ productId: cap, quantity: 1 }], true);
  await put([{ productId: towel, quantity: 1 }], true);
  const items = [
    { productId: towel, quantity: 5 },
    { productId: cap, quantity: 6 },
  ];
  expect((await put(items, false)).body.data).toMatchObject({
    cartItems: [{ productId: cap }, { productId: towel }],
  });
});

test('a product named twice is meant twice', async () => {
  const items = [1, 2].map((quantity) => ({ productId: towel, quantity }));
  expect((await put(items, false)).body.data).toMatchObject({ totalItems: 3 });
});

test('[GOODS-04] a quantity stops at 999999999, however it is reached', async () => {
  const most = { productId: towel, quantity: 999_999_999 };
  const full = { cartItems: [{ quantity: 999_999_999 }], totalPrice: 999_999_999 * 1800 };
  expect((await put([most, most], true)).body.data).toMatchObject(full);
  expect((await put([most], true)).body.data).toMatchObject(full);
});

test('a product that is gone is taken out and named, once', async () => {
  const gone = await server.createProduct();
  await put(
    [towel, gone].map((productId) => ({ productId, quantity: 1 })),
    true,
  );
  await change(gone, { onSale: false, name: '限定タオル' });
  expect(await get()).toMatchObject({
    cartItems: [{ productId: towel }],
    message: messages.productGone('限定タオル'),
  });
  expect(await get()).toMatchObject({ totalItems: 1, message: null });
});

test('a product that goes while its quantity is changed is named, and the change of the rest holds', async () => {
  const gone = await server.createProduct();
  await put(
    [towel, gone].map((productId) => ({ productId, quantity: 1 })),
    true,
  );
  await change(gone, { onSale: false, name: '限定キャップ' });
  const items = [towel, gone].map((productId) => ({ productId, quantity: 4 }));
  expect((await put(items, false)).body.data).toMatchObject({
    cartItems: [{ productId: towel, quantity: 4 }],
    message: messages.productGone('限定キャップ'),
  });
});

test('[CHK-11] a price that changes changes in the cart', async () => {
  const product = await server.createProduct(100);
  await put([{ productId: product, quantity: 3 }], true);
  await change(product, { price: 120 });
  expect(await get()).toMatchObject({ totalPrice: 360 });
});

test('[GOODS-02] what is off sale, sold elsewhere or unknown cannot be put into the cart', async () => {
  const elsewhere = await server.createProduct(0, 'https://shop.example/ring');
  const gone = await server.createProduct();
  await change(gone, { onSale: false });
  for (const productId of [elsewhere, gone, 2_000_000_000]) {
    const items = [towel, productId].map((id) => ({ productId: id, quantity: 1 }));
    expect((await put(items, true)).body).toMatchObject({
      code: 422,
      message: messages.productNotSold,
      data: { errors: [{ field: 'items' }] },
    });
  }
  expect(await get()).toMatchObject({ cartItems: [] });
});

test('[CART-01] [ROLE-04] a quantity below 1 is refused with its sentence', async () => {
  expect((await put([{ productId: towel, quantity: 0 }], false)).body).toMatchObject({
    code: 422,
    message: messages.quantityLeast,
  });
});

test('[ROLE-02] each fan has their own cart', async () => {
  await put([{ productId: towel, quantity: 1 }], true);
  const other = await server.createFan();
  expect((await other.call('GET', '/v1/user/cart')).body.data).toMatchObject({ cartItems: [] });
});
