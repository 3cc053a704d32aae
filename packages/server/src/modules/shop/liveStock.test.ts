import { schemaOf } from '@homestand/api-client/validate';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { cards } from '../../../../../tests/support/gateway.ts';
import { orderForm, type Shop, startShop } from '../../../../../tests/support/serverWithGateway.ts';
import { count, countOption, createOptions } from '../../../../../tests/support/stock.ts';
import { until } from '../../../../../tests/support/until.ts';
import { listen, type Stream } from '../live/stream.testSupport.ts';
import { startLiveStock } from './liveStock.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const open: Stream[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

/** A fan with an open app, who has heard the present stock. */
async function watch(fan: Fan): Promise<Stream> {
  const stream = await listen(shop.origin, fan);
  open.push(stream);
  await stream.until(() => stream.lastId !== undefined);
  return stream;
}

/** What the stream last heard of a product, once it is this. */
async function hears(stream: Stream, productId: number, shown: object | null) {
  const last = () => stream.events.filter((event) => event['productId'] === productId).at(-1);
  await stream.until(() => JSON.stringify(last()?.['shown']) === JSON.stringify(shown));
  expect(schemaOf('LiveEvent')(last())).toBe(true);
}

const order = (fan: Fan, item: object) =>
  fan.call('POST', '/v1/user/orders', {
    body: { form: orderForm, items: [{ quantity: 1, ...item }] },
  });

test('[STOCK-11] while nothing is counted it asks 6 times a minute, and each second from the first count on', async () => {
  const quiet = await startShop();
  const productId = await quiet.createProduct();
  let [begun, ended] = [0, 0];
  const db = quiet.db.withPlugin({
    transformQuery({ node }) {
      begun += 1;
      return node;
    },
    async transformResult({ result }) {
      ended += 1;
      return result;
    },
  });
  const stream = await listen(quiet.origin, await quiet.createFan());
  await stream.until(() => stream.lastId !== undefined);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await startLiveStock({ ...quiet.services, db });
  const readsIn = async (seconds: number) => {
    const before = begun;
    for (let second = 0; second < seconds; second += 1) {
      vi.advanceTimersByTime(1000);
      await until(() => ended === begun);
    }
    return begun - before;
  };
  expect(await readsIn(60)).toBe(6);
  await count(quiet, productId, 3);
  expect(await readsIn(10)).toBe(1);
  expect(await readsIn(60)).toBe(60);
  vi.useRealTimers();
  await stop();
  stream.close();
  await quiet.stop();
});

test('[STOCK-10] [STOCK-11] a fan who waits hears of each state, and of pieces that come back', async () => {
  const waiting = await watch(await shop.createFan());
  const buyer = await shop.createBuyer(1);
  const { productId } = buyer;
  await count(shop, productId, 1);
  await hears(waiting, productId, { stock: { state: 'few', left: 1 }, options: [] });
  const paying = await watch(buyer);
  const { started } = await shop.pay(buyer, { number: cards.asking });
  await hears(waiting, productId, { stock: { state: 'in_payment', left: 0 }, options: [] });
  // [STOCK-09] The one who pays is not told that it is gone, but loads what is true for them.
  await hears(paying, productId, null);
  await shop.age(started.orderId, 3600);
  await shop.settlePayments();
  await hears(waiting, productId, { stock: { state: 'few', left: 1 }, options: [] });
  await order(buyer, { product_id: productId });
  await hears(waiting, productId, { stock: { state: 'sold_out', left: 0 }, options: [] });
});

test('[STOCK-11] the event has the state of each option, and none that is plentiful', async () => {
  const waiting = await watch(await shop.createFan());
  const shirt = await shop.createProduct(5000);
  const [m = 0, l = 0] = await createOptions(shop, shirt, [{ label: 'M' }, { label: 'L' }]);
  await countOption(shop, l, 1);
  await hears(waiting, shirt, {
    options: [{ id: m }, { id: l, stock: { state: 'few', left: 1 } }],
  });
  await order(await shop.createFan(), { product_id: shirt, option_id: l });
  const soldOut = { state: 'sold_out', left: 0 };
  await hears(waiting, shirt, { options: [{ id: m }, { id: l, stock: soldOut }] });
  await countOption(shop, m, 50);
  // 50 pieces are plentiful, for the option and for the product.
  expect(await order(await shop.createFan(), { product_id: shirt, option_id: m })).toMatchObject({
    status: 200,
  });
  const fence = await shop.createProduct();
  await count(shop, fence, 1);
  await hears(waiting, fence, { stock: { state: 'few', left: 1 }, options: [] });
  expect(waiting.events.filter((event) => event['productId'] === shirt)).toHaveLength(2);
});
