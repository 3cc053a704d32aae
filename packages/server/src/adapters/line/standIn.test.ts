import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLineStandIn, type StandInFan } from '@homestand/stand-ins/line';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBrowser, type Visit } from './browser.testSupport.ts';
import { createLineLogin, type LineLogin } from './index.ts';

const aoi: StandInFan = {
  sub: 'Uaoi',
  name: '青井 みなと',
  picture: '/demo/aoi.jpg',
  email: 'aoi@example.com',
};
const sneaky: StandInFan = {
  sub: 'U"><b>',
  name: '<b>太字</b>&',
  picture: null,
  email: null,
};
const channelId = '2000000000';
const channelSecret = randomBytes(16).toString('hex');

let standIn: ReturnType<typeof createLineStandIn>;
let login: LineLogin;
let origin = '';
let callback = '';
const server = createServer((request, response) => standIn.handler(request, response));

beforeAll(async () => {
  const warned = vi.spyOn(console, 'warn');
  const informed = vi.spyOn(console, 'info');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  callback = `${origin}/user/line/callback`;
  standIn = createLineStandIn({
    origin,
    channelId,
    channelSecret,
    redirectUris: [callback],
    fans: async () => [aoi, sneaky],
  });
  login = createLineLogin({ ...standIn, channelId, channelSecret, redirectUri: callback });
  expect([...warned.mock.calls, ...informed.mock.calls]).toEqual([]);
});

