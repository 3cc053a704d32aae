import { picture, video } from '../support/files.ts';
import {
  attachButton,
  bubble,
  check,
  choose,
  composer,
  confirmSending,
  send,
  topicOf,
} from './messageFixtures.ts';
import { expect, test } from './test.ts';

test('[THR-01] [THR-02] [THR-05] [THR-10] [THR-11] [THR-12] [THR-13] [COMP-04] [COMP-05] [CALL-03] [CALL-04] a fan and a player write to each other, each in their own browser, and send a picture and a video @journey @gate @smoke', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const [fan, player] = [await server.createFan('浜野 さくら'), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const hers = await openAs(fan, `/u/message/${topicId}`);
  const his = await openAs(player, `/p/message/${topicId}`);
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText(player.name);
  await expect(his.getByRole('heading', { level: 1 })).toHaveText('浜野 さくら');
  await expect(hers.getByRole('navigation', { name: 'メニュー' })).toHaveCount(0);

  await send(hers, '次の試合も応援します');
  await expect(composer(hers)).toHaveValue('');
  await expect(bubble(his, '次の試合も応援します')).toBeVisible();

  await send(his, '応援ありがとう');
  await expect(check(his)).toContainText('浜野 さくら');
  await confirmSending(his);
  await expect(bubble(hers, '応援ありがとう')).toBeVisible();

  const side = async (page: typeof hers, text: string) => {
    const box = await bubble(page, text).boundingBox();
    return box && box.x + box.width / 2 > 195 ? 'right' : 'left';
  };
  expect(await side(hers, '次の試合も応援します')).toBe('right');
  expect(await side(hers, '応援ありがとう')).toBe('left');
  expect(await side(his, '応援ありがとう')).toBe('right');
  expect(await side(his, '次の試合も応援します')).toBe('left');

  await send(hers, '日程は https://example.com/games?month=4 です');
  await expect(
    his.getByRole('button', { name: 'https://example.com/games?month=4' }),
  ).toBeVisible();

  // A deleted message disappears for both without a reload.
  await expect(bubble(his, '応援ありがとう')).toBeVisible();
  await expect(bubble(hers, '応援ありがとう')).toBeVisible();
  await his.getByRole('button', { name: 'メッセージのメニュー' }).last().click();
  await his.getByRole('menuitem', { name: '削除' }).click();
  await expect(his.getByRole('button', { name: 'いいえ' })).toBeFocused();
  await his.getByRole('button', { name: 'はい' }).click();
  await expect(bubble(his, '応援ありがとう')).toHaveCount(0);
  await expect(bubble(hers, '応援ありがとう')).toHaveCount(0);

  // A picture of hers, chosen again after a change of mind; he zooms into it.
  await attachButton(hers).click();
  await expect(composer(hers)).toBeDisabled();
  await choose(hers, '画像を選ぶ', picture());
  await expect(hers.getByText('stand.png')).toBeVisible();
  await expect(hers.getByText(/\d+\.\dMB/)).toBeVisible();
  await hers.getByRole('button', { name: '添付を取り消す' }).click();
  await expect(composer(hers)).toBeEnabled();
  await attachButton(hers).click();
  await choose(hers, '画像を選ぶ', picture());
  const reloaded = hers.waitForRequest(/\/chats\/detail/);
  await hers.getByRole('button', { name: '送信', exact: true }).click();
  const shown = his.getByRole('button', { name: '画像を開く' });
  await expect(shown).toBeVisible();
  const box = await shown.locator('img').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(200);
  expect(box?.height).toBeLessThanOrEqual(240);
  await reloaded;
  await shown.click();
  await expect(his.getByRole('dialog')).toBeVisible();
  await expect(his.getByRole('dialog').getByText('100%')).toBeVisible();
  for (let step = 0; step < 8; step++) {
    const closer = his.getByRole('button', { name: '拡大' });
    if ((await closer.getAttribute('aria-disabled')) === 'true') break;
    await closer.click();
  }
  await expect(his.getByRole('dialog').getByText('300%')).toBeVisible();
  // Back closes the picture, not the thread.
  await his.goBack();
  await expect(his.getByRole('dialog')).toHaveCount(0);
  await expect(bubble(his, 'はじめまして')).toBeVisible();

  // A video of his; she sees its length and plays it.
  await attachButton(his).click();
  await choose(his, '動画を選ぶ', video());
  await his.getByRole('button', { name: '送信', exact: true }).click();
  await confirmSending(his);
  const play = hers.getByRole('button', { name: '動画を再生' });
  await expect(play).toContainText(/\d:\d\d/);
  await play.click();
  await expect(hers.getByRole('dialog').locator('video')).toBeVisible();
  await hers.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
  await expect(hers.getByRole('dialog').locator('video')).toHaveCount(0);

  await hers.getByRole('link', { name: '戻る' }).click();
  await expect(hers).toHaveURL(/\/u\/message$/);
  await his.getByRole('link', { name: '戻る' }).click();
  await expect(his).toHaveURL(/\/p\/message$/);
  expect(consoleErrors).toEqual([]);
});

