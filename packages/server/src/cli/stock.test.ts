import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderForm, type Shop, startShop } from '../../../../tests/support/serverWithGateway.ts';
import { count, movesOf, stockOf, stockRowOf } from '../../../../tests/support/stock.ts';
import { checkStock } from '../modules/orders/index.ts';
import { createTerminal } from './terminal.testSupport.ts';

let shop: Shop;
let homestand: ReturnType<typeof createTerminal>;
beforeAll(async () => {
  shop = await startShop();
  homestand = createTerminal({ ...shop, environment: shop.gateway.environment });
});
afterAll(() => shop.stop());

const stock = (...argv: string[]) => homestand(['stock', ...argv]);

async function createNamed(name: string) {
  const id = await shop.createProduct();
  await shop.db.updateTable('products').set({ name }).where('id', '=', id).execute();
  return id;
}

async function order(productId: number, quantity: number): Promise<string> {
  const fan = await shop.createFan();
  const placed = await fan.call('POST', '/v1/user/orders', {
    body: { form: orderForm, items: [{ product_id: productId, quantity }] },
  });
  expect(placed.status).toBe(200);
  return (placed.body.data as { order_id: string }).order_id;
}

const logOf = (productId: number) =>
  shop.db
    .selectFrom('staffLogAsWritten')
    .select(['action', 'before', 'after', 'reason', 'staffId'])
    .where(sql<boolean>`after ->> 'productId' = ${String(productId)}`)
    .orderBy('id')
    .execute();

const lineOf = async (id: number) =>
  (await stock('list')).out.split('\n').find((line) => line.startsWith(`${id} `)) ?? '';

test('[STOCK-12] a count is recorded, unless something was sold since, which it shows', async () => {
  const id = await createNamed('タオル');
  expect(await lineOf(id)).toMatch(/タオル +数えない +- +- +-$/);
  expect(await stock('set', 'タオル', '１０')).toEqual({
    code: 0,
    out: '「タオル」の在庫は10点です。取り置きは0点、販売できるのは10点です。\n',
    err: '',
  });
  const orderId = await order(id, 3);
  expect(await lineOf(id)).toMatch(/タオル +10 +3 +7 +2$/);

  const blind = await stock('set', 'タオル', '8');
  expect([blind.code, blind.out]).toEqual([1, '']);
  expect(blind.err).toMatch(
    /^「タオル」の在庫は10点、版は2です。.*--version に指定してください。\n$/,
  );
  const late = await stock('set', 'タオル', '8', '--version', '1');
  expect(late.code).toBe(1);
  expect(late.err).toMatch(/^「タオル」は、その版のあとに動いたため、記録しませんでした。/);
  expect(late.err).toMatch(new RegExp(`注文 +0 +3 +${orderId}$`, 'm'));
  expect(await stockOf(shop, id)).toEqual({ onHand: 10, held: 3 });

  expect((await stock('set', 'タオル', '8', '--version', '2', '--reason', '2点汚れ')).code).toBe(0);
  expect(await stockOf(shop, id)).toEqual({ onHand: 8, held: 3 });
  expect((await stock('set', 'タオル', '2', '--version', '3')).err).toMatch(
    /注文が3点あるため、それより少なくできません。/,
  );
  expect(await movesOf(shop, id)).toEqual([
    ['count', 10, 0],
    ['hold', 0, 3],
    ['count', -2, 0],
  ]);
  expect(await logOf(id)).toEqual([
    {
      action: 'count_stock',
      before: { productId: id, onHand: null },
      after: { productId: id, onHand: 10 },
      reason: null,
      staffId: null,
    },
    {
      action: 'count_stock',
      before: { productId: id, onHand: 10 },
      after: { productId: id, onHand: 8 },
      reason: { reason: '2点汚れ' },
      staffId: null,
    },
  ]);
});

test('[STOCK-12] stock is changed by a number with a reason, and not by an import of the product', async () => {
  const id = await createNamed('うちわ');
  expect((await stock('adjust', 'うちわ', '--add', '5', '--reason', '入荷')).err).toMatch(
    /^「うちわ」の在庫は数えていません。/,
  );
  await count(shop, id, 4);
  await order(id, 2);
  expect((await stock('adjust', 'うちわ', '--add', '5', '--reason', '入荷')).out).toBe(
    '「うちわ」の在庫は9点です。取り置きは2点、販売できるのは7点です。\n',
  );
  expect((await stock('adjust', 'うちわ', '--remove', '7', '--reason', '破損')).code).toBe(0);
  expect((await stock('adjust', 'うちわ', '--remove', '1', '--reason', '破損')).err).toMatch(
    /注文が2点あるため/,
  );
  for (const wrong of [
    ['--add', '1', '--remove', '1', '--reason', 'a'],
    ['--reason', 'a'],
    ['--add', '0', '--reason', 'a'],
    ['--add', '1.5', '--reason', 'a'],
    ['--add', '1', '--reason', ' '],
  ])
    expect((await stock('adjust', 'うちわ', ...wrong)).code, wrong.join(' ')).toBe(1);
  await shop.db.updateTable('products').set({ price: 900 }).where('id', '=', id).execute();
  expect(await stockOf(shop, id)).toEqual({ onHand: 2, held: 2 });
  expect((await logOf(id)).map(({ action, reason }) => [action, reason])).toEqual([
    ['adjust_stock', { reason: '入荷' }],
    ['adjust_stock', { reason: '破損' }],
  ]);
});

