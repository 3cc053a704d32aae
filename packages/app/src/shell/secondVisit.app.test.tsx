import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { cards } from '../testing/sampleAnswers';
import { topicPage } from '../testing/sampleMessages';
import { showApp } from '../testing/showApp';

const screens = [
  { path: '/u/top', call: 'GET /v1/user/top', text: '選手カードを集めよう' },
  { path: '/u/message', call: 'GET /v1/user/chats', text: topicPage.list[0]?.title ?? '' },
  { path: '/u/card', call: 'GET /v1/user/cards', text: '佐伯 颯太' },
  { path: '/u/shop', call: 'GET /v1/user/products', text: 'スカーレットマフラータオル' },
  { path: '/u/my-page', call: 'GET /v1/user/mypage', text: '直近12か月' },
] as const;

/** Sums what has moved without an input of the person. */
function watchShifts(): () => number {
  let shifted = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) shifted += (entry as PerformanceEntry & { value: number }).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => {
    add(observer.takeRecords());
    return shifted;
  };
}

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test.each(screens)(
  '[NET-03] $path shows the last content at once, marked, and then the new',
  async ({ path, call, text }) => {
    const { server, clock, reload } = await showApp(path, {
      // All cards would be longer than what the app stores: each has its picture in its address.
      answers: { 'GET /v1/user/cards': { list: cards.slice(0, 16) } },
    });
    const content = page.getByRole('main').getByText(text).first();
    await expect.element(content).toBeVisible();
    await clock.settle();
    const release = server.hold(call);
    const loads = server.requests(call).length;
    await reload();
    await expect.element(content).toBeVisible();
    await expect.poll(() => server.requests(call).length).toBe(loads + 1);
    await clock.runFor(1000);
    const mark = page.getByText(/更新しています/);
    await expect.element(mark).toBeInTheDocument();
    await twoFrames();
    const shifted = watchShifts();
    release();
    await expect.element(mark).not.toBeInTheDocument();
    await expect.element(content).toBeVisible();
    await twoFrames();
    expect(shifted()).toBe(0);
  },
);
