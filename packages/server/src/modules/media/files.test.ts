import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { filesIn, formOf } from './media.testSupport.ts';
import { smallMp4 } from './processing/fixtures/videos.ts';

const video = smallMp4();
let server: TestServer;
let fan: Fan;
let mediaUrl: string;
let thumbnailUrl: string;
beforeAll(async () => {
  server = await startServer();
  fan = await server.createFan();
  const group = await server.createGroup('みんなの応援席');
  await fan.call('POST', '/v1/user/message/media/send', {
    form: formOf([
      ['topicId', group],
      ['mediaType', 'video'],
      ['mediaFile', { bytes: video, name: 'a.mp4' }],
    ]),
  });
  const { body } = await fan.call('GET', `/v1/user/chats/detail?topicId=${group}`);
  // The contract defines this shape.
  const { list } = body.data as { list: { mediaUrl: string; thumbnailUrl: string }[] };
  mediaUrl = list[0]?.mediaUrl ?? '';
  thumbnailUrl = list[0]?.thumbnailUrl ?? '';
});
afterAll(() => server.stop());

const load = (address: string, headers = {}) =>
  fetch(server.origin + address, { headers: { Authorization: `Bearer ${fan.token}`, ...headers } });

test('a file requires permission, has its own type, and runs no script', async () => {
  const response = await load(mediaUrl);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=86400, immutable',
    'content-disposition': 'inline',
    'content-length': String(video.length),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'video/mp4',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'Cookie, Authorization',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.bytes()).toHaveLength(video.length);
  expect((await load(thumbnailUrl)).headers.get('content-type')).toBe('image/webp');
});

test('no response reveals a file’s storage key, and /files does not serve it', async () => {
  const { stored } = await filesIn(server.folder);
  expect(stored).toHaveLength(2);
  const responses = [await load(mediaUrl), await load(thumbnailUrl)];
  const said = [mediaUrl, thumbnailUrl, ...responses.flatMap(({ headers }) => [...headers].flat())];
  for (const key of stored) {
    const stem = key.split('.')[0] ?? '';
    expect(said.filter((text) => text.includes(stem))).toEqual([]);
    for (const name of [key, `../${key}`, `..%2f${key}`, `${key.slice(0, 2)}%2f${key}`]) {
      const response = await load(`/api/v1/files/${name}`);
      expect(response.status).toBe(404);
      // The file may exist later, so its 404 must not be cached.
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  }
});

test.each([
  // Safari's first request, which tests whether ranges are supported.
  ['bytes=0-1', 206, [0, 1]],
  ['bytes=0-', 206, [0, video.length - 1]],
  ['bytes=100-199', 206, [100, 199]],
  ['bytes=-100', 206, [video.length - 100, video.length - 1]],
  ['bytes=100-99999999', 206, [100, video.length - 1]],
  [`bytes=${video.length}-`, 416, null],
  ['bytes=99999999-', 416, null],
  ['bytes=-0', 416, null],
  ['bytes=0-1,5-6', 200, [0, video.length - 1]],
  ['bytes=-', 200, [0, video.length - 1]],
  ['seconds=1-2', 200, [0, video.length - 1]],
] as const)('the range %s gets the status %i', async (range, status, span) => {
  const whole = await (await load(mediaUrl)).bytes();
  const response = await load(mediaUrl, { Range: range });
  expect(response.status).toBe(status);
  const { length } = whole;
  if (!span) {
    expect(response.headers.get('content-range')).toBe(`bytes */${length}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return;
  }
  const [start, end] = span;
  if (status === 206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${length}`);
  expect(response.headers.get('content-length')).toBe(String(end - start + 1));
  expect(Buffer.from(await response.bytes())).toEqual(Buffer.from(whole.subarray(start, end + 1)));
});

test('a cached copy is revalidated by its tag, and a range only of the same file', async () => {
  const first = await load(mediaUrl);
  await first.arrayBuffer();
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]+"$/);
  const same = await load(mediaUrl, { 'If-None-Match': tag });
  expect(same.status).toBe(304);
  expect(same.headers.get('cache-control')).toContain('private');
  expect(same.headers.get('vary')).toBe('Cookie, Authorization');
  expect(await same.text()).toBe('');
  const range = { Range: 'bytes=0-1' };
  const statuses = [];
  for (const condition of [tag, '"another"', 'Sat, 21 Nov 2026 00:00:00 GMT'])
    statuses.push((await load(mediaUrl, { ...range, 'If-Range': condition })).status);
  expect(statuses).toEqual([206, 200, 200]);
});
