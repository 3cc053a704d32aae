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
  const requests: string[] = [];
  const connected = Promise.withResolvers<void>();
  const list = await openAs(fan, '/u/message', {
    async prepare(page) {
      await page.route('**/api/v1/events', async (route) => {
        await connected.promise;
        await route.continue();
      });
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname}${search}`);
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
  expect(requests).toContain('GET /api/v1/events');
  expect(requests).toEqual([...new Set(requests)]);
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
