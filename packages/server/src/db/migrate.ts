import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');

const provider: MigrationProvider = {
  async getMigrations() {
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
    return Object.fromEntries(files.map((file) => [file.replace(/[.]sql$/, ''), read(file)]));
  },
};

function read(file: string): Migration {
  const text = readFileSync(join(folder, file), 'utf8');
  return {
    up: async (db) => {
      await sql.raw(text).execute(db);
    },
  };
}

/**
 * Runs pending migrations and returns their names. Safe to call from several processes: the migrator takes a
 * lock.
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
