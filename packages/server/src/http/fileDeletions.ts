import type { Queries } from '../db/database.ts';
import type { Services } from '../services.ts';

type Files = { originalKey: string; thumbnailKey: string };

const keysOf = (files: readonly Files[]) =>
  files.flatMap(({ originalKey, thumbnailKey }) => [originalKey, thumbnailKey]);

/** Asks for the deletion of stored files in the transaction that deletes their rows. */
export const enqueueFileDeletions = (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queries,
  files: readonly Files[],
): Promise<void> =>
  jobs.enqueue(
    tx,
    'deleteFile',
    keysOf(files).map((key) => ({ key, data: { key } })),
  );

/** After the commit: does at once what the jobs would do soon. They try again what fails here, and report it. */
export async function deleteAtOnce(
  { storage }: Pick<Services, 'storage'>,
  files: readonly Files[],
): Promise<void> {
  await Promise.allSettled(keysOf(files).map((key) => storage.delete(key)));
}

/** Deletes files that belong to no row; what the storage refuses now is left to jobs. */
export async function deleteFiles(
  { db, jobs, storage }: Pick<Services, 'db' | 'jobs' | 'storage'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await storage.delete(key).catch(() => jobs.enqueue(db, 'deleteFile', [{ key, data: { key } }]));
}
