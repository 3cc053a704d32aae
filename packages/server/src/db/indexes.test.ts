import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../../../tests/support/database.ts';
import { findReadableMedia } from '../modules/media/media.queries.ts';
import { topOf } from '../modules/top/top.queries.ts';
import { connect, type Database } from './database.ts';
import { newId } from './id.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.remove());

/** Tables whose rows are deleted one by one during operation. */
const removed = ['media', 'order_items', 'sessions', 'uploads', 'cart_items'];

test('deleting a row never scans a whole table for references to it', async () => {
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

/** The plan of the one statement that a read has prepared. */
async function planOf(read: (db: Database) => Promise<unknown>): Promise<string> {
  const { db, pool, close } = connect({ connectionString: database.url, max: 1 });
  await read(db);
  const prepared = await pool.query('select statement from pg_prepared_statements');
  expect(prepared.rows).toHaveLength(1);
  // PostgreSQL plans a sequential scan of an empty table unless that is disabled.
  await pool.query('set enable_seqscan = off');
  const { rows } = await pool.query(`explain (generic_plan) ${prepared.rows[0]?.statement}`);
  await close();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('the permission check of a picture is one statement, and its plan uses indexes only', async () => {
  const sessions = (['user', 'player'] as const).map((role) => ({
    role,
    id: newId(),
    personId: newId(),
  }));
  const plan = await planOf((db) => findReadableMedia(db, sessions, newId()));
  for (const index of ['media_pkey', 'messages_with_media', 'topics_pkey', 'sessions_of_person'])
    expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('[MATCH-05] the top page is one statement, which counts the pickups of one fan by an index', async () => {
  // Which of two indexes is cheaper depends on the rows: the other one has the open pickups of all fans.
  const { pool, close } = connect({ connectionString: database.url, max: 1 });
  await pool.query(`insert into users (id, line_sub, name)
    select gen_random_uuid(), 'sub ' || n, 'ファン' from generate_series(1, 500) n`);
  await pool.query(`
    insert into orders (id, user_id, delivery_method, delivery_status, payment_method, payment_status,
      total_price, name, email, phone)
    select '20261121' || lpad(row_number() over ()::text, 6, '0'), id, 'venue', 'pending', 'at_pickup', 'at_pickup',
      3200, '浜野', 'a@example.com', '09012345678'
    from users cross join generate_series(1, 3)`);
  await pool.query('analyze orders, users');
  await close();
  const plan = await planOf((db) => topOf(db, newId()));
  expect(plan).toContain('orders_of_user');
  expect(plan).not.toContain('Seq Scan');
});
