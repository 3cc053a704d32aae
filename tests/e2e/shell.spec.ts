import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** Everything the page complains about. A refused call is logged by the browser itself and is not ours. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    const refusedCall = message.text().includes('the server responded with a status of');
    if (['error', 'warning'].includes(message.type()) && !refusedCall) found.push(message.text());
  });
  return found;
}

test('the shell answers and finds its server', async ({ page }) => {
  const found = complaints(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/user\/$/);
  await expect(page.getByRole('heading', { name: '湊スカーレッツ' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('サーバーに接続しました');
  await expect(page).toHaveTitle('湊スカーレッツ');
  expect(found).toEqual([]);
});

test('another look that finds nothing says so', async ({ page }) => {
  await page.route('**/api/ready', (route) => route.abort());
  await page.goto('/user/');
  await page.getByRole('button', { name: 'もう一度試す' }).click();
  const news = page.getByRole('region', { name: 'お知らせ' });
  await expect(news.getByText('まだサーバーに接続できません')).toBeVisible();
  await expect(page.getByRole('button', { name: 'もう一度試す' })).toBeFocused();
});

test('another look finds the server once it is there', async ({ page }) => {
  await page.route('**/api/ready', (route) => route.abort());
  await page.goto('/user/');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'サーバーに接続できません',
  );
  await page.unroute('**/api/ready');
  await page.getByRole('button', { name: 'もう一度試す' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('サーバーに接続しました');
});

test('a server that comes back is found without a tap', async ({ page }) => {
  // Told by events, not by cutting the line: a browser on a machine without a network never sees it return.
  const tell = (news: 'offline' | 'online') =>
    page.evaluate((type) => window.dispatchEvent(new Event(type)), news);
  await page.route('**/api/ready', (route) => route.abort());
  await page.goto('/user/');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'サーバーに接続できません',
  );
  await tell('offline');
  await page.unroute('**/api/ready');
  await tell('online');
  await expect(page.getByRole('main').getByRole('status')).toContainText('サーバーに接続しました');
});

test('a page of somebody else is not taken for our server', async ({ page }) => {
  await page.route('**/api/ready', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  );
  await page.goto('/user/');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'サーバーに接続できません',
  );
});

test('[ROUTE-08] an unknown path shows the bare error page, and a way home', async ({ page }) => {
  const found = complaints(page);
  await page.goto('/user/no/such/page?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('error page');
  await page.getByRole('link', { name: 'ホームへ戻る' }).click();
  await expect(page).toHaveURL(/\/user\/?$/);
  await expect(page.getByRole('heading', { name: '湊スカーレッツ' })).toBeVisible();
  expect(found).toEqual([]);
});

test('a screen whose code cannot be loaded offers a way home', async ({ page }) => {
  await page.route('**/assets/NotFoundScreen-*.js', (route) => route.abort());
  await page.goto('/user/nowhere');
  await expect(page.getByRole('heading', { name: 'ページを表示できませんでした' })).toBeVisible();
  await page.getByRole('link', { name: 'ホームへ戻る' }).click();
  await expect(page.getByRole('heading', { name: '湊スカーレッツ' })).toBeVisible();
});

test('a screen whose code cannot be loaded offers to reload', async ({ page }) => {
  await page.route('**/assets/NotFoundScreen-*.js', (route) => route.abort());
  await page.goto('/user/nowhere');
  await expect(page.getByRole('heading', { name: 'ページを表示できませんでした' })).toBeVisible();
  await page.unroute('**/assets/NotFoundScreen-*.js');
  await page.getByRole('button', { name: '読み込み直す' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('error page');
});

test('nothing is fetched from anywhere else, and the upright display face is preloaded', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/user/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => !url.startsWith(String(baseURL)))).toEqual([]);
  expect(asked.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/user/', '/user/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}

test('narrow phones with large text scroll in one direction only', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/user/', '/user/nowhere']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
