import { bubble, check, composer, send, textsOf, topicOf } from './messageFixtures.ts';
import { expect, test } from './test.ts';

/** An address without a server: connections are refused at once. */
const nowhere = 'http://127.0.0.1:9';

test('[THR-15] [THR-13] messages written offline survive a reload, and are sent by themselves, in order, once @journey @gate', async ({
  server,
  openAs,
  network,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, `/u/message/${topicId}`, { origin: network.origin });
  await expect(bubble(page, 'はじめまして')).toBeVisible();

  network.connectTo(nowhere);
  network.closeConnections();
  await send(page, '一つ目');
  await expect(bubble(page, '一つ目')).toBeVisible();
  await send(page, '二つ目');
  await send(page, '三つ目');
  for (const text of ['一つ目', '二つ目', '三つ目'])
    await expect(
      page.getByRole('article').filter({ hasText: text }).getByText('未送信'),
    ).toBeVisible();
  await expect(page.getByText('オフラインです')).toBeVisible();
  // No dialog, no toast, and the composer stays usable.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'お知らせ' }).getByRole('button', { name: '閉じる' }),
  ).toHaveCount(0);
  await expect(composer(page)).toHaveValue('');
  expect(await textsOf(fan, topicId)).toEqual(['はじめまして']);

  // After a reload the texts are still there, and are sent by themselves.
  network.connectTo(server.origin);
  await page.reload();
  await expect
    .poll(() => textsOf(fan, topicId))
    .toEqual(['はじめまして', '一つ目', '二つ目', '三つ目']);
  await expect(bubble(page, '二つ目')).toHaveCount(1);
  await expect(page.getByText('未送信')).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent:'))),
  ).toEqual([]);
});

test('two tabs send the outbox once, in order', async ({ server, openAs }) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, `/u/message/${topicId}`);
  const other = await openAs(fan, `/u/message/${topicId}`, { beside: page });
  await expect(bubble(page, 'はじめまして')).toBeVisible();
  await expect(bubble(other, 'はじめまして')).toBeVisible();
  const context = page.context();
  await context.route('**/api/v1/user/chats/message', (route) => route.abort());
  await send(page, 'あ');
  await send(other, 'い');
  await send(page, 'う');
  await expect(page.getByText('未送信').first()).toBeVisible();
  await context.unroute('**/api/v1/user/chats/message');
  // Sent by the automatic retry: a tap on 再送する could come just as the retry removes it.
  await expect.poll(() => textsOf(fan, topicId)).toEqual(['はじめまして', 'あ', 'い', 'う']);
  for (const tab of [page, other]) {
    await expect(tab.getByText('未送信')).toHaveCount(0);
    for (const text of ['あ', 'い', 'う']) await expect(bubble(tab, text)).toHaveCount(1);
  }
});

test('[THR-15] a tab that has missed what another tab wrote sends both in order', async ({
  server,
  openAs,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, `/u/message/${topicId}`);
  const other = await openAs(fan, `/u/message/${topicId}`, { beside: page });
  await expect(bubble(page, 'はじめまして')).toBeVisible();
  await expect(bubble(other, 'はじめまして')).toBeVisible();
  // As while its scripts load: the browser sends each event once.
  await other.evaluate(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), {
      capture: true,
    }),
  );
  const sending = '**/api/v1/user/chats/message';
  for (const tab of [page, other]) await tab.route(sending, (route) => route.abort());
  await send(page, 'あ');
  await send(other, 'い');
  await expect(other.getByText('未送信').first()).toBeVisible();
  // Only this tab sends.
  await other.unroute(sending);
  await expect.poll(() => textsOf(fan, topicId)).toEqual(['はじめまして', 'あ', 'い']);
  for (const tab of [page, other])
    for (const text of ['あ', 'い']) await expect(bubble(tab, text)).toHaveCount(1);
});

test('messages that arrived while the connection was down show when it is back', async ({
  server,
  openAs,
  network,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, `/u/message/${topicId}`, { origin: network.origin });
  await expect(bubble(page, 'はじめまして')).toBeVisible();
  network.connectTo(nowhere);
  network.closeConnections();
  await expect(page.getByText('オフラインです')).toBeVisible();
  await player.call('POST', `/v1/player/auth/topics/${topicId}/messages`, {
    body: { content: 'その間に届いた' },
  });
  network.connectTo(server.origin);
  await expect(bubble(page, 'その間に届いた')).toBeVisible();
  await expect(page.getByText('オフラインです')).toHaveCount(0);
});

test('[AUTH-10] [ERR-03] [MSGL-08] [ERR-06] a session that ends while typing shows one toast, then the login, and the text is kept @gate', async ({
  server,
  openAs,
}) => {
  const player = await server.createPlayer();
  const fan = await server.createFan('浜野 さくら');
  const topicId = await topicOf(fan, player);
  const page = await openAs(player, `/p/message/${topicId}`, {
    prepare: (opened) => opened.clock.install(),
  });
  await expect(bubble(page, 'はじめまして')).toBeVisible();
  await composer(page).fill('長い返事を書いている途中');
  // The toasts load after the first paint.
  await expect(page.getByRole('region', { name: 'お知らせ' })).toBeAttached();
  const toasts: string[] = [];
  await page.exposeFunction('told', (text: string) => toasts.push(text));
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.textContent?.includes('ログイン'))
            (window as unknown as { told(text: string): void }).told(node.textContent);
    }).observe(document.querySelector('[aria-label=お知らせ]') ?? document.body, {
      childList: true,
      subtree: true,
    });
  });
  await server.db.deleteFrom('sessions').where('personId', '=', player.id).execute();
  // Several calls are refused at once.
  await page.evaluate(() => {
    for (let count = 0; count < 3; count++) document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await send(page, 'これも失くさない');
  await check(page).getByRole('button', { name: '送信する' }).click();
  await composer(page).fill('長い返事を書いている途中');
  await expect.poll(() => toasts).not.toEqual([]);
  // The time of the toast, and the pause after it.
  await page.clock.fastForward(10_000);
  await expect(page).toHaveURL(`${server.origin}/user/player/login`);
  expect(new Set(toasts).size).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('login_user_info'))).toBeNull();

  await page.getByRole('textbox', { name: 'ログインID' }).fill(player.loginId);
  await page.getByLabel('パスワード', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/user/p/message/${topicId}`);
  await expect(composer(page)).toHaveValue('長い返事を書いている途中');
  await expect.poll(() => textsOf(fan, topicId)).toEqual(['はじめまして', 'これも失くさない']);
});
