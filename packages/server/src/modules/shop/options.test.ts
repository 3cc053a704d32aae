import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import {
  address,
  orderForm,
  type Shop,
  startShop,
} from '../../../../../tests/support/serverWithGateway.ts';
import {
  countOption,
  createOptions,
  noDifferences,
  stockDifferences,
  stockOfOption,
} from '../../../../../tests/support/stock.ts';
import { messages } from '../../messages.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** A fan, and a shirt of 5,000 yen in M and, for 5,500, in L. */
async function createShirt() {
  const fan = await shop.createFan();
  const shirt = await shop.createProduct(5000);
  await shop.db.updateTable('products').set({ name: 'シャツ' }).where('id', '=', shirt).execute();
  const [m = 0, l = 0] = await createOptions(shop, shirt, [
    { label: 'M' },
    { label: 'L', price: 5500 },
  ]);
  return { fan, shirt, m, l };
}

type Line = { productId: number; optionId?: number; quantity: number };

const put = (fan: Fan, items: Line[], append = true) =>
  fan.call('PUT', '/v1/user/cart', { body: { items, append } });

const cartOf = async (fan: Fan) => (await fan.call('GET', '/v1/user/cart')).body.data;

type OrderLine = { product_id: number; option_id?: number; quantity: number; unit_price?: number };

const order = (fan: Fan, items: OrderLine[], more: object = {}) =>
  fan.call('POST', '/v1/user/orders', {
    body: { items, form: orderForm, ...more },
    key: randomUUID(),
  });

const idOf = ({ body }: Awaited<ReturnType<typeof order>>) =>
  (body.data as { order_id: string }).order_id;

test('[STOCK-04] a product is listed with its options, each with its price', async () => {
  const { fan, shirt, m, l } = await createShirt();
  const options = [
    { id: m, label: 'M', price: 5000 },
    { id: l, label: 'L', price: 5500 },
  ];
  expect((await fan.call('GET', `/v1/user/products/${shirt}`)).body.data).toMatchObject({
    product: { id: shirt, price: 5000, options },
  });
  const listed = (await fan.call('GET', '/v1/user/products?size=100')).body.data as {
    list: { id: number }[];
  };
  expect(listed.list.find(({ id }) => id === shirt)).toMatchObject({ options });
  await shop.db
    .updateTable('productOptions')
    .set({ retiredAt: new Date() })
    .where('id', 'in', [m, l])
    .execute();
  expect((await fan.call('GET', `/v1/user/products/${shirt}`)).status).toBe(404);
});

test('[STOCK-04] two options of a product are two lines of the cart, each with its quantity and price', async () => {
  const { fan, shirt, m, l } = await createShirt();
  const towel = await shop.createProduct(1000);
  const productId = shirt;
  await put(fan, [{ productId, optionId: m, quantity: 1 }]);
  await put(fan, [{ productId, optionId: l, quantity: 2 }]);
  await put(fan, [{ productId: towel, quantity: 1 }]);
  expect((await put(fan, [{ productId, optionId: l, quantity: 1 }])).body.data).toMatchObject({
    cartItems: [
      { productId, option: { id: m, label: 'M' }, unitPrice: 5000, quantity: 1 },
      {
        productId,
        option: { id: l, label: 'L' },
        unitPrice: 5500,
        quantity: 3,
        totalPrice: 16_500,
      },
      { productId: towel, quantity: 1 },
    ],
    totalItems: 5,
    totalPrice: 22_500,
  });
  const smaller = [
    { productId: towel, quantity: 1 },
    { productId, optionId: l, quantity: 1 },
  ];
  await put(fan, smaller, false);
  expect(await cartOf(fan)).toMatchObject({
    cartItems: [{ option: { id: l }, quantity: 1 }, { productId: towel }],
    totalItems: 2,
  });
});

test('[STOCK-04] what has options is not sold without one, and nothing of the cart is lost', async () => {
  const { fan, shirt, m } = await createShirt();
  const { shirt: other, m: othersM } = await createShirt();
  const productId = shirt;
  await put(fan, [{ productId, optionId: m, quantity: 1 }]);
  const before = await cartOf(fan);
  const missing = { status: 422, body: { message: messages.optionMissing } };
  expect(await put(fan, [{ productId, quantity: 1 }])).toMatchObject(missing);
  expect(await put(fan, [{ productId, quantity: 1 }], false)).toMatchObject(missing);
  const field = { field: 'items.0.option_id', message: messages.optionMissing };
  expect(await order(fan, [{ product_id: shirt, quantity: 1 }])).toMatchObject({
    status: 422,
    body: { data: { errors: [field] } },
  });
  // An option of another product is none of this one.
  const notSold = { status: 422, body: { message: messages.productNotSold } };
  expect(await put(fan, [{ productId, optionId: othersM, quantity: 1 }])).toMatchObject(notSold);
  expect(await order(fan, [{ product_id: other, option_id: m, quantity: 1 }])).toMatchObject(
    notSold,
  );
  expect(await cartOf(fan)).toEqual(before);
});