test('[THR-06] [THR-07] a delete that fails only closes the confirmation @journey', async ({
  server,
  openAs,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player, '消えないで');
  await player.call('POST', `/v1/player/auth/topics/${topicId}/messages`, {
    body: { content: '届きました' },
  });
  const page = await openAs(fan, `/u/message/${topicId}`);
  await expect(bubble(page, '届きました')).toBeVisible();
  // Only own messages have the menu.
  await expect(page.getByRole('button', { name: 'メッセージのメニュー' })).toHaveCount(1);
  await page.route('**/api/v1/user/message/delete*', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 500, message: 'システムエラーが発生しました。', data: null },
    }),
  );
  const ask = async (response: string) => {
    await page.getByRole('button', { name: 'メッセージのメニュー' }).click();
    await page.getByRole('menuitem', { name: '削除' }).click();
    await expect(page.getByText('メッセージを削除しますか？')).toBeVisible();
    const scrim = await page
      .getByRole('alertdialog')
      .evaluate((dialog) => getComputedStyle(dialog, '::before').backgroundColor);
    expect(scrim).not.toBe('rgba(0, 0, 0, 0)');
    await page.getByRole('button', { name: response }).click();
    await expect(page.getByText('メッセージを削除しますか？')).toHaveCount(0);
  };
  await ask('いいえ');
  await ask('はい');
  await expect(bubble(page, '消えないで')).toBeVisible();
  await expect(page.getByText('システムエラーが発生しました。')).toHaveCount(0);
});

test('[THR-03] [THR-04] [THR-17] [CALL-05] scrolling up loads older messages, fifteen at a time', async ({
  server,
  openAs,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player, '1番目');
  for (let number = 2; number <= 40; number++)
    await fan.call('POST', '/v1/user/chats/message', {
      body: { topicId, content: `${number}番目` },
    });
  const asked: string[] = [];
  const page = await openAs(fan, `/u/message/${topicId}`, {
    prepare: (opened) =>
      opened.on('request', (request) => {
        if (request.url().includes('/chats/detail')) asked.push(new URL(request.url()).search);
      }),
  });
  await expect(bubble(page, '40番目')).toBeInViewport();
  const list = page.getByRole('group', { name: player.name });
  await expect(async () => {
    await list.hover();
    await page.mouse.wheel(0, -2000);
    await expect(bubble(page, '1番目')).toBeInViewport({ timeout: 300 });
  }).toPass();
  expect(asked.filter((search) => search.includes('page=2')).length).toBe(1);
  expect(asked.filter((search) => search.includes('page=3')).length).toBe(1);
  expect(asked.filter((search) => search.includes('page=4')).length).toBe(0);
});

