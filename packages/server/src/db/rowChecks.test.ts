import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../../../tests/support/database.ts';
import { takeMisfits } from '../../../../tests/support/rowChecks.ts';
import { topOf } from '../modules/top/top.queries.ts';
import { type Connection, connect } from './database.ts';
import { newId } from './id.ts';
import { migrate } from './migrate.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let connection: Connection;
beforeAll(async () => {
  database = await createDatabase();
  connection = connect({ connectionString: database.url });
});
afterAll(async () => {
  await connection.close();
  await database.remove();
});

test('rows of a statement are compared with its type', async () => {
  const { db, pool } = connection;
  await migrate(db);
  expect(takeMisfits()).toEqual([]);
  await pool.query(`
    alter table kysely_migration drop constraint kysely_migration_pkey, alter name drop not null;
    insert into kysely_migration (name, timestamp) values (null, '')`);
  await migrate(db);
  expect(takeMisfits()).toEqual([
    'db/migrate.ts { name: string }: name is null, the type says ["string"]',
  ]);
});

test('rows of a statement that is compiled once are compared, too', async () => {
  const { db, pool } = connection;
  const id = newId();
  await pool.query(
    `insert into users (id, line_sub, name) values ('${id}', '${id}', '古川');
     alter table users drop constraint users_favorite_player_id_fkey, alter favorite_player_id type text;
     update users set favorite_player_id = '7'`,
  );
  await topOf(db, id);
  expect(takeMisfits()).toEqual([expect.stringContaining('favoritePlayerId is the string "7"')]);
});
