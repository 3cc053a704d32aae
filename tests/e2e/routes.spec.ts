import type { Locator } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { expect, test } from './test.ts';

const id = '019aa000-0000-7000-8000-000000000001';

/** Every fan-only address of the specification, with its current tab; null without a tab bar. */
const fanPages: [path: string, tab: string | null][] = [
  ['/u/top', 'ホーム'],
  ['/u/message', 'メッセージ'],
  [`/u/message/${id}`, null],
  ['/u/card', 'カード'],
  ['/u/card/1', null],
  ['/u/card-collection/1', null],
  [`/u/card-obtain/${id}`, null],
  [`/u/card-obtain/media/${id}`, null],
  ['/u/shop', 'ショップ'],
  ['/u/goods/1', null],
  ['/u/goods/1/order?quantity=1', null],
  ['/u/shop-cart', null],
  ['/u/checkout-info', null],
  ['/u/checkout-payment', null],
  [`/u/checkout-payment/${id}`, null],
  ['/u/order-confirm', null],
  [`/u/order-confirm/${id}`, null],
  [`/u/order-complete/${id}`, null],
  ['/u/my-order', 'マイページ'],
  ['/u/my-page', 'マイページ'],
  ['/u/players/3', 'マイページ'],
  ['/u/other-question', 'マイページ'],
  ['/u/location', 'マイページ'],
  ['/u/location-form', null],
  [`/u/order-details/${id}`, 'マイページ'],
];

async function withCart({ createFan, createProduct }: TestServer) {
  const fan = await createFan();
  const items = [{ productId: await createProduct(), quantity: 1 }];
  await fan.call('PUT', '/v1/user/cart', { body: { items, append: false } });
  return fan;
}

test('[ROUTE-01] [ROUTE-05] [ROUTE-12] [TAB-01] [TAB-03] every fan page survives a hard reload, with its tab @gate', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const page = await openAs(await withCart(server), '/u/top');
  for (const [path, tab] of fanPages) {
    await page.goto(`/user${path}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
    // The confirmation redirects without a card.
    const place = path === '/u/order-confirm' ? '/u/checkout-payment' : path;
    await expect(page, path).toHaveURL(`${server.origin}/user${place}`);
    const bar = page.getByRole('navigation', { name: 'メニュー' });
    await expect(bar, path).toHaveCount(tab === null ? 0 : 1);
    if (tab === null) continue;
    await expect(bar.getByRole('link'), path).toHaveCount(5);
    await expect(bar.locator('[aria-current=page]'), path).toContainText(tab);
  }
  expect(consoleErrors).toEqual([]);
});

const outlineOf = (heading: Locator) =>
  heading.evaluate((element) => getComputedStyle(element).outlineStyle);

for (const path of ['/user/', '/user/u/shop', '/admin/orders'])
  test(`after the redirect from ${path} at the start the heading has the focus, and a ring only once the keyboard is used`, async ({
    server,
    openAs,
  }) => {
    const page = await openAs(null, '/legal/privacy');
    await page.goto(`${server.origin}${path}`);
    await expect(page).toHaveURL(/[/]login([?]|$)/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    expect(await outlineOf(heading)).toBe('none');
    await page.keyboard.press('Shift');
    expect(await outlineOf(heading)).toBe('solid');
  });

test('a screen whose code cannot be loaded offers a reload, which works', async ({
  server,
  openAs,
}) => {
  const page = await openAs(await server.createFan(), '/u/top');
  await expect(page.getByText('選手カードを集めよう')).toBeVisible();
  await page.route('**/assets/TopicListScreen-*.js', (route) => route.abort());
  // The page would otherwise reload itself.
  await page.route('**/api/v1/club', (route) => route.abort());
  await page.getByRole('link', { name: 'メッセージ' }).click();
  await expect(page.getByRole('heading', { name: 'ページを読み込めませんでした' })).toBeVisible();
  await page.unroute('**/assets/TopicListScreen-*.js');
  await page.getByRole('button', { name: '読み込み直す' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('メッセージ');
});

test('nothing is loaded from other origins, and the upright display face is preloaded', async ({
  server,
  openAs,
}) => {
  const page = await openAs(null, '/login');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  expect(requests.filter((url) => !url.startsWith(server.origin))).toEqual([]);
  expect(requests.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
});
