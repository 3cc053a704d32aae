import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan } from '../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { compressed, leastCompressedBytes } from './compress.ts';

let server: TestServer;
let fan: Fan;
beforeAll(async () => {
  server = await startServer();
  fan = await server.createFan();
});
afterAll(() => server.stop());

const text = JSON.stringify({ content: '今日の試合も応援しています。'.repeat(100) });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['deflate', undefined],
  ['gzip;q=0', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding %j is answered with %j', (accepted, coding) => {
  const encoded = compressed(text)(accepted);
  expect(encoded.coding).toBe(coding);
  const plain =
    { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''] ?? ((all: Buffer) => all);
  expect(plain(encoded.body).toString()).toBe(text);
});

test('what fits into one packet is not compressed', () => {
  expect(compressed('a'.repeat(leastCompressedBytes - 1))('br').coding).toBeUndefined();
  expect(compressed('a'.repeat(leastCompressedBytes))('br').coding).toBe('br');
});

test('a text is compressed once for each coding', () => {
  const encodedFor = compressed(text);
  expect(encodedFor('br').body).toBe(encodedFor('gzip, br').body);
  expect(encodedFor('gzip').body).not.toBe(encodedFor('br').body);
});

test('a long list is sent compressed, and says so to caches', async () => {
  for (let n = 0; n < 15; n++)
    await server.db
      .insertInto('products')
      .values({ name: `商品 ${n}`, price: 500, category: 'digital', place: n, description: text })
      .execute();
  const ask = (accepted: string) =>
    fetch(`${server.origin}/api/v1/user/products?page=1&size=15`, {
      headers: { Authorization: `Bearer ${fan.token}`, 'Accept-Encoding': accepted },
    });
  const [plain, packed] = [await ask('identity'), await ask('br')];
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect([plain.headers.get('vary'), packed.headers.get('vary')]).toEqual([
    'Accept-Encoding',
    'Accept-Encoding',
  ]);
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(
    Number(plain.headers.get('content-length')) / 2,
  );
  expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'));
  expect(await packed.json()).toEqual(await plain.json());
});
