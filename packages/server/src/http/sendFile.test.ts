import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { messages } from '../messages.ts';
import { publicKey } from './fileAddresses.ts';

const content = '0123456789';
const name = 'ten.webp';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await store(name, content);
  await store('empty.webp', '');
});
afterAll(() => server.stop());

async function store(file: string, text: string) {
  const path = join(server.folder, 'to-store');
  await writeFile(path, text);
  await server.services.storage.put(publicKey(file), path);
}

const get = (headers: Record<string, string> = {}, file = name) =>
  fetch(`${server.origin}/api/v1/files/${file}`, { headers });

test('a file is sent whole, with its type, and runs no script', async () => {
  const response = await get();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '10',
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.text()).toBe(content);
});

test.each([
  ['bytes=0-0', '0', '0-0'],
  ['bytes=2-5', '2345', '2-5'],
  ['bytes=7-', '789', '7-9'],
  ['bytes=7-99', '789', '7-9'],
  ['bytes=-3', '789', '7-9'],
  ['bytes=-99', content, '0-9'],
])('the range %s is sent alone', async (range, part, place) => {
  const response = await get({ Range: range });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${place}/10`);
  expect(response.headers.get('content-length')).toBe(String(part.length));
  expect(await response.text()).toBe(part);
});

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])(
  'the range %s is not satisfiable',
  async (range) => {
    const response = await get({ Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
    expect(await response.text()).toBe('');
  },
);

test.each(['bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,3-4'])(
  'a request with %j gets the whole file',
  async (range) => {
    const response = await get({ Range: range });
    expect([response.status, await response.text()]).toEqual([200, content]);
  },
);

test('a client that has the file already gets an empty 304', async () => {
  const tag = (await get()).headers.get('etag') ?? '';
  for (const header of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const response = await get({ 'If-None-Match': header });
    expect([header, response.status, await response.text()]).toEqual([header, 304, '']);
    expect(response.headers.get('etag')).toBe(tag);
  }
  expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200);
});

test('a range is only sent of the same file, otherwise the whole', async () => {
  const tag = (await get()).headers.get('etag') ?? '';
  expect((await get({ Range: 'bytes=0-1', 'If-Range': tag })).status).toBe(206);
  expect((await get({ Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200);
});

test('an empty file is empty', async () => {
  const response = await get({}, 'empty.webp');
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('a missing file is not found, and that response is not cached', async () => {
  const response = await get({}, 'missing.webp');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ message: messages.notFound });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('etag')).toBeNull();
});

test.each(['..%2fsecret.webp', 'a%00.webp', 'x.exe', 'A.webp', '.webp', 'a'.repeat(99)])(
  'the name %s is not found',
  async (file) => {
    expect((await get({}, file)).status).toBe(404);
  },
);
