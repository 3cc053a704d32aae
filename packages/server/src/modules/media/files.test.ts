import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createMediaAddresses } from './addresses.ts';
import { filesIn, formOf } from './media.test-support.ts';
import { smallMp4 } from './processing/fixtures/videos.ts';

const video = smallMp4();
let server: TestServer;
let mediaUrl: string;
let thumbnailUrl: string;
beforeAll(async () => {
  server = await startServer();
  const fan = await server.createFan();
  const group = await server.createGroup('みんなの応援席');
  await fan.call('POST', '/v1/user/message/media/send', {
    form: formOf([
      ['topicId', group],
      ['mediaType', 'video'],
      ['mediaFile', { bytes: video, name: 'a.mp4' }],
    ]),
  });
  const { body } = await fan.call('GET', `/v1/user/chats/detail?topicId=${group}`);
  // The contract gives this shape.
  const { list } = body.data as { list: { mediaUrl: string; thumbnailUrl: string }[] };
  mediaUrl = list[0]?.mediaUrl ?? '';
  thumbnailUrl = list[0]?.thumbnailUrl ?? '';
});
afterAll(() => server.stop());

const load = (address: string, headers = {}) => fetch(server.origin + address, { headers });

test('a file is private, is what it is, and runs nothing', async () => {
  const response = await load(mediaUrl);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=21600, immutable',
    'content-disposition': 'inline',
    'content-length': String(video.length),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'video/mp4',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.bytes()).toHaveLength(video.length);
  expect((await load(thumbnailUrl)).headers.get('content-type')).toBe('image/webp');
});

test('no answer names the place where a file is stored, and /files does not lead there', async () => {
  const { stored } = await filesIn(server.folder);
  expect(stored).toHaveLength(2);
  const answers = [await load(mediaUrl), await load(thumbnailUrl)];
  const said = [mediaUrl, thumbnailUrl, ...answers.flatMap(({ headers }) => [...headers].flat())];
  for (const key of stored) {
    const stem = key.split('.')[0] ?? '';
    expect(said.filter((text) => text.includes(stem))).toEqual([]);
    for (const name of [key, `../${key}`, `..%2f${key}`, `${key.slice(0, 2)}%2f${key}`]) {
      const response = await load(`/api/v1/files/${name}`);
      expect(response.status).toBe(404);
      // It may be there tomorrow.
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  }
});

test('an address holds for one file, one form of it and one time', async () => {
  const { pathname, searchParams } = new URL(mediaUrl, server.origin);
  const [expires = '', signature = ''] = searchParams.values();
  const id = pathname.split('/').at(-2) ?? '';
  const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  const address = (changes: {
    id?: string;
    variant?: string;
    expires?: string;
    signature?: string;
  }) => {
    const all = { id, variant: 'original', expires, signature, ...changes };
    return `/api/v1/media/${all.id}/${all.variant}?expires=${all.expires}&signature=${all.signature}`;
  };
  expect((await load(address({}))).status).toBe(200);
  for (const change of [
    { id: '0199f3a4-10aa-7d21-8c3e-6b1f9a7e5d42' },
    { id: id.toUpperCase() },
    { variant: 'thumbnail' },
    { expires: String(Number(expires) + 1) },
    { expires: '1' },
    { expires: '99999999999' },
    { signature: other },
  ])
    expect((await load(address(change))).status).toBe(404);
  for (const change of [
    { variant: 'source' },
    { signature: '' },
    { expires: 'x' },
    { expires: '' },
  ])
    expect([404, 422]).toContain((await load(address(change))).status);
});

test('an address stays the same for six hours and holds for twelve at most', () => {
  const media = createMediaAddresses('a secret of this test');
  const hour = 60 * 60 * 1000;
  const start = Date.UTC(2026, 3, 1, 0, 0, 1);
  const at = (hours: number) => media.addressOf('one', 'original', start + hours * hour);
  expect(at(5.9)).toBe(at(0));
  expect(at(6.1)).not.toBe(at(0));
  vi.useFakeTimers({ now: start });
  try {
    const query = new URL(at(0), server.origin).searchParams;
    const expires = Number(query.get('expires'));
    const good = () => media.isGood('one', 'original', expires, query.get('signature') ?? '');
    expect(good()).toBe(true);
    vi.setSystemTime(start + 6 * hour);
    expect(good()).toBe(true);
    vi.setSystemTime(start + 12 * hour);
    expect(good()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  // What Safari asks first, to see whether it may ask for parts.
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
] as const)('the range %s is answered with %i', async (range, status, span) => {
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

test('a copy at hand is asked about by its tag, and a part only of the same file', async () => {
  const first = await load(mediaUrl);
  await first.arrayBuffer();
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]+"$/);
  const same = await load(mediaUrl, { 'If-None-Match': tag });
  expect(same.status).toBe(304);
  expect(same.headers.get('cache-control')).toContain('private');
  expect(await same.text()).toBe('');
  const range = { Range: 'bytes=0-1' };
  const statuses = [];
  for (const condition of [tag, '"another"', 'Sat, 21 Nov 2026 00:00:00 GMT'])
    statuses.push((await load(mediaUrl, { ...range, 'If-Range': condition })).status);
  expect(statuses).toEqual([206, 200, 200]);
});
