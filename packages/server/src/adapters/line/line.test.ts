import { createHash, createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { json, type Response, startHostileLine } from './hostileLine.testSupport.ts';
import { createLineLogin, LineRefused, LineUnavailable, lineEndpoints } from './index.ts';

const channelId = '2000000000';
const channelSecret = randomBytes(16).toString('hex');
const accessToken = randomBytes(16).toString('hex');
const attempt = {
  code: randomBytes(16).toString('hex'),
  nonce: randomBytes(16).toString('hex'),
  codeVerifier: randomBytes(32).toString('base64url'),
};
const redirectUri = 'https://club.example/user/line/callback';
const now = Math.floor(Date.now() / 1000);
const honest: JWTPayload = {
  iss: lineEndpoints.issuer,
  sub: 'Ufan',
  aud: channelId,
  exp: now + 3600,
  iat: now,
  nonce: attempt.nonce,
  name: '青井 みなと',
  picture: 'https://profile.example/aoi',
};

let line: Awaited<ReturnType<typeof startHostileLine>>;

beforeAll(async () => {
  line = await startHostileLine();
});

afterAll(() => line.close());

afterEach(() => {
  vi.restoreAllMocks();
});

const login = (timeoutMs = 60_000) =>
  createLineLogin({
    ...lineEndpoints,
    tokenEndpoint: line.tokenEndpoint,
    channelId,
    channelSecret,
    redirectUri,
    timeoutMs,
  });

function finish(response: Response, timeoutMs?: number) {
  line.respondWith(response);
  return login(timeoutMs).finish(attempt);
}

const withToken = (idToken: unknown) =>
  json(200, { access_token: accessToken, token_type: 'Bearer', id_token: idToken });

const key = (secret: string) => new TextEncoder().encode(secret);

const signed = (claims: JWTPayload, secret = channelSecret) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key(secret));

function without(name: string): JWTPayload {
  const { [name]: _, ...rest } = honest;
  return rest;
}

const finishWith = async (changes: JWTPayload) =>
  finish(withToken(await signed({ ...honest, ...changes })));

describe('a valid response', () => {
  test('gives the profile', async () => {
    expect(await finishWith({ email: 'aoi@example.com' })).toEqual({
      sub: 'Ufan',
      name: '青井 みなと',
      picture: 'https://profile.example/aoi',
      email: 'aoi@example.com',
    });
  });

  test('may contain unknown fields', async () => {
    expect((await finishWith({ amr: ['linesso'], mood: { today: 'good' } })).sub).toBe('Ufan');
  });

  test('is requested once, with code, verifier, channel and the same redirect URI', async () => {
    line.forms.length = 0;
    await finishWith({});
    expect(line.forms.map((form) => Object.fromEntries(form))).toEqual([
      {
        grant_type: 'authorization_code',
        code: attempt.code,
        redirect_uri: redirectUri,
        client_id: channelId,
        client_secret: channelSecret,
        code_verifier: attempt.codeVerifier,
      },
    ]);
  });
});

