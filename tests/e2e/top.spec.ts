import { composer } from './messageFixtures.ts';
import { expect, test } from './test.ts';

test('[TOP-05] [TOP-06] [TOP-09] a message to the chosen player arrives and links to its topic @journey @gate', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  for (let count = 0; count < 6; count++) await server.createPlayer();
  const page = await openAs(fan, '/u/top');
  const players = page.getByRole('group', { name: '選手にメッセージを送る' });
  await expect(players).toBeVisible();
  await players.getByRole('button', { name: '次へ' }).click();
  const chosen = players.getByRole('button', { pressed: true });
  const name = (await chosen.getAttribute('aria-label')) ?? '';
  await composer(page).first().fill('トップから送ります');
  await page.getByRole('button', { name: '送信', exact: true }).first().click();
  await expect(page.getByText('送信が完了しました')).toBeVisible();
  await expect(composer(page).first()).toHaveValue('');
  await page.getByRole('link', { name: 'トークを見る' }).click();
  await expect(page).toHaveURL(/\/u\/message\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(/\/u\/top$/);
  await expect(composer(page).first()).toBeVisible();
  await expect(page.getByText('送信が完了しました')).toHaveCount(0);
});
