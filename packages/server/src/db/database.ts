import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
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
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, ...config, types });
  // A pool without a listener takes the process down when the database restarts.
  pool.on('error', onError);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: prepared(pool) }),
    // What is kept as JSON comes back as it was written: only names of columns change.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, pool, close: () => db.destroy() };
}

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
      if (attempt === 5 || !worthRetrying.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}

function sqlStateOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : undefined;
}
