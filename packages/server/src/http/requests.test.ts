import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fan, Player } from '../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { messages } from '../messages.ts';

let server: TestServer;
let fan: Fan;
let player: Player;
beforeAll(async () => {
  server = await startServer();
  [fan, player] = [await server.createFan(), await server.createPlayer()];
});
afterAll(() => server.stop());

const cart = '/v1/user/cart';
const malformed = { code: 400, message: messages.malformed, data: null };
const notFound = { code: 404, message: messages.notFound, data: null };

/** Sends exactly this body, which need not be JSON. */
async function send(method: string, path: string, body: string | undefined, type?: string) {
  const response = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${fan.token}`,
      ...(type !== undefined && { 'Content-Type': type }),
    },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const putJson = (body: string) => send('PUT', cart, body, 'application/json');

describe('the envelope', () => {
  test('[CALL-01] a success is code 200, the one message, and the data', async () => {
    const { body } = await fan.call('GET', cart);
    expect(Object.keys(body)).toEqual(['code', 'message', 'data']);
    expect(body).toMatchObject({ code: 200, message: 'success' });
  });

  test.each([
    ['an unknown path', 'GET', '/v1/nothing'],
    ['an unknown method', 'PATCH', cart],
    ['a path that ends too early', 'GET', '/v1/user'],
    ['a path with another id than ours', 'GET', '/v1/user/orders/1'],
  ])('%s is not found', async (_what, method, path) => {
    expect((await fan.call(method, path)).body).toEqual(notFound);
  });

  test.each(['/v1/user/orders/%ZZ', '/v1/files/%C3%28.webp', '/%'])(
    'the address %s that cannot be decoded is answered in the envelope, too',
    async (path) => {
      const answer = await send('GET', path, undefined);
      expect(answer.body).toEqual(malformed);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-request-id')).not.toBeNull();
    },
  );

  test('a part of an address that is far too long is not found', async () => {
    expect((await fan.call('GET', `/v1/user/orders/${'1'.repeat(3000)}`)).body).toEqual(notFound);
  });
});

describe('the body', () => {
  test.each(['{', '', 'null{}', '{"items":[],"append":true', '\u{feff}{'])(
    'broken JSON %j is refused',
    async (body) => {
      expect((await putJson(body)).body).toEqual(malformed);
    },
  );

  test.each(['null', '[]', '"text"', '5', '{}'])('JSON that is no cart: %s', async (body) => {
    expect((await putJson(body)).status).toBe(422);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of the kind %s is refused',
    async (type) => {
      expect((await send('PUT', cart, 'items=1', type)).body).toEqual({
        code: 415,
        message: messages.wrongMediaType,
        data: null,
      });
    },
  );

  test('a call without its body is refused', async () => {
    expect((await send('PUT', cart, undefined)).status).toBe(415);
  });

  test('a body of more than 256 KiB is refused', async () => {
    const body = JSON.stringify({ items: [], append: true, more: 'a'.repeat(256 * 1024) });
    expect((await putJson(body)).body).toEqual({
      code: 413,
      message: messages.tooLarge,
      data: null,
    });
  });

  test('[ROB-02] a body that nests 100,000 lists is malformed, with and without a session', async () => {
    const body = '['.repeat(100_000);
    expect((await putJson(body)).body).toEqual(malformed);
    const login = await fetch(`${server.origin}/api/v1/player/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(await login.json()).toEqual(malformed);
  });

  test('[ROB-02] a body of 80,000 items is too large, whatever they are', async () => {
    const items = Array(80_000).fill('{}').join();
    const answer = await putJson(`{"append":true,"items":[${items}]}`);
    expect(answer.body).toEqual({ code: 413, message: messages.tooLarge, data: null });
  });

  test('[ROB-02] of a body with 500 wrong fields twenty are named, with short names', async () => {
    const fields = Array.from({ length: 500 }, (_, index) => [`${index}${'長'.repeat(100)}`, 1]);
    const { body } = await putJson(JSON.stringify(Object.fromEntries(fields)));
    const { errors } = body.data as { errors: { field: string }[] };
    expect(errors).toHaveLength(20);
    expect(errors.map(({ field }) => field.length).sort((a, b) => b - a)[0]).toBe(81);
  });

  test('nobody without a session makes the server read a body', async () => {
    const asking = request(`${server.origin}/api${cart}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'Content-Length': 1_000_000 },
    });
    asking.on('error', () => {});
    asking.flushHeaders();
    const status = await new Promise((resolve) =>
      asking.on('response', (response) => {
        resolve(response.statusCode);
        void text(response).catch(() => {});
      }),
    );
    asking.destroy();
    expect(status).toBe(401);
  });

  test.each(['__proto__', 'constructor'])(
    'a body with %s is refused and poisons nothing',
    async (key) => {
      const inner = key === 'constructor' ? '{"prototype":{"stained":1}}' : '{"stained":1}';
      const answer = await putJson(`{"items":[],"append":true,"${key}":${inner}}`);
      expect([400, 422]).toContain(answer.status);
      expect(({} as { stained?: number }).stained).toBeUndefined();
    },
  );

  test('the character U+0000, which the database cannot hold, is refused wherever it stands', async () => {
    const send = (content: string) =>
      fan.call('POST', '/v1/user/message/send', {
        body: { chatType: 'private', playerId: player.playerId, content },
      });
    expect((await send('a\0b')).body).toEqual(malformed);
    const logIn = { loginId: 'a\0', password: 'b', deviceId: 'd', deviceType: 'web' };
    expect((await server.nobody.call('POST', '/v1/player/login', { body: logIn })).body).toEqual(
      malformed,
    );
    const query = await server.nobody.call('GET', '/v1/user/line/login?deviceType=%00');
    expect(query.body).toEqual(malformed);
  });

  test('half of a character is taken as text and breaks nothing', async () => {
    const sent = await fan.call('POST', '/v1/user/message/send', {
      body: { chatType: 'private', playerId: player.playerId, content: 'a\ud83d' },
    });
    expect(sent.status).toBe(200);
  });

  test('a field that the contract does not know is refused', async () => {
    const body = { items: [], append: true, userId: player.id };
    expect((await fan.call('PUT', cart, { body })).body).toMatchObject({
      code: 422,
      data: { errors: [{ field: 'userId' }] },
    });
  });
});

describe('the query and the headers', () => {
  test('a parameter that is given twice is refused', async () => {
    expect((await fan.call('GET', '/v1/user/orders?page=1&page=2')).body).toMatchObject({
      code: 422,
      data: { errors: [{ field: 'page' }] },
    });
  });

  test('an unknown parameter is refused', async () => {
    expect((await fan.call('GET', '/v1/user/orders?userId=1')).status).toBe(422);
  });

  test('an idempotency key that is none is refused', async () => {
    const body = { chatType: 'private', playerId: player.playerId, content: 'a' };
    const sent = await fan.call('POST', '/v1/user/message/send', { body, key: 'again' });
    expect(sent.body).toMatchObject({
      code: 422,
      data: { errors: [{ field: 'idempotency-key', message: messages.invalid }] },
    });
  });
});

describe('the headers of an answer', () => {
  test.each([
    ['a success', 'GET', '/health'],
    ['a refusal', 'GET', '/v1/user/cart'],
    ['a call that is not there', 'GET', '/v1/nothing'],
    ['an address that is none', 'GET', '/v1/%ZZ'],
  ])('%s keeps browsers from doing more than showing it', async (_what, method, path) => {
    const { headers } = await server.nobody.call(method, path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('each request has a number of its own, whatever it brings along', async () => {
    const ask = () =>
      server.nobody.call('GET', '/health', {
        headers: { 'X-Request-Id': 'mine', 'Request-Id': 'a' },
      });
    const [first, second] = [await ask(), await ask()];
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
    expect(first.headers.get('x-request-id')).not.toBe('mine');
  });
});
