import { local } from '@homestand/app-core/browser/storage';
import { endSession } from '@homestand/app-core/session/session';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fullAnswers } from '../../testing/sampleAnswers';
import { fanSession, playerSession } from '../../testing/samplePeople';
import { showApp } from '../../testing/showApp';

const heading = page.getByRole('heading', { level: 1 });
const lineLogin = page.getByRole('button', { name: 'LINEでログイン' });

const started = {
  'GET /v1/user/line/login': {
    loginUrl: 'https://line.example/authorize?state=1',
    deviceId: 'device-1',
  },
} as const;

test.each([
  ['without a code', ''],
  ['with an error from LINE', '?error=access_denied&state=x'],
  ['with a code that is refused', '?code=made-up&state=nobody'],
])('[AUTH-04] a return %s shows an error, and leads back without a loop', async (_what, query) => {
  const app = await showApp(`/line/callback${query}`, {
    answers: started,
    prepare: ({ fail }) => fail('POST /v1/user/line/callback', 401),
  });
  await expect
    .element(page.getByText('ログインできませんでした。もう一度お試しください。'))
    .toBeVisible();
  expect(app.path()).toBe(`/line/callback${query}`);
  await page.getByRole('link', { name: 'ログイン画面へ戻る' }).click();
  await expect.poll(app.path).toMatch(/^\/login/);
  // LINE's automatic login failed: this time it shows its form.
  await lineLogin.click();
  await expect
    .poll(() => app.openedAddresses)
    .toEqual([expect.stringContaining('disable_auto_login=true')]);
});

test('[AUTH-05] the two login pages link to each other', async () => {
  await showApp('/login');
  await page.getByRole('link', { name: '選手の方はこちら' }).click();
  await expect.element(heading).toHaveTextContent('選手ログイン');
  await page.getByRole('link', { name: 'ファンの方はこちら' }).click();
  await expect.element(heading).not.toHaveTextContent('選手ログイン');
  await expect.element(lineLogin).toBeVisible();
});

test.each(['{', 'null', '{"token":5}', '{"token":""}', '[]'])(
  '[AUTH-08] [STOR-05] broken stored values are dropped, and the app starts logged out: %s',
  async (broken) => {
    const app = await showApp('/login');
    await expect.element(lineLogin).toBeVisible();
    localStorage.setItem('login_user_info', broken);
    localStorage.setItem('user_type', 'player');
    localStorage.setItem('unsent:x', broken);
    await app.goto('/u/top');
    await expect.poll(app.path).toBe('/login');
    await expect.element(lineLogin).toBeVisible();
    expect(local.read('login_user_info')).toBeNull();
  },
);

test('[AUTH-08] a token with an unknown stored type is a fan', async () => {
  const app = await showApp('/u/top');
  await expect.element(heading).toBeInTheDocument();
  localStorage.setItem('user_type', 'other');
  await app.goto('/p/message');
  await expect.poll(app.path).toBe('/u/top');
});

test('[ROUTE-03] a login leads to the page that was asked for', async () => {
  const app = await showApp('/u/goods/5/order?quantity=2', { session: null });
  await expect.poll(app.path).toBe('/login');
  expect(sessionStorage.getItem('redirect_uri')).toBe('/u/goods/5/order?quantity=2');
  app.server.answer('POST /v1/user/line/callback', {
    ...answerOf('POST /v1/user/line/callback'),
    switchedBrowser: false,
  });
  await app.goto('/line/callback?code=asked-for-goods&state=1');
  await expect.poll(app.path).toBe('/u/goods/5/order?quantity=2');
  await expect.poll(() => sessionStorage.getItem('redirect_uri')).toBeNull();
  // Ended by the server: the same page once more.
  endSession({ onPurpose: false });
  await expect.poll(app.path).toBe('/login');
  await app.goto('/line/callback?code=asked-again&state=1');
  await expect.poll(app.path).toBe('/u/goods/5/order?quantity=2');
  await expect.poll(() => sessionStorage.getItem('redirect_uri')).toBeNull();
  endSession({ onPurpose: true });
  await expect.poll(app.path).toBe('/login');
  await app.goto('/line/callback?code=after-a-logout&state=1');
  await expect.poll(app.path).toBe('/u/top');
});