test('[STOCK-12] counting ends and begins again with the orders that wait', async () => {
  const id = await createNamed('帽子');
  expect((await stock('set', '帽子', 'none')).err).toMatch(/^「帽子」の在庫は数えていません。/);
  await stock('set', '帽子', '3');
  await order(id, 2);
  expect((await stock('set', '帽子', 'none')).out).toBe(
    '「帽子」の在庫を数えるのをやめました。いくつでも売れます。\n',
  );
  await order(id, 4);
  expect(await stockOf(shop, id)).toEqual({ onHand: null, held: 0 });
  expect((await stock('check')).code).toBe(0);
  expect((await stock('set', '帽子', '5')).err).toMatch(/注文が6点あるため/);
  expect((await stock('set', '帽子', '7')).code).toBe(0);
  expect(await stockOf(shop, id)).toEqual({ onHand: 7, held: 6 });
});

test('a check finds what orders of the version before have moved, and repairs it', async () => {
  const id = await createNamed('旗');
  await count(shop, id, 10);
  const [canceled, handedOver, unheld] = [
    await order(id, 1),
    await order(id, 2),
    await order(id, 3),
  ];
  const { optionId } = await stockRowOf(shop, id);
  expect(await stock('check')).toEqual({
    code: 0,
    out: '在庫、その記録、注文は一致しています。\n',
    err: '',
  });
  const set = (orderId: string, deliveryStatus: 'canceled' | 'received') =>
    shop.db.updateTable('orders').set({ deliveryStatus }).where('id', '=', orderId).execute();
  await set(canceled, 'canceled');
  await set(handedOver, 'received');
  await shop.db
    .updateTable('orderItems')
    .set({ quantity: 4 })
    .where('orderId', '=', unheld)
    .execute();
  await shop.db.updateTable('stock').set({ held: 5 }).where('optionId', '=', optionId).execute();

  const found = await stock('check');
  expect([found.code, found.err]).toEqual([
    1,
    '在庫に4件の違いがあります。stock check --repair で直せます。\n',
  ]);
  const lines = found.out.trimEnd().split('\n').slice(1);
  expect(lines.map((line) => line.split(/ {2,}/).slice(2)).sort()).toEqual(
    [
      ['-', '在庫10、取り置き5', '在庫10、取り置き6'],
      [canceled, '取り置き1', '取り置き0'],
      [handedOver, '取り置き2', '取り置き0'],
      [unheld, '取り置き3', '取り置き4'],
    ].sort(),
  );
  const errors: unknown[] = [];
  await checkStock({ db: shop.db, onError: (error) => errors.push(error) });
  expect(errors.map(String).sort()).toEqual(
    [
      `StockDiffers: product ${id}: 10 pieces, 5 held, 0 oversold; the moves say 10, 6 and 0`,
      `StockDiffers: product ${id}: order ${canceled} holds 1 instead of 0`,
      `StockDiffers: product ${id}: order ${handedOver} holds 2 instead of 0`,
      `StockDiffers: product ${id}: order ${unheld} holds 3 instead of 4`,
    ].sort(),
  );

  expect((await stock('check', '--repair')).code).toBe(0);
  expect(await stockOf(shop, id)).toEqual({ onHand: 8, held: 4 });
  // Taken back by the version before: the pieces are on the shelf again, for their customer.
  await shop.db
    .updateTable('orders')
    .set({ deliveryStatus: 'pending' })
    .where('id', '=', handedOver)
    .execute();
  expect((await stock('check', '--repair')).code).toBe(0);
  expect(await stockOf(shop, id)).toEqual({ onHand: 10, held: 6 });
});

test('a check does not repair by holding pieces that are not there', async () => {
  const id = await createNamed('指輪');
  await count(shop, id, 1);
  const orderId = await order(id, 1);
  const set = (quantity: number) =>
    shop.db.updateTable('orderItems').set({ quantity }).where('orderId', '=', orderId).execute();
  await set(2);
  const { code, err } = await stock('check', '--repair');
  expect([code, err]).toEqual([
    1,
    '1件の違いが残りました。在庫が足りないときは、入荷を stock adjust で記録するか、注文をキャンセルしてください。\n',
  ]);
  expect((await stock('adjust', '指輪', '--add', '1', '--reason', '入荷')).code).toBe(0);
  expect((await stock('check', '--repair')).code).toBe(0);
});
