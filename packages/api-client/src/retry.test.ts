import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProxy, type TestProxy } from '../../../tests/support/proxy.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import { ApiError, createApiClient, createKey, NetworkError, sendOnce, unwrap, withRetry } from '.';

let server: TestServer;
let line: TestProxy;
beforeAll(async () => {
  server = await startServer();
  line = await startProxy(server.origin);
});
afterAll(async () => {
  await line.stop();
  await server.stop();
});

const soon = { firstPause: 1 };

async function fanOnTheLine() {
  const fan = await server.createFan();
  const { playerId } = await server.createPlayer();
  const client = createApiClient({ baseUrl: `${line.origin}/api`, getToken: () => fan.token });
  const body = { chatType: 'private' as const, playerId, content: '応援しています。' };
  const send = (header: { 'Idempotency-Key': string }) =>
    unwrap(client.POST('/v1/user/message/send', { params: { header }, body }));
  return { fan, send, client };
}

const messagesOf = (topicId: string) =>
  server.db.selectFrom('messages').select('id').where('topicId', '=', topicId).execute();

test('a message whose response is lost is sent again and stored once', async () => {
  const { send } = await fanOnTheLine();
  let tries = 0;
  line.dropNextResponse();
  const { topicId } = await sendOnce(
    createKey(),
    (header) => {
      tries++;
      return send(header);
    },
    soon,
  );
  expect(tries).toBe(2);
  expect(await messagesOf(topicId)).toHaveLength(1);
});

test('a stored key sends the same message later, and it is stored once', async () => {
  const { send } = await fanOnTheLine();
  const stored = createKey();
  const first = await sendOnce(stored, send, soon);
  expect(await sendOnce(stored, send, soon)).toEqual(first);
  expect(await messagesOf(first.topicId)).toHaveLength(1);
});

test('a call over a connection that is cut succeeds on the next try', async () => {
  const { send } = await fanOnTheLine();
  line.closeConnectionsAfter(1);
  const { topicId } = await sendOnce(createKey(), send, soon);
  expect(await messagesOf(topicId)).toHaveLength(1);
});

test('a refusal is not retried', async () => {
  const { client } = await fanOnTheLine();
  let tries = 0;
  const call = withRetry(() => {
    tries++;
    return unwrap(
      client.GET('/v1/user/products/{productId}', { params: { path: { productId: 999 } } }),
    );
  }, soon);
  await expect(call).rejects.toMatchObject({ code: 404 });
  expect(tries).toBe(1);
});

test('it gives up after the last try, with the last error', async () => {
  let tries = 0;
  const nobody = createApiClient({ baseUrl: 'http://127.0.0.1:1/api' });
  const call = withRetry(
    () => {
      tries++;
      return unwrap(nobody.GET('/health'));
    },
    { ...soon, tries: 3 },
  );
  await expect(call).rejects.toBeInstanceOf(NetworkError);
  expect(tries).toBe(3);
});

test.each([
  ['a busy server', new ApiError(503, '', { retryAfter: 0 }), 2],
  ['a busy server with too long a Retry-After', new ApiError(429, '', { retryAfter: 600 }), 1],
  ['a fault of the server', new ApiError(500, ''), 1],
  ['a caller who aborted', new NetworkError('aborted'), 1],
  ['a timeout', new NetworkError('timeout'), 2],
])('%s', async (_name, error, expected) => {
  let tries = 0;
  const call = async () => {
    tries++;
    if (tries === 1) throw error;
  };
  await withRetry(call, soon).catch(() => {});
  expect(tries).toBe(expected);
});

test('an abort during a pause rejects at once', async () => {
  const leaving = new AbortController();
  const call = withRetry(
    async () => {
      setImmediate(() => leaving.abort());
      throw new NetworkError('unreachable');
    },
    { signal: leaving.signal, firstPause: 60_000 },
  );
  await expect(call).rejects.toMatchObject({ reason: 'aborted' });
});

test('keys are random UUIDs, with and without a secure context', () => {
  const keys = Array.from({ length: 2000 }, createKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
