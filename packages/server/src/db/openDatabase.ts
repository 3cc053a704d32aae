import { join } from 'node:path';
import { sql } from 'kysely';
import { type Config, ConfigError } from '../config/config.ts';
import { messages } from '../messages.ts';
import { connect, type Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';
import { limitWaiting } from './timeouts.ts';

// A frozen database, or one without its synchronous standby, neither responds nor fails.
const usualQueryTimeoutMs = 30_000;

/** Jobs have their own: requests and jobs do not wait for each other's connections. */
const jobConnections = 3;

/** More jobs than connections run at a time: one that waits for the others is no outage. */
const jobConnectTimeoutMs = 5 * 60_000;

/**
 * Opens the PostgreSQL of DATABASE_URL, or the embedded one in the data folder, and runs pending migrations.
 */
export async function openDatabase(
  config: Config,
  {
    onError,
    log,
    warn = log,
    connectTimeoutMs,
    queryTimeoutMs = usualQueryTimeoutMs,
  }: {
    onError: (error: unknown) => void;
    log: (line: string) => void;
    warn?: (line: string) => void;
    /** How long a statement waits for a connection; that of the pool by default. */
    connectTimeoutMs?: number | undefined;
    /** 0 for work whose statements may take long. */
    queryTimeoutMs?: number | undefined;
  },
) {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataFolder: join(config.dataFolder, 'postgres'), log, warn });
  const where = embedded?.poolConfig ?? { connectionString: config.databaseUrl };
  try {
    const migrations = await migrateWithoutTimeout(where, { onError, warn });
    const connection = connect(
      {
        ...where,
        max: config.databasePool - jobConnections,
        query_timeout: queryTimeoutMs,
        ...(connectTimeoutMs !== undefined && { connectionTimeoutMillis: connectTimeoutMs }),
      },
      onError,
    );
    const forJobs = connect(
      {
        ...where,
        max: jobConnections,
        query_timeout: queryTimeoutMs,
        connectionTimeoutMillis: jobConnectTimeoutMs,
      },
      onError,
    );
    const close = async () => {
      await forJobs.close();
      await connection.close();
      await embedded?.stop();
    };
    return { db: connection.db, pool: connection.pool, jobDb: forJobs.db, migrations, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** A migration of a large table may take longer than the query timeout. */
async function migrateWithoutTimeout(
  where: Parameters<typeof connect>[0],
  { onError, warn }: { onError: (error: unknown) => void; warn: (line: string) => void },
): Promise<string[]> {
  const { db, close } = connect({ ...where, max: 1 }, onError);
  try {
    await refuseOldVersion(db);
    const migrations = await migrate(db);
    await limitWaiting(db, warn);
    return migrations;
  } finally {
    await close();
  }
}

/** README.md says which versions are supported. */
export const leastVersion = 17;

async function refuseOldVersion(db: Database): Promise<void> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version_num') as version`.execute(db);
  const [{ version } = { version: '' }] = rows;
  const major = Math.floor(Number(version) / 10_000);
  if (major < leastVersion)
    throw new ConfigError([messages.databaseTooOld(String(major), leastVersion)]);
}
