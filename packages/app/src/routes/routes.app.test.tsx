import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleTopicId } from '../testing/sampleMessages';
import { showApp } from '../testing/showApp';

const heading = page.getByRole('heading', { level: 1 });
const bar = page.getByRole('navigation', { name: 'メニュー' });

test('[TAB-01] the tabs lead to the five first pages', async () => {
  const app = await showApp('/u/top');
  for (const [name, path] of [
    ['カード', '/u/card'],
    ['メッセージ', '/u/message'],
    ['ショップ', '/u/shop'],
    ['マイページ', '/u/my-page'],
    ['ホーム', '/u/top'],
  ] as const) {
    await bar.getByRole('link', { name }).click();
    await expect.poll(app.path).toBe(path);
    await expect.element(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect.element(heading).toHaveFocus();
  }
});

test('[ROUTE-10] [ROUTE-04] a fan on a player page or a login page is redirected to the top page', async () => {
  const app = await showApp('/u/top');
  for (const path of ['/p/message', '/p/message/1', '/login', '/player/login', '/']) {
    await app.goto(path);
    await expect.poll(app.path, { message: path }).toBe('/u/top');
  }
});

test('[ROUTE-02] / redirects to the top page and keeps the query', async () => {
  const app = await showApp('/?from=line&x=%E6%B9%8A', { session: 'fan' });
  await expect.poll(app.path).toBe('/u/top?from=line&x=%E6%B9%8A');
});

test('[ROUTE-07] old addresses redirect to the same page under /u', async () => {
  const app = await showApp('/u/top');
  // A code would be claimed, and another page opened.
  app.server.fail('POST /v1/user/card-status', 'network');
  for (const path of [
    '/top',
    '/message',
    `/message/${sampleTopicId}`,
    '/card',
    '/card/1',
    '/card-collection/1',
    '/card-obtain/1',
    '/card-obtain/media/1',
    '/shop',
    '/goods/5',
    '/goods/5/order?quantity=2',
    '/my-page',
    '/my-order',
    '/players/undefined',
  ]) {
    const asked = path.includes('?') ? path : `${path}?a=1&b=2`;
    await app.goto(asked);
    await expect.poll(app.path, { message: path }).toBe(`/u${asked}`);
  }
});

test('[ROUTE-08] an unknown path shows the bare error page with a link home', async () => {
  const app = await showApp('/no/such/page?x=1', { session: 'fan' });
  await expect.element(heading).toHaveTextContent('error page');
  await page.getByRole('link', { name: 'ホームへ戻る' }).click();
  await expect.poll(app.path).toBe('/u/top');
});
