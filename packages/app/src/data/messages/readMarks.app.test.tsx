import { sampleId } from '@homestand/app-core/testing/sampleClub';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import {
  groups,
  sampleTopicId,
  threadOfLength,
  threadPage,
  topicPage,
} from '../../testing/sampleMessages';
import { showApp } from '../../testing/showApp';

const thread = pathTo('thread', { topicId: sampleTopicId });
const markCall = 'POST /v1/topics/{topicId}/messages/{messageId}/read';
const details = 'GET /v1/user/chats/detail';
const [sample] = threadPage.list.filter(({ messageType }) => messageType === 'text');

type App = Awaited<ReturnType<typeof showApp>>;

afterEach(() => vi.restoreAllMocks());

const marksOf = ({ server }: App) =>
  server.requests(markCall).map(({ params: { messageId = '' } }) => messageId);

/** A message of somebody else. */
function messageNumber(number: number) {
  if (!sample) throw new Error('The sample thread has no text.');
  return {
    ...sample,
    ...{ messageId: sampleId(500 + number), senderType: 'player' as const, senderId: '7' },
    ...{ content: `実況${number}`, createdAt: new Date(Date.now() + number).toISOString() },
  };
}

const say = ({ server }: App, number: number, topicId = sampleTopicId) =>
  server.emit({ type: 'message', topicId, message: messageNumber(number) });

/** The thread with one unread message, and its event stream. */
async function openThread(prepare: Parameters<typeof showApp>[1] = {}): Promise<App> {
  const app = await showApp(thread, {
    answers: {
      [details]: {
        ...threadOfLength(3)(new URLSearchParams({ page: '1', size: '15' })),
        topicInfo: { ...threadPage.topicInfo, unreadCount: 1, firstUnreadMessageId: sampleId(3) },
      },
    },
    ...prepare,
  });
  await expect.element(page.getByText('3番目')).toBeVisible();
  await app.clock.runFor(5000);
  await expect.poll(app.server.streamCount).toBe(1);
  return app;
}

async function hear(app: App, numbers: readonly number[]) {
  for (const number of numbers) {
    say(app, number);
    await expect.element(page.getByText(`実況${number}`, { exact: true })).toBeInTheDocument();
  }
}

function hidePage() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('[LOAD-01] an opened thread is marked once, at its newest message', async () => {
  const app = await openThread();
  expect(marksOf(app)).toEqual([sampleId(3)]);
  const [request] = app.server.requests(details);
  expect(request?.headers.get('Read-Mark')).toBe('keep');
});

test('[LOAD-01] messages that arrive are marked together, at most once in five seconds', async () => {
  const app = await openThread();
  for (let number = 1; number <= 60; number++) {
    await hear(app, [number]);
    await app.clock.runFor(1000);
  }
  await app.clock.runFor(10_000);
  const marks = marksOf(app).slice(1);
  expect(marks.at(-1)).toBe(sampleId(560));
  expect(marks.length).toBeGreaterThanOrEqual(6);
  expect(marks.length).toBeLessThanOrEqual(13);
  expect(app.server.requests(details)).toHaveLength(1);
});

test('[LOAD-01] leaving a thread marks what it has shown', async () => {
  const app = await openThread();
  await hear(app, [1, 2]);
  expect(marksOf(app)).toHaveLength(1);
  await page.getByRole('link', { name: '戻る' }).click();
  await app.clock.settle();
  expect(marksOf(app).slice(1)).toEqual([sampleId(502)]);
});

test('[LOAD-01] hiding the page marks what it has shown, by a call that outlives the page', async () => {
  const app = await openThread();
  await hear(app, [1, 2]);
  const calls = vi.spyOn(globalThis, 'fetch');
  hidePage();
  await app.clock.settle();
  expect(marksOf(app).slice(1)).toEqual([sampleId(502)]);
  const [request] = calls.mock.calls[0] ?? [];
  expect(request).toMatchObject({ method: 'POST', keepalive: true });
  // What arrives on a hidden page is not read.
  await hear(app, [3]);
  await app.clock.runFor(20_000);
  expect(marksOf(app).slice(1)).toEqual([sampleId(502)]);
});

