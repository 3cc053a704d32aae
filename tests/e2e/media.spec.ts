import { largeVideo, picture, video } from '../support/files.ts';
import type { Fan } from '../support/fixtures.ts';
import { bubble, composer, confirmSending, topicOf } from './messageFixtures.ts';
import { expect, type Page, test } from './test.ts';

const attach = (page: Page) => page.getByRole('button', { name: '画像・動画を添付' });

type Chosen = string | { name: string; mimeType: string; buffer: Buffer };

async function choose(page: Page, kind: '画像を選ぶ' | '動画を選ぶ', file: Chosen) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: kind }).click();
  await (await chooser).setFiles(file);
}

test('[COMP-04] [COMP-05] [THR-10] [THR-12] [THR-13] [CALL-03] a fan sends a picture, and the player zooms into it @journey @gate @smoke', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const hers = await openAs(fan, `/u/message/${topicId}`);
  const his = await openAs(player, `/p/message/${topicId}`);
  await expect(bubble(his, 'はじめまして')).toBeVisible();
  await expect(bubble(hers, 'はじめまして')).toBeVisible();

  await attach(hers).click();
  await expect(composer(hers)).toBeDisabled();
  await choose(hers, '画像を選ぶ', picture());
  await expect(hers.getByText('stand.png')).toBeVisible();
  await expect(hers.getByText(/\d+\.\dMB/)).toBeVisible();
  await hers.getByRole('button', { name: '添付を取り消す' }).click();
  await expect(composer(hers)).toBeEnabled();
  await attach(hers).click();
  await choose(hers, '画像を選ぶ', picture());

  const reloads: string[] = [];
  hers.on('request', (request) => {
    if (request.url().includes('/chats/detail')) reloads.push(request.url());
  });
  await hers.getByRole('button', { name: '送信', exact: true }).click();
  const shown = his.getByRole('button', { name: '画像を開く' });
  await expect(shown).toBeVisible();
  const box = await shown.locator('img').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(200);
  expect(box?.height).toBeLessThanOrEqual(240);
  await expect.poll(() => reloads.length).toBeGreaterThan(0);

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
  expect(consoleErrors).toEqual([]);
});

test('[THR-11] [CALL-03] a player sends a video; the fan sees its length and plays it @journey @gate', async ({
  server,
  openAs,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const his = await openAs(player, `/p/message/${topicId}`);
  const hers = await openAs(fan, `/u/message/${topicId}`);
  await expect(bubble(hers, 'はじめまして')).toBeVisible();
  await attach(his).click();
  await choose(his, '動画を選ぶ', video());
  await his.getByRole('button', { name: '送信', exact: true }).click();
  await confirmSending(his);
  const play = hers.getByRole('button', { name: '動画を再生' });
  await expect(play).toBeVisible();
  await expect(play).toContainText(/\d:\d\d/);
  await play.click();
  await expect(hers.getByRole('dialog').locator('video')).toBeVisible();
  await hers.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
  await expect(hers.getByRole('dialog').locator('video')).toHaveCount(0);
});

test('an upload of a large video continues after an interruption, and arrives complete', async ({
  server,
  openAs,
  network,
}) => {
  // Uploads 40 MiB over an interrupted line.
  test.slow();
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, `/u/message/${topicId}`, { origin: network.origin });
  await expect(bubble(page, 'はじめまして')).toBeVisible();
  const size = 40 * 1024 * 1024;
  await attach(page).click();
  await choose(page, '動画を選ぶ', largeVideo(size));
  network.closeConnectionsAfter(18 * 1024 * 1024);
  await page.getByRole('button', { name: '送信', exact: true }).click();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  const { body } = await fan.call('GET', `/v1/user/chats/detail?topicId=${topicId}`);
  const [newest] = (body.data as { list: { messageType: string; fileSize: number }[] }).list;
  expect(newest).toMatchObject({ messageType: 'video', fileSize: size });
});

test('a cancelled upload leaves nothing, and the next one can start', async ({
  server,
  openAs,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, `/u/message/${topicId}`);
  await expect(bubble(page, 'はじめまして')).toBeVisible();
  await page.route('**/api/v1/user/message/media/send', () => {});
  await attach(page).click();
  await choose(page, '画像を選ぶ', picture());
  await page.getByRole('button', { name: '送信', exact: true }).click();
  await page.getByRole('button', { name: 'キャンセル' }).click();
  await expect(page.getByRole('button', { name: 'キャンセル' })).toHaveCount(0);
  await expect(composer(page)).toBeEnabled();
});

const thumbnail = (page: Page) => page.getByRole('button', { name: '画像を開く' }).locator('img');

/** Waits until the picture is drawn; returns the address of the original. */
async function addressOfShown(page: Page): Promise<string> {
  await expect(thumbnail(page)).toBeVisible();
  await expect
    .poll(() => thumbnail(page).evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const address = (await thumbnail(page).getAttribute('src')) ?? '';
  return address.replace(/thumbnail$/, 'original');
}

async function sendPicture(fan: Fan, topicId: string) {
  const { name, mimeType, buffer } = picture();
  const form = new FormData();
  form.set('topicId', topicId);
  form.set('mediaType', 'image');
  form.set('mediaFile', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const { status } = await fan.call('POST', '/v1/user/message/media/send', { form });
  expect(status).toBe(200);
}

test('[CALL-03] after a login a player sees the pictures of a thread; their addresses are not found for others and after the logout @journey', async ({
  server,
  openAs,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  await sendPicture(fan, await topicOf(fan, player));
  const page = await openAs(null, '/player/login');
  await page.getByRole('textbox', { name: 'ログインID' }).fill(player.loginId);
  await page.getByLabel('パスワード', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.getByRole('link', { name: fan.name }).click();
  const address = await addressOfShown(page);
  // Requested like the page's own pictures: with cookies, and from the browser's cache where it may answer.
  const statusIn = (tab: Page) => tab.evaluate(async (path) => (await fetch(path)).status, address);

  const tab = await openAs(null, '/login', { beside: page });
  expect(await statusIn(tab)).toBe(200);
  expect(await statusIn(await openAs(null, '/login'))).toBe(404);
  expect(await statusIn(await openAs(await server.createFan(), '/u/top'))).toBe(404);

  await page.goBack();
  const loggedOut = page.waitForResponse('**/api/v1/player/logout');
  await page.getByRole('button', { name: 'ログアウト' }).click();
  expect((await loggedOut).status()).toBe(200);
  // The browser's cached copy belongs to another cookie.
  expect(await statusIn(tab)).toBe(404);
});

test('[CALL-03] after a login with LINE a fan sees the pictures of a group', async ({
  server,
  openAs,
}) => {
  const group = await server.createGroup('写真の広場');
  await sendPicture(await server.createFan(), group);
  const page = await openAs(null, `/u/message/${group}`);
  await page.getByRole('button', { name: 'LINEでログイン' }).click();
  await expect(page).toHaveURL(/\/stand-in\/line\//);
  await page.getByRole('textbox').first().fill('浜野 あおい');
  await page.getByRole('textbox').first().press('Enter');
  await expect(page).toHaveURL(`${server.origin}/user/u/message/${group}`);
  await addressOfShown(page);
});
