import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded.ts';
import type { Settings } from './server.ts';

const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A temporary PostgreSQL that leaves no files behind; any number may run at once. */
export async function startTemporaryPostgres({
  durable = false,
  database = 'homestand',
  settings = {},
}: {
  durable?: boolean;
  database?: string;
  settings?: Settings;
} = {}): Promise<EmbeddedPostgres> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'homestand-'));
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    database,
    durable,
    settings: { ...(durable ? {} : forgetful), ...settings },
  });
  return {
    poolConfig: postgres.poolConfig,
    get pid() {
      return postgres.pid;
    },
    async stop() {
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
