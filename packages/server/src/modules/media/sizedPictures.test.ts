import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { publicKey } from '../../http/fileAddresses.ts';
import { handlers } from '../../jobs/handlers.ts';
import { withClubFiles } from '../club/index.ts';
import { filesIn } from './media.testSupport.ts';
import { createSizedPictures } from './sizedPictures.ts';

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

const onePixel = { create: { width: 1, height: 1, channels: 3, background: 'white' } } as const;

const storeProduct = async () =>
  withClubFiles(server.services, async (files) =>
    files.picture(await noise.png().toBuffer(), 'product'),
  );

async function storeFile(name: string, content: string | Buffer) {
  const { storage, uploadFolder } = server.services;
  const file = join(uploadFolder, name);
  await writeFile(file, content);
  await storage.put(publicKey(name), file);
}

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

/** What another process has, which shares the storage and the database. */
function ofAnotherProcess() {
  const { db, jobs, ...services } = server.services;
  return createSizedPictures({
    ...services,
    enqueueAvif: (key, data) => jobs.enqueue(db, 'makeAvif', [{ key, data }]),
  });
}

/** States and counts of tries of the jobs for a picture. */
async function jobsFor(name: string) {
  const { rows } = await sql<{ state: string; retryCount: number }>`
    select state::text as state, retry_count from jobs.job
    where name = 'makeAvif' and data ->> 'name' = ${name} order by created_on`.execute(server.db);
  return rows;
}

test('[OPS-02] the AVIF of a width is one job, whoever asks for it meanwhile', async () => {
  const name = await storeProduct();
  await Promise.all(Array.from({ length: 5 }, () => load(name, 240)));
  const other = ofAnotherProcess();
  await other.find(name, 240);
  await expect.poll(async () => (await load(name, 240)).type).toBe('image/avif');
  await expect.poll(() => jobsFor(name)).toEqual([{ state: 'completed', retryCount: 0 }]);
});

test('[OPS-02] a job that fails is tried again, and the picture is shown as WebP until then', async () => {
  const name = await storeProduct();
  const { storage } = server.services;
  const put = storage.put.bind(storage);
  const failing = vi
    .spyOn(storage, 'put')
    .mockImplementation((key, file) =>
      key.endsWith('.avif') ? Promise.reject(new Error('full')) : put(key, file),
    );
  expect((await load(name, 240)).type).toBe('image/webp');
  await expect.poll(() => jobsFor(name)).toEqual([{ state: 'retry', retryCount: 0 }]);
  failing.mockRestore();
  expect(await load(name, 240)).toMatchObject({ status: 200, type: 'image/webp', cache: day });
  // The next try, twice: a process may have been killed after its work.
  for (let run = 0; run < 2; run++) await handlers.makeAvif(server.services, { name, width: 240 });
  expect(await load(name, 240)).toMatchObject({ type: 'image/avif', cache: forever });
  expect((await filesIn(server.folder)).temporary).toEqual([]);
});

test('a picture that has fewer bytes as WebP stays one, and is asked for no more', async () => {
  const name = 'dot.webp';
  await storeFile(name, await sharp(onePixel).webp().toBuffer());
  expect(await load(name, 96)).toMatchObject({ type: 'image/webp', cache: day });
  await expect.poll(async () => (await load(name, 96)).cache).toBe(forever);
  expect((await load(name, 96)).type).toBe('image/webp');
  // Another process finds that, too.
  expect(await ofAnotherProcess().find(name, 96)).toMatchObject({
    isFinal: true,
  });
  await expect.poll(() => jobsFor(name)).toEqual([{ state: 'completed', retryCount: 0 }]);
});

test('a picture is never enlarged', async () => {
  const name = await server.storePicture();
  const { width } = await sharp((await load(name)).bytes).metadata();
  expect((await sharp((await load(name, 800)).bytes).metadata()).width).toBe(width);
});

test('a picture that cannot be read is sent as it is, a sound too, and a missing one is missing', async () => {
  for (const name of ['broken.png', 'sound.mp3']) {
    await storeFile(name, 'not a picture');
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
