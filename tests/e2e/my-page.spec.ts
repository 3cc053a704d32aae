import { randomUUID } from 'node:crypto';
import type { Fan } from '../support/fixtures.ts';
import type { TestServer } from '../support/server.ts';
import { expect, type Page, test } from './test.ts';

const nowhere = 'http://127.0.0.1:9';

const address = {
  name: '浜野 さくら',
  email: 'sakura@example.com',
  postalCode: '2310002',
  prefecture: '神奈川県',
  city: '横浜市中区',
  street: '海岸通1-2-3',
  building: '',
  phoneNumber: '09012345678',
};

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

/** A fan with a favourite, a message to that player, one of the player's two cards, and an open pickup. */
async function activeFan(server: TestServer) {
  const fan = await server.createFan('浜野 さくら');
  const player = await server.createPlayer();
  const card = await server.createCard(player.playerId);
  await server.createCard(player.playerId);
  await fan.call('POST', '/v1/user/favorite/player', {
    body: { playerCardsId: player.playerId },
  });
  await fan.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId: player.playerId, content: '応援しています' },
  });
  await fan.call('POST', '/v1/user/card-status', { body: { cardUuid: card.uuid } });
  await fan.call('POST', `/v1/user/collections/${card.id}`);
  await order(server, fan);
  const { db } = server;
  await db
    .updateTable('users')
    .set({ createdAt: daysAgo(214), favoriteSince: daysAgo(100) })
    .where('id', '=', fan.id)
    .execute();
  return { fan, player };
}

async function order(server: TestServer, fan: Fan) {
  const items = [{ product_id: await server.createProduct(), quantity: 1 }];
  const form = { name: '浜野 さくら', email: 'sakura@example.com', phone: '09012345678' };
  const headers = { 'Idempotency-Key': randomUUID() };
  await fan.call('POST', '/v1/user/orders', { body: { items, form }, headers });
}

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const width of [390, 320]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[MYP-01] [MYP-02] [MYP-04] [MYP-05] my page shows the profile, the counts and the records @journey', async ({
      server,
      openAs,
      consoleErrors,
    }) => {
      const { fan, player } = await activeFan(server);
      const page = await openAs(fan, '/u/my-page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('マイページ');
      await expect(page.getByText('ニックネーム')).toBeVisible();
      await expect(page.getByRole('definition').first()).toHaveText('浜野 さくら');
      await expect(link(page, /^注文\s*1\s*件$/)).toHaveAttribute('href', '/user/u/my-order');
      await expect(link(page, /^メッセージ\s*1\s*通$/)).toBeVisible();
      await expect(link(page, /^カード\s*1\s*枚$/)).toBeVisible();

      const activity = page.getByRole('region', { name: '活動記録' });
      await expect(activity).toContainText(/入会から\s*214\s*日/);
      await expect(activity.getByRole('listitem')).toHaveCount(12);
      await expect(activity.getByRole('listitem').last()).toContainText('送信1通、カード1枚');
      const favorite = page.getByRole('region', { name: '推し選手の記録' });
      await expect(favorite).toContainText(player.name);
      await expect(favorite).toContainText('から応援中');
      await expect(favorite).toContainText(/1\s*\/\s*2\s*枚/);
      expect(await fits(page)).toBe(true);

      await link(page, new RegExp(`推し選手.*${player.name}`)).click();
      await expect(page).toHaveURL(`${server.origin}/user/u/players/${player.playerId}`);
      await expect(page.getByRole('radio', { name: player.name })).toBeChecked();
      await page.goBack();
      await link(page, /^注文\s*1\s*件$/).click();
      await expect(page).toHaveURL(`${server.origin}/user/u/my-order`);
      expect(consoleErrors).toEqual([]);
    });
  });
}

