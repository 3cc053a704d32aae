import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../../../tests/support/database.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.remove());

/** Tables whose rows are removed one by one while the club runs. */
const removed = ['media', 'order_items', 'sessions', 'uploads', 'cart_items'];

test('removing a row never reads a whole table to see whether something still points to it', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select c.conrelid::regclass::text || '.' || a.attname as pointing
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid::regclass::text = any($1)
       and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
    [removed],
  );
  await client.end();
  expect(rows).toEqual([]);
});
