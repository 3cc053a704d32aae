import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProxy } from '../../../tests/support/proxy.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import {
  ApiError,
  type Connection,
  createApiClient,
  createKey,
  NetworkError,
  sendFanMedia,
  unwrap,
} from '.';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const clientOf = (connection: Partial<Connection> = {}) =>
  createApiClient({ baseUrl: `${server.origin}/api`, ...connection });

const thrownBy = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test('[CALL-01] a success returns the data of the envelope', async () => {
  expect(await unwrap(clientOf().GET('/health'))).toEqual({ status: 'alive' });
});

test('[CALL-01] a failure throws with the server’s code and message', async () => {
  const error = await thrownBy(unwrap(clientOf().GET('/v1/user/mypage')));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 401, message: 'ログインしてください。', fieldErrors: [] });
});

test('[CALL-01] a refused form names the fields', async () => {
  const { token } = await server.createFan();
  const call = clientOf({ getToken: () => token }).POST('/v1/user/message/send', {
    body: { chatType: 'private', playerId: 1, content: '' },
  });
  await expect(unwrap(call)).rejects.toMatchObject({
    code: 422,
    fieldErrors: [{ field: 'content' }],
  });
});

test('a refused payment names its order', async () => {
  const { token } = await server.createFan();
  const client = clientOf({ getToken: () => token });
  const productId = await server.createProduct(1800);
  const { browserPayment } = server.services;
  const made = await fetch(new URL(browserPayment.tokenUrl, server.origin), {
    method: 'POST',
    headers: {
      Authorization: `Basic ${btoa(`${browserPayment.publishableKey}:`)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      payment_details: {
        type: 'credit_card',
        number: '4123111111111000',
        month: '12',
        year: String(new Date().getFullYear() + 2),
        verification_value: '123',
        name: 'AKARI HAMANO',
      },
    }),
  });
  // The gateway's response, as in its documentation.
  const { id: cardToken } = (await made.json()) as { id: string };
  await unwrap(
    client.PUT('/v1/user/cart', {
      body: { items: [{ productId, quantity: 1 }], append: false },
    }),
  );
  const call = client.POST('/v1/user/orders/create-with-payment', {
    params: { header: { 'Idempotency-Key': createKey() } },
    body: {
      title: 'ご注文',
      content: '商品 1点',
      deliveryMethod: 'venue',
      orderForm: { name: '港 あかり', email: 'akari@example.com', phone: '09012345678' },
      syncAddress: 0,
      paymentDetails: {
        type: 'token',
        token: cardToken,
        brand: 'visa',
        last4: '1000',
        name: 'AKARI HAMANO',
      },
      capture: 'auto',
    },
  });
  await expect(unwrap(call)).rejects.toMatchObject({
    code: 422,
    orderId: expect.stringMatching(/^\d{6}-/),
  });
});

test('a 429 response gives the time to wait', async () => {
  const { loginId } = await server.createPlayer();
  const guess = () =>
    thrownBy(
      unwrap(
        clientOf().POST('/v1/player/login', {
          body: { loginId, password: 'wrong', deviceId: 'one-device', deviceType: 'web' },
        }),
      ),
    );
  for (let tries = 0; tries < 6; tries++) expect(await guess()).not.toMatchObject({ code: 429 });
  // Guesses that take long are fewer in the time of the limit: then one more is needed.
  let last = await guess();
  for (let tries = 0; tries < 30 && (last as ApiError).code !== 429; tries++) last = await guess();
  expect(last).toMatchObject({ code: 429, retryAfter: expect.any(Number) });
});

test('[AUTH-12] a call carries the current token', async () => {
  const [first, second] = [await server.createFan('あかり'), await server.createFan('みなと')];
  let token = first.token;
  const client = clientOf({ getToken: () => token });
  const before = await unwrap(client.GET('/v1/user/mypage'));
  token = second.token;
  const after = await unwrap(client.GET('/v1/user/mypage'));
  expect(JSON.stringify(before)).toContain('あかり');
  expect(JSON.stringify(after)).toContain('みなと');
});

test('a response reports its last event id, a failed connection reports null', async () => {
  const { token } = await server.createFan();
  const line = await startProxy(server.origin);
  const back: (string | null)[] = [];
  const client = createApiClient({
    baseUrl: `${line.origin}/api`,
    getToken: () => token,
    onBack: (lastEventId) => back.push(lastEventId),
  });
  await unwrap(client.GET('/v1/user/mypage'));
  await unwrap(client.GET('/health'));
  await line.stop();
  await thrownBy(unwrap(client.GET('/v1/user/mypage')));
  expect(back).toEqual([expect.stringMatching(/^\d+$/), null]);
});

test('[AUTH-12] a call without a token carries no Authorization header', async () => {
  const seen: (string | undefined)[] = [];
  const place = await startStandIn((request, response) => {
    seen.push(request.headers.authorization);
    response.end('{"code":200,"message":"success","data":{"status":"alive"}}');
  });
  for (const getToken of [() => undefined, () => null, () => '', () => 'hs_1'])
    await unwrap(createApiClient({ baseUrl: place.origin, getToken }).GET('/health'));
  await place.stop();
  expect(seen).toEqual([undefined, undefined, undefined, 'Bearer hs_1']);
});

test('an ended session is reported once per refused call', async () => {
  const { token, call } = await server.createPlayer();
  await call('POST', '/v1/player/logout');
  const reported: ApiError[] = [];
  const client = clientOf({
    getToken: () => token,
    onUnauthorized: (error) => reported.push(error),
  });
  await thrownBy(unwrap(client.GET('/v1/player/auth/topics')));
  expect(reported).toMatchObject([{ code: 401, message: 'ログインしてください。' }]);
});

test('the refusal of an old token does not end the session that started since', async () => {
  const { token, call } = await server.createPlayer();
  await call('POST', '/v1/player/logout');
  let current = token;
  const reported: ApiError[] = [];
  const client = clientOf({
    getToken: () => current,
    onUnauthorized: (error) => reported.push(error),
  });
  const refused = thrownBy(unwrap(client.GET('/v1/player/auth/topics')));
  current = 'hs_new';
  expect(await refused).toMatchObject({ code: 401 });
  expect(reported).toEqual([]);
});

test.each([
  ['a foreign page', 200, '<html>sign in to our Wi-Fi</html>', 'foreign'],
  ['a truncated response', 200, '{"code":200,"mess', 'foreign'],
  ['an empty response', 200, '', 'foreign'],
  ['a response without an envelope', 200, '{"status":"ready"}', 'foreign'],
  ['a success without its data', 200, '{"code":200,"message":"success"}', 'mismatch'],
  ['a success with empty data', 200, '{"code":200,"message":"success","data":{}}', 'mismatch'],
  ['a success with null', 200, '{"code":200,"message":"success","data":null}', 'mismatch'],
  ['data of a wrong type', 200, '{"code":200,"message":"","data":{"status":1}}', 'mismatch'],
  ['a foreign page with 403', 403, '<html>Forbidden</html>', 'foreign'],
  ['a gateway without a server behind it', 502, 'Bad gateway', 'unreachable'],
])('%s is a network error and ends no session', async (_name, status, body, reason) => {
  const place = await startStandIn((_request, response) => response.writeHead(status).end(body));
  const reported: ApiError[] = [];
  const error = await thrownBy(
    unwrap(
      createApiClient({
        baseUrl: place.origin,
        getToken: () => 'hs_1',
        onUnauthorized: (refusal) => reported.push(refusal),
      }).GET('/health'),
    ),
  );
  await place.stop();
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ reason });
  expect(reported).toEqual([]);
});

test('[CALL-01] a failure inside a 200 response is a failure too, and malformed field errors are dropped', async () => {
  const errors = [
    { field: 'email', message: '正しいメールアドレスを入力してください' },
    { field: 1 },
  ];
  const body = JSON.stringify({ code: 409, message: 'すでに処理済みです。', data: { errors } });
  const place = await startStandIn((_request, response) => response.end(body));
  const error = await thrownBy(unwrap(createApiClient({ baseUrl: place.origin }).GET('/health')));
  await place.stop();
  expect(error).toMatchObject({ code: 409, fieldErrors: [errors[0]] });
});

test('a send whose response lacks its data counts as failed', async () => {
  const place = await startStandIn((_request, response) =>
    response.end('{"code":200,"message":"success","data":{}}'),
  );
  const connection = { baseUrl: place.origin };
  const client = createApiClient(connection);
  const header = { 'Idempotency-Key': createKey() };
  const media = { chatType: 'group', topicId: '1', mediaType: 'image' } as const;
  const mediaFile = new Blob(['x']);
  for (const send of [
    () =>
      unwrap(
        client.POST('/v1/user/chats/message', {
          params: { header },
          body: { topicId: '1', content: 'がんばれ' },
        }),
      ),
    () => unwrap(client.POST('/v1/user/favorite/player', { body: { playerCardsId: 1 } })),
    () => sendFanMedia(connection, { ...media, mediaFile }, { key: createKey() }),
  ])
    await expect(send()).rejects.toMatchObject({ name: 'NetworkError', reason: 'mismatch' });
  await place.stop();
});

test('a truncated response body is a network error', async () => {
  const place = await startStandIn((_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('{"code":200,');
    setImmediate(() => response.destroy());
  });
  const error = await thrownBy(unwrap(createApiClient({ baseUrl: place.origin }).GET('/health')));
  await place.stop();
  expect(error).toMatchObject({ name: 'NetworkError', reason: 'unreachable' });
});

test('an unreachable server is a network error', async () => {
  const client = createApiClient({ baseUrl: 'http://127.0.0.1:1/api' });
  await expect(unwrap(client.GET('/health'))).rejects.toMatchObject({ reason: 'unreachable' });
});

test('a timeout and an abort are distinguished', async () => {
  const line = await startProxy(server.origin);
  line.freeze();
  const client = createApiClient({ baseUrl: `${line.origin}/api`, timeout: 100 });
  await expect(unwrap(client.GET('/health'))).rejects.toMatchObject({ reason: 'timeout' });

  const leaving = new AbortController();
  const call = unwrap(client.GET('/health', { signal: leaving.signal }));
  leaving.abort();
  await expect(call).rejects.toMatchObject({ reason: 'aborted' });
  await line.stop();
});

/** A server with responses that ours would never send. */
async function startStandIn(handler: Parameters<typeof createServer>[1]) {
  const place = createServer(handler);
  await new Promise<void>((done) => place.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(place.address() as AddressInfo).port}`,
    stop: () => new Promise((done) => place.close(done)),
  };
}
