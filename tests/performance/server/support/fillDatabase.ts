import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from '../../../../packages/server/src/db/database.ts';

export type Size = { fans: number; messages: number; orders: number };

export const small: Size = { fans: 100, messages: 20_000, orders: 1000 };
export const large: Size = { fans: 10_000, messages: 1_000_000, orders: 100_000 };

const text = readFileSync(join(import.meta.dirname, 'fill.sql'), 'utf8');

/** Fills an empty database with a club of that size, and updates the planner's statistics. */
export async function fill({ pool }: Pick<Connection, 'pool'>, size: Size): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      text.replaceAll(/(?<!:):(fans|messages|orders)\b/g, (_, name: keyof Size) => `${size[name]}`),
    );
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
