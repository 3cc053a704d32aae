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
async function fanWith(server: TestServer, ...wanted: [price: number, quantity: number][]) {
  const fan = await server.createFan();
  const lines: (Line & { name: string })[] = [];
  for (const [price, quantity] of wanted) {
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

test('[CART-03] twenty fast taps end in the right quantity, here and on the server, over a slow connection', async ({
  server,
  openAs,
}) => {
  const { fan, lines } = await fanWith(server, [1800, 1]);
  const { name, productId } = first(lines);
  const page = await openAs(fan, '/u/shop-cart');
  const sent: number[] = [];
  let [atOnce, most] = [0, 0];
  const tapped = Promise.withResolvers<void>();
  await page.route('**/api/v1/user/cart', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    sent.push((route.request().postDataJSON() as { items: Line[] }).items[0]?.quantity ?? 0);
    most = Math.max(most, ++atOnce);
    const result = await route.fetch();
    // The first change is on its way until the last tap.
    await tapped.promise;
    atOnce -= 1;
    await route.fulfill({ response: result });
  });
  await expect(quantityIn(page, name)).toHaveValue('1');
  await row(page, name)
    .getByRole('button', { name: '数量を増やす' })
    .evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 20; tap++) button.click();
    });
  tapped.resolve();
  await expect(quantityIn(page, name)).toHaveValue('21');
  await expect(total(page)).toContainText('¥37,800税込');
  await expect.poll(() => cartOf(fan)).toEqual([[productId, 21]]);
  expect(most).toBe(1);
  expect(sent.length).toBeLessThan(20);
  expect(sent.at(-1)).toBe(21);
  await page.reload();
  await expect(quantityIn(page, name)).toHaveValue('21');
});

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
  await press(other, cap.name, '商品を削除');
  await expect(row(page, cap.name)).toHaveCount(0);
  await press(page, towel.name, '数量を増やす');
  await expect(quantityIn(other, towel.name)).toHaveValue('3');
  await expect.poll(() => cartOf(fan)).toEqual([[towel.productId, 3]]);
  // Only the tab that removed it offers to undo.
  await expect(other.getByRole('button', { name: '元に戻す' })).toBeVisible();
  await expect(page.getByRole('button', { name: '元に戻す' })).toHaveCount(0);
});

test('[CART-03] a change made here keeps the product another device added', async ({
  server,
  openAs,
}) => {
  const { fan, lines } = await fanWith(server, [1800, 1]);
  const towel = first(lines);
  const page = await openAs(fan, '/u/shop-cart');
  await expect(quantityIn(page, towel.name)).toHaveValue('1');
  const productId = await server.createProduct(500);
  await fan.call('PUT', '/v1/user/cart', {
    body: { items: [{ productId, quantity: 4 }], append: true },
  });
  await press(page, towel.name, '数量を増やす');
  await expect
    .poll(() => cartOf(fan))
    .toEqual([
      [towel.productId, 2],
      [productId, 4],
    ]);
  await expect(total(page)).toContainText('¥5,600税込');
});

