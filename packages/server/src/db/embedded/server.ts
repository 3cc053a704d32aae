import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, environment } from './cluster.ts';
import { readLock } from './lockFile.ts';
import { dyingWithParent } from './privilege.ts';

export type Settings = Record<string, string | number>;
export type Log = (line: string) => void;
export type PoolConfig = { host: string; port: number; user: string; database: string };
export type Server = {
  pid: number;
  ended: Promise<void>;
  /** The last part of its log output. */
  lastWords: () => string;
  stop(): Promise<void>;
};

type Launch = { settings: Settings; poolConfig: PoolConfig & { password?: string }; log: Log };
type Started = {
  child: ChildProcess;
  ended: Promise<void>;
  silent: Promise<void>;
  lastWords: () => string;
};

const timeoutMs = 60_000;

/** Starts PostgreSQL and resolves when the requested database accepts connections. */
export async function launch(
  cluster: Cluster,
  { settings, poolConfig, log }: Launch,
): Promise<Server> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const started = await start(cluster, settings, log);
    const server = asServer(started);
    try {
      if (await becameReady(cluster, started, deadline)) {
        await ensureDatabase(poolConfig);
        return server;
      }
    } catch (error) {
      await server.stop();
      throw error;
    }
    await Promise.race([started.silent, sleep(200)]);
    // The backends of a killed PostgreSQL need a moment to notice and exit.
    const occupied = /lock file|shared memory block/.test(started.lastWords());
    if (!occupied || performance.now() > deadline)
      throw new Error(`PostgreSQL did not start: ${started.lastWords().trim()}`);
    await sleep(100);
  }
}

async function start(cluster: Cluster, settings: Settings, log: Log): Promise<Started> {
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program = '', ...rest] = [
    ...cluster.privilege.prefix,
    ...(await dyingWithParent('INT')),
    ...[cluster.binaries.postgres, '-D', cluster.data, ...words],
  ];
  const child = spawn(program, rest, {
    ...cluster.privilege.account,
    env: environment(),
    cwd: cluster.folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: Ctrl-C signals the whole group, and PostgreSQL must outlive the open
    // requests.
    detached: true,
  });
  return {
    child,
    // Backends may hold the pipe open longer than the postmaster lives: `exit` may come before `close`.
    ended: happening(child, 'exit'),
    silent: happening(child, 'close'),
    lastWords: listen(child, log),
  };
}

function happening(child: ChildProcess, event: 'exit' | 'close'): Promise<void> {
  return new Promise((resolve) => {
    child.once(event, () => resolve());
    child.once('error', () => resolve());
  });
}

function listen(child: ChildProcess, log: Log): () => string {
  let tail = '';
  const hear = (text: string) => {
    tail = (tail + text).slice(-4000);
    for (const line of text.split('\n')) if (line !== '') log(line);
  };
  child.stderr?.setEncoding('utf8').on('data', hear);
  child.once('error', (error) => hear(error.message));
  return () => tail;
}

async function becameReady(cluster: Cluster, { child, ended }: Started, deadline: number) {
  let gone = false;
  void ended.then(() => {
    gone = true;
  });
  while (!gone) {
    const { pid, state } = await readLock(cluster.data);
    if (pid === child.pid && state === 'ready') return true;
    if (performance.now() > deadline) throw new Error('PostgreSQL takes too long to start.');
    await sleep(10);
  }
  return false;
}

async function ensureDatabase({ database, ...connection }: Launch['poolConfig']): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  // Without a listener, a server that stops right now would end this process with an unhandled error event.
  client.on('error', () => {});
  try {
    await client.connect();
    const found = await client.query('select from pg_database where datname = $1', [database]);
    if (found.rowCount === 0)
      await client.query(`create database ${pg.escapeIdentifier(database)}`);
  } finally {
    await client.end().catch(() => {});
  }
}

function asServer({ child, ended, lastWords }: Started): Server {
  return {
    pid: child.pid ?? 0,
    ended,
    lastWords,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
