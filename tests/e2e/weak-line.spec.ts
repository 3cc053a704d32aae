import { bubble, check, composer, send, textsOf, topicOf } from './messageFixtures.ts';
import { expect, test } from './test.ts';

/** An address without a server: connections are refused at once. */
const nowhere = 'http://127.0.0.1:9';

test('[THR-15] [THR-13] messages written offline survive a reload, and are sent by themselves, in order, once @journey', async ({
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
  await expect(page.getByText('未送信').first()).toBeVisible();
  await expect(page.getByText('オフラインです')).toBeVisible();
  // No dialog, no toast, and the composer stays usable.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'お知らせ' }).getByRole('listitem')).toHaveCount(0);
  await expect(composer(page)).toHaveValue('');
  expect(await textsOf(fan, topicId)).toEqual(['はじめまして']);

  // After a reload the texts are still there, and are sent by themselves.
  network.connectTo(server.origin);
  await page.reload();
  await expect
    .poll(() => textsOf(fan, topicId))
    .toEqual(['はじめまして', '一つ目', '二つ目', '三つ目']);
  await expect(page.getByText('未送信')).toHaveCount(0);
  await expect(bubble(page, '二つ目')).toHaveCount(1);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent:'))),
  ).toEqual([]);
});

test('a lost response makes no duplicate', async ({ server, openAs }) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, `/u/message/${topicId}`);
  await expect(bubble(page, 'はじめまして')).toBeVisible();
  let lost = 0;
  await page.route('**/api/v1/user/chats/message', async (route) => {
    const result = await route.fetch();
    lost++;
    if (lost <= 2) await route.abort();
    else await route.fulfill({ response: result });
  });
  await send(page, '一度だけ');
  await expect(bubble(page, '一度だけ')).toHaveCount(1);
  await expect.poll(() => lost, { timeout: 15_000 }).toBe(3);
  await expect(page.getByText('未送信')).toHaveCount(0);
  await page.unroute('**/api/v1/user/chats/message');
  await page.reload();
  await expect(bubble(page, '一度だけ')).toHaveCount(1);
  expect(await textsOf(fan, topicId)).toEqual(['はじめまして', '一度だけ']);
  await expect(bubble(page, '一度だけ')).toHaveCount(1);
});

test('再送する sends at once, without waiting for the next try', async ({ server, openAs }) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, `/u/message/${topicId}`);
  await expect(bubble(page, 'はじめまして')).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      ({ target }) => {
        const { dataset } = document.documentElement;
        if ((target as Element).closest('button')?.textContent === '再送する') dataset.tapped = '';
      },
      { capture: true },
    ),
  );
  // The automatic tries fail for ever: only what the tap sends arrives.
  await page.route('**/api/v1/user/chats/message', async (route) =>
    (await page.locator('html[data-tapped]').count()) > 0 ? route.continue() : route.abort(),
  );
  await send(page, 'いま送る');
  await expect(page.getByText('未送信')).toBeVisible();
  await page.getByRole('button', { name: '再送する' }).click();
  await expect.poll(() => textsOf(fan, topicId)).toEqual(['はじめまして', 'いま送る']);
  await expect(page.getByText('未送信')).toHaveCount(0);
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
  await expect
    .poll(() => textsOf(fan, topicId), { timeout: 20_000 })
    .toEqual(['はじめまして', 'あ', 'い', 'う']);
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
  await expect
    .poll(() => textsOf(fan, topicId), { timeout: 20_000 })
    .toEqual(['はじめまして', 'あ', 'い']);
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
  await expect(bubble(page, 'その間に届いた')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('オフラインです')).toHaveCount(0);
});

