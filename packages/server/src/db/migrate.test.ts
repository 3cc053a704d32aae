import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../../../tests/support/database.ts';
import { connect } from './database.ts';
import { migrate } from './migrate.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.remove());

test('runs nothing on a database that has all migrations, or those of a later version, too', async () => {
  const { db, close } = connect({ connectionString: database.url, max: 1 });
  await migrate(db);
  expect(await migrate(db)).toEqual([]);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', ${new Date().toISOString()})`.execute(
    db,
  );
  expect(await migrate(db)).toEqual([]);
  await close();
});
