import { access } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from '../../../../../tests/support/services.ts';
import { startTemporaryPostgres } from './temporary.ts';

async function ask(config: pg.ClientConfig, sql: string) {
  const client = new pg.Client(config);
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('temporary clusters run in parallel and leave no files behind', async () => {
  const [first, second] = await Promise.all([
    startTemporaryPostgres(),
    startTemporaryPostgres({ durable: true }),
  ]);
  await ask(first.poolConfig, 'create table mine ()');
  expect(await ask(second.poolConfig, "select to_regclass('mine') as mine")).toEqual([
    { mine: null },
  ]);
  expect(await ask(first.poolConfig, 'show fsync')).toEqual([{ fsync: 'off' }]);
  expect(await ask(second.poolConfig, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await Promise.all([first.stop(), second.stop()]);
  await expect(access(first.poolConfig.host)).rejects.toThrow('ENOENT');
});

test('the PostgreSQL of a host has another version and requires its password', async () => {
  const postgres = await startPostgres();
  const config = { connectionString: postgres.url };
  const [found] = await ask(config, 'select version(), current_database() as database');
  expect(found).toEqual({
    version: expect.stringContaining('PostgreSQL 17'),
    database: 'homestand',
  });

  const url = new URL(postgres.url);
  url.password = 'a-guess';
  await expect(ask({ connectionString: url.href }, 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
  await postgres.stop();
});