test('[THR-03] [THR-04] the newest message stays visible when the thread gets smaller @journey', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player, '1番目');
  for (let number = 2; number <= 20; number++)
    await fan.call('POST', '/v1/user/chats/message', {
      body: { topicId, content: `${number}番目` },
    });
  const page = await openAs(fan, `/u/message/${topicId}`);
  const newest = bubble(page, '20番目');
  await expect(newest).toBeInViewport({ ratio: 1 });

  // Android resizes the page when its keyboard opens and closes.
  for (const height of [500, 844, 500]) {
    await page.setViewportSize({ width: 390, height });
    await expect(newest).toBeInViewport({ ratio: 1 });
  }
  for (const text of ['一', '一\n二', '一\n二\n三', '一\n二\n三\n四', '一\n二']) {
    await composer(page).fill(text);
    await expect(newest).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: '画像・動画を添付' }).click();
  await expect(page.getByRole('button', { name: '画像・動画を添付' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(newest).toBeInViewport({ ratio: 1 });
  expect(consoleErrors).toEqual([]);
});

test('returning to a thread restores its scroll position', async ({ server, openAs }) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  for (let number = 1; number <= 30; number++)
    await fan.call('POST', '/v1/user/chats/message', {
      body: { topicId, content: `${number}番目` },
    });
  const page = await openAs(fan, `/u/message/${topicId}`);
  await expect(bubble(page, '30番目')).toBeInViewport();
  await page.getByRole('group', { name: player.name }).hover();
  await page.mouse.wheel(0, -700);
  await expect(bubble(page, '30番目')).not.toBeInViewport();
  const seen = page.getByText(/^\d+番目$/);
  const places = () =>
    seen.evaluateAll((nodes) =>
      nodes
        .map((node) => [node.textContent, Math.round(node.getBoundingClientRect().top)] as const)
        .filter(([, top]) => top > 120 && top < 700),
    );
  let last = '';
  async function isAtRest() {
    const before = last;
    last = JSON.stringify(await places());
    return last === before;
  }
  await expect.poll(isAtRest, { intervals: [100] }).toBe(true);
  const before = await places();
  await page.getByRole('link', { name: '戻る' }).click();
  await page.getByRole('link', { name: new RegExp(player.name) }).click();
  await expect(seen.first()).toBeVisible();
  await expect.poll(places).toEqual(before);
});

test('[MSGL-02] [MSGL-03] [MSGL-05] [MSGL-09] the list follows live events, a read topic is read in every tab, and a thread opens at its first unread message @gate', async ({
  server,
  openAs,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player, 'よろしくお願いします');
  const answer = (content: string) =>
    player.call('POST', `/v1/player/auth/topics/${topicId}/messages`, { body: { content } });
  const page = await openAs(fan, '/u/message');
  const row = page.getByRole('link', { name: new RegExp(player.name) });
  await expect(row).toContainText('よろしくお願いします');
  await expect(row.getByText('NEW')).toHaveCount(0);
  await answer('こちらこそ');
  await expect(row).toContainText('こちらこそ');
  await expect(row.getByText('NEW')).toBeVisible();
  const device = await openAs(fan, `/u/message/${topicId}`);
  await expect(bubble(device, 'こちらこそ')).toBeVisible();
  await expect(row.getByText('NEW')).toHaveCount(0);
  // An open thread is read.
  await device.close();

  for (let number = 1; number <= 40; number++) await answer(`知らせ${number}`);
  await expect(row).toContainText('知らせ40');
  await expect(row.getByText('NEW')).toBeVisible();
  await row.click();
  await expect(page).toHaveURL(`${server.origin}/user/u/message/${topicId}`);
  await expect(page.getByText('ここから未読')).toBeInViewport();
  await expect(bubble(page, '知らせ1')).toBeInViewport();
  await expect(bubble(page, '知らせ40')).not.toBeInViewport();
  // The mark stays while the thread is open.
  await answer('もう一つ');
  const arrived = page.getByRole('button', { name: /新着メッセージ/ });
  await expect(arrived).toBeVisible();
  await expect(page.getByText('ここから未読')).toBeInViewport();
  await arrived.click();
  await expect(bubble(page, 'もう一つ')).toBeInViewport();
});

