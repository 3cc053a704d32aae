import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Cluster, makeOnce, openCluster, superuser } from './embedded/cluster.ts';
import { inheritLock, readLock } from './embedded/lockFile.ts';
import { claim, endStray, isResponding, refuseIfRunning } from './embedded/ownership.ts';
import { giveTo } from './embedded/privilege.ts';
import { type Log, launch, type PoolConfig, type Settings } from './embedded/server.ts';
import { supervise } from './embedded/supervise.ts';

export type EmbeddedPostgres = {
  poolConfig: PoolConfig;
  readonly pid: number;
  stop(): Promise<void>;
};

type Options = {
  dataFolder: string;
  database?: string;
  settings?: Settings;
  log?: Log;
  /** Log for warnings; `log` by default. */
  warn?: Log;
  /** False turns off fsync on the first start; for tests only. */
  durable?: boolean;
};

const port = 5432;
const defaultDatabase = 'homestand';
const longestSocketPath = 103;

const forASmallClub: Settings = {
  max_connections: 60,
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  // Limits the WAL that a start after a crash replays, so that it takes seconds.
  max_wal_size: '256MB',
  random_page_cost: 1.1,
  timezone: 'UTC',
  log_min_messages: 'warning',
};

/** Runs PostgreSQL from its npm package on a Unix socket that only the owner of the folder can reach. */
export async function startEmbeddedPostgres({
  dataFolder,
  database = defaultDatabase,
  settings = {},
  log = () => {},
  warn = log,
  durable = true,
}: Options): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32')
    throw new Error('The embedded database does not run on Windows. Set DATABASE_URL.');
  const cluster = await openCluster({ folder: dataFolder });
  const ownership = await claim(cluster.folder);
  const socket = await openSocketFolder(cluster);
  const poolConfig = { host: socket.folder, port, user: superuser, database };
  const release = () => Promise.all([socket.close(), ownership.release()]);
  const allSettings = { ...forASmallClub, ...socketSettings(socket.folder), ...settings };

  async function start() {
    await endStray(cluster.data);
    await refuseIfRunning(cluster.folder, socketFile(socket.folder));
    // From here on this process owns the folder, whatever the lock files left in it say.
    await inheritLock(cluster.data, warn);
    await rm(`${socketFile(socket.folder)}.lock`, { force: true });
    await makeOnce(cluster, { durable });
    return launch(cluster, { settings: allSettings, poolConfig, log });
  }

  try {
    const postgres = await supervise(start, warn);
    return {
      poolConfig,
      get pid() {
        return postgres.pid;
      },
      async stop() {
        await postgres.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Connection settings of the PostgreSQL that another process runs in this folder, if there is one. */
export async function findEmbeddedPostgres(dataFolder: string): Promise<PoolConfig | undefined> {
  const { socketFolder: host } = await readLock(join(resolve(dataFolder), 'pg'));
  if (host === '' || !(await isResponding(socketFile(host)))) return undefined;
  return { host, port, user: superuser, database: defaultDatabase };
}

async function openSocketFolder({ folder, privilege }: Cluster) {
  if (Buffer.byteLength(socketFile(folder)) <= longestSocketPath)
    return { folder, close: async () => {} };
  const short = await mkdtemp(join(tmpdir(), 'homestand-'));
  await giveTo(privilege.account, short);
  return { folder: short, close: () => rm(short, { recursive: true, force: true }) };
}

function socketFile(folder: string): string {
  return join(folder, `.s.PGSQL.${port}`);
}

function socketSettings(folder: string): Settings {
  return {
    listen_addresses: '',
    port,
    unix_socket_directories: folder,
    unix_socket_permissions: '0700',
  };
}
