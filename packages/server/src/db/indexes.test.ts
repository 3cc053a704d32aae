import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../../../tests/support/database.ts';
import { findReadableMedia } from '../modules/media/media.queries.ts';
import { connect } from './database.ts';
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

test('the permission check of a picture is one statement, and its plan uses indexes only', async () => {
  const { db, pool, close } = connect({ connectionString: database.url, max: 1 });
  const sessions = (['user', 'player'] as const).map((role) => ({
    role,
    id: newId(),
    personId: newId(),
  }));
  await findReadableMedia(db, sessions, newId());
  const prepared = await pool.query('select statement from pg_prepared_statements');
  expect(prepared.rows).toHaveLength(1);
  // PostgreSQL plans a sequential scan of an empty table unless that is disabled.
  await pool.query('set enable_seqscan = off');
  const { rows } = await pool.query(`explain (generic_plan) ${prepared.rows[0]?.statement}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  await close();
  for (const index of ['media_pkey', 'messages_with_media', 'topics_pkey', 'sessions_of_person'])
    expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