test('[STOCK-04] an option that is retired leaves the cart, which names it; what was sold as one leaves when options come', async () => {
  const { fan, shirt, m, l } = await createShirt();
  const cap = await shop.createProduct(2000);
  await shop.db.updateTable('products').set({ name: '帽子' }).where('id', '=', cap).execute();
  const productId = shirt;
  await put(fan, [
    { productId, optionId: m, quantity: 1 },
    { productId, optionId: l, quantity: 1 },
    { productId: cap, quantity: 1 },
  ]);
  await createOptions(shop, cap, [{ label: '白' }]);
  const retiredAt = new Date();
  await shop.db.updateTable('productOptions').set({ retiredAt }).where('id', '=', m).execute();
  expect(await cartOf(fan)).toMatchObject({
    cartItems: [{ option: { id: l } }],
    message: [messages.productGone('シャツ（M）'), messages.productGone('帽子')].join('\n'),
  });
});

test('[STOCK-04] [STOCK-21] an order keeps name and price of its option wherever it is shown, after the option has changed', async () => {
  const { fan, shirt, m, l } = await createShirt();
  await put(fan, [
    { productId: shirt, optionId: l, quantity: 2 },
    { productId: shirt, optionId: m, quantity: 1 },
  ]);
  const orderId = (await shop.pay(fan, { deliveryMethod: 'shipping', shippingAddress })).started
    .orderId;
  await shop.settlePayments();
  expect(await cartOf(fan)).toMatchObject({ totalItems: 0 });
  const pickup = idOf(await order(fan, [{ product_id: shirt, option_id: l, quantity: 1 }]));
  await shop.db
    .updateTable('productOptions')
    .set({ label: 'XL', price: 9000, retiredAt: new Date() })
    .where('id', '=', l)
    .execute();
  const option = { id: l, label: 'L' };
  expect((await fan.call('GET', `/v1/user/orders/${orderId}`)).body.data).toMatchObject({
    order: {
      orderItems: [
        { productName: 'シャツ', option, unitPrice: 5500, quantity: 2 },
        { productName: 'シャツ', option: { id: m, label: 'M' }, unitPrice: 5000, quantity: 1 },
        { productId: 0 },
      ],
    },
  });
  expect((await fan.call('GET', '/v1/user/pickups')).body.data).toMatchObject({
    list: [{ id: pickup, items: [{ name: 'シャツ', optionLabel: 'L', quantity: 1 }] }],
  });
  const manager = await shop.createStaff('manager');
  const read = async (path: string) => (await manager.call('GET', path)).body.data;
  expect(await read(`/v1/admin/orders/${orderId}`)).toMatchObject({
    items: [{ option }, { option: { label: 'M' } }, { productId: 0 }],
  });
  expect(await read('/v1/admin/orders')).toMatchObject({
    list: [{ items: [{ option }] }, { items: [{ option }, { option: { label: 'M' } }] }],
  });
  expect(await read(`/v1/admin/shipments/packing?orderId=${orderId}`)).toMatchObject({
    list: [{ items: [{ option, quantity: 2 }, { option: { label: 'M' } }] }],
  });
  expect(await read(`/v1/admin/pickups/${pickup}`)).toMatchObject({ items: [{ option }] });
  const csv = await fetch(`${shop.origin}/api/v1/admin/orders.csv`, {
    headers: { Authorization: `Bearer ${manager.token}` },
  });
  expect(await csv.text()).toContain('シャツ（L）×2');
});

const {
  name: _name,
  kana: _kana,
  email: _email,
  phoneNumber: _phone,
  ...shippingAddress
} = address;

