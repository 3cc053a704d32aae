import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCaller } from '../../../../../tests/support/caller.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { json, startHostileLine } from '../../adapters/line/hostileLine.testSupport.ts';
import { createLineLogin, type LineLogin } from '../../adapters/line/index.ts';
import { createApp } from '../../app.ts';
import { createLogger } from '../../http/log.ts';
import { messages } from '../../messages.ts';

const issuer = 'https://access.line.me';
const channelId = '2000000000';
const channelSecret = randomBytes(32).toString('hex');
const key = new TextEncoder().encode(channelSecret);
const stranger = new TextEncoder().encode(randomBytes(32).toString('hex'));

let server: TestServer;
let line: Awaited<ReturnType<typeof startHostileLine>>;
let app: FastifyInstance;
let caller: ReturnType<typeof createCaller>;
const reported: unknown[] = [];
const longMs = 240_000;
let timeoutMs = longMs;

/** The real server, with a LINE whose responses each test sets. */
beforeAll(async () => {
  [server, line] = [await startServer(), await startHostileLine()];
  const { tokenEndpoint } = line;
  const login = () =>
    createLineLogin({
      issuer,
      authorizationEndpoint: `${issuer}/oauth2/v2.1/authorize`,
      tokenEndpoint,
      channelId,
      channelSecret,
      redirectUri: `${server.origin}/user/line/callback`,
      timeoutMs,
    });
  const services = {
    ...server.services,
    onError: (error: unknown) => reported.push(error),
    line: {
      authorizationUrl: (options) => login().authorizationUrl(options),
      finish: (attempt) => login().finish(attempt),
    } satisfies LineLogin,
  };
  const options = {
    services,
    site: () => {},
    logger: createLogger('silent'),
    checkResponses: true,
  };
  app = (await createApp(options)) as unknown as FastifyInstance;
  await app.listen({ port: 0, host: '127.0.0.1' });
  caller = createCaller(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await app.close();
  line.close();
  await server.stop();
});
beforeEach(() => {
  reported.length = 0;
  timeoutMs = longMs;
});

/** One login whose ID token is made from the nonce of the attempt. */
async function logIn(makeToken: (nonce: string) => Promise<string> | string) {
  const started = await caller.call('GET', '/v1/user/line/login?deviceType=web');
  const { deviceId, loginUrl } = started.body.data as { deviceId: string; loginUrl: string };
  const query = new URL(loginUrl).searchParams;
  const idToken = await makeToken(query.get('nonce') ?? '');
  line.respondWith(json(200, { id_token: idToken, access_token: 'never-used' }));
  const body = { deviceId, deviceType: 'web', code: 'code', state: query.get('state') };
  const response = await caller.call('POST', '/v1/user/line/callback', { body });
  return { response, query, form: line.forms.at(-1) };
}

const now = () => Math.floor(Date.now() / 1000);

const claims = (nonce: string, more: JWTPayload = {}): JWTPayload => ({
  iss: issuer,
  aud: channelId,
  sub: `U${randomUUID()}`,
  iat: now(),
  exp: now() + 3600,
  nonce,
  name: 'あかり',
  ...more,
});

const signed = (payload: JWTPayload, by = key) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(by);

const countSessions = async () =>
  (await server.db.selectFrom('sessions').select('id').execute()).length;

test('the authorization URL has state, nonce and PKCE S256, and LINE gets its verifier', async () => {
  const { response, query, form } = await logIn((nonce) => signed(claims(nonce)));
  expect(response.status).toBe(200);
  const verifier = form?.get('code_verifier') ?? '';
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('code_challenge')).toBe(
    createHash('sha256').update(verifier).digest('base64url'),
  );
  for (const secret of [verifier, query.get('state'), query.get('nonce')])
    expect(secret).toMatch(/^[\w-]{43}$/);
});

const forgeries: [string, (nonce: string) => Promise<string> | string][] = [
  ['signed with another key', (nonce) => signed(claims(nonce), stranger)],
  ['not signed at all', (nonce) => new UnsecuredJWT(claims(nonce)).encode()],
  ['of another attempt', () => signed(claims('another-nonce'))],
  ['without a nonce', (nonce) => signed({ ...claims(nonce), nonce: undefined })],
  ['for another channel', (nonce) => signed(claims(nonce, { aud: '2999999999' }))],
  ['for several channels', (nonce) => signed(claims(nonce, { aud: [channelId, 'other'] }))],
  ['of another issuer', (nonce) => signed(claims(nonce, { iss: 'https://line.example' }))],
  ['that has expired', (nonce) => signed(claims(nonce, { exp: now() - 120 }))],
  ['from the future', (nonce) => signed(claims(nonce, { iat: now() + 600 }))],
  ['with an empty sub', (nonce) => signed(claims(nonce, { sub: '' }))],
  ['that is malformed', () => 'not.a.token'],
];

test.each(forgeries)('[AUTH-04] an ID token %s signs nobody in', async (_what, makeToken) => {
  const before = await countSessions();
  const { response } = await logIn(makeToken);
  expect(response).toMatchObject({ status: 422, body: { message: messages.lineRefused } });
  expect(await countSessions()).toBe(before);
});

test.each([
  ['responds with a 500', json(500, {})],
  ['does not know our channel', json(400, { error: 'invalid_client' })],
  ['redirects', json(302, {})],
  ['does not respond', () => {}, 50],
])(
  'when LINE %s, the fan gets an error, and the operator too',
  async (_what, responses, ms?: number) => {
    timeoutMs = ms ?? longMs;
    const before = await countSessions();
    const started = await caller.call('GET', '/v1/user/line/login?deviceType=web');
    const { deviceId } = started.body.data as { deviceId: string };
    line.respondWith(responses);
    const body = { deviceId, deviceType: 'web', code: 'code' };
    const response = await caller.call('POST', '/v1/user/line/callback', { body });
    expect(response.body).toEqual({ code: 503, message: messages.lineAway, data: null });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reported).toHaveLength(1);
    expect(await countSessions()).toBe(before);
  },
);

test('name and picture are updated from LINE; an e-mail once received is kept', async () => {
  const sub = 'Uonefan';
  const picture = 'https://profile.line-scdn.net/new';
  const first = { sub, name: '旧姓', email: 'akari@example.jp' };
  const { response } = await logIn((nonce) => signed(claims(nonce, first)));
  const later = await logIn((nonce) => signed(claims(nonce, { sub, name: '新姓', picture })));
  const { id } = response.body.data as { id: string };
  expect(later.response.body.data).toMatchObject({ id, profile: { name: '新姓', picture } });
  const storedUser = server.db.selectFrom('users').select(['name', 'email', 'pictureUrl']);
  expect(await storedUser.where('id', '=', id).executeTakeFirst()).toEqual({
    name: '新姓',
    email: 'akari@example.jp',
    pictureUrl: picture,
  });
});