test('[CART-01] a removed product is restored to its position, and stays removed over Back and reload', async ({
  server,
  openAs,
}) => {
  const { fan, lines } = await fanWith(server, [1800, 1], [3200, 1], [500, 1]);
  const [towel, cap] = [first(lines), first(lines.slice(1))];
  const page = await openAs(fan, '/u/shop-cart');
  await press(page, towel.name, '商品を削除');
  await expect(row(page, towel.name)).toHaveCount(0);
  await expect(page.getByText(`「${towel.name}」をカートから削除しました`)).toBeVisible();
  await expect(total(page)).toContainText('¥3,700税込');
  await expect.poll(() => cartOf(fan)).toHaveLength(2);

  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect.poll(() => cartOf(fan)).toHaveLength(3);
  const names = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(names.first()).toHaveText(towel.name);
  await expect(total(page)).toContainText('¥5,500税込');

  await press(page, cap.name, '商品を削除');
  await expect(total(page)).toContainText('¥2,300税込');
  await page.getByRole('link', { name: '注文手続きへ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'カート' })).toHaveCount(0);
  await page.goBack();
  await expect(row(page, towel.name)).toBeVisible();
  await expect(row(page, cap.name)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '元に戻す' })).toHaveCount(0);
  await page.reload();
  await expect(names).toHaveCount(2);
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

test('[CART-04] changes made offline are sent when the connection is back, without a reload', async ({
  server,
  openAs,
  network,
}) => {
  const { fan, lines } = await fanWith(server, [1800, 1]);
  const towel = first(lines);
  const page = await openAs(fan, '/u/shop-cart', { origin: network.origin });
  await expect(quantityIn(page, towel.name)).toHaveValue('1');
  await backgroundServices(page);
  network.connectTo(nowhere);
  network.closeConnections();
  await press(page, towel.name, '数量を増やす');
  await expect(page.getByText('電波が戻ると、カートの変更を保存します')).toBeVisible();
  network.connectTo(server.origin);
  await expect.poll(() => cartOf(fan), { timeout: 20_000 }).toEqual([[towel.productId, 2]]);
});

test('a removed product and a changed price show a notice until it is closed', async ({
  server,
  openAs,
}) => {
  const { fan, lines } = await fanWith(server, [1800, 2], [3200, 1]);
  const [towel, cap] = [first(lines), first(lines.slice(1))];
  const change = (id: number, values: { onSale?: boolean; price?: number }) =>
    server.db.updateTable('products').set(values).where('id', '=', id).execute();
  await change(towel.productId, { price: 1500 });
  await change(cap.productId, { onSale: false });

  // The shop reads the cart first, for its count: the notice must not be lost there.
  const page = await openAs(fan, '/u/shop');
  await page.getByRole('link', { name: /^カートを見る/ }).click();
  const gone = page.getByText(`「${cap.name}」は販売を終了したため、カートから取り除きました。`);
  await expect(gone).toBeVisible();
  await expect(row(page, cap.name)).toHaveCount(0);
  await expect(row(page, towel.name)).toContainText('価格が変わりました（変更前 ¥1,800 税込）');
  await expect(total(page)).toContainText('¥3,000税込');
  await page.reload();
  await expect(gone).toBeVisible();
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect(gone).toHaveCount(0);
  await page.reload();
  await expect(row(page, towel.name)).toBeVisible();
  await expect(gone).toHaveCount(0);
});

test('[CART-02] an empty cart shows a message and a link to the shop', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const { fan, lines } = await fanWith(server, [1800, 1]);
  const page = await openAs(await server.createFan(), '/u/shop-cart');
  await expect(page.getByRole('heading', { name: 'カートに商品がありません' })).toBeVisible();
  await expect(page.getByRole('link', { name: '注文手続きへ' })).toHaveCount(0);
  await page.getByRole('link', { name: 'ショップを見る' }).click();
  await expect(page).toHaveURL(`${server.origin}/user/u/shop`);

  const own = await openAs(fan, '/u/shop-cart');
  await press(own, first(lines).name, '商品を削除');
  await expect(own.getByRole('heading', { name: 'カートに商品がありません' })).toBeVisible();
  await expect(own.getByRole('link', { name: '注文手続きへ' })).toHaveCount(0);
  await own.getByRole('button', { name: '元に戻す' }).click();
  await expect(own.getByRole('link', { name: '注文手続きへ' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('[STOR-05] a stored cart edited by hand is dropped, and the server’s cart shows', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const { fan, lines } = await fanWith(server, [1800, 2]);
  const page = await openAs(fan, '/u/shop-cart');
  await expect(quantityIn(page, first(lines).name)).toHaveValue('2');
  for (const broken of ['{', '[]', `{"personId":"${fan.id}","cart":{"cartItems":[{}]}}`]) {
    await page.evaluate((value) => localStorage.setItem('ntt_cart_data', value), broken);
    await page.reload();
    await expect(quantityIn(page, first(lines).name)).toHaveValue('2');
    await expect(total(page)).toContainText('¥3,600税込');
  }
  expect(consoleErrors).toEqual([]);
});
