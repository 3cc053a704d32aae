import { randomUUID } from 'node:crypto';
import { expect, test } from './camera.ts';
import type { Page } from './test.ts';

const open = (page: Page) => page.getByRole('button', { name: 'QRコードを読み取る' }).click();
const scanner = (page: Page) => page.getByRole('dialog', { name: 'QRコードを読み取る' });

/** Counts the page's camera requests, and whether a track is live. */
const watchCamera = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    let callCount = 0;
    const { mediaDevices } = navigator;
    const original = mediaDevices?.getUserMedia.bind(mediaDevices);
    if (!original) return;
    mediaDevices.getUserMedia = async (constraints) => {
      callCount++;
      const stream = await original(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, {
      cameraAsked: () => callCount,
      cameraIsOn: () => tracks.some(({ readyState }) => readyState === 'live'),
    });
  });

const isOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { cameraIsOn(): boolean }).cameraIsOn());
const cameraRequests = (page: Page) =>
  page.evaluate(() => (window as unknown as { cameraAsked(): number }).cameraAsked());

test('[CARD-03] [SCAN-01] [SCAN-03] [SCAN-04] [SCAN-06] [COBT-01] [CDET-06] a card in front of the camera is read, celebrated and in the album @gate @smoke @journey', async ({
  server,
  openAs,
  camera,
  consoleErrors,
}) => {
  const fan = await server.createFan();
  const { playerId } = await server.createPlayer({ nameJapanese: '真壁 悠真' });
  const card = await server.createCard(playerId, { cardType: 'gold' });
  camera.sees({ code: `${server.origin}/user/u/card-obtain/${card.uuid}` });

  const page = await openAs(fan, '/u/top');
  await watchCamera(page);
  await page.goto('/user/u/card');
  await open(page);
  await expect(scanner(page)).toContainText('枠内にカードのQRコードを合わせてください');
  await expect(page).toHaveURL(`${server.origin}/user/u/card-collection/${card.id}`);
  // The paragraph only: a live region may contain the same text.
  await expect(page.locator('p', { hasText: /^YOU GOT A NEW CARD!$/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('真壁 悠真');
  expect(await isOn(page)).toBe(false);
  expect(await cameraRequests(page)).toBe(1);

  await page.getByRole('button', { name: '閉じる' }).click();
  await expect(page).toHaveURL(`${server.origin}/user/u/card`);
  await expect(page.getByRole('link', { name: /真壁 悠真/ })).toBeVisible();

  // Scanned again, it opens the collected card without the celebration.
  await open(page);
  await expect(page).toHaveURL(`${server.origin}/user/u/card/${card.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('真壁 悠真');
  await expect(page.getByText('YOU GOT A NEW CARD!')).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

for (const [what, scene] of [
  ['no code', {}],
  [
    'a damaged code',
    { code: `http://club.example/user/u/card-obtain/${randomUUID()}`, damaged: true },
  ],
  ['a foreign code', { code: 'https://example.com/another-shop' }],
] as const) {
  test(`[SCAN-03] [SCAN-05] ${what} is not accepted, and cancel stops the camera`, async ({
    server,
    openAs,
    camera,
    consoleErrors,
  }) => {
    camera.sees(scene);
    const page = await openAs(await server.createFan(), '/u/top');
    await watchCamera(page);
    await page.goto('/user/u/card?scan=open');
    await expect(scanner(page).locator('video')).toHaveJSProperty('paused', false);
    await expect.poll(() => isOn(page)).toBe(true);
    if ('code' in scene && !('damaged' in scene))
      await expect(scanner(page)).toContainText('カードではありません');
    else
      for (let look = 0; look < 3; look++)
        await page.waitForEvent('console', (message) => message.text() === 'No QR code found');
    await expect(page).toHaveURL(`${server.origin}/user/u/card?scan=open`);
    await page.getByRole('button', { name: 'キャンセル' }).click();
    await expect(scanner(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${server.origin}/user/u/card`);
    expect(await isOn(page)).toBe(false);
    expect(await cameraRequests(page)).toBe(1);
    expect(consoleErrors).toEqual([]);
  });
}

test('[SCAN-06] Back stops the camera, too', async ({ server, openAs, camera: _ }) => {
  const page = await openAs(await server.createFan(), '/u/top');
  await watchCamera(page);
  await page.goto('/user/u/card');
  await open(page);
  await expect(scanner(page)).toBeVisible();
  await expect.poll(() => isOn(page)).toBe(true);
  await page.goBack();
  await expect(scanner(page)).toHaveCount(0);
  expect(await isOn(page)).toBe(false);
});