test('events before the event stream connects are delivered by it, and nothing is requested twice', async ({
  server,
  openAs,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player, 'よろしくお願いします');
  const asked: string[] = [];
  const connected = Promise.withResolvers<void>();
  const list = await openAs(fan, '/u/message', {
    async prepare(page) {
      await page.route('**/api/v1/events', async (route) => {
        await connected.promise;
        await route.continue();
      });
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}${search}`);
      });
    },
  });
  const row = list.getByRole('link', { name: new RegExp(player.name) });
  await expect(row).toContainText('よろしくお願いします');
  await player.call('POST', `/v1/player/auth/topics/${topicId}/messages`, {
    body: { content: 'こちらこそ' },
  });
  connected.resolve();
  await expect(row).toContainText('こちらこそ');
  expect(asked).toContain('GET /api/v1/events');
  expect(asked).toEqual([...new Set(asked)]);
});

test('[MSGL-04] [MSGL-06] [MSGL-07] an empty list shows a message and can be refreshed', async ({
  server,
  openAs,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const page = await openAs(player, '/p/message');
  await expect(page.getByText('メッセージはありません')).toBeVisible();
  const asked = page.waitForRequest('**/api/v1/player/auth/topics?page=1*');
  await topicOf(fan, player, '最初の一通');
  await page.getByRole('button', { name: '更新する' }).press('Enter');
  await asked;
  await expect(page.getByText('最初の一通')).toBeVisible();
});

test('[MSGL-06] the list loads fifteen at a time, and stops at an error until a retry', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  for (let number = 1; number <= 33; number++)
    await topicOf(fan, await server.createPlayer(), `${number}人目へ`);
  const page = await openAs(fan, '/u/my-page');
  // Before the list opens: it may request its second page at once.
  await page.route('**/api/v1/user/chats?page=2*', (route) => route.abort());
  await page.goto('/user/u/message');
  await expect(page.getByText('33人目へ')).toBeVisible();
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await toEnd();
  const again = page.getByRole('button', { name: 'もう一度読み込む' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/v1/user/chats?page=2*');
  await again.click();
  await expect(async () => {
    await toEnd();
    await expect(page.getByText('1人目へ', { exact: true })).toBeVisible({ timeout: 300 });
  }).toPass();
});

test('[MSGL-09] a group topic shows each sender’s name @journey', async ({ server, openAs }) => {
  const player = await server.createPlayer();
  const topicId = await server.createGroup('一塁側応援トーク', [player.playerId]);
  const [first, second] = [
    await server.createFan('浜野 さくら'),
    await server.createFan('海 みさき'),
  ];
  await first.call('POST', '/v1/user/chats/message', {
    body: { topicId, content: '集合はゲート3' },
  });
  const page = await openAs(second, `/u/message/${topicId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一塁側応援トーク');
  await expect(page.getByText('浜野 さくら')).toBeVisible();
  const his = await openAs(player, `/p/message/${topicId}`);
  await send(his, '今日もよろしくお願いします');
  await expect(check(his)).toContainText('一塁側応援トーク');
  await expect(check(his)).toContainText('全員');
  await confirmSending(his);
  await expect(bubble(page, '今日もよろしくお願いします')).toBeVisible();
  await expect(page.getByText(player.name, { exact: true })).toBeVisible();
});

test('[THR-14] the time of a message shows date and minute in Tokyo time', async ({
  server,
  openAs,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const page = await openAs(fan, `/u/message/${await topicOf(fan, player)}`);
  await expect(page.getByText(/^\d{4}\.\d{2}\.\d{2} \d{2}:\d{2}$/)).toBeVisible();
});

test('in preview mode the list and the thread are read-only and marked', async ({
  openAs,
  server,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, '/u/message');
  await page.route('**/api/v1/user/chats**', async (route) => {
    const result = await route.fetch();
    const json = await result.json();
    json.data.isPreviewMode = true;
    await route.fulfill({ response: result, json });
  });
  await page.reload();
  await expect(page.getByText('プレビュー')).toBeVisible();
  await page.goto(`/user/u/message/${topicId}`);
  await expect(page.getByText('見るだけの表示です。送信はできません。')).toBeVisible();
  await expect(page.getByRole('button', { name: '送信', exact: true })).toHaveCount(0);
});
