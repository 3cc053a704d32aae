import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { codeOf } from '../dependencies/outage.ts';
import type { Database } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');

const names = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/[.]sql$/, ''));

const provider: MigrationProvider = {
  async getMigrations() {
    return Object.fromEntries(names().map((name) => [name, read(name)]));
  },
};

function read(name: string): Migration {
  const text = readFileSync(join(folder, `${name}.sql`), 'utf8');
  return {
    up: async (db) => {
      await sql.raw(text).execute(db);
    },
  };
}

/**
 * Runs pending migrations and returns their names. Safe to call from several processes: the migrator takes a
 * lock. One query if none is pending, also for a version whose database has the migrations of a later one.
 */
export async function migrate(db: Database): Promise<string[]> {
  const finished = await finishedMigrations(db);
  if (names().every((name) => finished.has(name))) return [];
  const migrator = new Migrator({ db, provider });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

const undefinedTable = '42P01';

async function finishedMigrations(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch((error: unknown) => {
      if (codeOf(error) !== undefinedTable) throw error;
      return { rows: [] };
    });
  return new Set(rows.map(({ name }) => name));
}
