import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { ServiceName } from './outage.ts';

// PostgreSQL stops if it cannot create a new WAL file of 16 MB.
const leastFreeBytes = 32 * 1024 * 1024;

const blockBytes = 4096;

export function createChecks({
  config,
  db,
  storage,
  bus,
}: Pick<Services, 'config' | 'db' | 'storage' | 'bus'>): Record<
  ServiceName,
  () => Promise<unknown>
> {
  return {
    // A commit that writes a WAL record: a standby, a full disk or a lost synchronous standby rejects it.
    database: () => checkDatabase(db),
    disk: () => checkDisk(config.dataFolder),
    storage: () => storage.check(),
    bus: () => bus.check(),
  };
}

async function checkDatabase(db: Database): Promise<void> {
  const { rows } = await sql<{ readOnly: string }>`
    select current_setting('transaction_read_only') as read_only
    from pg_logical_emit_message(true, 'homestand', 'readiness')`.execute(db);
  // A hosting provider may set a database to read-only when its disk is full.
  if (rows[0]?.readOnly !== 'off') throw new Error('it is read-only');
}

export async function checkDisk(folder: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  // Some network file systems do not report their size.
  if (blocks > 0 && bavail * bsize < leastFreeBytes)
    throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
  const file = join(folder, `readiness-${process.pid}`);
  try {
    await writeFile(file, Buffer.alloc(blockBytes), { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}