test('[LOAD-01] a page that closes marks what it has shown', async () => {
  const app = await openThread();
  await hear(app, [1]);
  window.dispatchEvent(new Event('pagehide'));
  await app.clock.settle();
  expect(marksOf(app).slice(1)).toEqual([sampleId(501)]);
});

test('[LOAD-01] a mark that was lost is sent when the connection is back', async () => {
  const app = await openThread();
  await hear(app, [1]);
  app.server.fail(markCall, 'network');
  await app.clock.runFor(10_000);
  const tries = marksOf(app).length;
  expect(tries).toBeGreaterThan(1);
  app.server.restore();
  app.server.disconnect();
  app.server.connect();
  await app.clock.runFor(5000);
  await expect.poll(() => marksOf(app).slice(tries)).toEqual([sampleId(501)]);
  // It has arrived: nothing is left to send.
  hidePage();
  await app.clock.settle();
  expect(marksOf(app)).toHaveLength(tries + 1);
});

test('[LOAD-01] a mark that was lost is sent by the next start', async () => {
  const app = await openThread();
  await hear(app, [1]);
  app.server.fail(markCall, 'network');
  await app.clock.runFor(10_000);
  const tries = marksOf(app).length;
  app.server.restore();
  await app.reload();
  await app.clock.runFor(5000);
  await expect.poll(() => marksOf(app).slice(tries)).toContain(sampleId(501));
});

test('[LOAD-02] a hidden message leaves the lists at once, and loads them once, within seconds', async () => {
  const [group] = groups;
  const { topicId = '' } = topicPage.list.find(({ topicId }) => topicId === group?.id) ?? {};
  const app = await showApp('/u/message', {});
  await expect
    .element(page.getByRole('link', { name: new RegExp(group?.title ?? '') }))
    .toBeVisible();
  await app.clock.runFor(5000);
  await expect.poll(app.server.streamCount).toBe(1);
  say(app, 1, topicId);
  await expect.element(page.getByText('実況1')).toBeVisible();
  const before = app.server.requests().length;
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const hidden = { ...messageNumber(1), isHidden: true, content: '運営が非表示にしました' };
  const { createdAt } = hidden;
  app.server.emit({ type: 'changed', topicId, message: { ...hidden, createdAt } });
  app.server.emit({ type: 'changed', topicId, message: { ...hidden, createdAt } });
  await app.clock.runFor(4000);
  await expect.element(page.getByText('実況1')).not.toBeInTheDocument();
  expect(app.server.requests()).toHaveLength(before);
  await app.clock.runFor(2000);
  expect(
    app.server
      .requests()
      .slice(before)
      .map(({ operation }) => operation),
  ).toEqual(['GET /v1/user/chats']);
  random.mockRestore();
});

test('[LOAD-02] a message in a group reaches the top page without a load', async () => {
  const [group] = groups;
  const app = await showApp('/u/top', {});
  await expect.element(page.getByRole('button', { name: group?.title ?? '' })).toBeVisible();
  await app.clock.runFor(5000);
  await expect.poll(app.server.streamCount).toBe(1);
  const before = app.server.requests('GET /v1/user/top').length;
  say(app, 1, group?.id ?? '');
  await expect.element(page.getByText('実況1').first()).toBeInTheDocument();
  await app.clock.runFor(15_000);
  expect(app.server.requests('GET /v1/user/top')).toHaveLength(before);
});

test('[LOAD-02] after a resync phones load again at different times', async () => {
  const app = await openThread();
  const before = app.server.requests(details).length;
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  app.server.emit({ type: 'resync' });
  await app.clock.runFor(2000);
  expect(app.server.requests(details)).toHaveLength(before);
  await app.clock.runFor(1000);
  expect(app.server.requests(details)).toHaveLength(before + 1);
});
