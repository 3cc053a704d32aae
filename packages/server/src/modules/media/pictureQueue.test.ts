import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { concurrencyLimits } from '../../http/concurrencyLimit.ts';
import { messages } from '../../messages.ts';
import { filesIn, formOf } from './media.testSupport.ts';
import { blackPng } from './processing/fixtures/pictures.ts';

let server: TestServer;
let group: string;
beforeAll(async () => {
  server = await startServer();
  group = await server.createGroup('みんなの応援席');
});
afterAll(() => server.stop());

const large = blackPng(2500, 2500);
const small = blackPng(64, 48);

/** Sends a picture; returns the status, or the reason why there is none. */
async function send(fan: Fan, bytes: Buffer, signal?: AbortSignal): Promise<number | string> {
  const response = await fetch(`${server.origin}/api/v1/user/message/media/send`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${fan.token}` },
    body: formOf([
      ['topicId', group],
      ['mediaType', 'image'],
      ['mediaFile', { bytes, name: 'a.png' }],
    ]),
    ...(signal && { signal }),
  }).catch((error: Error) => error.name);
  if (typeof response === 'string') return response;
  await response.text();
  return response.status;
}

const waiting = () => concurrencyLimits.get('pictures')?.size().waiting ?? 0;

test('[ROB-02] one fan’s large pictures do not delay another fan’s picture', async () => {
  const [processing, other] = [await server.createFan(), await server.createFan()];
  const many = Array.from({ length: 12 }, () => send(processing, large));
  await expect.poll(waiting).toBeGreaterThan(7);
  expect(await send(other, small)).toBe(200);
  // In order of arrival, the last picture would leave an empty queue.
  expect(waiting()).toBeGreaterThan(0);
  expect(await Promise.all(many)).toEqual(Array(12).fill(200));
});

test('[ROB-02] the pictures of a sender who disconnects are dropped', async () => {
  const fan = await server.createFan();
  const before = (await filesIn(server.folder)).stored.length;
  const leaving = new AbortController();
  const all = Array.from({ length: 12 }, () => send(fan, large, leaving.signal));
  await expect.poll(waiting).toBeGreaterThan(7);
  leaving.abort();
  await Promise.all(all);
  await expect
    .poll(() => concurrencyLimits.get('pictures')?.size())
    .toEqual({ running: 0, waiting: 0 });
  await expect.poll(async () => (await filesIn(server.folder)).temporary).toEqual([]);
  const { stored } = await filesIn(server.folder);
  // Two files each, for those that were processed before the sender disconnected.
  expect((stored.length - before) / 2).toBeLessThanOrEqual(4);
});

test('[ROB-02] a picture with more pixels than a phone takes is refused with a sentence', async () => {
  const fan = await server.createFan();
  const response = await fan.call('POST', '/v1/user/message/media/send', {
    form: formOf([
      ['topicId', group],
      ['mediaType', 'image'],
      ['mediaFile', { bytes: blackPng(7000, 7000), name: 'a.png' }],
    ]),
  });
  expect(response).toMatchObject({ status: 413, body: { message: messages.tooManyPixels } });
});
