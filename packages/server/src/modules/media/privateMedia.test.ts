import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fan, Player } from '../../../../../tests/support/fixtures.ts';
import { mediaCookieOf } from '../../../../../tests/support/mediaCookie.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { listen } from '../live/stream.testSupport.ts';
import { formOf } from './media.testSupport.ts';
import { smallMp4 } from './processing/fixtures/videos.ts';
import { tusOf } from './tus.testSupport.ts';

const video = smallMp4();
const day = 24 * 60 * 60;
let server: TestServer;
let fan: Fan;
let player: Player;
let topicId: string;
let address: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  [fan, player] = [await server.createFan(), await server.createPlayer()];
  const { body } = await fan.call('POST', '/v1/user/message/media/send', {
    form: formOf([
      ['chatType', 'private'],
      ['playerId', String(player.playerId)],
      ['mediaType', 'video'],
      ['mediaFile', { bytes: video, name: 'a.mp4' }],
    ]),
  });
  ({ topicId } = body.data as { topicId: string });
  address = (await newest(fan)).mediaUrl;
});

async function newest({ call }: Fan) {
  const { body } = await call('GET', `/v1/user/chats/detail?topicId=${topicId}`);
  const { list } = body.data as { list: { messageId: string; mediaUrl: string }[] };
  const [first] = list;
  if (!first) throw new Error('The thread is empty.');
  return first;
}

async function load(headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + address, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

const statusFor = async (cookie: string) => (await load({ Cookie: cookie })).status;

const cookieOf = (person: { token?: string | undefined }) => mediaCookieOf(server.origin, person);

const logInPlayer = (headers: Record<string, string> = {}) =>
  server.nobody.call('POST', '/v1/player/login', {
    body: {
      loginId: player.loginId,
      password: player.password,
      deviceId: 'phone',
      deviceType: 'web',
    },
    headers,
  });

/** Parses Set-Cookie headers: name and value, and the attributes. */
function cookiesIn(headers: Headers) {
  return headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split('; ');
    return { pair, attributes };
  });
}

const daysIn = (maxAge: string) => Math.round(Number(/^Max-Age=(\d+)$/.exec(maxAge)?.[1]) / day);