describe('[AUTH-04] a token that is not ours gives no profile', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();

  /** Signed by hand, because the library refuses to sign such tokens. */
  function forged(header: object, claims: JWTPayload, secret: string, hash = 'sha256') {
    const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
    const content = `${part(header)}.${part(claims)}`;
    return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
  }

  async function tampered() {
    const [header, , signature] = (await signed(honest)).split('.');
    const claims = Buffer.from(JSON.stringify({ ...honest, sub: 'Uother' })).toString('base64url');
    return `${header}.${claims}.${signature}`;
  }

  const bySignature: [string, () => Promise<string> | string][] = [
    ['alg none', () => new UnsecuredJWT(honest).encode()],
    ['alg none with a signature', () => forged({ alg: 'none' }, honest, channelSecret)],
    ['RS256', () => new SignJWT(honest).setProtectedHeader({ alg: 'RS256' }).sign(rsa.privateKey)],
    ['HS256 with a public key as the secret', () => forged({ alg: 'HS256' }, honest, publicPem)],
    ['RS256 in name, HMAC in truth', () => forged({ alg: 'RS256' }, honest, channelSecret)],
    [
      'ES256 with a foreign key',
      () =>
        new SignJWT(honest).setProtectedHeader({ alg: 'ES256', kid: 'x' }).sign(foreign.privateKey),
    ],
    [
      'a key inside the token',
      () =>
        forged(
          { alg: 'HS256', jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } },
          honest,
          'mine',
        ),
    ],
    ['HS512 with our secret', () => forged({ alg: 'HS512' }, honest, channelSecret, 'sha512')],
    ['another secret', () => signed(honest, randomBytes(16).toString('hex'))],
    ['no signature', async () => (await signed(honest)).replace(/[^.]+$/, '')],
    ['changed claims', tampered],
    [
      'an unknown critical header',
      () => forged({ alg: 'HS256', crit: ['x'], x: 1 }, honest, channelSecret),
    ],
    ['not a token', () => 'nonsense'],
    ['an empty token', () => ''],
  ];

  test.each(bySignature)('signature: %s', async (_name, token) => {
    await expect(finish(withToken(await token()))).rejects.toBeInstanceOf(LineRefused);
  });

  const byClaims: [string, JWTPayload, string][] = [
    ['wrong nonce', { ...honest, nonce: 'other' }, 'wrong_nonce'],
    ['no nonce', without('nonce'), 'err_jwt_claim_validation_failed_nonce'],
    ['a nonce that is not a string', { ...honest, nonce: [attempt.nonce] }, 'wrong_nonce'],
    ['of another channel', { ...honest, aud: '1999999999' }, 'err_jwt_claim_validation_failed_aud'],
    ['for several channels', { ...honest, aud: [channelId, '1999999999'] }, 'several_audiences'],
    ['no audience', without('aud'), 'err_jwt_claim_validation_failed_aud'],
    [
      'wrong issuer',
      { ...honest, iss: 'https://access.line.example' },
      'err_jwt_claim_validation_failed_iss',
    ],
    ['no issuer', without('iss'), 'err_jwt_claim_validation_failed_iss'],
    ['expired', { ...honest, iat: now - 3000, exp: now - 600 }, 'err_jwt_expired'],
    ['no expiry', without('exp'), 'err_jwt_claim_validation_failed_exp'],
    ['issued in the future', { ...honest, iat: now + 600 }, 'err_jwt_claim_validation_failed_iat'],
    ['issued long ago', { ...honest, iat: now - 86_400 }, 'err_jwt_expired'],
    ['no time of issue', without('iat'), 'err_jwt_claim_validation_failed_iat'],
    ['not yet valid', { ...honest, nbf: now + 600 }, 'err_jwt_claim_validation_failed_nbf'],
    ['no sub', without('sub'), 'err_jwt_claim_validation_failed_sub'],
    ['empty sub', { ...honest, sub: '' }, 'no_sub'],
  ];

  test.each(byClaims)('claims: %s', async (_name, claims, reason) => {
    const failure = await finish(withToken(await signed(claims))).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LineRefused);
    expect(failure).toMatchObject({ reason });
  });

  test('claims: a sub that is not a string', async () => {
    const token = forged(
      { alg: 'HS256' },
      JSON.parse(JSON.stringify({ ...honest, sub: 7 })),
      channelSecret,
    );
    await expect(finish(withToken(token))).rejects.toBeInstanceOf(LineRefused);
  });
});

