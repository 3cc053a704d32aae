import { type RawBuilder, sql } from 'kysely';
import type { Queries } from './database.ts';

export const maxRows = 100;

/** Deletes all rows with this condition, a hundred in a transaction, so that no lock is held for long. */
export async function deleteInBatches(
  db: Queries,
  table: string,
  condition: RawBuilder<unknown>,
): Promise<void> {
  for (let deleted = 1n; deleted > 0n; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${maxRows}))`.execute(db);
    deleted = numAffectedRows;
  }
}
