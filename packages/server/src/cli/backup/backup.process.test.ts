import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../../../../../tests/support/removeFolder.ts';
import { freePort } from '../../../../../tests/support/services.port.ts';
import { readConfig } from '../../config/config.ts';
import { startEmbeddedPostgres } from '../../db/embedded.ts';
import { type Running, start } from '../../start.ts';

const run = promisify(execFile);
const cli = join(import.meta.dirname, '..', '..', 'cli.ts');

let folder: string;
let server: Running | undefined;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homestand-backup-'));
  port = await freePort();
});
afterAll(async () => {
  await server?.stop();
  await removeFolder(folder);
});

const settings = (data: string) => ({
  PORT: String(port),
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  DATA_FOLDER: join(folder, data),
  LOG_LEVEL: 'fatal',
});

/** The command in a process of its own, on the data in this folder. */
const homestand = (data: string, ...words: string[]) =>
  run(process.execPath, [cli, ...words], {
    env: { ...process.env, ...settings(data), INIT_CWD: folder },
  });

/** Runs statements on the embedded database in this folder, while no server does. */
async function inDatabase<Result>(data: string, work: (client: pg.Client) => Promise<Result>) {
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, data, 'postgres') });
  const client = new pg.Client(postgres.poolConfig);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await postgres.stop();
  }
}

const waitingDeletionsIn = (data: string) =>
  inDatabase(data, async (client) => {
    const { rows } = await client.query<{ key: string }>(
      `select singleton_key as key from jobs.job where name = 'deleteFile' and state = 'created'`,
    );
    return rows.map(({ key }) => key);
  });

/** Every row of every table, and the sequences, as PostgreSQL writes them. */
const rowsIn = (data: string) => inDatabase(data, readRows);

async function readRows(client: pg.Client) {
  const found: Record<string, string[]> = {};
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'S')
       and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`,
  );
  for (const { name } of tables.rows) {
    const isSequence = name.endsWith('_seq');
    const { rows } = await client.query<{ value: string }>(
      `select ${isSequence ? 'last_value' : 't'}::text as value from "${name}" t order by 1`,
    );
    found[name] = rows.map(({ value }) => value);
  }
  return found;
}

async function filesIn(data: string) {
  const root = join(folder, data, 'files');
  const names = await readdir(root, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return Object.fromEntries(
    await Promise.all(
      files.map(
        async ({ parentPath, name }) =>
          [name, (await readFile(join(parentPath, name))).toString('base64')] as const,
      ),
    ),
  );
}

test('[OPS-01] a backup beside a running server is restored with equal rows and files', async () => {
  await homestand('first', 'seed');
  server = await start(readConfig(settings('first'), folder));
  const { jobs, db: firstDb } = server.services;
  const deleted = `${randomUUID()}.webp`;
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await jobs.enqueue(firstDb, 'deleteFile', [
    { key: deleted, data: { key: deleted }, runAt: tomorrow },
  ]);
  const made = await homestand('first', 'backup', '--out', 'club.tar.gz');
  expect(made.stderr).toBe('');
  expect(made.stdout).toContain('club.tar.gz にバックアップを作りました');
  expect((await stat(join(folder, 'club.tar.gz'))).mode & 0o777).toBe(0o600);
  await expect(homestand('first', 'backup', '--out', 'club.tar.gz')).rejects.toMatchObject({
    stderr: 'ファイル「club.tar.gz」はもうあります。別の名前を指定してください。\n',
  });
  await expect(homestand('first', 'restore', 'club.tar.gz')).rejects.toMatchObject({
    stderr: expect.stringContaining('サーバーが動いています。'),
  });
  await server.stop();
  server = undefined;

  const { stdout } = await homestand('second', 'restore', 'club.tar.gz');
  expect(stdout).toContain('のバックアップを戻しました');
  expect(await waitingDeletionsIn('second')).toEqual([deleted]);
  const [before, after] = [await rowsIn('first'), await rowsIn('second')];
  expect(Object.keys(before).length).toBeGreaterThan(40);
  expect(before.orders?.length).toBeGreaterThan(0);
  expect(after).toEqual(before);
  const files = await filesIn('second');
  expect(Object.keys(files).length).toBeGreaterThan(10);
  expect(await filesIn('first')).toMatchObject(files);

  // The restored database works: triggers, foreign keys and numbers go on.
  server = await start(readConfig(settings('second'), folder));
  const { db } = server.services;
  await expect(db.deleteFrom('tillEntries').execute()).rejects.toThrow('cannot be changed');
  await expect(
    db.insertInto('topicPlayers').values({ topicId: crypto.randomUUID(), playerId: -1 }).execute(),
  ).rejects.toThrow('foreign key');
  await server.stop();
  server = undefined;

  await expect(homestand('second', 'restore', 'club.tar.gz')).rejects.toMatchObject({
    stderr: expect.stringContaining('データベースは空ではありません。'),
  });
  // A file that was deleted after the backup has its row again: its job would delete it.
  await inDatabase('second', (client) =>
    client.query(`update jobs.job set state = 'created', singleton_key = 'later.webp',
      data = '{"key": "later.webp"}' where name = 'deleteFile'`),
  );
  await homestand('second', 'restore', 'club.tar.gz', '--replace');
  expect(await rowsIn('second')).toEqual(before);
  expect(await waitingDeletionsIn('second')).toEqual([deleted]);
});

test('[OPS-01] a damaged archive and one of a newer version change nothing', async () => {
  const whole = await readFile(join(folder, 'club.tar.gz'));
  const unpacked = gunzipSync(whole);
  const at = unpacked.indexOf('"', unpacked.indexOf('database/players/'));
  const changed = Buffer.from(unpacked);
  changed[at + 5] = (changed[at + 5] ?? 0) ^ 1;
  const newer = Buffer.from(unpacked);
  newer.write('9', unpacked.lastIndexOf('0028-push'));
  const refused = 'バックアップのファイルではないか、壊れています。何も変えていません。';
  const cases: [string, Buffer, string][] = [
    ['cut.tar.gz', whole.subarray(0, whole.length - 1000), refused],
    ['changed.tar.gz', gzipSync(changed), refused],
    ['text.tar.gz', Buffer.from('not an archive'), refused],
    ['newer.tar.gz', gzipSync(newer), '新しいバージョン'],
  ];
  for (const [name, content, sentence] of cases) {
    await writeFile(join(folder, name), content);
    await expect(homestand('third', 'restore', name)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(sentence),
    });
  }
  await expect(homestand('third', 'restore', 'missing.tar.gz')).rejects.toMatchObject({
    stderr: 'ファイル「missing.tar.gz」を読み取れません。\n',
  });
  expect((await rowsIn('third')).players).toEqual([]);
});
