import type { Fan } from '../support/fixtures.ts';
import type { TestServer } from '../support/server.ts';
import { expect, type Page, test } from './test.ts';

const nowhere = 'http://127.0.0.1:9';

type Ordered = { id: string; name: string; totalPrice: number; orderItems: { quantity: number }[] };

const ordersOf = async (fan: Fan) =>
  ((await fan.call('GET', '/v1/user/orders')).body.data as { list: Ordered[] }).list;

async function start(server: TestServer, price = 1800) {
  const fan = await server.createFan('浜野 さくら');
  const productId = await server.createProduct(price);
  return { fan, productId, path: `/u/goods/${productId}/order?quantity=2` };
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: '注文する' });
const done = (page: Page) => page.getByRole('dialog', { name: 'ご注文を受け付けました' });

async function fillIn(page: Page) {
  await field(page, 'メールアドレス').fill('sakura@example.jp');
  await field(page, '電話番号').fill('０９０－１２３４－５６７８');
}

test('[GORD-01] [GORD-02] [GORD-03] one product, paid at pickup @journey @gate', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const { fan, path } = await start(server);
  const page = await openAs(fan, path);
  await expect(page.getByText('¥1,800 ・ 数量 2')).toBeVisible();
  await expect(page.getByText('¥3,600')).toBeVisible();
  await expect(page.getByText(/お支払いは会場で/)).toBeVisible();
  await expect(field(page, 'お名前')).toHaveValue('浜野 さくら');
  await submit(page).click();
  await expect(field(page, 'メールアドレス')).toBeFocused();
  await field(page, 'メールアドレス').fill('sakura@');
  await field(page, '電話番号').fill('090');
  await submit(page).click();
  await expect(page.getByText('正しいメールアドレスを入力してください')).toBeVisible();
  await expect(page.getByText('正しい電話番号を入力してください')).toBeVisible();
  expect(await ordersOf(fan)).toEqual([]);

  await fillIn(page);
  await submit(page).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 5; tap++) button.click();
  });
  await expect(done(page)).toBeVisible();
  const [order, ...more] = await ordersOf(fan);
  expect(more).toEqual([]);
  expect(order).toMatchObject({
    deliveryMethod: 'venue',
    paymentMethod: 'at_pickup',
    totalPrice: 3600,
    name: '浜野 さくら',
    email: 'sakura@example.jp',
    phone: '09012345678',
  });
  await expect(done(page).getByText(order?.id ?? '')).toBeVisible();

  // A reload shows the order number again and orders nothing.
  await page.reload();
  await expect(done(page).getByText(order?.id ?? '')).toBeVisible();
  expect(await ordersOf(fan)).toHaveLength(1);
  await done(page).getByRole('link', { name: '注文履歴を見る' }).click();
  await expect(page).toHaveURL(`${server.origin}/user/u/my-order`);
  expect(consoleErrors).toEqual([]);
});

test('[STOCK-05] above the limit of pickup orders: an error at the quantity, and in a form that was already open', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const { fan, productId } = await start(server, 40_000);
  const goods = await openAs(fan, `/u/goods/${productId}`);
  const quantity = goods.getByRole('textbox', { name: '数量' });
  const atVenue = goods.getByRole('button', { name: '会場払いで注文する' });
  await quantity.fill('3');
  await atVenue.click();
  await expect(quantity).toHaveAccessibleDescription(/合わせて¥100,000までです。数量を減らすか/);
  await expect(quantity).toHaveValue('3');
  await quantity.fill('2');
  await atVenue.click();
  await expect(goods).toHaveURL(`${server.origin}/user/u/goods/${productId}/order?quantity=2`);
  await fillIn(goods);

  // The same fan orders first on another phone.
  const items = [{ product_id: productId, quantity: 1 }];
  const form = { name: '浜野 さくら', email: 'sakura@example.jp', phone: '09012345678' };
  const other = await fan.call('POST', '/v1/user/orders', { body: { items, form } });
  expect(other.status).toBe(200);

  await submit(goods).click();
  const alert = goods.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(
    '合わせて100,000円までです。いま40,000円分のご注文があります。',
  );
  await expect(field(goods, 'お名前')).toHaveValue('浜野 さくら');
  await expect(field(goods, 'メールアドレス')).toHaveValue('sakura@example.jp');
  await expect(field(goods, '電話番号')).not.toHaveValue('');
  expect(await ordersOf(fan)).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});

