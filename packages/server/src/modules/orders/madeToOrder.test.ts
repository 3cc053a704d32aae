import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Fan, Staff } from '../../../../../tests/support/fixtures.ts';
import { cards } from '../../../../../tests/support/gateway.ts';
import { parallel, tally } from '../../../../../tests/support/parallel.ts';
import { address, orderForm, type Shop } from '../../../../../tests/support/serverWithGateway.ts';
import { type StaffShop, setUpStaffShop } from '../../../../../tests/support/staffShop.ts';
import { countOption, movesOf } from '../../../../../tests/support/stock.ts';
import { messages } from '../../messages.ts';

let shop: Shop;
let homestand: StaffShop['homestand'];
let manager: Staff;
setUpStaffShop((started) => {
  ({ shop, homestand, manager } = started);
});

const path = '/v1/admin/shop/products';
const closesAt = new Date(Date.now() + 3_600_000).toISOString();
const march = '2027年3月下旬';

type Option = { id: number; label: string; onHand: number | null };
type Product = {
  id: number;
  version: number;
  optionsVersion: string;
  content: Record<string, unknown>;
  options: Option[];
};

const contentOf = (changes: object = {}) => ({
  name: `受注シャツ${randomUUID()}`,
  price: 5000,
  size: '',
  material: '',
  description: '',
  category: 'goods for support',
  pictures: [],
  externalLinkUrl: null,
  perPerson: null,
  opensAt: null,
  closesAt,
  deliveryPeriod: march,
  ceiling: null,
  minimum: null,
  ...changes,
});

const data = <Body>({ status, body }: { status: number; body: { data?: unknown } }): Body => {
  expect(status).toBe(200);
  return body.data as Body;
};

/** A product on sale, with these sizes or as one. */
async function createProduct(changes: object = {}, sizes: string[] = []): Promise<Product> {
  let product = data<Product>(
    await manager.call('POST', path, { body: { content: contentOf(changes) } }),
  );
  const options = sizes.map((label) => ({ id: null, label, price: null }));
  if (sizes.length > 0)
    product = data<Product>(
      await manager.call('PUT', `${path}/${product.id}/options`, {
        body: { version: product.optionsVersion, options },
      }),
    );
  await manager.call('PUT', `${path}/${product.id}/state`, { body: { state: 'on_sale' } });
  return product;
}

async function change({ id }: Product, changes: object) {
  const { version, content } = data<Product>(await manager.call('GET', `${path}/${id}`));
  return manager.call('PUT', `${path}/${id}`, {
    body: { version, content: { ...content, ...changes } },
  });
}

const refused = (field: string, message: string | RegExp) => ({
  status: 422,
  body: { data: { errors: [{ field, message: expect.stringMatching(message) }] } },
});

type Line = { productId: number; optionId?: number | undefined; quantity: number };

const lineOf = ({ id, options }: Product, size?: number, quantity = 1): Line => ({
  productId: id,
  ...(size !== undefined && { optionId: options[size]?.id }),
  quantity,
});

async function createBuyer(...items: Line[]): Promise<Fan> {
  const fan = await shop.createFan();
  data(await fan.call('PUT', '/v1/user/cart', { body: { items, append: false } }));
  return fan;
}

type Cart = { cartItems: Record<string, unknown>[] };
const cartOf = async (fan: Fan) => data<Cart>(await fan.call('GET', '/v1/user/cart')).cartItems;
const productFor = async (fan: Fan, id: number) =>
  data<{ product: Record<string, unknown> }>(await fan.call('GET', `/v1/user/products/${id}`))
    .product;
const orderOf = async (fan: Fan, orderId: string) =>
  data<{ order: { orderItems: Record<string, unknown>[] } }>(
    await fan.call('GET', `/v1/user/orders/${orderId}`),
  ).order;

/** Stock of the plain option, which is what may still be made. */
const ceilingOf = ({ id }: Product) =>
  shop.db
    .selectFrom('stock')
    .innerJoin('productOptions', 'productOptions.id', 'stock.optionId')
    .select(['onHand', 'held'])
    .where('productId', '=', id)
    .where('label', '=', '')
    .executeTakeFirstOrThrow();

const buy = async (...items: Line[]) => {
  const fan = await createBuyer(...items);
  const { started, status } = await shop.pay(fan);
  expect(status).toBe(200);
  return { fan, orderId: started.orderId };
};

