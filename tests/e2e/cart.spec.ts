import type { Fan } from '../support/fixtures.ts';
import type { TestServer } from '../support/server.ts';
import { backgroundServices, expect, type Page, test } from './test.ts';

const nowhere = 'http://127.0.0.1:9';

type Line = { productId: number; quantity: number };

const put = (fan: Fan, items: Line[]) =>
  fan.call('PUT', '/v1/user/cart', { body: { items, append: false } });

/** The server's cart as pairs of product and quantity. */
async function cartOf(fan: Fan) {
  const { body } = await fan.call('GET', '/v1/user/cart');
  const { cartItems } = body.data as { cartItems: Line[] };
  return cartItems.map(({ productId, quantity }) => [productId, quantity]);
}

/** A fan with new products in the cart, by price and quantity. */
async function fanWith(server: TestServer, ...products: [price: number, quantity: number][]) {
  const fan = await server.createFan();
  const lines: (Line & { name: string })[] = [];
  for (const [price, quantity] of products) {
    const productId = await server.createProduct(price);
    const { body } = await fan.call('GET', `/v1/user/products/${productId}`);
    const { product } = body.data as { product: { name: string } };
    lines.push({ productId, quantity, name: product.name });
  }
  await put(
    fan,
    lines.map(({ productId, quantity }) => ({ productId, quantity })),
  );
  return { fan, lines };
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
const quantityIn = (page: Page, name: string) => row(page, name).getByRole('textbox');
const press = (page: Page, name: string, button: string) =>
  row(page, name).getByRole('button', { name: button }).click();
const total = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: '合計' });

const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('The list is empty.');
  return item;
};

test('[STOR-03] [STOR-06] two tabs show the same cart', async ({ server, openAs }) => {
  const { fan, lines } = await fanWith(server, [1800, 1], [3200, 1]);
  const [towel, cap] = [first(lines), first(lines.slice(1))];
  const page = await openAs(fan, '/u/shop-cart');
  await expect(quantityIn(page, towel.name)).toHaveValue('1');
  const other = await openAs(fan, '/u/shop-cart', { beside: page });
  await expect(quantityIn(other, towel.name)).toHaveValue('1');
  await expect(quantityIn(page, cap.name)).toHaveValue('1');

  await press(page, towel.name, '数量を増やす');
  await expect(quantityIn(other, towel.name)).toHaveValue('2');
  await expect(row(page, cap.name)).toBeVisible();
  await press(other, cap.name, '商品を削除');
  await expect(row(page, cap.name)).toHaveCount(0);
  await press(page, towel.name, '数量を増やす');
  await expect(quantityIn(other, towel.name)).toHaveValue('3');
  await expect(quantityIn(page, towel.name)).toHaveValue('3');
  await expect.poll(() => cartOf(fan)).toEqual([[towel.productId, 3]]);
  // Only the tab that removed it offers to undo.
  await expect(other.getByRole('button', { name: '元に戻す' })).toBeVisible();
  await expect(page.getByRole('button', { name: '元に戻す' })).toHaveCount(0);
});

test('[CART-04] [STOR-03] changes made offline survive a reload, and are sent when the connection is back @gate', async ({
  server,
  openAs,
  network,
}) => {
  const { fan, lines } = await fanWith(server, [1800, 1], [3200, 1]);
  const [towel, cap] = [first(lines), first(lines.slice(1))];
  const page = await openAs(fan, '/u/shop-cart', { origin: network.origin });
  await expect(quantityIn(page, towel.name)).toHaveValue('1');
  await backgroundServices(page);

  network.connectTo(nowhere);
  network.closeConnections();
  for (let tap = 0; tap < 4; tap++) await press(page, towel.name, '数量を増やす');
  await press(page, cap.name, '商品を削除');
  await expect(quantityIn(page, towel.name)).toHaveValue('5');
  await expect(total(page)).toContainText('¥9,000税込');
  await expect(page.getByText('電波が戻ると、カートの変更を保存します')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(await cartOf(fan)).toHaveLength(2);

  network.connectTo(server.origin);
  await page.reload();
  await expect(quantityIn(page, towel.name)).toHaveValue('5');
  await expect(row(page, cap.name)).toHaveCount(0);
  await expect.poll(() => cartOf(fan)).toEqual([[towel.productId, 5]]);
  await expect(page.getByText('電波が戻ると、カートの変更を保存します')).toHaveCount(0);
});
