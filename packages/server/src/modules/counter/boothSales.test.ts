import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Staff } from '../../../../../tests/support/fixtures.ts';
import { parallel } from '../../../../../tests/support/parallel.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { orderForm } from '../../../../../tests/support/serverWithGateway.ts';
import {
  count,
  createOptions,
  movesOf,
  noDifferences,
  stockDifferences,
  stockRowOf,
} from '../../../../../tests/support/stock.ts';
import { createTerminal } from '../../cli/terminal.testSupport.ts';
import { messages } from './messages.ts';

type Sale = { id: string; amount: number; short: number; at: string; undoneAt: string | null };
type Till = { till: { cash: object; other: object }; list: object[] };
type Oversold = { productId: number; pieces: number; orderCount: number; orderIds: string[] };

let server: TestServer;
let manager: Staff;
let desk: Staff;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  manager = await server.createStaff('manager');
  desk = await server.createStaff('desk');
});
afterEach(async () => {
  expect(await stockDifferences(server)).toEqual(noDifferences);
});

const plainOption = async (productId: number) => (await stockRowOf(server, productId)).optionId;

async function createGoods(pieces?: number) {
  const productId = await server.createProduct(1800);
  if (pieces !== undefined) await count(server, productId, pieces);
  return { productId, optionId: await plainOption(productId) };
}

const send = (body: object, key: string = randomUUID(), who = desk) =>
  who.call('POST', '/v1/admin/booth-sales', {
    body: { quantity: 1, price: 1800, means: 'cash', ...body },
    key,
  });

async function sell(optionId: number, quantity: number, changes: object = {}): Promise<Sale> {
  const { status, body } = await send({ optionId, quantity, ...changes });
  expect([status, body.message]).toEqual([200, expect.anything()]);
  return body.data as Sale;
}

const undo = (id: string, body: object = {}, who = desk) =>
  who.call('POST', `/v1/admin/booth-sales/${id}/undo`, { body });

const ownTill = async (who = desk) =>
  (await who.call('GET', '/v1/admin/own-till')).body.data as Till;

const stockOf = async (productId: number) => {
  const { onHand, held, oversold } = await stockRowOf(server, productId);
  return { onHand, held, oversold };
};

async function order(productId: number, quantity: number) {
  const fan = await server.createFan();
  const { status, body } = await fan.call('POST', '/v1/user/orders', {
    body: { form: orderForm, items: [{ product_id: productId, quantity }] },
  });
  return { status, orderId: (body.data as { order_id?: string }).order_id ?? '' };
}

/** The stock of a product as its page shows it. */
const optionsOf = async (productId: number) =>
  (
    (await manager.call('GET', `/v1/admin/shop/products/${productId}`)).body.data as {
      options: object[];
    }
  ).options;

const oversold = async () =>
  ((await manager.call('GET', '/v1/admin/today')).body.data as { oversold: Oversold[] }).oversold;

