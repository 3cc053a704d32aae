import { composer, textsOf, topicOf } from './messageFixtures.ts';
import { expect, test } from './test.ts';

test('[TOP-01] [TOP-02] [TOP-08] [TOP-10] the top page shows the club and links to every section @journey', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const fan = await server.createFan();
  for (let count = 0; count < 6; count++) await server.createPlayer();
  const page = await openAs(fan, '/u/top');
  await expect(page.getByText('湊スカーレッツ').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '推し選手を選ぶ' })).toHaveAttribute(
    'href',
    '/user/u/players/undefined',
  );
  await expect(page.getByText('選手カードを集めよう')).toBeVisible();
  await expect(page.getByRole('link', { name: 'QRコードを読み取る' })).toHaveAttribute(
    'href',
    /\/user\/u\/card/,
  );
  await expect(page.getByRole('link', { name: 'もっと見る' })).toHaveAttribute(
    'href',
    '/user/u/shop',
  );
  await expect(page.getByText('この街と、駆け抜ける。')).toBeVisible();
  const { playerId } = await server.createPlayer({ nameJapanese: '真壁 悠真', pictureFile: null });
  await fan.call('POST', '/v1/user/favorite/player', { body: { playerCardsId: playerId } });
  await page.reload();
  await expect(page.getByText('真壁 悠真').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '推し選手を選ぶ' })).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('[TOP-03] [TOP-04] a banner rotates the unread messages, and one opens its topic', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  const topics: string[] = [];
  for (const words of ['一つ目の知らせ', '二つ目の知らせ', '三つ目の知らせ']) {
    const player = await server.createPlayer();
    const topicId = await topicOf(fan, player);
    topics.push(topicId);
    await player.call('POST', `/v1/player/auth/topics/${topicId}/messages`, {
      body: { content: words },
    });
  }
  const page = await openAs(fan, '/u/top');
  const banner = page.getByRole('group', { name: '未読メッセージ' });
  await expect(banner).toBeVisible();
  await expect(banner.getByText('三つ目の知らせ')).toBeVisible();
  await banner.getByRole('button', { name: '次へ' }).click();
  await expect(banner.getByText('二つ目の知らせ')).toBeInViewport();
  await banner.getByRole('link').filter({ hasText: '二つ目の知らせ' }).click();
  await expect(page).toHaveURL(`${server.origin}/user/u/message/${topics[1]}`);
  await expect(page.getByRole('article').filter({ hasText: '二つ目の知らせ' })).toBeVisible();
  await page.goBack();
  // The opened message is no longer unread.
  await expect(banner.getByText('三つ目の知らせ')).toBeVisible();
  await expect(banner.getByText('二つ目の知らせ')).toHaveCount(0);
});

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

test('[TOP-07] [COMP-03] a group topic opens, takes a message and closes again @journey', async ({
  server,
  openAs,
}) => {
  const topicId = await server.createGroup('遠征の声');
  const fan = await server.createFan();
  const page = await openAs(fan, '/u/top');
  const toggle = page.getByRole('button', { name: '遠征の声' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const row = page.getByRole('listitem').filter({ has: toggle });
  await row.getByRole('textbox', { name: 'メッセージ' }).fill('みなさん、こんにちは');
  await row.getByRole('button', { name: '送信', exact: true }).click();
  await expect(page.getByText('送信が完了しました')).toBeVisible();
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect(page.getByText('送信が完了しました')).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(await textsOf(fan, topicId)).toEqual(['みなさん、こんにちは']);
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
