// A second visit: the last content from the device at once, then the new, and nothing moves.
import { topicOf } from './messageFixtures.ts';
import { expect, type Page, test } from './test.ts';

const player = '背番号の上のひと';

const screens = [
  { path: '/u/top', call: '**/api/v1/user/top', text: '選手カードを集めよう' },
  { path: '/u/message', call: '**/api/v1/user/chats?*', text: player },
  { path: '/u/card', call: '**/api/v1/user/cards', text: player },
  { path: '/u/shop', call: '**/api/v1/user/products?*', text: '¥' },
  { path: '/u/my-page', call: '**/api/v1/user/mypage', text: '直近12か月' },
];

/** Sums what has moved without an input of the person. */
function watchShifts() {
  const global = globalThis as typeof globalThis & { shifted: number };
  global.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      global.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const shifted = (page: Page) =>
  page.evaluate(() => (globalThis as typeof globalThis & { shifted: number }).shifted);

for (const { path, call, text } of screens)
  test(`[NET-03] ${path} shows the last content at once, marked, and then the new`, async ({
    server,
    openAs,
  }) => {
    const fan = await server.createFan();
    const someone = await server.createPlayer({ nameJapanese: player });
    await topicOf(fan, someone);
    const card = await server.createCard(someone.playerId);
    await fan.call('POST', '/v1/user/card-status', { body: { cardUuid: card.uuid } });
    await fan.call('POST', `/v1/user/collections/${card.id}`);
    await server.createProduct(2200);
    const page = await openAs(fan, path, {
      prepare: (opened) => opened.addInitScript(watchShifts),
    });
    const content = page.getByRole('main').getByText(text).first();
    await expect(content).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(call, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(call);
    await page.reload();
    await expect(content).toBeVisible();
    await asked;
    const mark = page.getByText('更新しています');
    await expect(mark).toBeAttached();
    const before = await shifted(page);
    release();
    await expect(mark).toHaveCount(0);
    await expect(content).toBeVisible();
    expect((await shifted(page)) - before).toBe(0);
  });
