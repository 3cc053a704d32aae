import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { withoutPurchaseLimits } from '../../../../../tests/support/purchaseLimits.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { messages } from '../../messages.ts';

type Item = { productId: number; quantity: number };

let server: TestServer;
let fan: Fan;
let [towel, cap] = [0, 0];
beforeAll(async () => {
  server = await startServer(withoutPurchaseLimits);
  [towel, cap] = [await server.createProduct(1800), await server.createProduct(3200)];
});
afterAll(() => server.stop());
beforeEach(async () => {
  fan = await server.createFan();
});

const put = (items: Item[], append: boolean) =>
  fan.call('PUT', '/v1/user/cart', { body: { items, append } });
const get = async () => (await fan.call('GET', '/v1/user/cart')).body.data;

type Values = { onSale?: boolean; price?: number; name?: string; externalLinkUrl?: string };
const change = (id: number, values: Values) =>
  server.db.updateTable('products').set(values).where('id', '=', id).execute();

test('a new fan’s cart is empty', async () => {
  expect(await get()).toEqual({
    cartItems: [],
    totalItems: 0,
    totalPrice: 0,
    message: null,
    version: expect.any(String),
  });
});

test('[CART-03] [GOODS-05] appended items are added up, and the whole cart is returned', async () => {
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

test('[CART-01] [CART-03] a replacement leaves only its own items; an empty one empties the cart', async () => {
  await put([{ productId: towel, quantity: 3 }], true);
  expect((await put([{ productId: cap, quantity: 2 }], false)).body.data).toMatchObject({
    cartItems: [{ productId: cap, quantity: 2 }],
  });
  expect((await put([], false)).body.data).toMatchObject({ cartItems: [] });
});

test('the order of the items stays when a quantity changes', async () => {
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

test('lines with the same product are added up', async () => {
  const items = [1, 2].map((quantity) => ({ productId: towel, quantity }));
  expect((await put(items, false)).body.data).toMatchObject({ totalItems: 3 });
});

test('[GOODS-04] a quantity is capped at 999999999, however it is reached', async () => {
  const most = { productId: towel, quantity: 999_999_999 };
  const full = { cartItems: [{ quantity: 999_999_999 }], totalPrice: 999_999_999 * 1800 };
  expect((await put([most, most], true)).body.data).toMatchObject(full);
  expect((await put([most], true)).body.data).toMatchObject(full);
});

async function withGone(name: string) {
  const gone = await server.createProduct();
  await put(
    [towel, gone].map((productId) => ({ productId, quantity: 1 })),
    true,
  );
  await change(gone, { onSale: false, name });
  return gone;
}
const basedOn = (version: string, items: Item[]) =>
  fan.call('PUT', '/v1/user/cart', { body: { items, append: false, version } });
const storedRows = () =>
  server.db.selectFrom('cartItems').selectAll().where('userId', '=', fan.id).execute();

test('[LOAD-01] a read of the cart writes nothing and takes no lock, whatever is in it', async () => {
  await withGone('限定タオル');
  const before = await storedRows();
  await server.db.transaction().execute(async (tx) => {
    await sql`lock table cart_items, users, products in exclusive mode`.execute(tx);
    expect(await get()).toMatchObject({ totalItems: 1 });
  });
  expect(await storedRows()).toEqual(before);
});

test('a product no longer sold is named until a change is based on a cart that named it', async () => {
  const gone = await withGone('限定タオル');
  const named = {
    cartItems: [{ productId: towel }],
    totalItems: 1,
    message: messages.productGone('限定タオル'),
  };
  // Of two devices both are told, and an answer that is lost loses no notice.
  const cart = await get();
  expect(cart).toMatchObject(named);
  expect(await get()).toEqual(cart);
  const { version } = cart as { version: string };
  const items = [{ productId: towel, quantity: 1 }];
  expect((await basedOn(version, items)).body.data).toMatchObject({ totalItems: 1, message: null });
  expect(await get()).toMatchObject({ totalItems: 1, message: null });
  await change(gone, { onSale: true });
  expect(await get()).toMatchObject({ totalItems: 1, message: null });
});

test('a change that is not based on a cart that named it is applied and leaves the notice', async () => {
  const gone = await withGone('限定キャップ');
  const items = [towel, gone].map((productId) => ({ productId, quantity: 4 }));
  const named = {
    cartItems: [{ productId: towel, quantity: 4 }],
    message: messages.productGone('限定キャップ'),
  };
  for (let time = 0; time < 2; time++)
    expect((await put(items, false)).body.data).toMatchObject(named);
  await put([{ productId: cap, quantity: 1 }], true);
  expect(await get()).toMatchObject({ totalItems: 5, message: named.message });
});

test('a product now sold on another page is removed', async () => {
  const moved = await server.createProduct();
  await put([{ productId: moved, quantity: 1 }], true);
  await change(moved, { externalLinkUrl: 'https://shop.example/ring', name: '指輪' });
  expect(await get()).toMatchObject({ cartItems: [], message: messages.productGone('指輪') });
});

test('[CHK-11] a changed price changes in the cart, which reports the previous one', async () => {
  const product = await server.createProduct(100);
  const line = { productId: product, quantity: 3 };
  expect((await put([line], true)).body.data).toMatchObject({
    cartItems: [{ unitPrice: 100, previousPrice: null }],
  });
  await change(product, { price: 120 });
  const changed = { cartItems: [{ unitPrice: 120, previousPrice: 100 }], totalPrice: 360 };
  expect(await get()).toMatchObject(changed);
  expect((await put([line], false)).body.data).toMatchObject(changed);
  expect(await get()).toMatchObject(changed);
});

test('a price that is back is no change, and adding again stores the current price', async () => {
  const product = await server.createProduct(100);
  await put([{ productId: product, quantity: 1 }], true);
  await change(product, { price: 120 });
  await change(product, { price: 100 });
  expect(await get()).toMatchObject({ cartItems: [{ unitPrice: 100, previousPrice: null }] });
  await change(product, { price: 90 });
  expect((await put([{ productId: product, quantity: 1 }], true)).body.data).toMatchObject({
    cartItems: [{ unitPrice: 90, quantity: 2, previousPrice: null }],
  });
});

test('[GOODS-05] one key adds once, however often it is sent', async () => {
  const key = randomUUID();
  const add = (quantity: number) =>
    fan.call('PUT', '/v1/user/cart', {
      body: { items: [{ productId: towel, quantity }], append: true },
      headers: { 'idempotency-key': key },
    });
  const responses = await Promise.all([add(2), add(2), add(2)]);
  for (const { body } of responses) expect(body.data).toMatchObject({ totalItems: 2 });
  expect(await get()).toMatchObject({ totalItems: 2 });
  expect((await add(3)).body).toMatchObject({ code: 409, message: messages.conflict });
  expect(await get()).toMatchObject({ totalItems: 2 });
});

test('[CART-03] a change based on another version of the cart is not applied', async () => {
  const old = (await put([{ productId: towel, quantity: 1 }], true)).body.data as {
    version: string;
  };
  const now = (await put([{ productId: cap, quantity: 1 }], true)).body.data as typeof old;
  expect(now.version).not.toBe(old.version);
  const replace = (version: string) =>
    fan.call('PUT', '/v1/user/cart', {
      body: { items: [{ productId: towel, quantity: 5 }], append: false, version },
    });
  expect((await replace(old.version)).body).toMatchObject({ code: 409 });
  expect(await get()).toMatchObject({ totalItems: 2, version: now.version });
  expect((await replace(now.version)).body.data).toMatchObject({
    cartItems: [{ productId: towel, quantity: 5 }],
  });
});

test('a change refused because a product is gone still reports its name', async () => {
  const gone = await server.createProduct();
  const { version } = (await put([{ productId: gone, quantity: 1 }], true)).body.data as {
    version: string;
  };
  await change(gone, { onSale: false, name: '限定バッジ' });
  const body = { items: [{ productId: gone, quantity: 2 }], append: false, version };
  expect((await fan.call('PUT', '/v1/user/cart', { body })).body).toMatchObject({ code: 409 });
  expect(await get()).toMatchObject({ message: messages.productGone('限定バッジ') });
});

test('[GOODS-02] a product off sale, sold elsewhere or unknown cannot be put into the cart', async () => {
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
