// A program for a test to kill: it prints each number only after PostgreSQL has acknowledged its commit.
import { writeSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '../embedded.ts';

const [dataFolder = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataFolder });
const client = new pg.Client(postgres.poolConfig);
await client.connect();
await client.query('create table if not exists acknowledged (number int primary key)');
const { rows } = await client.query('select coalesce(max(number), 0) as last from acknowledged');

writeSync(1, `pid ${postgres.pid}\n`);
for (let number: number = rows[0].last + 1; ; number++) {
  await client.query('insert into acknowledged values ($1)', [number]);
  writeSync(1, `${number}\n`);
}
