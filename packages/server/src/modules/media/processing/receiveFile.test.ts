import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { until } from '../../../../../../tests/support/until.ts';
import { box, smallMp4, turnedMov } from './fixtures/videos.ts';
import { cleanUpTemporary, mediaLimits, receive } from './index.ts';

const megabyte = 1024 * 1024;
const folder = await mkdtemp(join(tmpdir(), 'homestand-receive-'));
const files = () => readdir(folder);

afterEach(() => cleanUpTemporary(folder, 0));
afterAll(() => rm(folder, { recursive: true }));

const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();
const png = await sharp(jpeg).png().toBuffer();
const [avif, gif, webp, tiff] = await Promise.all(
  (['avif', 'gif', 'webp', 'tiff'] as const).map((name) => sharp(jpeg).toFormat(name).toBuffer()),
);
const ftyp = (brand: string) => box('ftyp', `${brand}\0\0\0\0${brand}`);

/** A stream of this length that begins with these bytes, and counts the bytes that were read. */
function long(start: Buffer, length: number) {
  const taken = { bytes: 0 };
  const stream = Readable.from(
    (function* () {
      const zeros = Buffer.alloc(64 * 1024);
      for (let at = 0; at < length; at += zeros.length) {
        const chunk = Buffer.from(zeros.subarray(0, Math.min(zeros.length, length - at)));
        if (at === 0) start.copy(chunk);
        taken.bytes += chunk.length;
        yield chunk;
      }
    })(),
  );
  return { stream, taken };
}

const take = (bytes: Buffer | string) =>
  receive(Readable.from([Buffer.from(bytes)]), { folder, limits: mediaLimits });

