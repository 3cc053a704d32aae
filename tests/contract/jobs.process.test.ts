import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect, transact } from '../../packages/server/src/db/database.ts';
import { createJobQueue } from '../../packages/server/src/jobs/queue.ts';
import { startClub } from '../support/clubProcess.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { freePort } from '../support/services.port.ts';
import { startPostgres } from '../support/services.ts';
import { until } from '../support/until.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
let connection: Connection;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'homestand-jobs-'));
});
afterAll(async () => {
  await connection?.close();
  await postgres?.stop();
  await removeFolder(folder);
});

async function startWorker() {
  const club = await startClub(folder, await freePort(), {
    DATABASE_URL: postgres.url,
    SIGNING_SECRET: randomBytes(32).toString('hex'),
  });
  await club.untilReady();
  return club;
}

async function jobs() {
  const { rows } = await sql<{ key: string; state: string; tries: number }>`
    select singleton_key as key, state::text as state, retry_count as tries from jobs.job
    where name = 'deleteFile'`.execute(connection.db);
  return rows;
}

test('[OPS-02] a worker that is killed loses no job, and only those that it had taken run again', async () => {
  let worker = await startWorker();
  connection = connect({ connectionString: postgres.url });
  const failures: unknown[] = [];
  const queue = createJobQueue(connection.db, { onError: (error) => failures.push(error) });
  const keys = Array.from({ length: 3000 }, () => `${randomUUID()}.webp`);
  for (let start = 0; start < keys.length; start += 100)
    await transact(connection.db, (tx) =>
      queue.enqueue(
        tx,
        'deleteFile',
        keys.slice(start, start + 100).map((key) => ({ key, data: { key } })),
      ),
    );

  const taken: string[] = [];
  for (let kill = 1; kill <= 2; kill++) {
    await until(
      async () => (await jobs()).filter(({ state }) => state === 'completed').length >= kill * 200,
    );
    worker.child.kill('SIGKILL');
    await worker.exited;
    const atKill = await jobs();
    expect(atKill.some(({ state }) => state === 'created')).toBe(true);
    taken.push(...atKill.filter(({ state }) => state === 'active').map(({ key }) => key));
    worker = await startWorker();
  }

  // What they had taken is found when its heartbeat has stopped for a minute.
  taken.push('none');
  await sql`
    update jobs.job set heartbeat_on = now() - interval '2 minutes'
    where name = 'deleteFile' and singleton_key in (${sql.join(taken)})`.execute(connection.db);
  await (await queue.open()).supervise('deleteFile');
  await until(async () => (await jobs()).every(({ state }) => state === 'completed'));
  const done = await jobs();
  expect(done.map(({ key }) => key).sort()).toEqual([...keys].sort());
  expect(done.filter(({ tries }) => tries > 0).every(({ key }) => taken.includes(key))).toBe(true);
  expect(Math.max(...done.map(({ tries }) => tries))).toBeLessThanOrEqual(2);
  expect(failures).toEqual([]);
  await queue.stop();
  worker.child.kill('SIGTERM');
  await worker.exited;
});
