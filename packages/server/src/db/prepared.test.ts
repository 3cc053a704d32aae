import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../../../tests/support/database.ts';
import { type Connection, connect } from './database.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let connection: Connection;
beforeAll(async () => {
  database = await createDatabase();
  connection = connect({ connectionString: database.url, max: 1 });
});
afterAll(async () => {
  await connection.close();
  await database.remove();
});

const preparedStatements = async () => {
  const { rows } = await connection.pool.query('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};

test('a statement is planned once per connection, whatever its values', async () => {
  for (const id of [1, 2, 3])
    await connection.db.selectFrom('products').select('name').where('id', '=', id).execute();
  expect(await preparedStatements()).toEqual(['select "name" from "products" where "id" = $1']);
});

test('an unlimited number of texts does not fill the database', async () => {
  for (let length = 1; length <= 400; length++)
    await sql`select 1 where 1 in (${sql.join(Array.from({ length }, () => 1))})`.execute(
      connection.db,
    );
  expect((await preparedStatements()).length).toBeLessThanOrEqual(300);
  const still = await sql<{ one: number }>`select ${7}::int as one`.execute(connection.db);
  expect(still.rows).toEqual([{ one: 7 }]);
});
