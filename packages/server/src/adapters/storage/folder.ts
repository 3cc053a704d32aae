import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentTypeOf, type Storage } from './storage.ts';

/** Stores files in a folder as `ab/abcdef.webp`: the shards limit the size of each directory. */
export function createFolderStorage(folder: string): Storage {
  const place = (key: string) => {
    const contentType = contentTypeOf(key);
    return { path: join(folder, key.slice(0, 2), key), contentType };
  };
  return {
    async put(key, file) {
      const { path } = place(key);
      const shard = dirname(path);
      await mkdir(shard, { recursive: true });
      await sync(file);
      await move(file, path);
      // A rename is an entry of its directory: without syncing both directories, a power failure may undo it.
      await sync(shard);
      await sync(folder);
    },
    async open(key, range) {
      const { path, contentType } = place(key);
      const handle = await open(path, 'r').catch(missing);
      if (!handle) return null;
      try {
        const { size } = await handle.stat();
        if (range && (range.start >= size || range.end < range.start)) {
          throw new RangeError('The range is outside the file.');
        }
        const stream = handle.createReadStream(range ?? {});
        return { stream, size, contentType };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    async size(key) {
      return (await stat(place(key).path).catch(missing))?.size ?? null;
    },
    async delete(key) {
      const { path } = place(key);
      await rm(path, { force: true });
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await stat(folder);
    },
  };
}

async function sync(path: string): Promise<void> {
  // Windows cannot open a directory, and cannot flush a file that is opened read-only.
  const directory = (await stat(path)).isDirectory();
  if (directory && process.platform === 'win32') return;
  const handle = await open(path, directory ? 'r' : 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    const beside = `${to}.${randomUUID()}.part`;
    try {
      await copyFile(from, beside, constants.COPYFILE_EXCL);
      await sync(beside);
      await rename(beside, to);
    } catch (failure) {
      await rm(beside, { force: true });
      throw failure;
    }
    await rm(from, { force: true });
  }
}

function missing(error: unknown): null {
  if (hasCode(error, 'ENOENT')) return null;
  throw error;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