describe('[STOCK-15] a ceiling', () => {
  test('holds for all options together: of parallel orders no piece above it is charged', async () => {
    const shirt = await createProduct({ ceiling: 7 }, ['M', 'L', 'XL']);
    const buyers = await parallel(12, (index) => createBuyer(lineOf(shirt, index % 3)));
    const answers = await parallel(12, async (index) => {
      const fan = buyers[index];
      return fan ? (await shop.pay(fan)).status : 0;
    });
    expect(tally(answers)).toEqual({ 200: 7, 422: 5 });
    const charged = await Promise.all(buyers.map((fan) => shop.chargesOf(fan)));
    expect(charged.flat()).toHaveLength(7);
    expect(await ceilingOf(shirt)).toEqual({ onHand: 7, held: 7 });
    const fan = await shop.createFan();
    const soldOut = { state: 'sold_out', left: 0 };
    expect(await productFor(fan, shirt.id)).toMatchObject({
      stock: soldOut,
      options: shirt.options.map(() => ({ stock: soldOut })),
    });
  });

  test('is one for all options where fans see it, and each line has what those before it leave', async () => {
    const shirt = await createProduct({ ceiling: 3 }, ['M', 'L']);
    const fan = await createBuyer(lineOf(shirt, 0, 2), lineOf(shirt, 1, 2));
    const few = { state: 'few', left: 3 };
    expect(await productFor(fan, shirt.id)).toMatchObject({
      stock: few,
      options: [{ stock: few }, { stock: few }],
    });
    expect(await cartOf(fan)).toMatchObject([{ stock: few }, { stock: few }]);
    expect(await shop.pay(fan)).toMatchObject({
      status: 422,
      body: {
        data: { errors: [{ productId: shirt.id, optionId: shirt.options[1]?.id, available: 1 }] },
      },
    });
    expect(await shop.chargesOf(fan)).toEqual([]);
  });

  test('has room again for what is canceled, and none for what is handed over', async () => {
    const shirt = await createProduct({ ceiling: 5 }, ['M', 'L']);
    const [first, second] = [await buy(lineOf(shirt, 0, 2)), await buy(lineOf(shirt, 1, 3))];
    expect(await homestand(['orders', 'status', first.orderId, 'canceled'])).toMatchObject({
      code: 0,
    });
    expect(await homestand(['orders', 'status', second.orderId, 'received'])).toMatchObject({
      code: 0,
    });
    expect(await ceilingOf(shirt)).toEqual({ onHand: 2, held: 0 });
    expect((await change(shirt, { ceiling: 6 })).status).toBe(200);
    expect(await ceilingOf(shirt)).toEqual({ onHand: 3, held: 0 });
  });

  test('may begin while orders wait, be raised, be lowered to what is ordered, and end', async () => {
    const shirt = await createProduct({}, ['M']);
    await buy(lineOf(shirt, 0, 2));
    expect(await movesOf(shop, shirt.id)).toEqual([]);
    expect(await change(shirt, { ceiling: 1 })).toMatchObject(
      refused('content.ceiling', '注文が2点あるため'),
    );
    for (const ceiling of [3, 10, 2]) {
      expect((await change(shirt, { ceiling })).status).toBe(200);
      expect(await ceilingOf(shirt)).toEqual({ onHand: ceiling, held: 2 });
    }
    expect(await change(shirt, { ceiling: 1 })).toMatchObject(
      refused('content.ceiling', '注文が2点あるため'),
    );
    expect((await change(shirt, { ceiling: null })).status).toBe(200);
    expect(await ceilingOf(shirt)).toEqual({ onHand: null, held: 0 });
  });

  test('leaves the pieces of a payment that fails to others', async () => {
    const shirt = await createProduct({ ceiling: 1 });
    const fan = await createBuyer(lineOf(shirt));
    expect((await shop.pay(fan, { number: cards.poor })).status).toBe(422);
    await buy(lineOf(shirt));
    expect(await ceilingOf(shirt)).toEqual({ onHand: 1, held: 1 });
  });
});

