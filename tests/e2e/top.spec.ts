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
  await expect(page.getByText('送信が完了しました')).toHaveCount(0);
});

test('[ERR-04] [ERR-01] a server error is shown, and the page can be retried', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  const page = await openAs(fan, '/u/my-page');
  let code = 500;
  await page.route('**/api/v1/user/top', (route) =>
    route.fulfill({ status: code, json: { code, message: '混み合っています', data: null } }),
  );
  await page.getByRole('link', { name: 'ホーム' }).click();
  const noticeRegion = page.getByRole('region', { name: 'お知らせ' });
  await expect(noticeRegion.getByText('システムエラーが発生しました。')).toBeVisible();
  code = 422;
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(noticeRegion.getByText('混み合っています')).toBeVisible();
  await page.unroute('**/api/v1/user/top');
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByText('選手カードを集めよう')).toBeVisible();
});
