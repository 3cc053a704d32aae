import { rm } from 'node:fs/promises';
import sharp, { type Sharp, type SharpInput } from 'sharp';
import { createQueue } from '../../../queue.ts';
import { MediaRefusal } from './refusal.ts';
import { temporaryFile } from './temporary.ts';

// Decoded pictures are large and never asked for twice; one thread each keeps the server awake.
sharp.cache(false);
sharp.concurrency(1);
const queue = createQueue(2);

const pixelLimit = 50_000_000;
const quality = 80;

export type PictureFile = {
  file: string;
  mime: 'image/webp';
  width: number;
  height: number;
  size: number;
};

export type Picture = { display: PictureFile; thumbnail: PictureFile };

/** Drawn anew, always: whatever else the file was or carried does not come along. */
export async function makePicture(file: string, options: { folder: string }): Promise<Picture> {
  return queue(async () => {
    const display = await write(read(file), { width: 2048, height: 2048 }, options.folder);
    try {
      const thumbnail = await write(read(file), thumbnailBox, options.folder);
      return { display, thumbnail };
    } catch (error) {
      await rm(display.file, { force: true });
      throw error;
    }
  });
}

/** Only the small one. */
export async function makeThumbnail(
  input: SharpInput,
  options: { folder: string },
): Promise<PictureFile> {
  return queue(() => write(read(input), thumbnailBox, options.folder));
}

// 200 × 240 points on a screen with two pixels to the point.
const thumbnailBox = { width: 400, height: 480 };

function read(input: SharpInput): Sharp {
  return sharp(input, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 }).autoOrient();
}

async function write(
  picture: Sharp,
  box: { width: number; height: number },
  folder: string,
): Promise<PictureFile> {
  const file = await temporaryFile(folder);
  try {
    const { width, height, size } = await picture
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality, effort: 4 })
      .timeout({ seconds: 30 })
      .toFile(file);
    return { file, mime: 'image/webp', width, height, size };
  } catch (error) {
    await rm(file, { force: true });
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  const said = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(said)) return new MediaRefusal('too_many_pixels', { cause: error });
  // A full disk or a lost file is no fault of the picture.
  if (/ENOSPC|Input file is missing|EACCES|EIO|unable to open for write|write error/i.test(said))
    return error;
  return new MediaRefusal('unreadable', { cause: error });
}
