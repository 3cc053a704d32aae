import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { ResizeOptions } from 'sharp';
import type { Place } from '../../http/concurrencyLimit.ts';
import { publicKey } from '../../http/fileAddresses.ts';
import type { Services } from '../../services.ts';
import { cropPicture } from './processing/index.ts';

/** Stores a received picture for everybody, in this shape and named by its content. Returns the name. */
export async function storePublicPicture(
  { storage, uploadFolder: folder }: Pick<Services, 'storage' | 'uploadFolder'>,
  source: string,
  { shape, place }: { shape: ResizeOptions; place: Place },
): Promise<string> {
  const { file } = await cropPicture(source, shape, { folder, place });
  try {
    const hash = createHash('sha256').update(await readFile(file));
    const name = `${hash.digest('hex').slice(0, 32)}.webp`;
    if ((await storage.size(publicKey(name))) === null) await storage.put(publicKey(name), file);
    return name;
  } finally {
    await rm(file, { force: true });
  }
}