describe('[AUTH-04] an invalid response gives no profile', () => {
  const hang: Response = () => {};
  const trickle: Response = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"id_token":"');
  };
  const giant: Response = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(`{"id_token":"${'a'.repeat(5_000_000)}"}`);
  };
  const bomb: Response = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
    response.end(gzipSync(`{"id_token":"${'a'.repeat(5_000_000)}"}`));
  };
  const html: Response = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>maintenance');
  };
  const cut: Response = (_request, response) => {
    response.writeHead(200, { 'Content-Length': '500' }).write('{"id_tok');
    response.destroy();
  };
  const elsewhere: Response = (request, response) => {
    response.writeHead(307, { Location: `${request.url}?again` }).end();
  };

  const nonsense: [string, Response, string][] = [
    ['500', json(500, { error: 'server_error' }), 'status_500'],
    ['503 in HTML', (_request, response) => response.writeHead(503).end('<p>'), 'status_503'],
    ['too many requests', json(429, { error: 'too_many' }), 'status_429'],
    ['silence', hang, 'timeout'],
    ['half a response, then silence', trickle, 'timeout'],
    ['a giant body', giant, 'answer_too_large'],
    ['a small body that unpacks to a giant one', bomb, 'answer_too_large'],
    ['a connection cut short', cut, 'connection'],
    ['a redirect', elsewhere, 'status_307'],
    ['HTML', html, 'no_id_token'],
    ['HTML with 400', (_request, response) => response.writeHead(400).end('<p>'), 'status_400'],
    ['no id_token', json(200, { access_token: accessToken }), 'no_id_token'],
    ['an id_token that is no text', withToken({ sub: 'Ufan' }), 'no_id_token'],
    ['null', json(200, null), 'no_id_token'],
    ['a list', json(200, [honest]), 'no_id_token'],
    ['our channel is unknown', json(400, { error: 'invalid_client' }), 'invalid_client'],
    ['our secret is unknown', json(401, { error: 'invalid_client' }), 'status_401'],
  ];

  test.each(nonsense)('%s', async (_name, response, reason) => {
    const failure = await finish(response, reason === 'timeout' ? 150 : undefined).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(LineUnavailable);
    expect(failure).toMatchObject({ reason });
  });

  test('a redirect is not followed: the secret is sent to one address only', async () => {
    line.forms.length = 0;
    await finish(elsewhere).catch(() => undefined);
    expect(line.forms).toHaveLength(1);
  });

  test('nothing listens on the port', async () => {
    const gone = await startHostileLine();
    gone.close();
    const dead = createLineLogin({
      ...lineEndpoints,
      tokenEndpoint: gone.tokenEndpoint,
      channelId,
      channelSecret,
      redirectUri,
    });
    await expect(dead.finish(attempt)).rejects.toMatchObject({
      name: 'LineUnavailable',
      reason: 'connection',
    });
  });
});

describe('a refusal by LINE', () => {
  test.each([
    ['invalid_grant', 'invalid_grant'],
    ['invalid_request', 'invalid_request'],
    [`injected\n${accessToken}`, 'unknown_error'],
  ])('has a reason that is safe to log: %j', async (error, reason) => {
    const response = json(400, { error, error_description: accessToken });
    await expect(finish(response)).rejects.toMatchObject({ name: 'LineRefused', reason });
  });
});

describe('secrets', () => {
  test('no token, code, secret or personal data is in an error or on the console', async () => {
    const loud = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name),
    );
    const other = await signed({ ...honest, nonce: 'other' });
    const expired = await signed({ ...honest, exp: now - 600 });
    const responses: Response[] = [withToken(other), withToken(expired), withToken(`${other}x`)];
    for (const response of [...responses, json(500, { access_token: accessToken })]) {
      const failure = await finish(response).catch((error: unknown) => error);
      const seen = inspect(failure, { depth: 10, showHidden: true });
      for (const secret of [other, expired, accessToken, channelSecret, 'Ufan', '青井'])
        expect(seen).not.toContain(secret);
      for (const secret of Object.values(attempt)) expect(seen).not.toContain(secret);
    }
    expect(loud.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test('the authorization URL holds the verifier only as its hash, and no secret', async () => {
    const url = await login().authorizationUrl({ ...attempt, state: 'state' });
    const hash = createHash('sha256').update(attempt.codeVerifier).digest('base64url');
    expect(new URL(url).searchParams.get('code_challenge')).toBe(hash);
    expect(url.startsWith('https://access.line.me/oauth2/v2.1/authorize?')).toBe(true);
    expect(url).not.toContain(attempt.codeVerifier);
    expect(url).not.toContain(channelSecret);
  });
});