for (const quantity of [
  '',
  '?quantity=',
  '?quantity=0',
  '?quantity=3.0e2',
  '?quantity=1000000000',
]) {
  test(`[GORD-01] the quantity "${quantity}" is invalid and redirects to the product`, async ({
    server,
    openAs,
  }) => {
    const { fan, productId } = await start(server);
    const page = await openAs(fan, `/u/goods/${productId}/order${quantity}`);
    await expect(page).toHaveURL(`${server.origin}/user/u/goods/${productId}`);
  });
}

test('[GORD-01] a product sold on another site cannot be ordered here', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  const productId = await server.createProduct(1800, 'https://example.com/towel');
  const page = await openAs(fan, `/u/goods/${productId}/order?quantity=1`);
  await expect(page).toHaveURL(`${server.origin}/user/u/goods/${productId}`);
});

test('[GORD-03] a lost response, no connection and a reload make one order', async ({
  server,
  openAs,
  network,
}) => {
  const { fan, path } = await start(server);
  const page = await openAs(fan, path, { origin: network.origin });
  await fillIn(page);
  let sent = 0;
  await page.route('**/api/v1/user/orders', async (route) => {
    if (route.request().method() !== 'POST' || ++sent > 1) return route.continue();
    // Aborted by the route, not only by the proxy: browsers repeat a request when a reused connection breaks.
    await route.fetch();
    network.connectTo(nowhere);
    network.closeConnections();
    return route.abort('connectionreset');
  });
  await submit(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    '二重に注文されることはありません。',
    { timeout: 20_000 },
  );
  await expect(field(page, 'メールアドレス')).toHaveValue('sakura@example.jp');
  expect(await ordersOf(fan)).toHaveLength(1);
  await page.unroute('**/api/v1/user/orders');
  network.connectTo(server.origin);

  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('二重に注文');
  // Even with a changed field it is the same order, and its number shows.
  await field(page, '電話番号').fill('08012345678');
  await submit(page).click();
  await expect(done(page)).toBeVisible();
  const [order, ...more] = await ordersOf(fan);
  expect(more).toEqual([]);
  await expect(done(page).getByText(order?.id ?? '')).toBeVisible();

  // The next order is another one.
  await page.goto(`${network.origin}/user${path}`);
  await submit(page).click();
  await expect(done(page)).toBeVisible();
  expect(await ordersOf(fan)).toHaveLength(2);
});

test('[GORD-03] a second tab while the first waits for its response: one order, shown in both', async ({
  server,
  openAs,
}) => {
  const { fan, path } = await start(server);
  const page = await openAs(fan, path);
  const other = await openAs(fan, path, { beside: page });
  await fillIn(page);
  await expect(field(other, 'メールアドレス')).toHaveValue('sakura@example.jp');
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/user/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    arrived.resolve();
    await held.promise;
    return route.fulfill({ response });
  });
  await submit(page).click();
  await arrived.promise;
  await submit(other).click();
  await expect(done(other)).toBeVisible();
  held.resolve();
  await expect(done(page)).toBeVisible();
  const [order, ...more] = await ordersOf(fan);
  expect(more).toEqual([]);
  for (const tab of [page, other]) await expect(done(tab).getByText(order?.id ?? '')).toBeVisible();
});

test('[GORD-03] a changed price is reported before anything is ordered', async ({
  server,
  openAs,
}) => {
  const { fan, path, productId } = await start(server);
  const page = await openAs(fan, path);
  await fillIn(page);
  await server.db
    .updateTable('products')
    .set({ price: 2000 })
    .where('id', '=', productId)
    .execute();
  await submit(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('価格が変わりました。');
  await expect(page.getByText('¥4,000')).toBeVisible();
  expect(await ordersOf(fan)).toEqual([]);
  await submit(page).click();
  await expect(done(page)).toBeVisible();
  expect(await ordersOf(fan)).toMatchObject([{ totalPrice: 4000 }]);
});