describe('[STOCK-13] a sale at a booth', () => {
  test('takes its pieces off the stock and puts the money into the till, once for each key', async () => {
    const { productId, optionId } = await createGoods(5);
    const key = randomUUID();
    const made = await parallel(4, () => send({ optionId, quantity: 2 }, key));
    for (const { status, body } of made)
      expect([status, body.data]).toEqual([
        200,
        {
          ...{ id: key, optionId, label: '', quantity: 2, price: 1800, means: 'cash' },
          ...{ name: expect.any(String), amount: 3600, short: 0, undoneAt: null },
          ...{ at: expect.any(String), undoUntil: expect.any(String) },
        },
      ]);
    expect(await stockOf(productId)).toEqual({ onHand: 3, held: 0, oversold: 0 });
    const { till, list } = await ownTill();
    expect(till.cash).toMatchObject({ count: 1, paid: 3600, expected: 3600 });
    expect(list).toMatchObject([
      {
        kind: 'payment',
        orderId: null,
        amount: 3600,
        sold: expect.stringMatching(/^商品\d+ 2点$/),
      },
    ]);
    expect((await send({ optionId, quantity: 3 }, key)).status).toBe(409);
    const log = await server.db
      .selectFrom('staffLogAsWritten')
      .select(['staffId', 'after'])
      .where('action', '=', 'sell_at_booth')
      .where('staffId', '=', desk.id)
      .execute();
    expect(log).toEqual([
      { staffId: desk.id, after: { productId, quantity: 2, means: 'cash', amount: 3600 } },
    ]);
  });

  test('of what is not counted, or costs nothing, changes no stock and no till beyond it', async () => {
    const { productId, optionId } = await createGoods();
    await sell(optionId, 40, { means: 'other' });
    expect(await movesOf(server, productId)).toEqual([]);
    expect((await ownTill()).till.other).toMatchObject({ count: 1, paid: 72_000 });
    const free = await server.createProduct(0);
    await sell(await plainOption(free), 1, { price: 0 });
    expect((await ownTill()).list).toHaveLength(1);
  });

  test('is taken back with its money, once, also by two people, and with a reason when it is late', async () => {
    const { productId, optionId } = await createGoods(5);
    const sale = await sell(optionId, 2);
    const undone = await parallel(4, (index) => undo(sale.id, {}, index % 2 ? manager : desk));
    for (const { status, body } of undone)
      expect([status, (body.data as Sale).undoneAt]).toEqual([200, expect.any(String)]);
    expect(await stockOf(productId)).toEqual({ onHand: 5, held: 0, oversold: 0 });
    expect((await ownTill()).till.cash).toMatchObject({ count: 0, paid: 0 });
    expect((await ownTill()).list).toHaveLength(2);
    const late = await sell(optionId, 1);
    await server.db
      .updateTable('boothSales')
      .set({ recordedAt: new Date(Date.now() - 16_000) })
      .where('id', '=', late.id)
      .execute();
    expect(await undo(late.id)).toMatchObject({
      status: 422,
      body: { data: { errors: [{ field: 'reason', message: messages.reasonRequired }] } },
    });
    expect((await undo(late.id, { reason: '数え間違い' })).status).toBe(200);
    expect((await undo(randomUUID())).status).toBe(404);
  });

  test('that the server did not see is recorded as it was made, by whoever sends it, with a time that can be', async () => {
    const { productId, optionId } = await createGoods(5);
    const key = randomUUID();
    const soldAt = new Date(Date.now() - 3_600_000).toISOString();
    await server.db
      .updateTable('products')
      .set({ price: 2000, onSale: false, retiredAt: new Date() })
      .where('id', '=', productId)
      .execute();
    const before = await send({ optionId, quantity: 2 }, randomUUID());
    expect(before).toMatchObject({
      status: 422,
      body: { data: { errors: [{ field: 'optionId', message: messages.booth.notSold }] } },
    });
    const sale = (await send({ optionId, quantity: 2, soldAt }, key)).body.data as Sale;
    expect(sale).toMatchObject({ id: key, amount: 3600, at: soldAt });
    // The answer was lost, and another session of the device sends it.
    const again = await send({ optionId, quantity: 2, soldAt }, key, manager);
    expect(again.body.data).toEqual(sale);
    expect(await stockOf(productId)).toMatchObject({ onHand: 3 });
    const future = new Date(Date.now() + 3_600_000).toISOString();
    const late = (await send({ optionId, soldAt: future })).body.data as Sale;
    expect(Date.parse(late.at)).toBeLessThanOrEqual(Date.now());
  });

  test('is refused at a price of before, which the message names', async () => {
    const { optionId } = await createGoods(5);
    expect(await send({ optionId, price: 1500 })).toMatchObject({
      status: 422,
      body: { data: { errors: [{ field: 'price', message: messages.booth.priceIs(1800) }] } },
    });
  });
});

