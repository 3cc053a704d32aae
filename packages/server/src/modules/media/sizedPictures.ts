import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../adapters/storage/index.ts';
import { createConcurrencyLimit, RefusedTask } from '../../http/concurrencyLimit.ts';
import { publicKey } from '../../http/fileAddresses.ts';
import { MediaRefusal, resizePicture } from './processing/index.ts';

type Format = 'webp' | 'avif';

export type SizedPictures = ReturnType<typeof createSizedPictures>;

type Options = {
  storage: Storage;
  uploadFolder: string;
  onError: (error: unknown) => void;
};

/** The stored version, and whether a smaller one may follow under the same address. */
type SizedPicture = { key: string; isFinal: boolean };

// WebP while somebody waits; AVIF, which takes three to five times as long, one at a time.
const webpLimit = createConcurrencyLimit({ name: 'sizedPictures', running: 2, waiting: 200 });
const avifLimit = createConcurrencyLimit({ name: 'avifPictures', running: 1, waiting: 2000 });

/**
 * Smaller versions of the club's pictures, made on first use and stored: WebP at once, and in the background
 * AVIF, which replaces it where it is smaller.
 */
export function createSizedPictures({ storage, uploadFolder: folder, onError }: Options) {
  const running = new Map<string, Promise<number>>();
  /** Keys whose AVIF is not smaller, or cannot be made. */
  const settled = new Set<string>();
  let stopping = false;

  const keyOf = (name: string, width: number, format: Format) =>
    `sized-${name.replace('.', '-')}-${width}.${format}`;

  async function read(name: string): Promise<Buffer | null> {
    const file = await storage.open(publicKey(name));
    return file && buffer(file.stream);
  }

  /** Requests that come together share one task. */
  function once(key: string, task: () => Promise<number>): Promise<number> {
    const current = running.get(key);
    if (current !== undefined) return current;
    const begun = task().finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  }

  async function make(source: Buffer, width: number, key: string, most: number): Promise<number> {
    const format = key.endsWith('.avif') ? 'avif' : 'webpFast';
    const { file, size } = await resizePicture(source, width, { format, folder });
    try {
      if (size < most) await storage.put(key, file);
      else settled.add(key);
    } finally {
      await rm(file, { force: true });
    }
    return size;
  }

  async function makeAvif(name: string, width: number, key: string, most: number) {
    try {
      await once(key, () =>
        avifLimit(async () => {
          const source = stopping ? null : await read(name);
          return source ? make(source, width, key, most) : 0;
        }, {}),
      );
    } catch (error) {
      // A later request asks for it again.
      if (error instanceof RefusedTask) return;
      settled.add(key);
      onError(error);
    }
  }

  /** Null where there is no such picture, or it cannot be made smaller. */
  async function find(name: string, width: number): Promise<SizedPicture | null> {
    const avif = keyOf(name, width, 'avif');
    if ((await storage.size(avif)) !== null) return { key: avif, isFinal: true };
    const webp = keyOf(name, width, 'webp');
    let size = await storage.size(webp);
    if (size === null) {
      const source = await read(name);
      if (!source) return null;
      try {
        size = await once(webp, () =>
          webpLimit(() => make(source, width, webp, Number.POSITIVE_INFINITY), {}),
        );
      } catch (error) {
        if (error instanceof MediaRefusal || error instanceof RefusedTask) return null;
        throw error;
      }
    }
    const isFinal = settled.has(avif);
    if (!isFinal) void makeAvif(name, width, avif, size);
    return { key: webp, isFinal };
  }

  return {
    find,
    /** Begins nothing new, and waits for what is being made. */
    async stop() {
      stopping = true;
      await Promise.allSettled(running.values());
    },
  };
}
