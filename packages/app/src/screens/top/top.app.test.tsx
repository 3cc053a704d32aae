import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyAnswers, fullAnswers } from '../../testing/sampleAnswers';
import { groups, threadPage, unreadMessages } from '../../testing/sampleMessages';
import { favoritePlayer } from '../../testing/samplePeople';
import { showApp } from '../../testing/showApp';

const choosePlayer = page.getByRole('link', { name: '推し選手を選ぶ' });

test('[TOP-01] [TOP-02] [TOP-08] [TOP-10] the top page shows the club and links to every section', async () => {
  const { server, reload } = await showApp('/u/top', { answers: emptyAnswers });
  await expect.element(page.getByText('鶴浜クレインズ').first()).toBeVisible();
  await expect.element(choosePlayer).toHaveAttribute('href', '/user/u/players/undefined');
  await expect.element(page.getByText('選手カードを集めよう')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'QRコードを読み取る' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/user\/u\/card/));
  await expect
    .element(page.getByRole('link', { name: 'もっと見る' }))
    .toHaveAttribute('href', '/user/u/shop');
  await expect.element(page.getByText('この街と、どこまでも。')).toBeVisible();
  const top = fullAnswers['GET /v1/user/top'];
  if (top) server.answer('GET /v1/user/top', top);
  await reload();
  await expect.element(page.getByText(favoritePlayer.nameJapanese).first()).toBeVisible();
  await expect.element(choosePlayer).not.toBeInTheDocument();
});

test('[TOP-03] [TOP-04] a banner rotates the unread messages, and one opens its topic', async () => {
  const [sample] = unreadMessages;
  if (!sample) throw new Error('The sample has no unread message.');
  const message = (number: number, content: string) => ({
    ...sample,
    ...{ messageId: `m${number}`, topicId: `t${number}`, messageType: 'text' as const, content },
  });
  const top = fullAnswers['GET /v1/user/top'];
  if (!top) throw new Error('The sample has no top page.');
  const app = await showApp('/u/top', {
    answers: {
      'GET /v1/user/top': {
        ...top,
        unreadMessages: [message(2, '二つ目の知らせ'), message(1, '一つ目の知らせ')],
      },
    },
  });
  const banner = page.getByRole('group', { name: '未読メッセージ' });
  await expect.element(banner.getByText('二つ目の知らせ')).toBeInViewport();
  await banner.getByRole('button', { name: '次へ' }).click();
  await expect.element(banner.getByText('一つ目の知らせ')).toBeInViewport();
  await banner.getByRole('link').filter({ hasText: '一つ目の知らせ' }).click();
  await expect.poll(app.path).toBe('/u/message/t1');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(threadPage.topicInfo.title);
  app.server.answer('GET /v1/user/top', { ...top, unreadMessages: [message(2, '二つ目の知らせ')] });
  await app.back();
  // The opened message is no longer unread.
  await expect.element(banner.getByText('二つ目の知らせ')).toBeVisible();
  await expect.element(banner.getByText('一つ目の知らせ')).not.toBeInTheDocument();
});

test('[TOP-07] [COMP-03] a group topic opens, takes a message and closes again', async () => {
  const [group] = groups;
  if (!group) throw new Error('The sample has no group.');
  const { server } = await showApp('/u/top');
  const toggle = page.getByRole('button', { name: group.title });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  const row = page.getByRole('listitem').filter({ has: toggle });
  await row.getByRole('textbox', { name: 'メッセージ' }).fill('みなさん、こんにちは');
  await row.getByRole('button', { name: '送信', exact: true }).click();
  const sent = page.getByText('送信が完了しました');
  await expect.element(sent).toBeVisible();
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect.element(sent).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(server.requests('POST /v1/user/message/send').map(({ body }) => body)).toEqual([
    { chatType: 'group', topicId: group.id, content: 'みなさん、こんにちは' },
  ]);
});

test('[TOP-07] [THR-15] what is written to a group without a connection goes to the same call after a reload', async () => {
  const [group] = groups;
  if (!group) throw new Error('The sample has no group.');
  const send = 'POST /v1/user/message/send';
  const { server, clock, reload } = await showApp('/u/top', {
    prepare: ({ fail }) => fail(send, 'network'),
  });
  const toggle = page.getByRole('button', { name: group.title });
  await toggle.click();
  const row = page.getByRole('listitem').filter({ has: toggle });
  await row.getByRole('textbox', { name: 'メッセージ' }).fill('電波のない席から');
  await row.getByRole('button', { name: '送信', exact: true }).click();
  await expect.element(page.getByText(/未送信のメッセージが1件あります/)).toBeVisible();
  const failed = server.requests(send).length;
  server.restore(send);
  await reload();
  await expect
    .poll(async () => {
      await clock.runFor(5000);
      return server.requests(send).length;
    })
    .toBeGreaterThan(failed);
  expect(server.requests(send).at(-1)?.body).toEqual({
    chatType: 'group',
    topicId: group.id,
    content: '電波のない席から',
  });
  expect(server.requests('POST /v1/user/chats/message')).toEqual([]);
});

test('[ERR-04] [ERR-01] a server error is shown, and the page can be retried', async () => {
  const top = 'GET /v1/user/top';
  const { server, clock } = await showApp('/u/my-page', { answers: emptyAnswers });
  const retry = page.getByRole('button', { name: 'もう一度読み込む' });
  server.fail(top, 500);
  await page.getByRole('link', { name: 'ホーム' }).click();
  await expect.element(retry).toBeVisible();
  // A notice is read aloud, and shown, a moment later.
  await clock.runFor(500);
  const notices = page.getByRole('region', { name: 'お知らせ' });
  await expect.element(notices.getByText(/システムエラーが発生しました。/)).toBeVisible();
  server.fail(top, { code: 422, message: '混み合っています' });
  const before = server.requests(top).length;
  await retry.click();
  await expect.poll(() => server.requests(top)).toHaveLength(before + 1);
  // Once the first notice has gone.
  await expect
    .poll(async () => {
      await clock.runFor(1000);
      return notices.getByText(/混み合っています/).query();
    })
    .toBeVisible();
  server.restore(top);
  await retry.click();
  await expect.element(page.getByText('選手カードを集めよう')).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});
