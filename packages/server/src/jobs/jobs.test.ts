import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { transact } from '../db/database.ts';
import { deleteFiles, enqueueFileDeletions } from '../http/fileDeletions.ts';
import { type PeriodicName, periodicJobs } from './definitions.ts';
import { handlers } from './handlers.ts';
import { startJobs } from './startJobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { maintenance: false });
});
afterAll(() => server.stop());

const newFiles = () => ({
  originalKey: `${randomUUID()}.webp`,
  thumbnailKey: `${randomUUID()}.webp`,
});

/** Jobs with these keys, by name. */
async function jobsWith(...keys: string[]) {
  const { rows } = await sql<{ name: string; state: string; retryCount: number }>`
    select name, state::text as state, retry_count from jobs.job
    where singleton_key in (${sql.join(keys)}) order by created_on`.execute(server.db);
  return rows;
}
const statesOf = async (...keys: string[]) => (await jobsWith(...keys)).map(({ state }) => state);

test('[OPS-02] a job is enqueued in the transaction that asks for it: none after a rollback', async () => {
  const [stored, lost] = [newFiles(), newFiles()];
  await transact(server.db, (tx) => enqueueFileDeletions(server.services, tx, [stored]));
  const failure = new Error('rolled back');
  const failing = transact(server.db, async (tx) => {
    await enqueueFileDeletions(server.services, tx, [lost]);
    throw failure;
  });
  await expect(failing).rejects.toBe(failure);
  expect(await statesOf(stored.originalKey, stored.thumbnailKey)).toEqual(['created', 'created']);
  expect(await statesOf(lost.originalKey, lost.thumbnailKey)).toEqual([]);
});

test('[OPS-02] while a job with a key waits, the same key adds none', async () => {
  const files = newFiles();
  for (let count = 0; count < 2; count++)
    await transact(server.db, (tx) => enqueueFileDeletions(server.services, tx, [files]));
  expect(await statesOf(files.originalKey)).toEqual(['created']);
});

const names = Object.keys(periodicJobs) as PeriodicName[];

test('[OPS-02] every periodic job has its time', async () => {
  await server.services.jobs.schedulePeriodic();
  const boss = await server.services.jobs.open();
  const schedules = await boss.getSchedules();
  expect(Object.fromEntries(schedules.map(({ name, cron }) => [name, cron]))).toEqual(periodicJobs);
});

test('[OPS-02] what the storage does not delete is deleted by a job', async () => {
  const { services } = server;
  const key = `${randomUUID()}.webp`;
  const file = join(services.uploadFolder, key);
  await writeFile(file, 'a picture');
  await services.storage.put(key, file);
  const failing = vi.spyOn(services.storage, 'delete').mockRejectedValueOnce(new Error('down'));
  await deleteFiles(services, [key]);
  failing.mockRestore();
  expect(await services.storage.size(key)).not.toBeNull();
  expect(await statesOf(key)).toEqual(['created']);
});

test('[OPS-02] a periodic job that fails is tried again, and stops no other one', async () => {
  const { services } = server;
  const working = await startJobs(services, services, { enqueued: 0.5, periodic: 0.5 });
  const boss = await services.jobs.open();
  for (const failing of names) {
    const key = `fault of ${failing}`;
    const fault = vi.spyOn(handlers, failing).mockRejectedValueOnce(new Error(key));
    for (const name of names) await boss.send(name, null, { singletonKey: key });
    await expect
      .poll(async () =>
        Object.fromEntries((await jobsWith(key)).map(({ name, state }) => [name, state])),
      )
      .toEqual({
        ...Object.fromEntries(names.map((name) => [name, 'completed'])),
        [failing]: 'retry',
      });
    fault.mockRestore();
  }
  // The files of the tests above are deleted meanwhile.
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from jobs.job
        where name = 'deleteFile' and state <> 'completed'`.execute(server.db);
      return rows[0]?.count;
    })
    .toBe(0);
  working.stop();
});
