import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

/** Numbers of rows as PostgreSQL estimates them. */
export async function rowsOfTables(db: Queries): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname::text as name, greatest(reltuples, 0)::int8 as count from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db);
  return new Map(rows.map(({ name, count }) => [name, count]));
}
