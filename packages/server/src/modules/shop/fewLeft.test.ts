import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubWith } from '../../../../../tests/support/clubs.ts';
import { startServer } from '../../../../../tests/support/server.ts';
import { type Shop, startShop } from '../../../../../tests/support/serverWithGateway.ts';
import { count } from '../../../../../tests/support/stock.ts';
import { listen } from '../live/stream.testSupport.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(clubWith({ goods: { fewLeft: 2 } }));
});
afterAll(() => shop.stop());

type Shown = { id: number; stock?: object };

test('[STOCK-11] from how many pieces down they are shown is a setting of the club, everywhere', async () => {
  const fan = await shop.createFan();
  const manager = await shop.createStaff('manager');
  const productId = await shop.createProduct();
  await fan.call('PUT', '/v1/user/cart', {
    body: { items: [{ productId, quantity: 1 }], append: true },
  });
  const shown = async () => {
    const read = async (path: string) => (await fan.call('GET', path)).body.data;
    const { product } = (await read(`/v1/user/products/${productId}`)) as { product: Shown };
    const { list } = (await read('/v1/user/products?page=1&size=100&category=')) as {
      list: Shown[];
    };
    const { cartItems } = (await read('/v1/user/cart')) as { cartItems: Shown[] };
    const today = (await manager.call('GET', '/v1/admin/today')).body.data as {
      stock: { list: { productId: number }[] };
    };
    return [
      product.stock,
      list.find(({ id }) => id === productId)?.stock,
      cartItems[0]?.stock,
      today.stock.list.some((row) => row.productId === productId),
    ];
  };
  const stream = await listen(shop.origin, fan);
  await stream.until(() => stream.lastId !== undefined);

  await count(shop, productId, 3);
  expect(await shown()).toEqual([undefined, undefined, undefined, false]);
  await count(shop, productId, 2);
  const few = { state: 'few', left: 2 };
  expect(await shown()).toEqual([few, few, few, true]);
  const heard = () => stream.events.filter((event) => event['productId'] === productId);
  await stream.until(() => heard().length > 0);
  expect(heard().map((event) => event['shown'])).toEqual([{ stock: few, options: [] }]);
  stream.close();

  const { body } = await manager.call('GET', `/v1/admin/shop/products/${productId}`);
  expect(body.data).toMatchObject({ fewLeft: 2 });
});

test('[STOCK-11] the highest setting, too', async () => {
  const own = await startServer(clubWith({ goods: { fewLeft: 20 } }));
  const owner = await own.createStaff('owner');
  await count(own, await own.createProduct(), 20);
  const { status, body } = await owner.call('GET', '/v1/admin/today');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ stock: { count: 1, list: [{ sellable: 20 }] } });
  await own.stop();
});
