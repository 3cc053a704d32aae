import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../../packages/server/src/db/database.ts';
import { dyingWithParent } from '../../packages/server/src/db/embedded/privilege.ts';
import { commandOf } from '../../packages/server/src/db/embedded/processes.ts';
import { randomBelow } from './random.ts';
import { until } from './until.ts';

const thisCheckout = join(import.meta.dirname, '..', '..');

type Settings = Record<string, string>;

/** The server as a club runs it: its own process, configured by environment variables only. */
export async function spawnClub(
  settings: Settings,
  wrapper: readonly string[] = [],
  checkout = thisCheckout,
) {
  const [first = process.execPath, ...rest] = [
    ...wrapper,
    ...(await dyingWithParent('KILL')),
    ...[process.execPath, join(checkout, 'packages', 'server', 'src', 'main.ts')],
  ];
  // The tests' own environment contains settings that must not leak in.
  const { PATH = '', HOME = '', TZ = 'Asia/Tokyo' } = process.env;
  const child = spawn(first, rest, {
    cwd: checkout,
    env: { PATH, HOME, TZ, DEMO: 'false', LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const exited = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  return { child, exited, output };
}

function collect({ stdout, stderr }: ChildProcess) {
  let text = '';
  for (const stream of [stdout, stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  return () => text;
}

export type ClubProcess = Awaited<ReturnType<typeof startClub>>;

/** Starts the server with its embedded database; `untilReady` waits until it is ready. */
export async function startClub(
  folder: string,
  port: number,
  settings: Settings = {},
  wrapper: readonly string[] = [],
  checkout = thisCheckout,
) {
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const { child, exited, output } = await spawnClub(
    { PORT: String(port), PUBLIC_ORIGIN: origin, DATA_FOLDER: folder, ...settings },
    wrapper,
    checkout,
  );
  // A wrapper may mount a disk there: /proc shows the folder as the process sees it.
  const seen = wrapper.length > 0 ? join('/proc', String(child.pid), 'root', folder) : folder;
  let gone = false;
  void exited.then(() => {
    gone = true;
  });

  async function untilReady(): Promise<number> {
    await until(async () => {
      if (gone) throw new Error(`The server exited while it started: ${output()}`);
      return fetch(`${origin}/api/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
    });
    return (performance.now() - started) / 1000;
  }

  return {
    origin,
    child,
    exited,
    output,
    untilReady,
    /** Kills only the embedded PostgreSQL, like the OOM killer. */
    async killPostgres() {
      process.kill(Number((await postgresLock(seen))[0]), 'SIGKILL');
    },
    /** Kills Node and its PostgreSQL at once, like a power failure. */
    async killEverything() {
      const postgres = Number((await postgresLock(seen))[0] ?? Number.NaN);
      // The lock file may be stale, and its pid reused by another process.
      const isOurs = (await commandOf(postgres)).includes(folder);
      const pids = [child.pid ?? 0, ...(isOurs ? [postgres] : [])].filter((pid) => pid > 0);
      for (const pid of randomBelow(2) === 0 ? pids : pids.reverse()) kill(pid);
      await exited;
    },
    async openDatabase() {
      if (settings.DATABASE_URL)
        return connect({ connectionString: settings.DATABASE_URL, max: 2 });
      const host =
        wrapper.length > 0
          ? join(seen, 'postgres')
          : ((await postgresLock(folder))[4]?.trim() ?? '');
      const name = 'homestand';
      return connect({ host, port: 5432, user: name, database: name, max: 2 });
    },
  };
}

async function postgresLock(folder: string): Promise<string[]> {
  const file = join(folder, 'postgres', 'pg', 'postmaster.pid');
  return (await readFile(file, 'utf8').catch(() => '')).split('\n');
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}
