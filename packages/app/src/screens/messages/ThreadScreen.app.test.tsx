import type { SampleRequest } from '@homestand/app-core/testing/sampleServer';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { sampleTopicId, threadOfLength, threadPage, topicPage } from '../../testing/sampleMessages';
import { showApp } from '../../testing/showApp';

const thread = pathTo('thread', { topicId: sampleTopicId });
const details = 'GET /v1/user/chats/detail';
const composer = page.getByRole('textbox', { name: 'メッセージ' });
const bubble = (text: string) => page.getByText(text, { exact: true });
const attach = page.getByRole('button', { name: '画像・動画を添付' });
const menu = page.getByRole('button', { name: 'メッセージのメニュー' });
/** The list looks at its position this long after it was scrolled. */
const afterScrollMs = 200;

function threadList() {
  const list = page.getByRole('group', { name: threadPage.topicInfo.title }).element();
  if (!(list instanceof HTMLElement)) throw new Error('The thread has no list.');
  return list;
}

/** Opens a thread of this many messages, which come in pages. */
async function openThread(count: number) {
  const requests: string[] = [];
  const answer = threadOfLength(count);
  const app = await showApp(thread, {
    prepare: (server) =>
      server.answer(details, (request: SampleRequest) => {
        requests.push(request.query.get('page') ?? '');
        return answer(request.query);
      }),
  });
  await expect.element(bubble(`${count}番目`)).toBeInViewport({ ratio: 1 });
  return { ...app, requests };
}

test('[THR-06] [THR-07] a delete that fails only closes the confirmation', async () => {
  const remove = 'DELETE /v1/user/message/delete';
  const own = threadOfLength(2);
  const app = await showApp(thread, {
    prepare(server) {
      server.answer(details, ({ query }) => {
        const now = own(query);
        const [newest, ...older] = now.list;
        if (!newest) throw new Error('The thread is empty.');
        const theirs = { ...newest, senderType: 'player' as const, senderId: '7' };
        return { ...now, list: [theirs, ...older] };
      });
      server.fail(remove, 500);
    },
  });
  await expect.element(bubble('2番目')).toBeVisible();
  // Only own messages have the menu.
  expect(menu.elements()).toHaveLength(1);
  const question = page.getByText('メッセージを削除しますか？');
  for (const [response, requests] of [
    ['いいえ', 0],
    ['はい', 1],
  ] as const) {
    await menu.click();
    await page.getByRole('menuitem', { name: '削除' }).click();
    await expect.element(question).toBeVisible();
    await page.getByRole('button', { name: response }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(app.server.requests(remove)).toHaveLength(requests);
  }
  await expect
    .poll(() => app.errors)
    .toEqual([expect.stringContaining('A message could not be deleted.')]);
  app.errors.length = 0;
  await app.clock.settle();
  await expect.element(bubble('1番目')).toBeVisible();
  await expect.element(page.getByText(/システムエラーが発生しました。/)).not.toBeInTheDocument();
});

test('[THR-03] [THR-04] [THR-17] [CALL-05] scrolling up loads older messages, fifteen at a time', async () => {
  const { clock, requests } = await openThread(40);
  expect(requests.every((number) => number === '1')).toBe(true);
  await expect
    .poll(async () => {
      threadList().scrollTop = 0;
      await clock.runFor(afterScrollMs);
      return bubble('1番目').query();
    })
    .toBeVisible();
  expect(requests.filter((number) => number !== '1')).toEqual(['2', '3']);
});

test('[THR-03] [THR-04] the newest message stays visible when the thread gets smaller', async () => {
  const { clock } = await openThread(20);
  const newest = bubble('20番目');
  // Android resizes the page when its keyboard opens and closes.
  for (const height of [500, 844, 500]) {
    await page.viewport(390, height);
    await expect.element(newest).toBeInViewport({ ratio: 1 });
  }
  for (const text of ['一', '一\n二', '一\n二\n三', '一\n二\n三\n四', '一\n二']) {
    await composer.fill(text);
    await expect.element(newest).toBeInViewport({ ratio: 1 });
  }
  await attach.click();
  await expect.element(attach).toHaveAttribute('aria-expanded', 'true');
  await clock.runFor(afterScrollMs);
  await expect.element(newest).toBeInViewport({ ratio: 1 });
});

test('returning to a thread restores its scroll position', async () => {
  const { clock } = await openThread(30);
  threadList().scrollTop -= 300;
  await expect.element(bubble('30番目')).not.toBeInViewport();
  const places = () =>
    page
      .getByText(/^\d+番目$/)
      .elements()
      .map((node) => [node.textContent, Math.round(node.getBoundingClientRect().top)] as const)
      .filter(([, top]) => top > 120 && top < 700);
  await clock.runFor(afterScrollMs);
  const before = places();
  expect(before.length).toBeGreaterThan(2);
  await page.getByRole('link', { name: '戻る' }).click();
  const row = page.getByRole('link', { name: new RegExp(threadPage.topicInfo.title) });
  await expect.element(row.first()).toBeVisible();
  await row.first().click();
  await expect.poll(places).toEqual(before);
});

test('[THR-14] the time of a message shows date and minute in Tokyo time', async () => {
  const answer = threadOfLength(1);
  await showApp(thread, {
    prepare: (server) =>
      server.answer(details, ({ query }) => {
        const now = answer(query);
        const list = now.list.map((message) => ({
          ...message,
          createdAt: '2026-11-20T15:04:59.000Z',
        }));
        return { ...now, list };
      }),
  });
  await expect.element(page.getByText('2026.11.21 00:04')).toBeVisible();
});

test('in preview mode the list and the thread are read-only and marked', async () => {
  const preview = { isPreviewMode: true };
  const app = await showApp('/u/message', {
    prepare(server) {
      server.answer(details, ({ query }) => ({ ...threadOfLength(2)(query), ...preview }));
      server.answer('GET /v1/user/chats', { ...topicPage, ...preview });
    },
  });
  await expect.element(page.getByText('プレビュー')).toBeVisible();
  await app.goto(thread);
  await expect.element(page.getByText('見るだけの表示です。送信はできません。')).toBeVisible();
  await expect.element(page.getByText('プレビュー')).toBeVisible();
  await expect.element(bubble('2番目')).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: '送信', exact: true }))
    .not.toBeInTheDocument();
});

test.each([404, 422])(
  '[ERR-07] a thread that is gone says so, offers the list and takes no message (%i)',
  async (code) => {
    const { path } = await showApp(thread, { prepare: (server) => server.fail(details, code) });
    await expect
      .element(page.getByRole('status').filter({ hasText: 'トークが見つかりません' }))
      .toBeVisible();
    await expect.element(composer).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: 'もう一度読み込む' }))
      .not.toBeInTheDocument();
    await expect.element(page.getByText(/正しい値を入力してください/)).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'トークの一覧を見る' }).click();
    await expect.poll(path).toBe('/u/message');
  },
);