test('[MYP-03] [ROUTE-05] the links lead to their pages, and the registration is created once and edited later', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const fan = await server.createFan();
  const page = await openAs(fan, '/u/my-page');
  const path = (to: string) => `${server.origin}/user/u${to}`;
  const contact = link(page, /^お問い合わせ/);
  await expect(contact).toHaveAttribute('href', 'https://example.com/support');
  await expect(contact).toHaveAttribute('target', '_blank');
  await expect(link(page, '登録情報を編集')).toHaveCount(0);

  await link(page, 'お届け先').click();
  await expect(page).toHaveURL(path('/location'));
  await page.goBack();
  await link(page, '登録情報を作成').click();
  await expect(page).toHaveURL(path('/location-form'));
  await page.goBack();
  await link(page, '推し選手を選ぶ').first().click();
  await expect(page).toHaveURL(path('/players/0'));
  await page.goBack();

  await link(page, 'その他のご案内').click();
  await expect(page).toHaveURL(path('/other-question'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('特定商取引法に基づく表記');
  await expect(page.getByRole('term').first()).toBeVisible();
  await page.getByRole('link', { name: '戻る' }).click();
  await expect(page).toHaveURL(path('/my-page'));
  await link(page, 'プライバシーポリシー').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('プライバシーポリシー');
  await page.getByRole('link', { name: '戻る' }).click();
  await expect(page).toHaveURL(path('/my-page'));

  await fan.call('POST', '/v1/user/shipping-address', { body: address });
  await page.reload();
  await link(page, '登録情報を編集').click();
  await expect(page).toHaveURL(path('/location-form'));
  expect(consoleErrors).toEqual([]);
});

test('[MYP-03] a newly chosen favourite shows at once', async ({ server, openAs }) => {
  const fan = await server.createFan();
  const player = await server.createPlayer();
  const page = await openAs(fan, '/u/my-page');
  const record = page.getByRole('region', { name: '推し選手の記録' });
  await record.getByRole('link', { name: '推し選手を選ぶ' }).click();
  await page.getByRole('radio', { name: player.name }).check({ force: true });
  await page.getByRole('button', { name: '設定する' }).click();
  await expect(page).toHaveURL(`${server.origin}/user/u/my-page`);
  await expect(record).toContainText(player.name);
  await expect(record).toContainText('今日から応援中');
});

test('[MYP-03] who leaves while the favourite is saved stays where they went', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  const player = await server.createPlayer();
  const page = await openAs(fan, '/u/my-page');
  const record = page.getByRole('region', { name: '推し選手の記録' });
  await record.getByRole('link', { name: '推し選手を選ぶ' }).click();
  await page.getByRole('radio', { name: player.name }).check({ force: true });
  const response = Promise.withResolvers<void>();
  await page.route('**/v1/user/favorite/player', async (route) => {
    const answer = await route.fetch();
    await response.promise;
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: '設定する' }).click();
  await page.goBack();
  await page.getByRole('link', { name: 'メッセージ', exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/user/u/message`);
  const reloaded = page.waitForResponse('**/v1/user/mypage');
  response.resolve();
  await reloaded;
  // The pause before my page would open is over.
  await page.evaluate(() => new Promise((later) => setTimeout(later, 400)));
  await expect(page).toHaveURL(`${server.origin}/user/u/message`);
  await page.getByRole('link', { name: 'マイページ', exact: true }).click();
  await expect(record).toContainText(player.name);
});

test('open pickups are offered first, and not when there are none', async ({ server, openAs }) => {
  const { fan } = await activeFan(server);
  const page = await openAs(fan, '/u/my-page');
  await link(page, '受け取り用QRコード（1件）').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await server.db
    .updateTable('orders')
    .set({ deliveryStatus: 'received' })
    .where('userId', '=', fan.id)
    .execute();
  await page.goto('/user/u/my-page');
  await expect(page.getByRole('region', { name: '活動記録' })).toBeVisible();
  await expect(link(page, /受け取り用QRコード/)).toHaveCount(0);
});

test('offline my page shows the offline copy with its time, and logging out works', async ({
  server,
  openAs,
  network,
}) => {
  const { fan, player } = await activeFan(server);
  const page = await openAs(fan, '/u/my-page', { origin: network.origin });
  await expect(page.getByRole('region', { name: '推し選手の記録' })).toContainText(player.name);
  await page.route('**/api/v1/user/mypage', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('最終更新')).toBeVisible();
  await expect(page.getByRole('region', { name: '推し選手の記録' })).toContainText(player.name);
  network.connectTo(nowhere);
  network.closeConnections();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL(`${network.origin}/user/login`);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('kept:');
});

test('without an offline copy my page shows an error with a retry, and logging out works', async ({
  server,
  openAs,
}) => {
  const page = await openAs(await server.createFan(), '/u/top');
  await page.route('**/api/v1/user/mypage', (route) => route.abort());
  await page.getByRole('link', { name: 'マイページ' }).click();
  const again = page.getByRole('button', { name: /再|もう一度/ });
  await expect(again).toBeVisible();
  await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  await page.unroute('**/api/v1/user/mypage');
  await again.click();
  await expect(page.getByRole('region', { name: '活動記録' })).toBeVisible();
});