describe('a picture or video of a message', () => {
  test('has a URL that contains no session and never changes', async () => {
    expect(address).toMatch(/^\/api\/v1\/media\/[0-9a-f-]{36}\/original$/);
    expect((await newest(fan)).mediaUrl).toBe(address);
  });

  test('is served to the cookies and tokens of those who read its topic, and to nobody else', async () => {
    const other = await server.createFan();
    const [mine, his, others] = [
      await cookieOf(fan),
      await cookieOf(player),
      await cookieOf(other),
    ];
    expect((await load({ Cookie: mine })).bytes).toHaveLength(video.length);
    expect(await statusFor(his)).toBe(200);
    expect((await load({ Authorization: `Bearer ${fan.token}` })).status).toBe(200);
    const strangers = [
      await load(),
      await load({ Cookie: others }),
      await load({ Authorization: `Bearer ${other.token}` }),
      await load({ Cookie: '' }),
    ];
    address = address.replace(/[0-9a-f-]{36}/, '0199f3a4-10aa-7d21-8c3e-6b1f9a7e5d42');
    const missing = await load({ Cookie: mine });
    for (const { status, headers, bytes } of strangers) {
      expect(status).toBe(404);
      expect(bytes).toEqual(missing.bytes);
      expect([...headers.keys()]).toEqual([...missing.headers.keys()]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('is served in a browser with a fan and a player signed in, one of whom may read it', async () => {
    const others = await cookieOf(await server.createFan());
    expect(await statusFor(`${others}; ${await cookieOf(player)}`)).toBe(200);
    expect(await statusFor(`${await cookieOf(player)}; ${others}`)).toBe(200);
    expect(await statusFor(`theme=dark; ${await cookieOf(fan)}; ${await cookieOf(player)}`)).toBe(
      200,
    );
  });

  test('is not served to a cookie that was changed, or signed with another secret', async () => {
    const cookie = await cookieOf(fan);
    const strange = await startServer();
    const other = await strange.createFan();
    const foreign = await mediaCookieOf(strange.origin, other);
    await strange.stop();
    const [name, value = ''] = cookie.split('=');
    const [personId, id, mac = ''] = value.split('.');
    const changed = `${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
    for (const made of [
      `${personId}.${id}.${changed}`,
      `${personId}.${id}.`,
      `${personId}.${id}`,
      `${id}.${personId}.${mac}`,
      `${player.id}.${id}.${mac}`,
      `'.'.${mac}`,
      '..',
      `${personId}.${id}.${'あ'.repeat(14)}`,
      foreign.split('=')[1],
    ])
      expect(await statusFor(encodeURI(`${name}=${made}`))).toBe(404);
    expect(await statusFor(cookie.replace('user=', 'player='))).toBe(404);
  });

  test('is refused for an invalid token as everywhere, whatever the cookie', async () => {
    const Cookie = await cookieOf(fan);
    const wrong = `Bearer hs_${'A'.repeat(43)}`;
    expect((await load({ Cookie, Authorization: wrong })).status).toBe(401);
    expect((await load({ Cookie, Authorization: 'Basic x' })).status).toBe(401);
  });

  test('stays in the cache of one session: ranges and 304 responses need permission', async () => {
    const Cookie = await cookieOf(fan);
    const whole = await load({ Cookie });
    expect(whole.headers.get('cache-control')).toBe('private, max-age=86400, immutable');
    expect(whole.headers.get('vary')).toBe('Cookie, Authorization');
    expect(whole.headers.get('set-cookie')).toBeNull();
    const tag = whole.headers.get('etag') ?? '';
    const part = await load({ Cookie, Range: 'bytes=0-1', 'If-Range': tag });
    expect([part.status, part.bytes.length]).toEqual([206, 2]);
    const unchanged = await load({ Cookie, 'If-None-Match': tag });
    expect([unchanged.status, unchanged.headers.get('vary')]).toEqual([
      304,
      'Cookie, Authorization',
    ]);
    expect((await load({ Range: 'bytes=0-1' })).status).toBe(404);
    expect((await load({ 'If-None-Match': tag })).status).toBe(404);
    expect((await load({ 'If-None-Match': '*' })).status).toBe(404);
  });

  test('is not found for a player who is no longer in the group', async () => {
    const group = await server.createGroup('写真', [player.playerId]);
    await fan.call('POST', '/v1/user/message/media/send', {
      form: formOf([
        ['topicId', group],
        ['mediaType', 'video'],
        ['mediaFile', { bytes: video, name: 'a.mp4' }],
      ]),
    });
    topicId = group;
    address = (await newest(fan)).mediaUrl;
    const cookie = await cookieOf(player);
    expect(await statusFor(cookie)).toBe(200);
    await server.db.deleteFrom('topicPlayers').where('topicId', '=', group).execute();
    expect(await statusFor(cookie)).toBe(404);
    expect(await statusFor(await cookieOf(fan))).toBe(200);
  });
});

describe('the cookie for pictures and videos', () => {
  test('is set by a player’s login, and is HttpOnly', async () => {
    const { headers, body } = await logInPlayer();
    const [cookie] = cookiesIn(headers);
    const [age = '', ...attributes] = cookie?.attributes ?? [];
    expect(attributes).toEqual(['Path=/api/v1', 'HttpOnly', 'SameSite=Strict']);
    expect(daysIn(age)).toBe(60);
    const { accessToken } = body.data as { accessToken: string };
    expect(cookie?.pair).not.toContain(accessToken.slice(3));
    expect(await statusFor(cookie?.pair ?? '')).toBe(200);
  });

  test('is Secure if the club is served over https', async () => {
    const secure = await startServer({ PUBLIC_ORIGIN: 'https://fans.example.jp' });
    const { token = '' } = await secure.createFan();
    const { headers } = await fetch(`${secure.origin}/api/v1/push/settings`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(cookiesIn(headers)[0]?.attributes).toContain('Secure');
    await secure.stop();
  });

  test('is accepted by no other operation', async () => {
    const [mine, his] = [await cookieOf(fan), await cookieOf(player)];
    const headers = { Cookie: `${mine}; ${his}` };
    for (const [method, path] of [
      ['GET', '/v1/user/chats'],
      ['GET', '/v1/player/auth/topics'],
      ['GET', '/v1/events'],
      ['POST', '/v1/player/logout'],
      ['POST', '/v1/uploads'],
    ] as const)
      expect([path, (await server.nobody.call(method, path, { headers })).status]).toEqual([
        path,
        401,
      ]);
  });

  test('is set by any response to a token that came without it, and by no other', async () => {
    const mine = await cookieOf(fan);
    const others = await cookieOf(await server.createFan());
    const his = await cookieOf(player);
    const setFor = async (cookie: string) => {
      const headers = { Cookie: cookie };
      const response = await fan.call('GET', '/v1/user/chats', { headers });
      return cookiesIn(response.headers).map(({ pair }) => pair);
    };
    expect(await setFor('')).toEqual([mine]);
    expect(await setFor(others)).toEqual([mine]);
    expect(await setFor(his)).toEqual([mine]);
    expect(await setFor('media_session_user=x')).toEqual([mine]);
    expect(await setFor(mine)).toEqual([]);
    expect(await setFor(`${his}; ${mine}`)).toEqual([]);
    expect((await server.nobody.call('GET', '/v1/club')).headers.get('set-cookie')).toBeNull();
    const missing = await fan.call('GET', '/v1/user/orders/261121-000000');
    expect([missing.status, cookiesIn(missing.headers)[0]?.pair]).toEqual([404, mine]);
  });

  test('is set by the event stream and by an upload as well', async () => {
    const mine = await cookieOf(fan);
    const stream = await listen(server.origin, fan);
    expect(stream.headers['set-cookie']?.[0]).toContain(mine);
    stream.close();
    const upload = await tusOf(server.origin, fan).create(video.length);
    expect(cookiesIn(upload.headers)[0]?.pair).toBe(mine);
  });

  test('is set again with a new expiry when its session is extended', async () => {
    const headers = { Cookie: await cookieOf(fan) };
    await sql`update sessions set used_at = now() - interval '2 days',
      expires_at = now() + interval '58 days' where person_id = ${fan.id}`.execute(server.db);
    const extended = await fan.call('GET', '/v1/user/chats', { headers });
    const [cookie] = cookiesIn(extended.headers);
    expect(cookie?.pair).toBe(headers.Cookie);
    expect(daysIn(cookie?.attributes[0] ?? '')).toBe(60);
    const next = await fan.call('GET', '/v1/user/chats', { headers });
    expect(next.headers.get('set-cookie')).toBeNull();
  });
});

describe('the cookie ends with its session', () => {
  test('at the logout, which deletes it in the browser', async () => {
    const cookie = await cookieOf(fan);
    const { headers } = await fan.call('POST', '/v1/user/logout', {
      body: { id: fan.id },
      headers: { Cookie: cookie },
    });
    expect(headers.getSetCookie()).toEqual([
      'media_session_user=; Max-Age=0; Path=/api/v1; HttpOnly; SameSite=Strict',
    ]);
    expect(await statusFor(cookie)).toBe(404);
    expect(await statusFor(await cookieOf(player))).toBe(200);
  });

  test('at a late logout, which leaves the cookie of a person who has signed in since', async () => {
    const next = await cookieOf(await server.createFan());
    const before = await cookieOf(fan);
    const { headers } = await fan.call('POST', '/v1/user/logout', {
      body: { id: fan.id },
      headers: { Cookie: next },
    });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await statusFor(before)).toBe(404);
  });

  test('at a new password, on all other devices', async () => {
    const login = await logInPlayer();
    const { accessToken } = login.body.data as { accessToken: string };
    const [here, there] = [await cookieOf(player), await cookieOf({ token: accessToken })];
    expect([await statusFor(here), await statusFor(there)]).toEqual([200, 200]);
    const newPassword = 'Scarlet-2027';
    const changed = await player.call('POST', '/v1/player/password/change', {
      body: { oldPassword: player.password, newPassword, confirmPassword: newPassword },
    });
    expect(changed.status).toBe(200);
    expect([await statusFor(here), await statusFor(there)]).toEqual([200, 404]);
  });

  test('when it expires', async () => {
    const cookie = await cookieOf(fan);
    await sql`update sessions set expires_at = now() where person_id = ${fan.id}`.execute(
      server.db,
    );
    expect(await statusFor(cookie)).toBe(404);
  });
});
