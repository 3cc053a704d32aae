import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { codeOf } from '../outages/outage.ts';
import { createPool } from './pool.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

/** Inside a transaction, or not: what a query needs. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

const int8 = 20;

/** Counts and sums arrive as numbers: none of ours comes near 2^53. */
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
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: prepared(connections) }),
    // What is kept as JSON comes back as it was written: only names of columns change.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, pool, close: () => db.destroy() };
}

// The database rolled the transaction back itself. After a lost connection nobody knows whether a commit
// happened: that is never tried again here, the caller's key decides when they ask again.
const worthRetrying = new Set(['40001', '40P01']);

/** A transaction that is tried again when the database asks for it. */
export async function transact<Result>(
  db: Database,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === 5 || !worthRetrying.has(codeOf(error) ?? '')) throw error;
    }
  }
}
