import { largeVideo, picture } from '../support/files.ts';
import type { Fan } from '../support/fixtures.ts';
import { attachButton, bubble, choose, composer, topicOf } from './messageFixtures.ts';
import { expect, type Page, test } from './test.ts';

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
  await attachButton(page).click();
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
  await attachButton(page).click();
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