test('[ERR-05] a list that cannot be loaded shows an error in place, and loads on retry', async ({
  server,
  openAs,
}) => {
  const player = await server.createPlayer();
  const page = await openAs(null, '/player/login');
  await page.route('**/api/v1/player/auth/topics*', (route) => route.abort());
  await page.getByRole('textbox', { name: 'ログインID' }).fill(player.loginId);
  await page.getByLabel('パスワード', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  const again = page.getByRole('button', { name: 'もう一度読み込む' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/v1/player/auth/topics*');
  await again.click();
  await expect(page.getByText('メッセージはありません')).toBeVisible();
});

test('drafts are stored for each topic, across reloads', async ({ server, openAs }) => {
  const [fan, one, two] = [
    await server.createFan(),
    await server.createPlayer(),
    await server.createPlayer(),
  ];
  const [first, second] = [await topicOf(fan, one), await topicOf(fan, two)];
  const page = await openAs(fan, `/u/message/${first}`);
  await composer(page).fill('書きかけ');
  await page.goto(`/user/u/message/${second}`);
  await expect(composer(page)).toHaveValue('');
  await page.goto(`/user/u/message/${first}`);
  await expect(composer(page)).toHaveValue('書きかけ');
});

test('[AUTH-10] [ERR-03] [MSGL-08] [ERR-06] a session that ends while typing shows one toast, then the login, and the text is kept', async ({
  server,
  openAs,
}) => {
  const player = await server.createPlayer();
  const fan = await server.createFan('浜野 さくら');
  const topicId = await topicOf(fan, player);
  const page = await openAs(player, `/p/message/${topicId}`);
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
  await expect(page).toHaveURL(`${server.origin}/user/player/login`, { timeout: 15_000 });
  expect(new Set(toasts).size).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('login_user_info'))).toBeNull();

  await page.getByRole('textbox', { name: 'ログインID' }).fill(player.loginId);
  await page.getByLabel('パスワード', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/user/p/message/${topicId}`);
  await expect(composer(page)).toHaveValue('長い返事を書いている途中');
  await expect.poll(() => textsOf(fan, topicId)).toEqual(['はじめまして', 'これも失くさない']);
});

test('[AUTH-10] on a login page a refused call changes nothing', async ({ server, openAs }) => {
  const page = await openAs(null, '/login');
  await page.route('**/api/v1/user/line/login*', (route) =>
    route.fulfill({
      status: 401,
      json: { code: 401, message: 'ログインしてください。', data: null },
    }),
  );
  await page.getByRole('button', { name: 'LINEでログイン' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/user/login`);
});

test('an outbox of one person is removed when another logs in', async ({ server, openAs }) => {
  const [one, two] = [await server.createPlayer(), await server.createPlayer()];
  const page = await openAs(null, '/player/login');
  await page.evaluate((personId) => {
    const storedText = { key: 'k', personId, topicId: 't', playerId: null, text: '秘密', at: 'x' };
    localStorage.setItem('unsent:k', JSON.stringify(storedText));
    localStorage.setItem(`draft:${personId}:t`, '書きかけの秘密');
  }, one.id);
  await page.reload();
  await page.getByRole('textbox', { name: 'ログインID' }).fill(two.loginId);
  await page.getByLabel('パスワード', { exact: true }).fill(two.password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/user/p/message`);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(left).not.toContain('秘密');
});

test('a logout with unsent messages asks for confirmation', async ({ server, openAs }) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, `/u/message/${topicId}`);
  await expect(bubble(page, 'はじめまして')).toBeVisible();
  await page.route('**/api/v1/user/chats/message', (route) => route.abort());
  await send(page, 'まだ送れていない');
  await expect(page.getByText('未送信')).toBeVisible();
  await page.getByRole('link', { name: '戻る' }).click();
  await page.getByRole('link', { name: 'マイページ' }).click();
  await page.getByRole('button', { name: 'ログアウト', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('未送信のメッセージがあります');
  await page.getByRole('button', { name: 'キャンセル' }).click();
  await page.getByRole('button', { name: 'ログアウト', exact: true }).click();
  const sendNow = page.getByRole('dialog').getByRole('button', { name: '送信する' });
  await expect(sendNow).toBeVisible();
  // Not before: the delivery queue would send it by itself, and nothing would be left to ask about.
  await page.unroute('**/api/v1/user/chats/message');
  await sendNow.click();
  await expect(page).toHaveURL(`${server.origin}/user/login`);
  const { body } = await player.call('GET', `/v1/player/auth/topics/${topicId}/messages`);
  expect((body.data as { list: { content: string }[] }).list[0]?.content).toBe('まだ送れていない');
});
