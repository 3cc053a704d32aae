import { pictureOf } from '../support/cameraFilm.ts';
import { expect, test } from './camera.ts';

test('[SCAN-05] a refused camera shows what to do, and a photo can be read instead @journey', async ({
  server,
  openAs,
  refusingBrowser,
}) => {
  const { playerId } = await server.createPlayer();
  const card = await server.createCard(playerId);
  const page = await openAs(await server.createFan(), '/u/card?scan=open', {
    browser: refusingBrowser,
  });
  await expect(page.getByRole('dialog', { name: 'QRコードを読み取る' })).toContainText(
    'カメラを使用できません。端末の設定でカメラを許可してください。',
  );
  const code = `${server.origin}/user/card-obtain/media/${card.uuid}`;
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '写真から読み取る' }).click();
  await (await chooser).setFiles(pictureOf({ code }));
  await expect(page).toHaveURL(`${server.origin}/user/u/card-collection/${card.id}`);
});
