import type { Fan } from '../support/fixtures.ts';
import type { TestServer } from '../support/server.ts';
import { expect, type Page, test } from './test.ts';

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
