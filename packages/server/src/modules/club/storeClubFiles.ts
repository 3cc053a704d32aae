import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { createConcurrencyLimit } from '../../http/concurrencyLimit.ts';
import { publicKey } from '../../http/fileAddresses.ts';
import type { Services } from '../../services.ts';
import { inspectVideo, stripVideoMetadata, temporaryFile } from '../media/processing/index.ts';

type Shape = keyof typeof shapes;

/** Pixel sizes: two device pixels per CSS pixel of the largest place where each is shown. */
export const shapes = {
  avatar: { width: 160, height: 160, fit: 'cover', position: 'attention' },
  portrait: { width: 480, height: 640, fit: 'cover', position: 'attention' },
  card: { width: 630, height: 880, fit: 'cover', position: 'attention' },
  product: { width: 800, height: 800, fit: 'cover', position: 'centre' },
} as const;

const pixelLimit = 100_000_000;
// Commands and the seed store a whole roster at once: the queue is unbounded.
const limit = createConcurrencyLimit({ name: 'clubFiles', running: 2 });

export type ClubFiles = {
  /** Takes a file path or image bytes; returns the public file name. */
  picture(source: string | Buffer, shape: Shape): Promise<string>;
  /** Takes a WebP that is as it will be served. */
  finishedPicture(bytes: Buffer): Promise<string>;
  sound(file: string): Promise<string>;
  film(file: string): Promise<string>;
};

/**
 * Stores the club's own files for the rows that `work` writes. A file is named by its content, so identical
 * pictures are stored once. If the work fails, the files it stored are deleted.
 */
export async function withClubFiles<Result>(
  { storage, uploadFolder }: Pick<Services, 'storage' | 'uploadFolder'>,
  work: (files: ClubFiles) => Promise<Result>,
): Promise<Result> {
  const stored = new Set<string>();
  const begun: Promise<unknown>[] = [];
  let hasFailed = false;

  async function store(extension: string, make: (file: string) => Promise<unknown>) {
    if (hasFailed) throw new Error('The work for which this file was stored has failed.');
    const file = await temporaryFile(uploadFolder);
    try {
      await make(file);
      const name = `${await fingerprint(file)}.${extension}`;
      const key = publicKey(name);
      if ((await storage.size(key)) === null) {
        stored.add(key);
        await storage.put(key, file);
      }
      return name;
    } finally {
      await rm(file, { force: true });
    }
  }

  function inTurn(extension: string, make: (file: string) => Promise<unknown>): Promise<string> {
    const name = limit(() => store(extension, make));
    begun.push(name);
    return name;
  }

  try {
    return await work({
      picture: (source, shape) => inTurn('webp', (file) => draw(source, shape).toFile(file)),
      finishedPicture: (bytes) => inTurn('webp', (file) => writeFile(file, bytes)),
      sound: (source) =>
        inTurn(extname(source).toLowerCase() === '.mp3' ? 'mp3' : 'mp4', (file) =>
          copyFile(source, file),
        ),
      film: (source) =>
        inTurn('mp4', async (file) => {
          await copyFile(source, file);
          await inspectVideo(file);
          await stripVideoMetadata(file);
        }),
    });
  } catch (error) {
    hasFailed = true;
    // Otherwise a running task would store its file after the deletion.
    await Promise.allSettled(begun);
    await Promise.allSettled([...stored].map((key) => storage.delete(key)));
    throw error;
  }
}

const draw = (source: string | Buffer, shape: Shape) =>
  sharp(source, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(shapes[shape])
    .toColourspace('srgb')
    .webp({ quality: 80, effort: 2 });

async function fingerprint(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 32);
}