describe('the type of a file', () => {
  test.each([
    ['a JPEG', jpeg, 'image', 'image/jpeg'],
    ['a PNG', png, 'image', 'image/png'],
    ['an MP4', smallMp4(), 'video', 'video/mp4'],
    ['a QuickTime movie', turnedMov(), 'video', 'video/quicktime'],
    ['an MP4 of the brand M4V', ftyp('M4V '), 'video', 'video/mp4'],
  ])('[COMP-07] %s is accepted', async (_name, bytes, kind, mime) => {
    const received = await take(bytes);
    expect(received).toMatchObject({ kind, mime, size: bytes.length });
    expect(received.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect((await readFile(received.file)).equals(bytes)).toBe(true);
  });

  test('is detected even if its bytes arrive one by one', async () => {
    const received = await receive(
      Readable.from([...smallMp4()].map((byte) => Buffer.from([byte]))),
      { folder },
    );
    expect(received).toMatchObject({ kind: 'video', size: smallMp4().length });
    expect((await readFile(received.file)).equals(smallMp4())).toBe(true);
  });

  test.each([
    ['nothing', '', 'empty'],
    ['HEIC', ftyp('heic'), 'heic'],
    ['HEIF', ftyp('mif1'), 'heic'],
    ['HEIC of a rare brand', ftyp('heim'), 'heic'],
    ['AVIF', avif ?? '', 'unsupported'],
    ['GIF', gif ?? '', 'unsupported'],
    ['WebP', webp ?? '', 'unsupported'],
    ['TIFF', tiff ?? '', 'unsupported'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'unsupported'],
    ['PDF', '%PDF-1.7\n', 'unsupported'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 'unsupported'],
    ['a playlist', '#EXTM3U\nhttp://127.0.0.1/\n', 'unsupported'],
    ['a zip', 'PK\x03\x04\x14\0\0\0\0\0', 'unsupported'],
    ['a program, short', `MZ${'\0'.repeat(13)}`, 'unsupported'],
    ['a program, long', `MZ${'\0'.repeat(3 * megabyte)}`, 'unsupported'],
    ['audio', ftyp('M4A '), 'unsupported'],
    ['a GIF that is a script', 'GIF89a/*\0*/=1;alert(1)', 'unsupported'],
  ])('[COMP-07] %s is refused, and nothing of it is left', async (_name, bytes, reason) => {
    await expect(take(bytes)).rejects.toMatchObject({ reason });
    expect(await files()).toEqual([]);
  });
});

describe('the size limit of a file', () => {
  test('[COMP-08] is 5 MB for an image, 400 MB for a video', () => {
    expect(mediaLimits).toEqual({ image: 5_242_880, video: 419_430_400 });
  });

  test('[COMP-08] accepts an image of exactly 5 MB, and not one byte more', async () => {
    const exact = await receive(long(jpeg, mediaLimits.image).stream, { folder });
    expect(exact.size).toBe(mediaLimits.image);
    await expect(
      receive(long(jpeg, mediaLimits.image + 1).stream, { folder }),
    ).rejects.toMatchObject({ reason: 'image_too_large' });
    expect(await files()).toHaveLength(1);
  });

  test('[COMP-08] accepts a video of exactly its limit, and not one byte more', async () => {
    const limits = { ...mediaLimits, video: 20 * megabyte };
    const exact = await receive(long(smallMp4(), limits.video).stream, { folder, limits });
    expect(exact.size).toBe(limits.video);
    await expect(
      receive(long(smallMp4(), limits.video + 1).stream, { folder, limits }),
    ).rejects.toMatchObject({ reason: 'video_too_large' });
    expect(await files()).toHaveLength(1);
  });

  test('stops reading an endless image at its limit', async () => {
    const { stream, taken } = long(png, 10_000 * megabyte);
    await expect(receive(stream, { folder })).rejects.toMatchObject({ reason: 'image_too_large' });
    expect(taken.bytes).toBeLessThan(mediaLimits.image + 5 * megabyte);
    expect(stream.destroyed).toBe(true);
  });

  test('stops reading an endless file of another type at its beginning', async () => {
    const { stream, taken } = long(Buffer.from('MZ'), 10_000 * megabyte);
    await expect(receive(stream, { folder })).rejects.toMatchObject({ reason: 'unsupported' });
    expect(taken.bytes).toBeLessThan(5 * megabyte);
  });
});

describe('an upload that ends early', () => {
  /** Its first bytes are on the disk. */
  const begun = () =>
    until(async () => {
      const [name] = await files();
      return name !== undefined && (await stat(join(folder, name))).size > 0;
    });

  test('leaves nothing when the sender disconnects', async () => {
    const stream = new Readable({ read() {} });
    stream.push(smallMp4());
    const received = receive(stream, { folder });
    await begun();
    stream.destroy(new Error('aborted'));
    await expect(received).rejects.toThrow('aborted');
    expect(await files()).toEqual([]);
  });

  test('leaves nothing when it closes without an end', async () => {
    const stream = new Readable({ read() {} });
    stream.push(smallMp4());
    const received = receive(stream, { folder });
    await begun();
    stream.destroy();
    await expect(received).rejects.toThrow();
    expect(await files()).toEqual([]);
  });

  test('leaves nothing when it is aborted', async () => {
    const stopper = new AbortController();
    const stream = new Readable({ read() {} });
    stream.push(smallMp4());
    const received = receive(stream, { folder, signal: stopper.signal });
    await begun();
    stopper.abort();
    await expect(received).rejects.toThrow('aborted');
    await expect(
      receive(Readable.from([smallMp4()]), { folder, signal: stopper.signal }),
    ).rejects.toThrow();
    expect(await files()).toEqual([]);
  });
});

test('the clean-up deletes only old files of our own', async () => {
  const { file } = await take(jpeg);
  const other = await take(png);
  await writeFile(join(folder, 'README'), 'not ours');
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const path of [file, join(folder, 'README')]) await utimes(path, yesterday, yesterday);
  expect(await cleanUpTemporary(folder, 60 * 60 * 1000)).toBe(1);
  expect((await files()).map((name) => join(folder, name)).sort()).toEqual(
    [other.file, join(folder, 'README')].sort(),
  );
});
