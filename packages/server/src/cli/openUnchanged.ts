import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { connect, type Database } from '../db/database.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded.ts';

type Opened = { db: Database; close(): Promise<void> };

/** The database as it is, without migrations; undefined if there is none in the data folder yet. */
export async function openUnchanged({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<Opened | undefined> {
  if (databaseUrl) return connect({ connectionString: databaseUrl, max: 2 });
  const folder = join(dataFolder, 'postgres');
  if (!existsSync(join(folder, 'pg', 'PG_VERSION'))) return undefined;
  const running = await findEmbeddedPostgres(folder);
  if (running) return connect({ ...running, max: 2 });
  const postgres = await startEmbeddedPostgres({ dataFolder: folder });
  const { db, close } = connect({ ...postgres.poolConfig, max: 2 });
  return {
    db,
    async close() {
      await close();
      await postgres.stop();
    },
  };
}
