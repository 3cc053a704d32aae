import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The variable with the address of the PostgreSQL of `database.setup.ts`. */
export const databaseHost = 'HOMESTAND_TEST_POSTGRES';

/** Creates a database with all tables and no rows; returns its URL and a function that removes it. */
export async function createDatabase() {
  const host = process.env[databaseHost] ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(host, `create database ${name} template homestand strategy file_copy`);
  return {
    url: `postgresql://homestand@/${name}?host=${encodeURIComponent(host)}`,
    remove: () => asAdmin(host, `drop database ${name} with (force)`),
  };
}

async function asAdmin(host: string, statement: string) {
  const client = new pg.Client({ host, user: 'homestand', database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