describe('[STOCK-13] more pieces than are free', () => {
  test('are kept: orders hold what they hold, fans can order nothing, and managers see it until a count', async () => {
    const { productId, optionId } = await createGoods(5);
    const { orderId } = await order(productId, 4);
    expect((await sell(optionId, 3)).short).toBe(2);
    expect(await stockOf(productId)).toEqual({ onHand: 4, held: 4, oversold: 2 });
    expect((await order(productId, 1)).status).toBe(422);
    expect((await oversold()).find((each) => each.productId === productId)).toMatchObject({
      pieces: 2,
      orderCount: 1,
      orderIds: [orderId],
    });
    expect(await optionsOf(productId)).toMatchObject([{ onHand: 4, sellable: 0, oversold: 2 }]);
    const adjustments = `/v1/admin/shop/options/${optionId}/adjustments`;
    const adjusted = await manager.call('POST', adjustments, {
      body: { change: 1, reason: '入荷' },
    });
    expect(adjusted.body.data).toMatchObject({ onHand: 4, sellable: 0, oversold: 1 });
    await count(server, productId, 6);
    expect((await optionsOf(productId))[0]).not.toHaveProperty('oversold');
    expect(await stockOf(productId)).toEqual({ onHand: 6, held: 4, oversold: 0 });
    expect((await oversold()).some((each) => each.productId === productId)).toBe(false);
    expect((await order(productId, 2)).status).toBe(200);
  });

  test('are covered by what becomes free first: a canceled order is not sold again', async () => {
    const { productId, optionId } = await createGoods(4);
    const { orderId } = await order(productId, 3);
    await order(productId, 1);
    await sell(optionId, 2);
    const homestand = createTerminal(server);
    expect((await homestand(['orders', 'status', orderId, 'canceled'])).code).toBe(0);
    expect(await stockOf(productId)).toEqual({ onHand: 2, held: 1, oversold: 0 });
    expect(await movesOf(server, productId)).toEqual([
      ...[
        ['count', 4, 0],
        ['hold', 0, 3],
        ['hold', 0, 1],
      ],
      ...[
        ['booth', 0, 0],
        ['release', 0, -3],
        ['booth_cover', -2, 0],
      ],
    ]);
  });

  test('come back with an undo, below zero, too', async () => {
    const { productId, optionId } = await createGoods(1);
    const sale = await sell(optionId, 3);
    expect(await stockOf(productId)).toEqual({ onHand: 0, held: 0, oversold: 2 });
    await undo(sale.id);
    expect(await stockOf(productId)).toEqual({ onHand: 1, held: 0, oversold: 0 });
  });

  test('of sales at the same moment are counted one by one', async () => {
    const { productId, optionId } = await createGoods(3);
    const sales = await parallel(6, () => sell(optionId, 1));
    expect(sales.reduce((sum, { short }) => sum + short, 0)).toBe(3);
    expect(await stockOf(productId)).toEqual({ onHand: 0, held: 0, oversold: 3 });
  });
});

test('[STOCK-13] the list of a device has hidden goods and options with their prices, and nothing retired or sold elsewhere', async () => {
  const hidden = await server.createProduct(500);
  await server.db.updateTable('products').set({ onSale: false }).where('id', '=', hidden).execute();
  const shirt = await server.createProduct(4000);
  const [m = 0, l = 0] = await createOptions(server, shirt, [
    { label: 'M' },
    { label: 'L', price: 4500 },
  ]);
  const elsewhere = await server.createProduct(0, 'https://shop.example/ring');
  const { body } = await desk.call('GET', '/v1/admin/booth-goods');
  const { list } = body.data as { list: { productId: number; options: object[] }[] };
  const of = (id: number) => list.find(({ productId }) => productId === id)?.options;
  expect(of(hidden)).toEqual([{ id: await plainOption(hidden), label: '', price: 500 }]);
  expect(of(shirt)).toEqual([
    { id: m, label: 'M', price: 4000 },
    { id: l, label: 'L', price: 4500 },
  ]);
  expect(of(elsewhere)).toBeUndefined();
});

test('[STOCK-13] the last sales of the session are listed, newest first, and the CSV of the tills has them', async () => {
  const { optionId } = await createGoods(9);
  const first = await sell(optionId, 1);
  const second = await sell(optionId, 2);
  await undo(first.id);
  const { list } = (await desk.call('GET', '/v1/admin/booth-sales')).body.data as { list: Sale[] };
  expect(list.map(({ id, undoneAt }) => [id, undoneAt !== null])).toEqual([
    [second.id, false],
    [first.id, true],
  ]);
  const response = await fetch(`${server.origin}/api/v1/admin/tills.csv`, {
    headers: { Authorization: `Bearer ${manager.token}` },
  });
  const lines = (await response.text()).split('\r\n');
  const own = lines.filter((line) => line.startsWith(`${desk.name},`));
  expect(own.map((line) => line.replace(/^[^,]*,[^,]*,/, '').replace(/商品\d+/, '商品'))).toEqual([
    'ブース販売,,現金,1800,,,,,商品 1点',
    'ブース販売,,現金,3600,,,,,商品 2点',
    'ブース販売の取り消し,,現金,-1800,,,,,商品 1点',
  ]);
});
