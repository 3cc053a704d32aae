import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { cards } from '../../../../../tests/support/gateway.ts';
import { addOrder } from '../../../../../tests/support/orders.ts';
import { parallel, tally } from '../../../../../tests/support/parallel.ts';
import { orderForm, type Shop, startShop } from '../../../../../tests/support/serverWithGateway.ts';
import { count, createOptions } from '../../../../../tests/support/stock.ts';
import { messages } from '../../messages.ts';

const most = 3;
const day = 24 * 60 * 60 * 1000;

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
  await set({ perPerson: most });
});

const set = (values: { perPerson?: number | null; opensAt?: Date | null }) =>
  shop.db.updateTable('products').set(values).where('id', '=', towel).execute();

const pickup = (quantity: number, optionId?: number) =>
  fan.call('POST', '/v1/user/orders', {
    body: {
      items: [{ product_id: towel, quantity, ...(optionId && { option_id: optionId }) }],
      form: orderForm,
    },
  });
const put = (lines: readonly { quantity: number; optionId?: number }[], append = false) =>
  fan.call('PUT', '/v1/user/cart', {
    body: { items: lines.map((line) => ({ productId: towel, ...line })), append },
  });
const page = async () =>
  (await fan.call('GET', `/v1/user/products/${towel}`)).body.data as {
    product: { perPerson?: number };
    purchaseLimits: object;
  };
const nameOf = async () =>
  (
    await shop.db
      .selectFrom('products')
      .select('name')
      .where('id', '=', towel)
      .executeTakeFirstOrThrow()
  ).name;

/** An order of the product that was placed at another time, or has another status. */
async function addOrderOf(values: NonNullable<Parameters<typeof addOrder>[2]>, quantity = most) {
  const id = await addOrder(shop, fan, values, [{ name: 'タオル', unitPrice: 100, quantity }]);
  await shop.db
    .updateTable('orderItems')
    .set({ productId: towel })
    .where('orderId', '=', id)
    .execute();
  return id;
}

test('[STOCK-17] a pickup order is refused above it, with the limit and what this fan can still have', async () => {
  expect((await pickup(2)).status).toBe(200);
  expect(await pickup(2)).toMatchObject({
    status: 422,
    body: {
      data: {
        errors: [
          {
            field: 'items.0.quantity',
            message: messages.piecesPerProduct(most, 2, 1),
            productId: towel,
            available: 1,
          },
        ],
      },
    },
  });
  expect((await pickup(1)).status).toBe(200);
  fan = await shop.createFan();
  expect((await pickup(most)).status).toBe(200);
});

test('[STOCK-17] a cart and a card order are refused above it, before any charge', async () => {
  const sentence = async (ordered: number, available: number) =>
    messages.aboutProduct(await nameOf(), messages.piecesPerProduct(most, ordered, available));
  expect(await put([{ quantity: 4 }], true)).toMatchObject({
    status: 422,
    body: { data: { errors: [{ field: 'items', message: await sentence(0, 3) }] } },
  });
  expect((await put([{ quantity: 3 }], true)).body.data).toMatchObject({
    cartItems: [{ quantity: 3, available: 3 }],
  });
  await pickup(1);
  expect(await shop.pay(fan)).toMatchObject({
    status: 422,
    body: {
      data: {
        errors: [{ field: 'cart', message: await sentence(1, 2), productId: towel, available: 2 }],
      },
    },
  });
  expect(await shop.chargesOf(fan)).toEqual([]);
  expect((await put([{ quantity: 2 }])).body.data).toMatchObject({
    cartItems: [{ quantity: 2, available: 2 }],
  });
  expect((await shop.pay(fan)).started).toMatchObject({ paymentStatus: 'paid' });
  expect((await put([{ quantity: 1 }], true)).status).toBe(422);
});

test('[STOCK-17] options are added up; the later line has what the others leave', async () => {
  const [s = 0, m = 0] = await createOptions(shop, towel, [{ label: 'S' }, { label: 'M' }]);
  expect((await put([{ optionId: s, quantity: 2 }])).status).toBe(200);
  await set({ perPerson: null });
  await put([
    { optionId: s, quantity: 2 },
    { optionId: m, quantity: 2 },
  ]);
  await set({ perPerson: most });
  expect((await shop.pay(fan)).body.data).toMatchObject({
    errors: [{ productId: towel, optionId: m, available: 1 }],
  });
});

test('[STOCK-17] all orders since the opening count, however old; without an opening all do', async () => {
  const placed = new Date(Date.now() - 400 * day);
  await addOrderOf({ createdAt: placed }, 2);
  expect((await pickup(2)).status).toBe(422);
  await set({ opensAt: new Date(placed.getTime() + 1) });
  expect((await pickup(2)).status).toBe(200);
  await set({ opensAt: placed });
  expect((await pickup(1)).status).toBe(422);
});

test('[STOCK-17] an order from before the opening that is paid after it counts', async () => {
  const id = await addOrderOf({ paymentStatus: 'failed', createdAt: new Date(Date.now() - day) });
  await set({ opensAt: new Date(Date.now() - 60_000) });
  await put([{ quantity: most }]);
  expect((await shop.pay(fan, { orderId: id })).started).toMatchObject({
    orderId: id,
    paymentStatus: 'paid',
  });
  expect((await pickup(1)).status).toBe(422);
});

