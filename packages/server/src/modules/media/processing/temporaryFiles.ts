import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const suffix = '.part';

/** A path for an unfinished file; `cleanUpTemporary` recognizes its suffix. */
export async function temporaryFile(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return join(folder, `${randomUUID()}${suffix}`);
}

/** Deletes files left by a stopped process; `olderThan` is in milliseconds. Returns their number. */
export async function cleanUpTemporary(folder: string, olderThan: number): Promise<number> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name.endsWith(suffix));
  const removed = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const found = await stat(file).catch(() => null);
      if (!found?.isFile() || Date.now() - found.mtimeMs < olderThan) return 0;
      await rm(file, { force: true });
      return 1;
    }),
  );
  return removed.reduce<number>((sum, count) => sum + count, 0);
}