describe('[STOCK-15] end and 引渡時期', () => {
  test('stand on product, cart and order, and those of the order stay', async () => {
    const shirt = await createProduct({ minimum: 30 }, ['M']);
    const fan = await createBuyer(lineOf(shirt, 0));
    const madeToOrder = { deliveryPeriod: march, closesAt };
    expect(await productFor(fan, shirt.id)).toMatchObject({ madeToOrder, minimum: 30, closesAt });
    expect(await cartOf(fan)).toMatchObject([{ madeToOrder }]);
    const { started } = await shop.pay(fan);
    const later = new Date(Date.parse(closesAt) + 86_400_000).toISOString();
    expect((await change(shirt, { deliveryPeriod: '2027年5月', closesAt: later })).status).toBe(
      200,
    );
    expect((await orderOf(fan, started.orderId)).orderItems).toMatchObject([{ madeToOrder }]);
    expect(await productFor(fan, shirt.id)).toMatchObject({
      madeToOrder: { deliveryPeriod: '2027年5月', closesAt: later },
    });
    const { list } = data<{ list: { items: object[] }[] }>(
      await fan.call('GET', '/v1/user/pickups'),
    );
    expect(list).toMatchObject([{ items: [{ optionLabel: 'M', deliveryPeriod: march }] }]);
  });

  test('[MATCH-02] belong to no match, also if one is named: they are handed over in their own time', async () => {
    const match = await shop.createMatch(new Date(Date.now() + 86_400_000));
    const fan = await createBuyer(lineOf(await createProduct()));
    const { started } = await shop.pay(fan, { matchId: match });
    expect(await orderOf(fan, started.orderId)).toMatchObject({ pickupUntil: null });
    expect(await orderOf(fan, started.orderId)).not.toHaveProperty('match');
    await shop.db.deleteFrom('matches').execute();
  });

  test('the 引渡時期 stands on the picking list and the packing slip', async () => {
    const shirt = await createProduct();
    const { name: _n, kana: _k, email: _e, phoneNumber: _p, ...shippingAddress } = address;
    const fan = await createBuyer(lineOf(shirt));
    const { started } = await shop.pay(fan, { deliveryMethod: 'shipping', shippingAddress });
    const { list } = data<{ list: { items: object[] }[] }>(
      await manager.call('GET', `/v1/admin/shipments/packing?orderId=${started.orderId}`),
    );
    expect(list).toMatchObject([{ items: [{ productId: shirt.id, deliveryPeriod: march }] }]);
  });

  test('are not said of goods from stock', async () => {
    const towel = await shop.createProduct();
    const fan = await createBuyer({ productId: towel, quantity: 1 });
    const { started } = await shop.pay(fan);
    expect(await productFor(fan, towel)).not.toHaveProperty('madeToOrder');
    const [item] = (await orderOf(fan, started.orderId)).orderItems;
    expect(item).not.toHaveProperty('madeToOrder');
  });

  test('are paid by card: an order that is paid at the pickup is refused', async () => {
    const shirt = await createProduct();
    const fan = await createBuyer(lineOf(shirt));
    const body = { items: [{ product_id: shirt.id, quantity: 1 }], form: orderForm };
    for (const from_cart of [true, false])
      expect(
        await fan.call('POST', '/v1/user/orders', { body: { ...body, from_cart } }),
      ).toMatchObject(refused('items', messages.madeToOrderByCard));
  });

  test.each([
    ['no end', { closesAt: null }, 'content.closesAt'],
    ['a ceiling from stock', { deliveryPeriod: null, ceiling: 3 }, 'content.ceiling'],
    ['a minimum from stock', { deliveryPeriod: null, minimum: 3 }, 'content.minimum'],
    ['a minimum above the ceiling', { ceiling: 3, minimum: 4 }, 'content.minimum'],
  ])('a product with %s is refused', async (_what, changes, field) => {
    expect(
      await manager.call('POST', path, { body: { content: contentOf(changes) } }),
    ).toMatchObject(refused(field, /./));
  });
});

describe('[STOCK-15] what is made to order', () => {
  test('is not counted by hand', async () => {
    const shirt = await createProduct({ ceiling: 3 });
    const option = shirt.options[0]?.id;
    expect(
      await manager.call('PUT', `/v1/admin/shop/options/${option}/count`, {
        body: { count: 9, version: null },
      }),
    ).toMatchObject({ status: 409 });
    expect(await homestand(['stock', 'set', String(shirt.id), '9'])).toMatchObject({ code: 1 });
  });

  test('becomes goods from stock when no order waits, of which nothing is there before a count', async () => {
    const shirt = await createProduct({ ceiling: 3 });
    const { orderId } = await buy(lineOf(shirt));
    expect(await change(shirt, { deliveryPeriod: null, ceiling: null })).toMatchObject(
      refused('content.deliveryPeriod', '注文が1件'),
    );
    await homestand(['orders', 'status', orderId, 'received']);
    expect((await change(shirt, { deliveryPeriod: null, ceiling: null })).status).toBe(200);
    expect(await ceilingOf(shirt)).toEqual({ onHand: 0, held: 0 });
  });

  test('takes the place of goods from stock, whose count ends', async () => {
    const towel = await createProduct({ deliveryPeriod: null });
    await countOption(shop, towel.options[0]?.id ?? 0, 24);
    expect((await change(towel, { deliveryPeriod: march, ceiling: 5 })).status).toBe(200);
    expect(await ceilingOf(towel)).toEqual({ onHand: 5, held: 0 });
    expect((await change(towel, { deliveryPeriod: null, ceiling: null })).status).toBe(200);
    expect((await change(towel, { deliveryPeriod: march })).status).toBe(200);
    expect(await ceilingOf(towel)).toEqual({ onHand: null, held: 0 });
  });
});

