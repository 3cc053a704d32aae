import { sampleId } from '@homestand/app-core/testing/sampleClub';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleTopicId, topicPage } from '../testing/sampleMessages';
import { playerSession } from '../testing/samplePeople';
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
    const address = path.includes('?') ? path : `${path}?a=1&b=2`;
    await app.goto(address);
    await expect.poll(app.path, { message: path }).toBe(`/u${address}`);
  }
});

test('[ROUTE-08] an unknown path shows the bare error page with a link home', async () => {
  const app = await showApp('/no/such/page?x=1', { session: 'fan' });
  await expect.element(heading).toHaveTextContent('error page');
  await page.getByRole('link', { name: 'ホームへ戻る' }).click();
  await expect.poll(app.path).toBe('/u/top');
});

test('[ROUTE-06] [TAB-03] [ROUTE-10] a player has two pages without a tab bar, and no fan page', async () => {
  const app = await showApp('/p/message');
  await expect.element(heading).toHaveTextContent(`${playerSession.name}のメッセージ一覧`);
  await expect.element(bar).not.toBeInTheDocument();
  for (const path of ['/u/top', '/u/my-page', '/', '/login', '/player/login']) {
    await app.goto(path);
    await expect.poll(app.path, { message: path }).toBe('/p/message');
  }
});

test('after a navigation by keyboard the heading has a ring', async () => {
  const app = await showApp('/login');
  const link = page.getByRole('link', { name: '選手の方はこちら' });
  await expect.element(link).toBeVisible();
  link.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(app.path).toBe('/player/login');
  await expect.element(heading).toHaveFocus();
  expect(getComputedStyle(heading.element()).outlineStyle).toBe('solid');
});

test('a background service that fails does not break the screens', async () => {
  const { addEventListener } = window;
  let failures = 0;
  // Only the background services listen to it.
  window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    if (args[0] === 'beforeunload') {
      failures++;
      throw new Error('broken');
    }
    addEventListener.apply(window, args);
  };
  onTestFinished(() => {
    window.addEventListener = addEventListener;
  });
  const app = await showApp('/u/top');
  await expect.poll(() => failures).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'メッセージ', exact: true }).click();
  await expect.element(heading).toHaveTextContent('メッセージ');
  expect(app.errors.splice(0).join()).toContain('broken');
});

test('Back restores the scroll position of the list, and a new page starts at its top', async () => {
  const [sample] = topicPage.list;
  const list = Array.from({ length: 24 }, (_, at) => ({ ...sample, topicId: sampleId(at + 1) }));
  const app = await showApp('/u/message', {
    prepare: ({ answer }) =>
      answer('GET /v1/user/chats', () =>
        Response.json({
          code: 200,
          message: 'success',
          data: { ...topicPage, list, totalCount: list.length, size: list.length },
        }),
      ),
  });
  const rows = page.getByRole('listitem');
  await expect.element(rows.first()).toBeVisible();
  // Rows that come into view are measured in later frames, which makes the page longer and moves it below the reader.
  await expect
    .poll(async () => {
      if (window.scrollY < 300) window.scrollTo(0, 300);
      const before = window.scrollY;
      await nextFrame();
      await nextFrame();
      return before >= 300 && window.scrollY === before;
    })
    .toBe(true);
  await app.clock.runFor(200);
  const place = window.scrollY;
  // Not by the pointer, which would scroll first.
  rows
    .nth(8)
    .getByRole('link')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.poll(app.path).toMatch(/^\/u\/message\/.+/);
  await expect.poll(() => window.scrollY).toBe(0);
  await app.back();
  await expect.poll(app.path).toBe('/u/message');
  await expect.poll(() => window.scrollY).toBe(place);
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