test('[STOCK-03] [STOCK-11] each option has its state, the product their sum, and the cart that of its line', async () => {
  const { fan, shirt, m, l } = await createShirt();
  const stockOf = async () => {
    const { body } = await fan.call('GET', `/v1/user/products/${shirt}`);
    const { product } = body.data as { product: { stock?: object; options: { stock?: object }[] } };
    return [product.stock, ...product.options.map(({ stock }) => stock)];
  };
  const listed = async () => {
    const { body } = await fan.call('GET', '/v1/user/products?size=100');
    const { list } = body.data as { list: { id: number; stock?: object; options?: object[] }[] };
    return list.find(({ id }) => id === shirt);
  };
  await countOption(shop, m, 2);
  // Any number of L is sold.
  expect(await stockOf()).toEqual([undefined, { state: 'few', left: 2 }, undefined]);
  await countOption(shop, l, 1);
  const [few3, few2, few1] = [3, 2, 1].map((pieces) => ({ state: 'few', left: pieces }));
  expect(await stockOf()).toEqual([few3, few2, few1]);
  expect(await listed()).toMatchObject({
    stock: few3,
    options: [{ stock: few2 }, { stock: few1 }],
  });
  await put(fan, [{ productId: shirt, optionId: l, quantity: 1 }]);
  const other = await shop.createFan();
  await order(other, [{ product_id: shirt, option_id: l, quantity: 1 }]);
  const soldOut = { state: 'sold_out', left: 0 };
  expect(await stockOf()).toEqual([few2, few2, soldOut]);
  expect(await listed()).toMatchObject({
    stock: few2,
    options: [{ stock: few2 }, { stock: soldOut }],
  });
  expect(await cartOf(fan)).toMatchObject({ cartItems: [{ option: { id: l }, stock: soldOut }] });
});

test('[STOCK-06] of two options the one that is short is named with what is left, in the cart and by the order', async () => {
  const { fan, shirt, m, l } = await createShirt();
  await countOption(shop, m, 5);
  await countOption(shop, l, 1);
  const message = messages.aboutProduct('シャツ（L）', messages.piecesAvailable(1));
  const short = { message, productId: shirt, optionId: l, available: 1 };
  expect(
    await put(fan, [
      { productId: shirt, optionId: m, quantity: 2 },
      { productId: shirt, optionId: l, quantity: 2 },
    ]),
  ).toMatchObject({ status: 422, body: { data: { errors: [{ field: 'items', ...short }] } } });
  const items = [
    { product_id: shirt, option_id: m, quantity: 2 },
    { product_id: shirt, option_id: l, quantity: 2 },
  ];
  expect((await order(fan, items)).body.data).toEqual({
    errors: [{ field: 'items.1.quantity', ...short }],
  });
  const fewer = items.map((item) => (item.option_id === l ? { ...item, quantity: 1 } : item));
  expect((await order(fan, fewer)).status).toBe(200);
  expect(await stockOfOption(shop, m)).toMatchObject({ onHand: 5, held: 2 });
  expect(await stockOfOption(shop, l)).toMatchObject({ onHand: 1, held: 1 });
  expect(await stockDifferences(shop)).toEqual(noDifferences);
});

test('[STOCK-05] the limit for a person is for all options of a product', async () => {
  const { fan, shirt, m, l } = await createShirt();
  const most = shop.config.purchaseLimits.piecesPerProduct;
  const lines = [
    { productId: shirt, optionId: m, quantity: most - 1 },
    { productId: shirt, optionId: l, quantity: 2 },
  ];
  const sentence = messages.piecesPerProduct(most, 0, most);
  expect(await put(fan, lines)).toMatchObject({
    status: 422,
    body: { message: messages.aboutProduct('シャツ', sentence) },
  });
});

test('[ORDM-04] [STOCK-04] goods of two options come back with one refund, and each releases its own pieces', async () => {
  const { fan, shirt, m, l } = await createShirt();
  await countOption(shop, m, 5);
  await countOption(shop, l, 5);
  await put(fan, [
    { productId: shirt, optionId: m, quantity: 2 },
    { productId: shirt, optionId: l, quantity: 2 },
  ]);
  const { orderId } = (await shop.pay(fan)).started;
  await shop.settlePayments();
  const manager = await shop.createStaff('manager');
  const path = `/v1/admin/orders/${orderId}/refunds`;
  const read = async () =>
    (await manager.call('GET', path)).body.data as { changeId: string | null; goods: object[] };
  const refund = async (items: Line[], amount: number) =>
    manager.call('POST', path, {
      body: {
        ...{ kind: 'refund', means: 'card', reason: '傷があったため', amount, items },
        changeId: (await read()).changeId,
      },
      key: randomUUID(),
    });
  expect((await refund([{ productId: shirt, quantity: 1 }], 100)).status).toBe(422);
  const items = [
    { productId: shirt, optionId: m, quantity: 1 },
    { productId: shirt, optionId: l, quantity: 2 },
  ];
  const refunded = await refund(items, 16_000);
  expect(refunded).toMatchObject({
    status: 200,
    body: {
      data: {
        goods: [
          { option: { id: m }, quantity: 2, returned: 1 },
          { option: { id: l }, quantity: 2, returned: 2 },
        ],
        list: [{ items }],
      },
    },
  });
  expect(await stockOfOption(shop, m)).toMatchObject({ onHand: 5, held: 1 });
  expect(await stockOfOption(shop, l)).toMatchObject({ onHand: 5, held: 0 });
  expect(await stockDifferences(shop)).toEqual(noDifferences);
});
