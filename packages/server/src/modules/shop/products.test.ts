import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';

type Page = { list: { id: number }[]; totalCount: number; totalPage: number };

let server: TestServer;
let fan: Fan;
const ids: number[] = [];
beforeAll(async () => {
  server = await startServer();
  fan = await server.createFan();
  for (let n = 0; n < 17; n++) ids.push(await server.createProduct(1000 + n));
});
afterAll(() => server.stop());

async function page(query = ''): Promise<Page> {
  return (await fan.call('GET', `/v1/user/products${query}`)).body.data as Page;
}

const change = (id: number, values: { onSale?: boolean; place?: number; category?: 'jewelry' }) =>
  server.db.updateTable('products').set(values).where('id', '=', id).execute();

test('[SHOP-03] [SHOP-05] products come in pages of 15, in the shop’s order', async () => {
  await change(ids[16] ?? 0, { place: -1 });
  const [first, second] = [await page(), await page('?page=2')];
  expect(first).toMatchObject({ totalCount: 17, totalPage: 2, page: 1, size: 15 });
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual([
    ids[16],
    ...ids.slice(0, 16),
  ]);
});

test('[SHOP-02] a category lists its own products, and an unknown one is refused', async () => {
  const [ring = 0] = ids;
  await change(ring, { category: 'jewelry' });
  expect(await page('?category=jewelry')).toMatchObject({ list: [{ id: ring }], totalCount: 1 });
  const goods = await page('?category=goods+for+support&size=100');
  expect(goods.list.map(({ id }) => id)).not.toContain(ring);
  expect(await page('?category=')).toMatchObject({ totalCount: 17 });
  expect((await fan.call('GET', '/v1/user/products?category=toys')).status).toBe(422);
});

test('[GOODS-05] a product has its price in whole yen, its pictures and no link', async () => {
  const id = await server.createProduct(1800);
  await server.db
    .updateTable('products')
    .set({ imageFiles: ['towel.webp'], size: '34×85cm', material: '綿100%', description: '掲げる' })
    .where('id', '=', id)
    .execute();
  expect((await fan.call('GET', `/v1/user/products/${id}`)).body.data).toEqual({
    product: {
      id,
      name: expect.any(String),
      price: 1800,
      size: '34×85cm',
      material: '綿100%',
      description: '掲げる',
      category: 'goods for support',
      imageUrls: ['/api/v1/files/towel.webp'],
      externalLinkEnabled: 0,
      externalLinkUrl: null,
    },
    purchaseLimits: {
      perPerson: 50,
      ordered: 0,
      available: 50,
      pickupDays: 30,
      openPickups: { count: 0, maxCount: 5, total: 0, maxTotal: 100_000 },
    },
  });
  await change(id, { onSale: false });
});

test('[GOODS-02] a product of another shop has the link', async () => {
  const id = await server.createProduct(0, 'https://shop.example/ring');
  expect((await fan.call('GET', `/v1/user/products/${id}`)).body.data).toMatchObject({
    product: { externalLinkEnabled: 1, externalLinkUrl: 'https://shop.example/ring' },
  });
  await change(id, { onSale: false });
});

test('a product that is off sale is neither listed nor found, like one that never existed', async () => {
  const id = await server.createProduct();
  await change(id, { onSale: false });
  expect((await page('?size=100')).list.map((product) => product.id)).not.toContain(id);
  const gone = await fan.call('GET', `/v1/user/products/${id}`);
  expect(gone.status).toBe(404);
  expect(gone.body).toEqual((await fan.call('GET', '/v1/user/products/2000000000')).body);
});

test.each(['0', '-1', '1.5', 'towel', '2147483648', '%00'])(
  'the product number %s is not found',
  async (id) => {
    expect((await fan.call('GET', `/v1/user/products/${id}`)).status).toBe(404);
  },
);

test.each(['page=0', 'page=a', 'size=101', 'size=0', 'page=1&page=2', 'sort=price'])(
  'the page %s is refused',
  async (query) => {
    expect((await fan.call('GET', `/v1/user/products?${query}`)).status).toBe(422);
  },
);