test('[AUTH-10] on a login page a refused call changes nothing', async () => {
  const { clock, path } = await showApp('/login', {
    prepare: (server) =>
      server.fail('GET /v1/user/line/login', { code: 401, message: 'ログインしてください。' }),
  });
  await page.getByRole('button', { name: 'LINEでログイン' }).click();
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  // The time of a toast, and the pause after which a session would end.
  await clock.runFor(10_000);
  expect(path()).toBe('/login');
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
});

function answerOf<Name extends keyof typeof fullAnswers>(operation: Name) {
  const answer = fullAnswers[operation];
  if (!answer) throw new Error(`The sample has no answer for ${operation}.`);
  return answer;
}

test('[AUTH-04] a button pressed before the scripts were there starts the login, and a return does not', async () => {
  const app = await showApp('/login#line-login', { answers: started });
  await expect.poll(() => app.openedAddresses).toContain('https://line.example/authorize?state=1');
  expect(app.path()).toBe('/login');
});

test('[AUTH-04] who leaves while the login with LINE starts stays in the app', async () => {
  const app = await showApp('/login', { answers: started });
  const release = app.server.hold('GET /v1/user/line/login');
  await lineLogin.click();
  await expect.poll(() => app.server.requests('GET /v1/user/line/login')).toHaveLength(1);
  await page.getByRole('link', { name: '選手の方はこちら' }).click();
  await expect.poll(app.path).toBe('/player/login');
  release();
  await app.clock.settle();
  expect(app.openedAddresses).toEqual([]);
  expect(app.path()).toBe('/player/login');
});

test('[AUTH-04] a login that cannot start shows an error, and can be retried', async () => {
  const app = await showApp('/login', {
    answers: started,
    prepare: ({ fail }) => fail('GET /v1/user/line/login', 'network'),
  });
  await lineLogin.click();
  await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent(/もう一度/);
  expect(app.openedAddresses).toEqual([]);
  app.server.restore();
  await lineLogin.click();
  await expect.poll(() => app.openedAddresses).toEqual(['https://line.example/authorize?state=1']);
});

test('a login that another browser started needs a confirmation', async () => {
  const app = await showApp('/line/callback?code=switched&state=1');
  await expect
    .element(page.getByText(`このブラウザで「${fanSession.name}」としてログインしますか？`))
    .toBeVisible();
  expect(local.read('login_user_info')).toBeNull();
  await page.getByRole('button', { name: 'ログインする' }).click();
  await expect.poll(app.path).toBe('/u/top');
  expect(local.read('login_user_info')).toContain(fanSession.userId);
});

test('[ROB-02] a delayed login shows an error at the form and keeps the input', async () => {
  const operation = 'POST /v1/player/login';
  const app = await showApp('/player/login');
  const id = page.getByRole('textbox', { name: 'ログインID' });
  const password = page.getByLabelText('パスワード', { exact: true });
  const submit = page.getByRole('button', { name: 'ログイン', exact: true });
  await id.fill('makabe');
  await password.fill('Scarlet-2026');
  for (const [code, message] of [
    [429, 'ログインの失敗が続いています。30秒ほど待ってから、もう一度お試しください。'],
    [503, 'ただいま混み合っています。しばらくしてからお試しください。'],
  ] as const) {
    app.server.fail(operation, { code, message, retryAfter: 5 });
    await submit.click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: new RegExp(message) }))
      .toBeVisible();
    await expect.element(id).toHaveValue('makabe');
    await expect.element(password).toHaveValue('Scarlet-2026');
  }
  app.server.restore();
  await submit.click();
  await expect.poll(() => app.server.requests(operation)).toHaveLength(3);
  await app.clock.runFor(500);
  await expect.element(page.getByText(/ログインしました/)).toBeVisible();
  await app.clock.runFor(500);
  await expect.poll(app.path).toBe('/p/message');
});

test('[STOR-06] a login in another tab applies here, too', async () => {
  const app = await showApp('/player/login');
  await expect.element(heading).toHaveTextContent('選手ログイン');
  const { viewer, ...info } = { ...playerSession, token: 'of-another-tab' };
  app.otherTab(() => {
    localStorage.setItem('user_type', viewer);
    localStorage.setItem('login_user_info', JSON.stringify(info));
  });
  await expect.poll(app.path).toBe('/p/message');
  await expect.element(heading).toHaveTextContent(`${playerSession.name}のメッセージ一覧`);
});
