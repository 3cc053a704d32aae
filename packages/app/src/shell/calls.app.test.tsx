import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '../testing/showApp';

const tabs = [
  {
    path: '/u/message',
    tab: 'メッセージ',
    calls: ['GET /v1/user/chats'],
    // Its changes have an event.
    once: ['GET /v1/user/sanctions'],
  },
  { path: '/u/card', tab: 'カード', calls: ['GET /v1/user/cards'] },
  { path: '/u/shop', tab: 'ショップ', calls: ['GET /v1/user/cart', 'GET /v1/user/products'] },
  { path: '/u/my-page', tab: 'マイページ', calls: ['GET /v1/user/mypage'] },
  { path: '/u/top', tab: 'ホーム', calls: ['GET /v1/user/top'] },
];

test('[NET-01] a tab asks for its data and nothing else, opened again, too', async () => {
  const { server, clock, path } = await showApp('/u/top');
  await expect.poll(server.streamCount).toBe(1);
  // The codes of open pickups load once the screen is complete.
  await expect
    .poll(async () => {
      // In steps: pictures decode outside of the fake clock.
      await clock.runFor(500);
      return server.requests('GET /v1/user/pickups').length;
    })
    .toBe(1);
  for (const [index, { once = [], ...screen }] of [...tabs, ...tabs].entries()) {
    const calls = index < tabs.length ? [...screen.calls, ...once] : screen.calls;
    await clock.settle();
    const before = server.requests().length;
    await page.getByRole('navigation').getByRole('link', { name: screen.tab, exact: true }).click();
    await expect.poll(path).toBe(screen.path);
    await expect.poll(() => server.requests().length).toBe(before + calls.length);
    await clock.runFor(1000);
    const requests = server.requests().slice(before);
    expect(requests.map(({ operation }) => operation).toSorted()).toEqual(calls);
  }
});
