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
    ['a path with an id of another format', 'GET', '/v1/user/orders/1'],
  ])('%s is not found', async (_what, method, path) => {
    expect((await fan.call(method, path)).body).toEqual(notFound);
  });

  test.each(['/v1/user/orders/%ZZ', '/v1/files/%C3%28.webp', '/%'])(
    'the address %s that cannot be decoded gets an envelope as well',
    async (path) => {
      const response = await send('GET', path, undefined);
      expect(response.body).toEqual(malformed);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-request-id')).not.toBeNull();
    },
  );

  test('a path segment that is far too long is not found', async () => {
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

  test.each(['null', '[]', '"text"', '5', '{}'])('JSON that is not a cart: %s', async (body) => {
    expect((await putJson(body)).status).toBe(422);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of the type %s is refused',
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
    const response = await putJson(`{"append":true,"items":[${items}]}`);
    expect(response.body).toEqual({ code: 413, message: messages.tooLarge, data: null });
  });

  test('[ROB-02] of a body with 500 wrong fields twenty are named, with short names', async () => {
    const fields = Array.from({ length: 500 }, (_, index) => [`${index}${'長'.repeat(100)}`, 1]);
    const { body } = await putJson(JSON.stringify(Object.fromEntries(fields)));
    const { errors } = body.data as { errors: { field: string }[] };
    expect(errors).toHaveLength(20);
    expect(errors.map(({ field }) => field.length).sort((a, b) => b - a)[0]).toBe(81);
  });

  test('without a session the server reads no body', async () => {
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
    'a body with %s is refused and does not pollute the object prototype',
    async (key) => {
      const inner = key === 'constructor' ? '{"prototype":{"stained":1}}' : '{"stained":1}';
      const response = await putJson(`{"items":[],"append":true,"${key}":${inner}}`);
      expect([400, 422]).toContain(response.status);
      expect(({} as { stained?: number }).stained).toBeUndefined();
    },
  );

  test('the character U+0000, which the database cannot store, is refused everywhere', async () => {
    const send = (content: string) =>
      fan.call('POST', '/v1/user/message/send', {
        body: { chatType: 'private', playerId: player.playerId, content },
      });
    expect((await send('a\0b')).body).toEqual(malformed);
    const logIn = { loginId: 'a\0', password: 'b', deviceId: 'd', deviceType: 'web' };
    expect((await server.nobody.call('POST', '/v1/player/login', { body: logIn })).body).toEqual(
      malformed,
    );
    const staff = await server.createStaff('manager');
    const query = await staff.call('GET', '/v1/admin/pickups?query=%00');
    expect(query.body).toEqual(malformed);
  });

  test('a lone surrogate is accepted as text and breaks nothing', async () => {
    const sent = await fan.call('POST', '/v1/user/message/send', {
      body: { chatType: 'private', playerId: player.playerId, content: 'a\ud83d' },
    });
    expect(sent.status).toBe(200);
  });

  test('an unknown field is refused', async () => {
    const body = { items: [], append: true, userId: player.id };
    expect((await fan.call('PUT', cart, { body })).body).toMatchObject({
      code: 422,
      data: { errors: [{ field: 'userId' }] },
    });
  });
});

describe('the query and the headers', () => {
  test('a duplicate parameter is refused', async () => {
    expect((await fan.call('GET', '/v1/user/orders?page=1&page=2')).body).toMatchObject({
      code: 422,
      data: { errors: [{ field: 'page' }] },
    });
  });

  test('an unknown parameter is refused', async () => {
    expect((await fan.call('GET', '/v1/user/orders?userId=1')).status).toBe(422);
  });

  test('an invalid idempotency key is refused', async () => {
    const body = { chatType: 'private', playerId: player.playerId, content: 'a' };
    const sent = await fan.call('POST', '/v1/user/message/send', { body, key: 'again' });
    expect(sent.body).toMatchObject({
      code: 422,
      data: { errors: [{ field: 'idempotency-key', message: messages.invalid }] },
    });
  });
});

describe('the headers of a response', () => {
  test.each([
    ['a success', 'GET', '/health'],
    ['a refusal', 'GET', '/v1/user/cart'],
    ['an unknown call', 'GET', '/v1/nothing'],
    ['a malformed address', 'GET', '/v1/%ZZ'],
  ])('%s keeps browsers from doing more than displaying it', async (_what, method, path) => {
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

  test('each request has an id of its own, whatever it sends', async () => {
    const ask = () =>
      server.nobody.call('GET', '/health', {
        headers: { 'X-Request-Id': 'mine', 'Request-Id': 'a' },
      });
    const [first, second] = [await ask(), await ask()];
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
    expect(first.headers.get('x-request-id')).not.toBe('mine');
  });
});
