import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { blackPng, describedJpeg, latitude, pngChunk, secrets } from './fixtures/pictures.ts';
import { makePicture } from './index.ts';

const root = await mkdtemp(join(tmpdir(), 'homestand-picture-'));
let folder = '';
let number = 0;

beforeEach(async () => {
  number += 1;
  folder = join(root, String(number));
  await mkdir(folder);
});
afterAll(() => rm(root, { recursive: true }));

async function make(bytes: Buffer) {
  // Its own: tests make several at once, and one would be read while it is written again.
  const source = join(root, `source-${randomUUID()}`);
  await writeFile(source, bytes);
  const { display, thumbnail } = await makePicture(source, { folder });
  return [display, thumbnail] as const;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86464' } });

describe('a photo’s metadata', () => {
  test('is in the photo that these tests use', async () => {
    const photo = await describedJpeg();
    const { exif } = await sharp(photo).metadata();
    expect(exif?.includes(latitude)).toBe(true);
    for (const secret of secrets) expect(photo.includes(secret), secret).toBe(true);
  });

  test('is in none of the pictures made from it', async () => {
    for (const { file } of await make(await describedJpeg())) {
      const bytes = await readFile(file);
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
      for (const trace of [...secrets, latitude, 'EXIF', 'Exif', 'XMP ', 'Photoshop', 'ICCP']) {
        expect(bytes.includes(trace), String(trace)).toBe(false);
      }
    }
  });

  test('is used to rotate the picture first', async () => {
    const [display] = await make(await describedJpeg());
    expect([display.width, display.height]).toEqual([480, 640]);
  });
});

describe('a picture', () => {
  test.each([
    [4000, 3000, [2048, 1536], [400, 300]],
    [3000, 4000, [1536, 2048], [360, 480]],
    [100, 80, [100, 80], [100, 80]],
    [9000, 3, [2048, 1], [400, 1]],
  ])('of %i × %i is stored no larger than displayed', async (width, height, large, small) => {
    const [display, thumbnail] = await make(await plain(width, height).jpeg().toBuffer());
    expect([display.width, display.height]).toEqual(large);
    expect([thumbnail.width, thumbnail.height]).toEqual(small);
    for (const made of [display, thumbnail]) {
      const bytes = await readFile(made.file);
      expect(await sharp(bytes).metadata()).toMatchObject({
        width: made.width,
        height: made.height,
        format: 'webp',
        space: 'srgb',
      });
      expect(made).toMatchObject({ mime: 'image/webp', size: bytes.length });
    }
  });

  test('of a phone’s 48 megapixels, and the longest screenshot, are processed', async () => {
    const [photo] = await make(await plain(8064, 6048).jpeg({ quality: 30 }).toBuffer());
    expect([photo.width, photo.height]).toEqual([2048, 1536]);
    const [screenshot] = await make(blackPng(1440, 20_000));
    expect([screenshot.width, screenshot.height]).toEqual([147, 2048]);
  });

  test('of 16 bits per channel keeps its colours', async () => {
    const deep = await plain(64, 64).toColourspace('rgb16').png().toBuffer();
    const [display] = await make(deep);
    const [red, green] = await sharp(display.file).resize(1, 1).raw().toBuffer();
    expect(Math.abs((red ?? 0) - 200)).toBeLessThan(4);
    expect(Math.abs((green ?? 0) - 100)).toBeLessThan(4);
  });

  test('of a wider colour space looks the same in sRGB', async () => {
    const photo = await plain(64, 64).withIccProfile('p3').png().toBuffer();
    const [display] = await make(photo);
    const pixel = await sharp(display.file).resize(1, 1).raw().toBuffer();
    expect(pixel[0]).toBeGreaterThan(195);
    const stretched = await sharp(photo).withIccProfile('srgb').resize(1, 1).raw().toBuffer();
    expect(Math.abs((pixel[1] ?? 0) - (stretched[1] ?? 255))).toBeLessThan(4);
  });

  test('in CMYK or grey becomes sRGB', async () => {
    for (const space of ['cmyk', 'b-w'] as const) {
      const [display] = await make(await plain(64, 64).toColourspace(space).jpeg().toBuffer());
      expect(await sharp(display.file).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    }
  });

  test('keeps its transparency', async () => {
    const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: '#f000' } });
    const [display] = await make(await clear.png().toBuffer());
    expect((await sharp(display.file).metadata()).hasAlpha).toBe(true);
  });

  test('that is animated becomes a still', async () => {
    const animation = Buffer.alloc(8);
    animation.writeUInt32BE(10_000, 0);
    const [display] = await make(blackPng(32, 32, [pngChunk('acTL', animation)]));
    expect((await sharp(display.file).metadata()).pages ?? 1).toBe(1);
  });
});

describe('a polyglot file', () => {
  test.each([
    ['a JPEG and a page', () => plain(64, 64).jpeg(), '<!doctype html><script>alert(1)</script>'],
    ['a PNG and a zip', () => plain(64, 64).png(), 'PK\x03\x04secret.exe'],
  ])('%s is stored as a picture only', async (_name, picture, passenger) => {
    const bytes = await picture().toBuffer();
    for (const { file } of await make(Buffer.concat([bytes, Buffer.from(passenger)]))) {
      const made = await readFile(file);
      expect(made.includes(passenger)).toBe(false);
      expect((await fileTypeFromBuffer(made))?.mime).toBe('image/webp');
    }
  });
});

describe('a picture that is refused', () => {
  test('20,000 × 20,000 pixels are too many, before any is decoded', async () => {
    await expect(make(blackPng(20_000, 20_000))).rejects.toMatchObject({
      reason: 'too_many_pixels',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test('[ROB-02] a PNG of 49 megapixels in a few kilobytes is refused before decoding', async () => {
    await expect(make(blackPng(7000, 7000))).rejects.toMatchObject({ reason: 'too_many_pixels' });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ['a header and nothing else', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['words', Buffer.from('not a picture')],
    [
      'an SVG, which could load other files',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
  ])('%s cannot be read', async (_name, bytes) => {
    await expect(make(bytes)).rejects.toMatchObject({ reason: 'unreadable' });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each(['jpeg', 'png'] as const)('a truncated %s cannot be read', async (format) => {
    const whole = await sharp(
      Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => i * 7919)),
      {
        raw: { width: 300, height: 300, channels: 3 },
      },
    )
      .toFormat(format)
      .toBuffer();
    await expect(make(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      reason: 'unreadable',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test('a missing file is a server error, not the picture’s', async () => {
    await expect(makePicture(join(root, 'nothing'), { folder })).rejects.toThrow(/missing/i);
    await expect(makePicture(join(root, 'nothing'), { folder })).rejects.not.toHaveProperty(
      'reason',
    );
  });
});

test('twenty at once all succeed', async () => {
  const photo = await plain(800, 600).jpeg().toBuffer();
  const made = await Promise.all(Array.from({ length: 20 }, () => make(photo)));
  expect(new Set(made.flat().map(({ file }) => file)).size).toBe(40);
});