test('[STOCK-17] canceled, failed and refunded orders and refunded pieces do not count', async () => {
  await addOrderOf({ deliveryStatus: 'canceled' });
  await addOrderOf({ paymentStatus: 'refunded' });
  await addOrderOf({ paymentStatus: 'failed' });
  await put([{ quantity: most }]);
  const { started } = await shop.pay(fan);
  expect((await pickup(1)).status).toBe(422);
  await shop.settle();
  const manager = await shop.createStaff('manager');
  const path = `/v1/admin/orders/${started.orderId}/refunds`;
  const { changeId } = (await manager.call('GET', path)).body.data as { changeId: string | null };
  const refund = {
    ...{ kind: 'refund', amount: 200, means: 'card', reason: '傷があったため', changeId },
    items: [{ productId: towel, quantity: 2 }],
  };
  expect((await manager.call('POST', path, { body: refund })).status).toBe(200);
  expect((await pickup(2)).status).toBe(200);
  expect((await pickup(1)).status).toBe(422);
});

test('[STOCK-17] [STOCK-09] an own unfinished payment counts once when it is paid again, and a pickup order closes it', async () => {
  await put([{ quantity: most }]);
  const started = await shop.pay(fan, { number: cards.asking });
  expect(started.started).toMatchObject({ paymentStatus: 'awaiting' });
  expect((await page()).purchaseLimits).toMatchObject({ ordered: 0, available: most });
  await shop.age(started.started.orderId);
  const again = await shop.pay(fan, { number: cards.asking });
  expect(again.started).toMatchObject({ paymentStatus: 'awaiting' });
  expect((await pickup(1)).status).toBe(409);
  await shop.age(again.started.orderId);
  expect((await pickup(most)).status).toBe(200);
  const statuses = (await shop.ordersOf(fan)).map(({ paymentStatus }) => paymentStatus);
  expect(tally(statuses)).toEqual({ at_pickup: 1, canceled: 2 });
});

test('[STOCK-17] of parallel orders of one fan only those within the limit succeed', async () => {
  const responses = await parallel(8, () => pickup(1));
  expect(tally(responses.map(({ status }) => status))).toEqual({ 200: 3, 422: 5 });
});

test('[STOCK-17] of a card order and pickup orders of one fan at the same time only those within the limit succeed', async () => {
  // A card is made into a token first, so that each of them comes first in some of the rounds.
  for (const pickups of [1, 2, 4]) {
    fan = await shop.createFan();
    await put([{ quantity: 2 }]);
    const responses = await Promise.all([
      shop.pay(fan),
      parallel(pickups, () => pickup(2)),
      shop.pay(fan),
    ]);
    await shop.settlePayments();
    // Who comes second is above the limit, or beside a payment that may still be charged.
    for (const { status } of responses.flat()) expect([200, 409, 422]).toContain(status);
    const orders = await shop.ordersOf(fan);
    const placed = orders.filter(({ paymentStatus }) =>
      ['paid', 'at_pickup', 'awaiting'].includes(paymentStatus),
    );
    expect(placed).toHaveLength(1);
    const charges = (await shop.chargesOf(fan)).filter(({ netAmount }) => netAmount > 0);
    const paid = placed.filter(({ paymentStatus }) => paymentStatus === 'paid');
    expect(charges.map(({ orderId }) => orderId)).toEqual(paid.map(({ id }) => id));
    expect((await pickup(2)).status).toBe(422);
    expect((await pickup(1)).status).toBe(200);
  }
});

test.each([
  { left: 2, said: 'limit' },
  { left: 1, said: 'stock' },
  { left: 0, said: 'stock' },
] as const)(
  '[STOCK-06] [STOCK-17] of $left left and one more for this fan, what leaves fewer is said',
  async ({ left, said }) => {
    await addOrderOf({ createdAt: new Date(Date.now() - day) }, most - 1);
    await put([{ quantity: 1 }]);
    await count(shop, towel, left + most - 1);
    await shop.db
      .updateTable('cartItems')
      .set({ quantity: most })
      .where('userId', '=', fan.id)
      .execute();
    const name = await nameOf();
    const limit = messages.piecesPerProduct(most, most - 1, 1);
    const stock = messages.aboutProduct(name, messages.piecesAvailable(left));
    const refusalOf = (field: string, message: string) => ({
      status: 422,
      body: {
        data: { errors: [{ field, message, productId: towel, available: Math.min(left, 1) }] },
      },
    });
    expect(await pickup(most)).toMatchObject(
      refusalOf('items.0.quantity', said === 'stock' ? stock : limit),
    );
    expect(await shop.pay(fan)).toMatchObject(
      refusalOf('cart', said === 'stock' ? stock : messages.aboutProduct(name, limit)),
    );
    // What was said can be had.
    if (left > 0) expect((await pickup(1)).status).toBe(200);
  },
);

test('[STOCK-17] the goods page names it; the tighter limit counts', async () => {
  await pickup(1);
  const shown = await page();
  expect(shown.product.perPerson).toBe(most);
  expect(shown.purchaseLimits).toMatchObject({ perPerson: most, ordered: 1, available: 2 });
  await set({ perPerson: 1000 });
  expect((await page()).purchaseLimits).toMatchObject({ perPerson: 50, available: 49 });
  await set({ perPerson: null });
  expect((await page()).product).not.toHaveProperty('perPerson');
});