afterAll(() => {
  standIn.close();
  server.close();
  server.closeAllConnections();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const random = () => randomBytes(32).toString('base64url');

function newAttempt() {
  return { state: random(), nonce: random(), codeVerifier: random() };
}

async function start() {
  const attempt = newAttempt();
  const browser = createBrowser(callback);
  const page = await browser.open(await login.authorizationUrl(attempt));
  return { attempt, browser, page };
}

const responseOf = ({ address }: Visit) => Object.fromEntries(new URL(address).searchParams);

describe('the authorization URL', () => {
  test('carries state, nonce, PKCE S256, the scopes and the language', async () => {
    const url = new URL(await login.authorizationUrl({ ...newAttempt(), state: 's', nonce: 'n' }));
    expect(url.origin + url.pathname).toBe(`${origin}/stand-in/line/oauth2/v2.1/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: channelId,
      redirect_uri: callback,
      scope: 'openid profile email',
      state: 's',
      nonce: 'n',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      ui_locales: 'ja-JP',
    });
  });
});

describe('the login flow with the stand-in', () => {
  test('[AUTH-03] a chosen fan returns with a code that gives the profile', async () => {
    const { attempt, browser, page } = await start();
    expect(page.body).toContain('<title>LINEログイン（開発用）</title>');
    expect(page.body).toContain('青井 みなと');

    const end = await browser.submit(page, { fan: aoi.sub });
    const { code = '', state } = responseOf(end);
    expect(state).toBe(attempt.state);
    expect(await login.finish({ ...attempt, code })).toEqual({
      sub: 'Uaoi',
      name: '青井 みなと',
      picture: `${origin}/demo/aoi.jpg`,
      email: 'aoi@example.com',
    });
  });

  test('a fan without picture and e-mail gets null for both', async () => {
    const { attempt, browser, page } = await start();
    const { code = '' } = responseOf(await browser.submit(page, { fan: sneaky.sub }));
    const profile = await login.finish({ ...attempt, code });
    expect(profile).toEqual({ ...sneaky });
  });

  test('every login shows the chooser, and another fan can be chosen in the same browser', async () => {
    const { browser, page } = await start();
    await browser.submit(page, { fan: aoi.sub });

    const attempt = newAttempt();
    const again = await browser.open(await login.authorizationUrl(attempt));
    expect(again.status).toBe(200);
    const { code = '' } = responseOf(await browser.submit(again, { fan: sneaky.sub }));
    expect((await login.finish({ ...attempt, code })).sub).toBe(sneaky.sub);
  });

  test('two logins at once in one browser are independent', async () => {
    const first = await start();
    const other = newAttempt();
    const otherPage = await first.browser.open(await login.authorizationUrl(other));

    const response = responseOf(await first.browser.submit(first.page, { fan: aoi.sub }));
    const two = responseOf(await first.browser.submit(otherPage, { fan: sneaky.sub }));
    expect([response.state, two.state]).toEqual([first.attempt.state, other.state]);
    const profiles = [
      await login.finish({ ...first.attempt, code: response.code ?? '' }),
      await login.finish({ ...other, code: two.code ?? '' }),
    ];
    expect(profiles.map(({ sub }) => sub)).toEqual([aoi.sub, sneaky.sub]);
  });

  test('a typed name creates a new fan, who is listed from then on', async () => {
    const { attempt, browser, page } = await start();
    const end = await browser.submit(page, { decision: 'create', name: '　新しい 人 ' });
    const profile = await login.finish({ ...attempt, code: responseOf(end).code ?? '' });
    expect(profile).toEqual({
      sub: expect.stringMatching(/^U[0-9a-f]{32}$/),
      name: '新しい 人',
      picture: null,
      email: null,
    });
    expect((await start()).page.body).toContain(profile.sub);
  });

  test.each([
    ['', '名前を入力してください。'],
    ['　\u200b ', '名前を入力してください。'],
    ['あ'.repeat(21), '名前は20文字以内で入力してください。'],
    ['あ'.repeat(5000), '名前は20文字以内で入力してください。'],
    ['あ'.repeat(50_000), '名前を入力してください。'],
  ])('an invalid name is rejected on the page: %#', async (name, problem) => {
    const { browser, page } = await start();
    const same = await browser.submit(page, { decision: 'create', name });
    expect([same.status, same.address]).toEqual([422, page.address]);
    expect(same.body).toContain(problem);
    expect(same.body).toContain('aria-invalid="true"');
  });

  test('twenty graphemes are a valid name', async () => {
    const { browser, page } = await start();
    const end = await browser.submit(page, { decision: 'create', name: '👨‍👩‍👧'.repeat(20) });
    expect(responseOf(end).code).toBeDefined();
  });

  test('[AUTH-04] a fan who cancels returns with access_denied and without a code', async () => {
    const { attempt, browser, page } = await start();
    const response = responseOf(await browser.submit(page, { decision: 'cancel' }));
    expect(response).toMatchObject({ error: 'access_denied', state: attempt.state });
    expect(response.code).toBeUndefined();
  });

  test('dev_user skips the chooser', async () => {
    const attempt = newAttempt();
    const url = new URL(await login.authorizationUrl(attempt));
    url.searchParams.set('dev_user', aoi.sub);
    const { code = '' } = responseOf(await createBrowser(callback).open(url.href));
    expect((await login.finish({ ...attempt, code })).sub).toBe(aoi.sub);
  });

  test('an unknown dev_user gets an error page', async () => {
    const { page, browser } = await start();
    const response = await browser.open(`${page.address}?dev_user=nobody`);
    expect(response.status).toBe(404);
    expect(response.body).toContain('選んだファンが見つかりません。');
  });
});

describe('requests that the flow rejects', () => {
  async function choose() {
    const { attempt, browser, page } = await start();
    const { code = '' } = responseOf(await browser.submit(page, { fan: aoi.sub }));
    return { attempt, code };
  }

  const refusedGrant = { name: 'LineRefused', reason: 'invalid_grant' };

  test('[AUTH-04] a code works once', async () => {
    const { attempt, code } = await choose();
    await login.finish({ ...attempt, code });
    await expect(login.finish({ ...attempt, code })).rejects.toMatchObject(refusedGrant);
  });

  test('[AUTH-04] an unknown code', async () => {
    const attempt = newAttempt();
    await expect(login.finish({ ...attempt, code: random() })).rejects.toMatchObject(refusedGrant);
  });

  test('a code with the verifier of another attempt', async () => {
    const { attempt, code } = await choose();
    await expect(login.finish({ ...attempt, code, codeVerifier: random() })).rejects.toMatchObject(
      refusedGrant,
    );
  });

  test('a code with the nonce of another attempt', async () => {
    const { attempt, code } = await choose();
    await expect(login.finish({ ...attempt, code, nonce: random() })).rejects.toMatchObject({
      name: 'LineRefused',
      reason: 'wrong_nonce',
    });
  });

  test('an unknown channel secret is a server error, not the fan’s', async () => {
    const { attempt, code } = await choose();
    const wrong = createLineLogin({
      ...standIn,
      channelId,
      channelSecret: random(),
      redirectUri: callback,
    });
    await expect(wrong.finish({ ...attempt, code })).rejects.toMatchObject({
      name: 'LineUnavailable',
    });
  });
});

describe('the stand-in inside the server', () => {
  test('does not start in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() =>
      createLineStandIn({
        origin,
        channelId,
        channelSecret,
        redirectUris: [callback],
        fans: async () => [],
      }),
    ).toThrow('not in production');
  });

  test('the page needs no script, no inline style and no external resource', async () => {
    const { page } = await start();
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.body).not.toMatch(/<script|<style| style=| on\w+=|https?:/);
    const sheet = /href="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const response = await fetch(new URL(sheet, page.address));
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/css; charset=utf-8',
    ]);
  });

  test('a fan’s name is escaped', async () => {
    const { page } = await start();
    expect(page.body).toContain('&lt;b&gt;太字&lt;/b&gt;&amp;');
    expect(page.body).not.toContain('<b>');
  });

  test('redirects keep the host name of the request', async () => {
    const url = new URL(await login.authorizationUrl(newAttempt()));
    url.hostname = 'localhost';
    const browser = createBrowser(callback);
    const page = await browser.open(url.href);
    expect(new URL(page.address).hostname).toBe('localhost');
    expect(responseOf(await browser.submit(page, { fan: aoi.sub })).code).toBeDefined();
  });

  test('its cookies are limited to its own path and HttpOnly', async () => {
    const response = await fetch(await login.authorizationUrl(newAttempt()), {
      redirect: 'manual',
    });
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/path=\/stand-in\/line\/.+; httponly/);
  });

  test('an expired attempt, or one of another browser, shows an error page', async () => {
    const { page, browser } = await start();
    const stranger = await createBrowser(callback).submit(page, { fan: aoi.sub });
    expect(stranger.status).toBe(400);
    expect(stranger.body).toContain('元の画面からやり直してください。');

    await browser.submit(page, { fan: aoi.sub });
    expect((await browser.submit(page, { fan: aoi.sub })).status).toBe(400);
  });

  test('redirects to no address that the channel did not register', async () => {
    const url = new URL(await login.authorizationUrl(newAttempt()));
    url.searchParams.set('redirect_uri', 'http://127.0.0.1:1/stolen');
    const response = await createBrowser(callback).open(url.href);
    expect([response.status, response.address]).toEqual([400, url.href]);
    expect(response.body).toContain('ログインを続けられません');
  });

  test('handles no path outside its own', async () => {
    for (const path of ['/', '/stand-in/line', '/stand-in/line2/', '/stand-in/line/nothing'])
      expect((await fetch(`${origin}${path}`)).status, path).toBe(404);
  });
});
