import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { smallMp4, turnedMov } from './fixtures/videos.ts';
import { makePoster } from './index.ts';

const root = await mkdtemp(join(tmpdir(), 'homestand-poster-'));
const folder = join(root, 'temporary');
const path = process.env.PATH ?? '';
const installed = path.split(delimiter).some((place) => {
  try {
    return execFileSync(join(place, 'ffmpeg'), ['-version']).length > 0;
  } catch {
    return false;
  }
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => rm(root, { recursive: true }));

async function video(bytes: Buffer, shape = { width: 96, height: 64 }) {
  const file = join(root, 'video');
  await writeFile(file, bytes);
  return { file, duration: 1, ...shape };
}

async function onlyFileLeft(file: string) {
  expect((await readdir(folder)).map((name) => join(folder, name))).toEqual([file]);
}

describe('[THR-11] the poster of a video', () => {
  test('is the sender’s picture, re-encoded', async () => {
    const picture = join(root, 'sent');
    await sharp({ create: { width: 1080, height: 1920, channels: 3, background: '#0a0' } })
      .withExif({ IFD0: { Make: 'secret-maker' } })
      .jpeg()
      .toFile(picture);
    const poster = await makePoster(await video(smallMp4()), { folder, picture });
    expect(poster).toMatchObject({ from: 'sender', width: 270, height: 480, mime: 'image/webp' });
    expect((await readFile(poster.file)).includes('secret-maker')).toBe(false);
    await onlyFileLeft(poster.file);
  });

  test('is another if the sent one is broken', async () => {
    vi.stubEnv('PATH', '');
    const picture = join(root, 'broken');
    await writeFile(picture, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const poster = await makePoster(await video(smallMp4()), { folder, picture });
    expect(poster.from).toBe('tile');
    await onlyFileLeft(poster.file);
  });

  test.runIf(installed)('is a frame of the video if ffmpeg is installed', async () => {
    const poster = await makePoster(await video(turnedMov(), { width: 64, height: 96 }), {
      folder,
    });
    expect(poster).toMatchObject({ from: 'video', width: 64, height: 96 });
    const { entropy } = await sharp(poster.file).stats();
    expect(entropy).toBeGreaterThan(2);
    await onlyFileLeft(poster.file);
  });

  test.each([
    ['wide', { width: 1920, height: 1080 }, [400, 225]],
    ['tall', { width: 1080, height: 1920 }, [225, 400]],
    ['extremely wide', { width: 4000, height: 2 }, [400, 120]],
  ])('is a plain tile if nothing else works: %s', async (_name, shape, size) => {
    vi.stubEnv('PATH', '');
    const poster = await makePoster(await video(smallMp4(), shape), { folder });
    expect(poster).toMatchObject({ from: 'tile' });
    expect([poster.width, poster.height]).toEqual(size);
    const middle = { left: 0, top: 0, width: 1, height: 1 };
    const corner = await sharp(poster.file).extract(middle).raw().toBuffer();
    expect(Math.max(...corner)).toBeLessThan(80);
    await onlyFileLeft(poster.file);
  });
});

describe('ffmpeg', () => {
  test('falls back to the tile and leaves no file when it fails', async () => {
    const programs = await mkdtemp(join(root, 'programs-'));
    await writeFile(join(programs, 'ffmpeg'), '#!/bin/sh\nexit 1\n');
    await chmod(join(programs, 'ffmpeg'), 0o755);
    vi.stubEnv('PATH', programs);
    const poster = await makePoster(await video(smallMp4()), { folder });
    expect(poster.from).toBe('tile');
    await onlyFileLeft(poster.file);
  });

  test.runIf(installed)('makes no network request, whatever the file contains', async () => {
    let requestCount = 0;
    const server = createServer((_request, response) => {
      requestCount += 1;
      response.end();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    // A server that listens on a port has an AddressInfo.
    const { port } = server.address() as { port: number };
    const address = `http://127.0.0.1:${port}/`;
    for (const text of [
      `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1,\n${address}\n#EXT-X-ENDLIST\n`,
      `ffconcat version 1.0\nfile ${address}\n`,
      `concat:${address}`,
      `<?xml version="1.0"?><MPD><BaseURL>${address}</BaseURL></MPD>`,
    ]) {
      const poster = await makePoster(await video(Buffer.from(text)), { folder });
      expect(poster.from).toBe('tile');
    }
    server.close();
    expect(requestCount).toBe(0);
  });
});
