import { rm, writeFile } from 'node:fs/promises';
import sharp, { type ResizeOptions, type Sharp, type SharpInput } from 'sharp';
import { createConcurrencyLimit, type Place } from '../../../http/concurrencyLimit.ts';
import { MediaRefusal } from './mediaRefusal.ts';
import { temporaryFile } from './temporaryFiles.ts';

// Decoded pictures are large and never reused, so they are not cached; one thread each leaves processor time
// for requests.
sharp.cache(false);
sharp.concurrency(1);
const limit = createConcurrencyLimit({
  name: 'pictures',
  running: 2,
  waiting: 60,
  deadlineMs: 30_000,
});

/**
 * A JPEG is decoded at the size needed, so that photos of 50 megapixels are cheap. A PNG is decoded whole:
 * the longest screenshots of phones have 29 megapixels.
 */
const maxPixels = { jpeg: 50_000_000, other: 30_000_000 };

const formats = {
  webp: { quality: 80, effort: 4 },
  // While somebody waits for a width that is made on first use.
  webpFast: { quality: 75, effort: 2 },
  // Effort 4 takes five times as long for 5 to 9 % fewer bytes (0013).
  avif: { quality: 50, effort: 2 },
} as const;

export type PictureFile = {
  file: string;
  mime: 'image/webp' | 'image/avif';
  width: number;
  height: number;
  size: number;
};

export type Picture = { display: PictureFile; thumbnail: PictureFile };

type Options = { folder: string; place?: Place };

/** Always re-encodes the picture: metadata and other content of the file are dropped. */
export async function makePicture(file: string, options: Options): Promise<Picture> {
  return inTurn(file, options, async () => {
    const decoded = await decode(file, displayBox);
    const display = await write(sharp(decoded.data, { raw: decoded.raw }), options.folder);
    try {
      const small = sharp(decoded.data, { raw: decoded.raw }).resize(thumbnailBox);
      return { display, thumbnail: await write(small, options.folder) };
    } catch (error) {
      await rm(display.file, { force: true });
      throw error;
    }
  });
}

export async function makeThumbnail(input: SharpInput, options: Options): Promise<PictureFile> {
  return inTurn(input, options, async () => {
    const { data, raw } = await decode(input, thumbnailBox);
    return write(sharp(data, { raw }), options.folder);
  });
}

/** Always re-encodes the picture, cut to a shape. */
export async function cropPicture(
  file: string,
  shape: ResizeOptions,
  options: Options,
): Promise<PictureFile> {
  return inTurn(file, options, async () => {
    const { data, raw } = await decode(file, shape);
    return write(sharp(data, { raw }), options.folder);
  });
}

/** A smaller version of a picture that is already stored, never enlarged; outside the queue of uploads. */
export async function resizePicture(
  input: SharpInput,
  width: number,
  { format, folder }: { format: 'webpFast' | 'avif'; folder: string },
): Promise<PictureFile> {
  const { data, raw } = await decode(input, { ...inside, width });
  return write(sharp(data, { raw }), folder, format);
}

const inside = { fit: 'inside', withoutEnlargement: true } as const;
const displayBox = { width: 2048, height: 2048, ...inside };
// 200 × 240 points at two pixels per point.
const thumbnailBox = { width: 400, height: 480, ...inside };

/**
 * Refuses too many pixels before decoding; otherwise runs in the queue at a cost proportional to the pixels.
 */
async function inTurn<Result>(input: SharpInput, { place }: Options, work: () => Promise<Result>) {
  const { width, height, format } = await sharp(input).metadata().catch(refuse);
  const pixels = width * height;
  if (pixels > maxPixels[format === 'jpeg' ? 'jpeg' : 'other'])
    throw new MediaRefusal('too_many_pixels');
  return limit(work, place && { ...place, cost: Math.max(1, pixels / 1_000_000) });
}

async function decode(input: SharpInput, box: ResizeOptions) {
  const { data, info } = await sharp(input, {
    limitInputPixels: maxPixels.jpeg,
    failOn: 'error',
    pages: 1,
  })
    .autoOrient()
    .resize(box)
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .timeout({ seconds: 15 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels } };
}

async function write(
  picture: Sharp,
  folder: string,
  format: keyof typeof formats = 'webp',
): Promise<PictureFile> {
  const encoded = format === 'avif' ? picture.avif(formats.avif) : picture.webp(formats[format]);
  const { data, info } = await encoded
    .timeout({ seconds: 15 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const file = await temporaryFile(folder);
  try {
    // Not sharp's toFile: its error for a full disk has no code that distinguishes it from a broken picture.
    await writeFile(file, data);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  const { width, height, size } = info;
  return { file, mime: format === 'avif' ? 'image/avif' : 'image/webp', width, height, size };
}

function refuse(error: unknown): never {
  throw refusalOf(error);
}

function refusalOf(error: unknown): unknown {
  const said = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(said)) return new MediaRefusal('too_many_pixels', { cause: error });
  // A missing or unreadable file is not the picture's fault.
  if (/Input file is missing|EACCES|EIO/i.test(said)) return error;
  return new MediaRefusal('unreadable', { cause: error });
}
