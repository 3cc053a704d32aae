import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { publicKey } from '../../http/fileAddresses.ts';
import { withClubFiles } from '../club/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Noise has no smaller form by chance: its bytes grow with its pixels, as those of a photo. */
const noise = sharp({
  create: {
    width: 900,
    height: 900,
    channels: 3,
    background: 'white',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
});

const storeProduct = async () =>
  withClubFiles(server.services, async (files) =>
    files.picture(await noise.png().toBuffer(), 'product'),
  );

const load = async (name: string, width?: number) => {
  const response = await fetch(
    `${server.origin}/api/v1/files/${name}${width === undefined ? '' : `?width=${width}`}`,
  );
  const bytes = await response.bytes();
  const { headers, status } = response;
  return {
    status,
    bytes,
    type: headers.get('content-type'),
    cache: headers.get('cache-control'),
    tag: headers.get('etag'),
  };
};

const day = 'public, max-age=86400';
const forever = 'public, max-age=31536000, immutable';

test('[NET-04] a picture is sent at the asked width: as WebP at once, and as AVIF when that is made', async () => {
  const name = await storeProduct();
  const whole = await load(name);
  const first = await load(name, 360);
  expect(first).toMatchObject({ status: 200, type: 'image/webp', cache: day });
  expect((await sharp(first.bytes).metadata()).width).toBe(360);
  expect(first.bytes.length).toBeLessThan(whole.bytes.length / 2);
  await expect.poll(async () => (await load(name, 360)).type).toBe('image/avif');
  const second = await load(name, 360);
  expect(second).toMatchObject({ status: 200, cache: forever });
  expect(second.tag).not.toBe(first.tag);
  expect(second.bytes.length).toBeLessThan(first.bytes.length);
  expect(await sharp(second.bytes).metadata()).toMatchObject({ width: 360, format: 'heif' });
  // The address without a width stays what it was.
  expect(await load(name)).toEqual(whole);
});

test('a picture is never enlarged', async () => {
  const name = await server.storePicture();
  const { width } = await sharp((await load(name)).bytes).metadata();
  expect((await sharp((await load(name, 800)).bytes).metadata()).width).toBe(width);
});

test('a picture that cannot be read is sent as it is, a sound too, and a missing one is missing', async () => {
  const { storage, uploadFolder } = server.services;
  const store = async (name: string) => {
    const file = join(uploadFolder, name);
    await writeFile(file, 'not a picture');
    await storage.put(publicKey(name), file);
  };
  await store('broken.png');
  await store('sound.mp3');
  for (const name of ['broken.png', 'sound.mp3']) {
    const sent = await load(name, 96);
    expect(sent).toMatchObject({ status: 200, cache: day });
    expect(Buffer.from(sent.bytes).toString()).toBe('not a picture');
  }
  expect((await load('missing.webp', 96)).status).toBe(404);
});

test('only the listed widths are made', async () => {
  const name = await server.storePicture();
  for (const width of [0, 97, 5000]) expect((await load(name, width)).status).toBe(422);
});
