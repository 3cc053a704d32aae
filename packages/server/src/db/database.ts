import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { codeOf } from '../dependencies/outage.ts';
import { createPool } from './pool.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

/** A connection inside or outside a transaction, for queries that work in both. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

const int8 = 20;

/** Parses int8 (counts and sums) as a number: no value here comes near 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

export type Connection = { db: Database; pool: pg.Pool; close(): Promise<void> };

export function connect(
  config: pg.PoolConfig,
  onError: (error: Error) => void = () => {},
): Connection {
  const connections = createPool({ ...config, types }, onError);
  const { pool } = connections;
  const statements = prepared(connections);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: statements }),
    // CamelCasePlugin must not rename the keys of stored JSON: only column names are converted.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  poolOf.set(db, statements);
  return { db, pool, close: () => db.destroy() };
}

const poolOf = new WeakMap<Database, PostgresPool>();

/** Runs compiled SQL outside a transaction. Kysely's own way to a connection costs a tenth of a short call. */
export async function runCompiled<Row>(
  db: Database,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = await clientOf(db);
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    client.release();
  }
}

function clientOf(db: Database) {
  const pool = poolOf.get(db);
  if (!pool) throw new Error('A transaction, or a database that `connect` has not opened.');
  return pool.connect();
}

/** Runs a statement of a library, whose columns keep their names, inside or outside a transaction. */
export async function runStatement<Row>(
  db: Queries,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const query = CompiledQuery.raw(text, [...values]);
  // The text does not state its rows.
  return (await db.withoutPlugins().executeQuery(query)).rows as Row[];
}

/** Runs several statements at once, outside a transaction; returns the rows of all of them. */
export async function runScript<Row>(db: Database, text: string): Promise<Row[]> {
  const client = await clientOf(db);
  try {
    // pg returns one result for each statement, if there are several.
    const results = [await client.query<Row>(text, [])];
    return results.flat().flatMap(({ rows }) => rows ?? []);
  } finally {
    client.release();
  }
}

// Serialization failure and deadlock: the database has rolled the transaction back. After a lost connection
// it is unknown whether the commit happened, so that is never retried here: the client retries with its
// idempotency key.
const worthRetrying = new Set(['40001', '40P01']);

const maxPauseMs = 50;

/** Runs a transaction and retries it on a serialization failure or deadlock, after a random pause. */
export async function transact<Result>(
  db: Database,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === 5 || !worthRetrying.has(codeOf(error) ?? '')) throw error;
      // Without it two transactions that block each other would meet again at once.
      await sleep(randomInt(maxPauseMs));
    }
  }
}
