import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { codeOf } from '../dependencies/outage.ts';
import type { Database, Queries } from './database.ts';
import type { Tables } from './schema.ts';

const ourFolder = join(import.meta.dirname, 'migrations');

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/[.]sql$/, ''));

/**
 * Runs pending migrations and returns their names. Safe to call from several processes: the migrator takes a
 * lock. One query if none is pending, also for a version whose database has the migrations of a later one.
 */
export async function migrate(
  db: Database,
  { folder = ourFolder, lockTimeout = '5s' }: { folder?: string; lockTimeout?: string } = {},
): Promise<string[]> {
  const finished = await finishedMigrations(db);
  if (namesIn(folder).every((name) => finished.has(name))) return [];
  // Another process may be running its migrations for longer than any lock should be waited for.
  await sql`set lock_timeout = 0`.execute(db);
  const migrator = new Migrator({ db, provider: migrationsIn(folder, lockTimeout) });
  for (let attempt = 1; ; attempt++) {
    const { error, results = [] } = await migrator.migrateToLatest();
    if (!error) return results.map(({ migrationName }) => migrationName);
    if (attempt === maxAttempts || codeOf(error) !== lockNotAvailable) throw error;
    await sleep(pauseMs);
  }
}

/** Names of the migrations of this version. */
export const ownMigrations = (): string[] => namesIn(ourFolder);

/** Runs these migrations in the transaction, for the rows of an earlier version. */
export async function migrateTo(tx: Transaction<Tables>, names: ReadonlySet<string>) {
  const provider = migrationsIn(ourFolder, '5s');
  const { error } = await new Migrator({
    db: tx,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(await provider.getMigrations()).filter(([name]) => names.has(name)),
        ),
    },
  }).migrateToLatest();
  if (error) throw error;
}

const lockNotAvailable = '55P03';
const maxAttempts = 20;
const pauseMs = 500;

/** While a migration waits for the lock of a table, all that comes after it waits, too: it gives up in time. */
function migrationsIn(folder: string, lockTimeout: string): MigrationProvider {
  const read = (name: string): Migration => {
    const text = readFileSync(join(folder, `${name}.sql`), 'utf8');
    return {
      up: async (db) => {
        await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(db);
        await sql.raw(text).execute(db);
      },
    };
  };
  return {
    getMigrations: async () =>
      Object.fromEntries(namesIn(folder).map((name) => [name, read(name)])),
  };
}

const undefinedTable = '42P01';

export async function finishedMigrations(db: Queries): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch((error: unknown) => {
      if (codeOf(error) !== undefinedTable) throw error;
      return { rows: [] };
    });
  return new Set(rows.map(({ name }) => name));
}
