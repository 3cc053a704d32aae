import { topicOf } from './messageFixtures.ts';
import { expect, type Page, test } from './test.ts';

/** Logs in on LINE's page under this name. */
async function logInWithLine(page: Page, name: string) {
  await page.getByRole('button', { name: 'LINEでログイン' }).click();
  await expect(page).toHaveURL(/\/stand-in\/line\//);
  await page.getByRole('textbox').first().fill(name);
  await page.getByRole('textbox').first().press('Enter');
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('[AUTH-01] [AUTH-02] [AUTH-03] [AUTH-11] [STOR-01] [STOR-02] a fan logs in with LINE and returns to the requested page @journey @gate @smoke', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const page = await openAs(null, '/u/message?tab=new');
  await expect(page).toHaveURL(`${server.origin}/user/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ファンクラブ');
  await expect(
    page.getByText('ログイン時にLINEのアカウント名とプロフィール画像を取得します。'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: '選手の方はこちら' })).toBeVisible();
  await logInWithLine(page, '浜野 さくら');
  await expect(page).toHaveURL(`${server.origin}/user/u/message?tab=new`);
  const info = JSON.parse((await stored(page, 'login_user_info')) ?? '{}');
  expect(Object.keys(info).sort()).toEqual(
    ['token', 'name', 'email', 'userId', 'pictureUrl', 'playerCardsId'].sort(),
  );
  expect(info).toMatchObject({ name: '浜野 さくら', playerCardsId: null });
  expect(await stored(page, 'user_type')).toBe('user');
  expect(await stored(page, 'device_id')).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(await page.evaluate(() => sessionStorage.getItem('redirect_uri'))).toBeNull();
  expect(consoleErrors).toEqual([]);
});

test('a press on the login button before the scripts are there shows at once, and logs in when they are', async ({
  server,
  page,
  consoleErrors,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.origin}/user/login?again`, { waitUntil: 'commit' });
  await page.getByText('LINEでログイン').tap();
  await expect(page.getByText('LINEに接続しています')).toBeVisible();

  const request = page.waitForRequest(/disable_auto_login=true/);
  release();
  await request;
  await expect(page).toHaveURL(/\/stand-in\/line\//);
  // The way back shows the button again, and does not start a second login.
  await page.goBack();
  await expect(page).toHaveURL(`${server.origin}/user/login?again`);
  await expect(page.getByRole('button', { name: 'LINEでログイン' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('[ROUTE-03] [ROUTE-09] [AUTH-05] [AUTH-06] [AUTH-07] [AUTH-12] without a login every page redirects to its login; a player logs in there and returns; invalid input shows errors at the fields and is kept @journey @gate', async ({
  server,
  openAs,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const thread = `/p/message/${await topicOf(fan, player)}`;
  const page = await openAs(null, '/u/goods/5/order?quantity=2');
  const requested = () => page.evaluate(() => sessionStorage.getItem('redirect_uri'));
  await expect(page).toHaveURL(`${server.origin}/user/login`);
  expect(await requested()).toBe('/u/goods/5/order?quantity=2');
  for (const path of ['/legal/commerce', '/legal/privacy', '/login', '/player/login']) {
    await page.goto(`/user${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page, path).toHaveURL(`${server.origin}/user${path}`);
  }
  await page.goto(`/user${thread}`);
  await expect(page).toHaveURL(`${server.origin}/user/player/login`);
  expect(await requested()).toBe(thread);

  const id = page.getByRole('textbox', { name: 'ログインID' });
  const password = page.getByLabel('パスワード', { exact: true });
  const submit = page.getByRole('button', { name: 'ログイン', exact: true });

  await id.fill('  ');
  await submit.click();
  await expect(page.getByText('ログインIDを入力してください')).toBeVisible();
  await expect(page.getByText('パスワードを入力してください')).toBeVisible();
  await expect(id).toBeFocused();

  await id.fill(player.loginId);
  await password.fill('wrong-Password-1');
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: '正しくありません' })).toBeVisible();
  await expect(id).toHaveValue(player.loginId);
  await expect(password).toHaveValue('wrong-Password-1');

  await page.getByRole('button', { name: 'パスワードを表示' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'パスワードを隠す' }).click();

  await id.fill(` ${player.loginId} `);
  await password.fill(` ${player.password} `);
  const sent = page.waitForRequest('**/api/v1/player/login');
  await submit.click();
  expect((await sent).headers().authorization).toBeUndefined();
  await expect(page.getByText('ログインしました')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/user${thread}`);
  expect(await requested()).toBeNull();
  expect(await stored(page, 'user_type')).toBe('player');
  const next = page.waitForRequest('**/api/v1/player/auth/topics/**');
  await page.reload();
  expect((await next).headers().authorization).toMatch(/^Bearer ./);
});

test('the next person on the phone never sees data of the one before @gate', async ({
  server,
  openAs,
}) => {
  const [first, second] = [await server.createPlayer(), await server.createPlayer()];
  const fan = await server.createFan();
  await fan.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId: first.playerId, content: '先の選手だけへ' },
  });
  const page = await openAs(null, '/player/login');
  const logIn = async ({ loginId, password }: { loginId: string; password: string }) => {
    await page.getByRole('textbox', { name: 'ログインID' }).fill(loginId);
    await page.getByLabel('パスワード', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  };
  await logIn(first);
  await expect(page.getByText('先の選手だけへ')).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      seen.push(document.body.textContent ?? '');
      requestAnimationFrame(look);
    };
    // Checks every frame from the logout on.
    document.addEventListener('click', () => requestAnimationFrame(look), { once: true });
  });
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL(/player\/login|\/login/);
  await page.goto('/user/player/login');
  await logIn(second);
  await expect(page.getByText('メッセージはありません')).toBeVisible();
  await expect(page.getByText('先の選手だけへ')).toHaveCount(0);
});

test('[NET-02] the button to log in shows before the scripts are there, stays, and works when they are', async ({
  page,
  consoleErrors,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    let seen = false;
    new MutationObserver(() => {
      const isThere = document.querySelector('[data-line-artwork]') !== null;
      if (seen && !isThere) console.error('The button went away.');
      seen ||= isThere;
    }).observe(document, { childList: true, subtree: true });
  });
  // The page has not loaded until its scripts have.
  await page.goto('/user/login', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'LINEでログイン' })).toBeVisible();
  await expect(page.getByText('湊スカーレッツ')).toBeVisible();
  release();
  // React has rendered it.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-line-artwork]') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  expect(consoleErrors).toEqual([]);
  await page.getByRole('button', { name: 'LINEでログイン' }).click();
  await expect(page).toHaveURL(/stand-in/);
});
