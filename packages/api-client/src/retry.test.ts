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

test('a message whose answer is lost is sent again and stands there once', async () => {
  const { send } = await fanOnTheLine();
  let tries = 0;
  line.loseNextAnswer();
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

test('a key that was stored sends the same message another day, and it stands there once', async () => {
  const { send } = await fanOnTheLine();
  const stored = createKey();
  const first = await sendOnce(stored, send, soon);
  expect(await sendOnce(stored, send, soon)).toEqual(first);
  expect(await messagesOf(first.topicId)).toHaveLength(1);
});

test('a call over a line that is cut comes through on the next try', async () => {
  const { send } = await fanOnTheLine();
  line.cutAfter(1);
  const { topicId } = await sendOnce(createKey(), send, soon);
  expect(await messagesOf(topicId)).toHaveLength(1);
});

test('a refusal is not tried again', async () => {
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
  ['a busy server that asks for too much patience', new ApiError(429, '', { retryAfter: 600 }), 1],
  ['a fault of the server', new ApiError(500, ''), 1],
  ['a caller who gave up', new NetworkError('aborted'), 1],
  ['a line that is too slow', new NetworkError('timeout'), 2],
])('%s', async (_name, error, expected) => {
  let tries = 0;
  const call = async () => {
    tries++;
    if (tries === 1) throw error;
  };
  await withRetry(call, soon).catch(() => {});
  expect(tries).toBe(expected);
});

test('whoever gives up while it waits gets an answer at once', async () => {
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

test('keys are random UUIDs, with and without a secure page', () => {
  const keys = Array.from({ length: 2000 }, createKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
