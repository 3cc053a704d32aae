import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../../../tests/support/browser.ts';
import { startProxy, type TestProxy } from '../../../tests/support/proxy.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import { blackPng, pngChunk } from '../../server/src/modules/media/processing/fixtures/pictures.ts';
import type * as client from '.';

let server: TestServer;
let line: TestProxy;
let browser: Awaited<ReturnType<typeof openPage>>;
beforeAll(async () => {
  server = await startServer();
  line = await startProxy(server.origin);
  browser = await openPage(line.origin, {
    entry: join(import.meta.dirname, 'index.ts'),
    name: 'client',
  });
});
afterAll(async () => {
  await browser.close();
  await line.stop();
  await server.stop();
});

const megabyte = 1024 * 1024;

/** A PNG of this many bytes: most of it is a chunk that decoders skip. */
const png = (size: number) => blackPng(64, 64, [pngChunk('paDs', randomBytes(size))]);

type Page = typeof globalThis & { client: typeof client };

type Sending = {
  token: string | undefined;
  playerId: number;
  file: string;
  key: string;
  cancelAt?: number;
};

/** Runs inside the page. */
async function send({ token, playerId, file, key, cancelAt = 2 }: Sending) {
  const { sendFanMedia, sendOnce } = (globalThis as Page).client;
  const leaving = new AbortController();
  const steps: client.Progress[] = [];
  const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
  try {
    const sent = await sendOnce(
      key,
      () =>
        sendFanMedia(
          { baseUrl: '/api', getToken: () => token },
          {
            chatType: 'private',
            playerId,
            mediaType: 'image',
            mediaFile: new File([bytes], '球場 の 写真.png', { type: 'image/png' }),
          },
          {
            key,
            signal: leaving.signal,
            onProgress(step) {
              steps.push(step);
              if (step.fraction >= cancelAt) leaving.abort();
            },
          },
        ),
      { firstPause: 1 },
    );
    return { sent, steps };
  } catch (error) {
    const { name, code, reason, message } = error as client.ApiError & client.NetworkError;
    return { failure: { name, code, reason, message }, steps };
  }
}

async function someone() {
  const fan = await server.createFan();
  const { playerId } = await server.createPlayer();
  return { fan, values: { token: fan.token, playerId, key: crypto.randomUUID() } };
}

const mediaOf = (topicId = '') =>
  server.db.selectFrom('media').selectAll().where('topicId', '=', topicId).execute();

test('[CALL-03] a picture is uploaded from the browser with progress', async () => {
  const { values } = await someone();
  const file = png(4 * megabyte);
  const { sent, steps } = await browser.page.evaluate(send, {
    ...values,
    file: file.toString('base64'),
  });
  expect(await mediaOf(sent?.topicId)).toMatchObject([
    { kind: 'image', fileName: '球場 の 写真.png', width: 64, height: 64 },
  ]);
  const last = steps.at(-1);
  expect(last?.fraction).toBe(1);
  expect(last?.sent).toBe(last?.total);
  expect(last?.total).toBeGreaterThan(file.length);
  expect(steps.map((step) => step.sent)).toEqual(
    steps.map((step) => step.sent).sort((a, b) => a - b),
  );
});

test('a picture over a connection that is cut is sent again and stored once', async () => {
  const { values } = await someone();
  line.closeConnectionsAfter(2 * megabyte);
  const file = png(4 * megabyte).toString('base64');
  const { sent } = await browser.page.evaluate(send, { ...values, file });
  expect(await mediaOf(sent?.topicId)).toHaveLength(1);
});

test('a cancelled upload rejects as aborted and stores nothing', async () => {
  const { fan, values } = await someone();
  const file = png(4 * megabyte).toString('base64');
  line.freeze();
  const { failure } = await browser.page.evaluate(send, { ...values, file, cancelAt: 0.01 });
  line.closeConnections();
  line.unfreeze();
  expect(failure).toMatchObject({ name: 'NetworkError', reason: 'aborted' });
  const topics = await fan.call('GET', '/v1/user/chats');
  expect(topics.body.data).toMatchObject({ list: [] });
});

test('a picture that is too large is refused with the server’s message', async () => {
  const { values } = await someone();
  const file = png(6 * megabyte).toString('base64');
  const { failure } = await browser.page.evaluate(send, { ...values, file });
  expect(failure).toMatchObject({ name: 'ApiError', code: 413 });
});

test('calls and the event stream work in a browser as in Node', async () => {
  const { fan, values } = await someone();
  const received = await browser.page.evaluate(async ({ token, playerId }) => {
    const { createApiClient, createKey, followEvents, sendOnce, unwrap } = (globalThis as Page)
      .client;
    const connection = { baseUrl: '/api', getToken: () => token };
    const calls = createApiClient(connection);
    const leaving = new AbortController();
    return new Promise<unknown>((resolve, reject) => {
      followEvents(connection, {
        signal: leaving.signal,
        onEvent(event) {
          leaving.abort();
          resolve(event);
        },
        onResync: reject,
        onSignedOut: reject,
        onLink(connected) {
          const body = { chatType: 'private' as const, playerId, content: '⚾応援' };
          if (connected)
            sendOnce(createKey(), (header) =>
              unwrap(calls.POST('/v1/user/message/send', { params: { header }, body })),
            ).catch(reject);
        },
      }).catch(reject);
    });
  }, values);
  expect(received).toMatchObject({
    type: 'message',
    message: { senderId: fan.id, content: '⚾応援' },
  });
});