describe('[STOCK-15] the production list', () => {
  const csvOf = async ({ id }: Product) => {
    const response = await fetch(`${shop.origin}/api${path}/${id}/production.csv`, {
      headers: { Authorization: `Bearer ${manager.token}` },
    });
    return (await response.text()).split(/\r?\n/);
  };

  test('has the pieces of each option that are paid or in payment, without those canceled or refunded', async () => {
    const shirt = await createProduct({}, ['M', 'L', 'XL']);
    await buy(lineOf(shirt, 0, 2), lineOf(shirt, 1, 1));
    const second = await buy(lineOf(shirt, 0, 5));
    const third = await buy(lineOf(shirt, 1, 3));
    await homestand(['orders', 'status', second.orderId, 'canceled', '--refund']);
    await homestand(['orders', 'status', third.orderId, 'received']);
    const asking = await createBuyer(lineOf(shirt, 2, 1));
    expect((await shop.pay(asking, { number: cards.asking })).status).toBe(200);
    const [m, l, xl] = shirt.options;
    expect(data(await manager.call('GET', `${path}/${shirt.id}/production`))).toMatchObject({
      list: [
        { id: m?.id, label: 'M', paid: 2, inPayment: 0 },
        { id: l?.id, label: 'L', paid: 4, inPayment: 0 },
        { id: xl?.id, label: 'XL', paid: 0, inPayment: 1 },
      ],
      paid: 6,
      inPayment: 1,
    });
    const lines = await csvOf(shirt);
    expect(lines[2]).toContain(`,L,4,0,${march},受付中（途中の数）`);
    expect(lines[4]).toContain(',合計,6,1,');
    await shop.db
      .updateTable('products')
      .set({ closesAt: new Date(Date.now() - 1000) })
      .where('id', '=', shirt.id)
      .execute();
    expect((await csvOf(shirt))[4]).toContain(',受付終了');
  });

  test('is not there of goods from stock', async () => {
    const towel = await shop.createProduct();
    expect(await manager.call('GET', `${path}/${towel}/production`)).toMatchObject({ status: 404 });
  });
});

describe('[STOCK-16] a cart with goods of different 引渡時期', () => {
  async function mixed() {
    const towel = await shop.createProduct(1800);
    const [shirt, cap] = [
      await createProduct({}, ['M', 'L']),
      await createProduct({ deliveryPeriod: '2027年5月' }),
    ];
    const lines = [
      { productId: towel, quantity: 2 },
      lineOf(shirt, 0),
      lineOf(shirt, 1),
      lineOf(cap),
    ];
    return { fan: await createBuyer(...lines), ids: [towel, shirt.id, shirt.id, cap.id] };
  }
  const idsOf = async (fan: Fan) => (await cartOf(fan)).map(({ productId }) => productId);

  test('is refused as one order, by card and at the pickup', async () => {
    const { fan, ids } = await mixed();
    expect(await shop.pay(fan)).toMatchObject(refused('cart', messages.differentDeliveryPeriods));
    expect(await shop.chargesOf(fan)).toEqual([]);
    const items = (await cartOf(fan)).map(({ productId, option, quantity }) => ({
      product_id: productId,
      quantity,
      ...(option !== undefined && { option_id: (option as Option).id }),
    }));
    const body = { items, form: orderForm, from_cart: true };
    expect(await fan.call('POST', '/v1/user/orders', { body })).toMatchObject(
      refused('items', messages.differentDeliveryPeriods),
    );
    expect(await idsOf(fan)).toEqual(ids);
  });

  test('is ordered group by group, each of which alone leaves the cart', async () => {
    const { fan, ids } = await mixed();
    const [towel, shirt, , cap] = ids;
    expect(await shop.pay(fan, { deliveryPeriod: '2027年4月' })).toMatchObject({ status: 409 });
    const first = await shop.pay(fan, { deliveryPeriod: march, expectedTotal: 10_000 });
    expect(first.status).toBe(200);
    const { orderItems } = await orderOf(fan, first.started.orderId);
    expect(orderItems).toMatchObject([{ productId: shirt }, { productId: shirt }]);
    expect(await idsOf(fan)).toEqual([towel, cap]);
    const items = [{ product_id: towel, quantity: 2 }];
    const atVenue = { items, form: orderForm, from_cart: true };
    expect((await fan.call('POST', '/v1/user/orders', { body: atVenue })).status).toBe(200);
    expect(await idsOf(fan)).toEqual([cap]);
    expect((await shop.pay(fan)).status).toBe(200);
    expect(await idsOf(fan)).toEqual([]);
  });

  test('of which those from stock are named by null', async () => {
    const { fan, ids } = await mixed();
    expect((await shop.pay(fan, { deliveryPeriod: null, expectedTotal: 3600 })).status).toBe(200);
    expect(await idsOf(fan)).toEqual(ids.slice(1));
  });
});
