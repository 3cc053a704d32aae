import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../adapters/storage/index.ts';
import { createConcurrencyLimit, RefusedTask } from '../../http/concurrencyLimit.ts';
import { publicKey } from '../../http/fileAddresses.ts';
import { MediaRefusal, resizePicture } from './processing/index.ts';

export type SizedPictures = ReturnType<typeof createSizedPictures>;

/** A picture of the club, and the width at which it is made. */
type SizedPictureOf = { name: string; width: number };

type Files = { storage: Storage; uploadFolder: string };

type Options = Files & {
  /** Enqueues the job of `makeAvif`. */
  enqueueAvif: (key: string, picture: SizedPictureOf) => Promise<void>;
  onError: (error: unknown) => void;
};

/** The stored version, and whether a smaller one may follow under the same address. */
type SizedPicture = { key: string; isFinal: boolean };

const webpLimit = createConcurrencyLimit({ name: 'sizedPictures', running: 2, waiting: 200 });

const keysOf = ({ name, width }: SizedPictureOf) => {
  const start = `sized-${name.replace('.', '-')}-${width}`;
  // The last one is stored where an AVIF would have more bytes.
  return { avif: `${start}.avif`, webp: `${start}.webp`, finalWebp: `${start}-final.webp` };
};

async function readPicture({ storage }: Files, name: string): Promise<Buffer | null> {
  const file = await storage.open(publicKey(name));
  return file && buffer(file.stream);
}

/** Makes a file and passes it on; removes what is left of it. */
async function withResized<Result>(
  source: Buffer,
  width: number,
  format: Parameters<typeof resizePicture>[2],
  use: (picture: { file: string; size: number }) => Promise<Result>,
): Promise<Result> {
  const picture = await resizePicture(source, width, format);
  try {
    return await use(picture);
  } finally {
    await rm(picture.file, { force: true });
  }
}

/**
 * Smaller versions of the club's pictures, made on first use and stored: WebP at once, and by a job AVIF, which replaces
 * it where it is smaller.
 */
export function createSizedPictures(services: Options) {
  const { storage, uploadFolder: folder, onError } = services;
  const running = new Map<string, Promise<void>>();
  /** What this process has asked for. A picture that cannot be made is asked for again after the next start. */
  const enqueued = new Set<string>();

  /** Requests that come together share one task. */
  function once(key: string, task: () => Promise<void>): Promise<void> {
    const current = running.get(key);
    if (current !== undefined) return current;
    const begun = task().finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  }

  /** Nobody waits for it: the picture is shown as WebP meanwhile, also while there is no database. */
  function enqueue(picture: SizedPictureOf, key: string): void {
    if (enqueued.has(key)) return;
    enqueued.add(key);
    services.enqueueAvif(key, picture).catch((error: unknown) => {
      enqueued.delete(key);
      onError(error);
    });
  }

  /** Null where there is no such picture, or it cannot be made smaller. */
  async function find(name: string, width: number): Promise<SizedPicture | null> {
    const { avif, webp, finalWebp } = keysOf({ name, width });
    for (const key of [avif, finalWebp])
      if ((await storage.size(key)) !== null) return { key, isFinal: true };
    if ((await storage.size(webp)) === null) {
      const source = await readPicture(services, name);
      if (!source) return null;
      const make = () =>
        withResized(source, width, { format: 'webpFast', folder }, ({ file }) =>
          storage.put(webp, file),
        );
      try {
        await once(webp, () => webpLimit(make, {}));
      } catch (error) {
        if (error instanceof MediaRefusal || error instanceof RefusedTask) return null;
        throw error;
      }
    }
    enqueue({ name, width }, avif);
    return { key: webp, isFinal: false };
  }

  return { find };
}

/** Stores the format with fewer bytes as the last one of this width. Nothing is left to do if that has happened. */
export async function makeAvif(services: Files, picture: SizedPictureOf): Promise<void> {
  const { storage, uploadFolder: folder } = services;
  const { name, width } = picture;
  const { avif, finalWebp } = keysOf(picture);
  for (const key of [avif, finalWebp]) if ((await storage.size(key)) !== null) return;
  const source = await readPicture(services, name);
  if (!source) return;
  await withResized(source, width, { format: 'avif', folder }, (small) =>
    withResized(source, width, { format: 'webpFast', folder }, (usual) =>
      small.size < usual.size ? storage.put(avif, small.file) : storage.put(finalWebp, usual.file),
    ),
  );
}
