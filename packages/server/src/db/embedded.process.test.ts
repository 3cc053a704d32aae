import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeFolder } from '../../../../tests/support/removeFolder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';

const ownerScript = fileURLToPath(new URL('./embedded/owner.testSupport.ts', import.meta.url));

let dataFolder: string;
let running: EmbeddedPostgres | undefined;
let warnings: string[] = [];

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'homestand-embedded-'));
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await removeFolder(dataFolder);
});

async function start(options: { settings?: Record<string, string | number> } = {}) {
  warnings = [];
  running = await startEmbeddedPostgres({
    dataFolder,
    warn: (line) => warnings.push(line),
    ...options,
  });
  return running;
}

async function ask(sql: string) {
  const client = new pg.Client(running?.poolConfig);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  test('keeps acknowledged rows and listens on no network port', async () => {
    await start();
    const names = ['fsync', 'data_checksums', 'synchronous_commit', 'listen_addresses'];
    const values = names.map((name) => `current_setting('${name}') as ${name}`);
    expect(await ask(`select ${values}, current_database() as database`)).toEqual([
      {
        fsync: 'on',
        data_checksums: 'on',
        synchronous_commit: 'on',
        listen_addresses: '',
        database: 'homestand',
      },
    ]);
    expect((await stat(dataFolder)).mode & 0o077).toBe(0);
  });

  test('accepts settings that differ from the defaults', async () => {
    await start({ settings: { max_connections: 25 } });
    expect(await ask('show max_connections')).toEqual([{ max_connections: '25' }]);
    expect(await ask('show shared_buffers')).toEqual([{ shared_buffers: '128MB' }]);
  });

  test('refuses a second server on the same folder, naming the first', async () => {
    const first = killable();
    await vi.waitFor(() => expect(first.acknowledged()).toBeGreaterThan(0), 120_000);
    await expect(startEmbeddedPostgres({ dataFolder })).rejects.toThrow(
      `The data folder ${dataFolder} is in use by process ${first.child.pid}.`,
    );
    const before = first.acknowledged();
    await vi.waitFor(() => expect(first.acknowledged()).toBeGreaterThan(before), 5_000);
    first.child.kill('SIGKILL');
    await first.ended;
  });

  test('stops cleanly and starts again with its rows', async () => {
    const first = await start();
    await ask('create table kept as select 7 as number');
    await first.stop();
    expect(() => process.kill(first.pid, 0)).toThrow('ESRCH');
    expect(await readdir(dataFolder)).toEqual(['pg']);

    await start();
    expect(await ask('select number from kept')).toEqual([{ number: 7 }]);
  });

  test('is restarted when the system kills it', async () => {
    const { pid } = await start();
    await ask('create table kept as select 7 as number');
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(running?.pid).not.toBe(pid), 120_000);
    expect(await ask('select number from kept')).toEqual([{ number: 7 }]);
  });

  test('[ROB-01] logs that it was restarted, and why', async () => {
    const { pid } = await start();
    process.kill(pid, 'SIGQUIT');
    await vi.waitFor(() => expect(running?.pid).not.toBe(pid), 120_000);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^PostgreSQL ended without being told to. Starting it again. It said: .*shutdown request/,
      ),
    ]);
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('works in a folder whose path is too long for a socket', async () => {
    const root = dataFolder;
    dataFolder = join(root, 'a-long-name'.repeat(10));
    const { poolConfig } = await start();
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
    await running?.stop();
    running = undefined;
    await expect(stat(poolConfig.host)).rejects.toThrow('ENOENT');
    dataFolder = root;
  });

  test('recovers from a killed first start', async () => {
    const first = killable();
    await vi.waitFor(async () => {
      const [unfinished] = (await readdir(dataFolder)).filter((name) => name.startsWith('pg.init'));
      expect(await readdir(join(dataFolder, unfinished ?? ''))).toContain('base');
    }, 120_000);
    first.child.kill('SIGKILL');
    await first.ended;
    await start();
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a killed server’s remains', () => {
  test('do no harm to an unrelated process with its process id', async () => {
    const first = await start();
    await first.stop();
    const stranger = spawn('sleep', ['60']);
    const pid = stranger.pid ?? 0;
    await writeFile(join(dataFolder, 'owner.pid'), `${pid} 1`);
    await writeFile(join(dataFolder, 'pg', 'postmaster.pid'), `${pid}\n${dataFolder}/pg\n`);
    await writeFile(join(dataFolder, '.s.PGSQL.5432.lock'), `${pid}\n`);

    await start();
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    stranger.kill();
  });

  test('[ROB-01] a malformed lock file is removed and reported', async () => {
    const first = await start();
    await ask('create table kept as select 7 as number');
    await first.stop();
    await writeFile(join(dataFolder, 'pg', 'postmaster.pid'), 'nonsense\n');

    await start();
    expect(warnings).toEqual([expect.stringContaining('postmaster.pid names no process.')]);
    expect(await ask('select number from kept')).toEqual([{ number: 7 }]);
  });

  test('are not mistaken for a server in another container', async () => {
    await start();
    const lockFile = join(dataFolder, 'pg', 'postmaster.pid');
    const lock = await readFile(lockFile, 'utf8');
    const unseen = lock.replace(/^\d+/, '4194305');
    await writeFile(lockFile, unseen);
    await rm(join(dataFolder, 'owner.pid'));

    await expect(startEmbeddedPostgres({ dataFolder })).rejects.toThrow('another container');
    expect(await readFile(lockFile, 'utf8')).toBe(unseen);
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe.each([
  { killed: 'the server and PostgreSQL', both: true },
  { killed: 'the server alone', both: false },
])('after SIGKILL of $killed', ({ both }) => {
  test('every acknowledged row exists after the next start', async () => {
    const owner = killable();
    await vi.waitFor(() => expect(owner.acknowledged()).toBeGreaterThan(50), 120_000);
    owner.child.kill('SIGKILL');
    if (both) process.kill(owner.postgresPid(), 'SIGKILL');
    await owner.ended;

    await start();
    const [found] = await ask('select count(*)::int, max(number) from acknowledged');
    expect(found.max).toBeGreaterThanOrEqual(owner.acknowledged());
    expect(found.count).toBe(found.max);
  });
});

function killable() {
  const child = spawn(process.execPath, [ownerScript, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let postgresPid = 0;
  let acknowledged = 0;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('pid ')) postgresPid = Number(line.slice(4));
    else acknowledged = Number(line);
  });
  return {
    child,
    ended: new Promise((resolve) => child.once('close', resolve)),
    postgresPid: () => postgresPid,
    acknowledged: () => acknowledged,
  };
}
