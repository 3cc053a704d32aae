import type { Fan, Player } from '../support/fixtures.ts';
import type { TestServer } from '../support/server.ts';
import { confirmSending, send } from './messageFixtures.ts';
import { backgroundServices, expect, type Page, storedKeys, test } from './test.ts';

/** An address without a server: connections are refused at once. */
const nowhere = 'http://127.0.0.1:9';

const sessionsOf = async ({ db }: TestServer, { id }: Fan | Player) =>
  (await db.selectFrom('sessions').select('id').where('personId', '=', id).execute()).length;

const logout = (page: Page) => page.getByRole('button', { name: 'ログアウト' });

async function logInPlayer(page: Page, { loginId, password }: Player) {
  await page.getByRole('textbox', { name: 'ログインID' }).fill(loginId);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(logout(page)).toBeVisible();
}

test('[AUTH-09] [STOR-06] an offline logout clears everything, in every tab, and reaches the server at the next start @journey @gate', async ({
  server,
  openAs,
  network,
  consoleErrors,
}) => {
  const fan = await server.createFan('忘れ 太郎');
  const page = await openAs(fan, '/u/my-page', { origin: network.origin });
  const other = await openAs(fan, '/u/message', { origin: network.origin, beside: page });
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('メッセージ');
  await expect(logout(page)).toBeVisible();
  await backgroundServices(page);
  await page.evaluate(() => {
    for (const key of ['ntt_cart_data', 'ntt_common_data', 'ntt_user_data'])
      localStorage.setItem(key, '{}');
  });
  network.connectTo(nowhere);
  network.closeConnections();
  const logoutRequest = page.waitForRequest('**/api/v1/user/logout');
  await logout(page).click();
  const request = await logoutRequest;
  expect(request.postDataJSON()).toEqual({ id: fan.id });
  expect(request.headers().authorization).toBe(`Bearer ${fan.token}`);
  for (const tab of [page, other]) await expect(tab).toHaveURL(`${network.origin}/user/login`);
  expect(await sessionsOf(server, fan)).toBe(1);
  // Stored is only what the call needs.
  expect(await storedKeys(page)).toEqual([`logout:${fan.token}`]);
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  expect(await stored(`logout:${fan.token}`)).toBe(
    JSON.stringify({ token: fan.token, userId: fan.id, viewer: 'user' }),
  );
  // For an offline start; nothing of a person.
  expect(await stored('club_texts')).toContain('texts');

  const context = page.context();
  for (const tab of [page, other]) await tab.close();
  network.connectTo(server.origin);
  const later = await context.newPage();
  await later.goto(`${network.origin}/user/login`);
  await expect.poll(() => sessionsOf(server, fan)).toBe(0);
  await expect.poll(async () => (await storedKeys(later)).join()).not.toContain('logout:');
  // Without a service worker the code of the login cannot be loaded offline.
  expect(consoleErrors.filter((text) => !text.includes('LoginScreen'))).toEqual([]);
});

test('[AUTH-09] it is delivered when the connection is back, also after another person has logged in and out', async ({
  server,
  openAs,
  network,
}) => {
  const [first, second] = [await server.createPlayer(), await server.createPlayer()];
  const page = await openAs(first, '/p/message', { origin: network.origin });
  // The second person's login works; the logouts fail.
  await page.context().route('**/api/v1/player/logout', (route) => route.abort());
  await logout(page).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto(`${network.origin}/user/player/login`);
  await logInPlayer(page, second);
  // One session from the fixtures, one from this login.
  expect(await sessionsOf(server, second)).toBe(2);
  expect(await sessionsOf(server, first)).toBe(1);
  await logout(page).click();
  await expect(page).toHaveURL(/\/login/);
  expect((await storedKeys(page)).filter((key) => key.startsWith('logout:'))).toHaveLength(2);

  await page.context().unroute('**/api/v1/player/logout');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  // A try that fails once more is followed by the next after a pause of seconds.
  await expect.poll(() => sessionsOf(server, first)).toBe(0);
  await expect.poll(() => sessionsOf(server, second)).toBe(1);
  await expect
    .poll(async () => (await storedKeys(page)).filter((key) => key.startsWith('logout:')))
    .toEqual([]);
});

test('[AUTH-09] another tab delivers it, and an unknown session is not sent again', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  const page = await openAs(fan, '/u/my-page');
  const other = await openAs(fan, '/u/shop', { beside: page });
  await expect(other.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(logout(page)).toBeVisible();
  await page.route('**/api/v1/user/logout', (route) => route.abort());
  await logout(page).click();
  await expect.poll(() => sessionsOf(server, fan)).toBe(0);
  await expect.poll(async () => (await storedKeys(other)).join()).not.toContain('logout:');

  // A session that has already ended: its entry is removed.
  await other.evaluate(() => {
    const entry = { token: `hs_${'x'.repeat(43)}`, userId: 'nobody', viewer: 'player' };
    localStorage.setItem(`logout:${entry.token}`, JSON.stringify(entry));
    localStorage.setItem('logout:broken', '{');
  });
  await other.reload();
  await expect.poll(async () => (await storedKeys(other)).join()).not.toContain('logout:');
});

test('[AUTH-09] where storage is refused, the open page delivers it', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  const page = await openAs(fan, '/u/my-page');
  await expect(logout(page)).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  let requestCount = 0;
  await page.route('**/api/v1/user/logout', (route) => {
    requestCount++;
    return requestCount === 1
      ? route.fulfill({ json: { code: 200, message: 'success', data: {} } })
      : route.fallback();
  });
  await logout(page).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => requestCount).toBe(1);
  expect(await sessionsOf(server, fan)).toBe(1);
  await expect.poll(() => sessionsOf(server, fan)).toBe(0);
});

test('[AUTH-09] a message being sent at a logout is not sent as the next person', async ({
  server,
  openAs,
}) => {
  const [first, second] = [await server.createPlayer(), await server.createPlayer()];
  const group = await server.createGroup('チーム', [first.playerId, second.playerId]);
  const page = await openAs(first, `/p/message/${group}`);
  const place = '**/api/v1/player/auth/topics/*/messages';
  await page.route(place, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await send(page, '先の選手の言葉');
  await confirmSending(page);
  await expect(page.getByText('未送信').first()).toBeVisible();
  await page.goto('/user/p/message');
  await logout(page).click();
  await page.getByRole('button', { name: '削除してログアウト' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => sessionsOf(server, first)).toBe(0);
  await page.unroute(place);
  await page.goto('/user/player/login');
  await logInPlayer(page, second);
  await page.goto(`/user/p/message/${group}`);
  // Sent in order: the other message would arrive before this one.
  await send(page, '次の選手の言葉');
  await confirmSending(page);
  const messages = server.db.selectFrom('messages').select('content').where('topicId', '=', group);
  await expect.poll(() => messages.execute()).not.toEqual([]);
  expect(await messages.execute()).toEqual([{ content: '次の選手の言葉' }]);
});
