import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../../../tests/support/database.ts';
import { Outage } from '../dependencies/outage.ts';
import { createPool } from './pool.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.remove());

test('a connection that breaks while the pool closes is no outage', async () => {
  const reported: Error[] = [];
  const { pool, connect } = createPool({ connectionString: database.url }, (error) => {
    reported.push(error);
  });
  const clients: PoolClient[] = [];
  pool.on('connect', (client) => clients.push(client));
  const connection = await connect();
  clients[0]?.emit('error', new Error('terminated while open'));
  expect(reported).toHaveLength(1);
  connection.release();
  await pool.end();
  clients[0]?.emit('error', new Error('terminated by the administrator'));
  expect(reported).toHaveLength(1);
});

test('[ROB-02] at most 1000 requests wait for a connection; the next gets an outage at once', async () => {
  const { pool, connect } = createPool({ connectionString: database.url, max: 1 }, () => {});
  const only = await connect();
  const waiting = Array.from({ length: 1000 }, connect);
  await expect(connect()).rejects.toThrow(Outage);
  await expect(connect()).rejects.toThrow('too many requests wait');
  only.release();
  for (const next of waiting) (await next).release();
  const again = await connect();
  expect((await again.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
  again.release();
  await pool.end();
});
