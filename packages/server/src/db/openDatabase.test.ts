import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../../tests/support/database.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { connect } from './database.ts';
import { openDatabase } from './openDatabase.ts';

const open = (DATABASE_URL: string) =>
  openDatabase(readConfig({ DATABASE_URL }, import.meta.dirname), {
    onError: () => {},
    log: () => {},
  });

test('a PostgreSQL that is too old is refused with a sentence', async () => {
  const database = await createDatabase();
  const { db, close } = connect({ connectionString: database.url, max: 1 });
  // Connections with this search path are told what a server of that version says.
  await sql`create schema earlier`.execute(db);
  await sql`create function earlier.current_setting(text) returns text return '150004'`.execute(db);
  const earlier = `${database.url}&options=${encodeURIComponent('-c search_path=earlier,pg_catalog,public')}`;
  const refusal: unknown = await open(earlier).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ConfigError);
  expect(String(refusal)).toContain(
    'データベースが PostgreSQL 15 です。PostgreSQL 17 以上が必要です。',
  );
  await (await open(database.url)).close();
  await close();
  await database.remove();
});
