import type { Locator } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { expect, type Page, test } from './test.ts';

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

test('[ROUTE-06] [TAB-03] [ROUTE-10] a player has two pages without a tab bar, and no fan page', async ({
  server,
  openAs,
}) => {
  const player = await server.createPlayer();
  const page = await openAs(player, '/p/message');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${player.name}のメッセージ一覧`,
  );
  await expect(page.getByRole('navigation', { name: 'メニュー' })).toHaveCount(0);
  for (const path of ['/u/top', '/u/my-page', '/', '/login', '/player/login']) {
    await page.goto(`/user${path}`);
    await expect(page, path).toHaveURL(`${server.origin}/user/p/message`);
  }
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

test('after a navigation by keyboard the heading has a ring', async ({ openAs }) => {
  const page = await openAs(null, '/');
  await page.getByRole('link', { name: '選手の方はこちら' }).press('Enter');
  await expect(page).toHaveURL(/[/]player[/]login$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
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

test('a background service that fails does not break the screens @journey', async ({
  server,
  openAs,
}) => {
  const broken = (page: Page) =>
    page.addInitScript(() => {
      const { addEventListener } = window;
      window.addEventListener = function (this: Window, ...args: [string, never]) {
        // Only the background services listen to it.
        if (args[0] === 'beforeunload') {
          document.documentElement.dataset.failed = '';
          throw new Error('broken');
        }
        addEventListener.apply(this, args);
      } as typeof addEventListener;
    });
  const page = await openAs(await server.createFan(), '/u/top', { prepare: broken });
  await expect(page.locator('html[data-failed]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'メッセージ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('メッセージ');
});

test('Back restores the scroll position of the list, and a new page starts at its top', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  for (let count = 0; count < 24; count++) {
    const player = await server.createPlayer();
    await fan.call('POST', '/v1/user/message/send', {
      body: { chatType: 'private', playerId: player.playerId, content: `${count}` },
    });
  }
  const page = await openAs(fan, '/u/message');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  // The page reaches its full height only after the rows are measured.
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, 300);
        return window.scrollY;
      }),
    )
    .toBe(300);
  const row = page.getByRole('listitem').nth(8).getByRole('link');
  const place = await page.evaluate(() => window.scrollY);
  // A dispatched click: a real one would scroll first.
  await row.dispatchEvent('click');
  await expect(page).toHaveURL(/\/u\/message\/.+/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('nothing is loaded from other origins, and the upright display face is preloaded', async ({
  server,
  openAs,
}) => {
  const page = await openAs(null, '/login');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  expect(asked.filter((url) => !url.startsWith(server.origin))).toEqual([]);
  expect(asked.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
});
