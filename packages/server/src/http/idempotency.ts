import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { type Database, type Queries, transact } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { conflict } from './errors.ts';
import { rowLimits } from './limits.ts';

export type Attempt = {
  personId: string;
  /** The browser's key; without one the work is simply done. */
  key: string | undefined;
  /** What was asked: the operation and everything that makes it this one and no other. */
  asked: readonly unknown[];
};

/**
 * Does the work once. The key is written in the same transaction as the work: a crash leaves both or
 * neither, and a second request with the key waits for the first and gets its answer.
 */
export async function once<Answer extends object>(
  db: Database,
  attempt: Attempt,
  work: (tx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  const { personId, key, asked } = attempt;
  if (key === undefined) return transact(db, work);
  const fingerprint = fingerprintOf(asked);
  return transact(db, async (tx) => {
    const claimed = await tx
      .insertInto('idempotencyKeys')
      .values({ personId, key, fingerprint })
      .onConflict((rows) => rows.columns(['personId', 'key']).doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) {
      const first = await answerBefore<Answer>(tx, attempt);
      if (first) return first;
      // Tidied away in this very moment, days after it was made.
      throw conflict();
    }
    const answer = await work(tx);
    await tx
      .updateTable('idempotencyKeys')
      .set({ status: 200, answer: JSON.stringify(answer) })
      .where('personId', '=', personId)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/** What an attempt with this key was answered before, if there was one: spares work that comes before `once`. */
export async function answerBefore<Answer>(
  db: Queries,
  { personId, key, asked }: Attempt,
): Promise<Answer | undefined> {
  if (key === undefined) return undefined;
  const first = await db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'answer'])
    .where('personId', '=', personId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!first) return undefined;
  if (!first.fingerprint.equals(fingerprintOf(asked)) || first.answer === null) throw conflict();
  // The same operation wrote it: the fingerprint holds its name.
  return first.answer as Answer;
}

export const fingerprintOf = (asked: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(asked)).digest();

/** The contract has checked its form. */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** Deletes the keys whose retries are over, and the oldest of whoever has far too many. */
export async function deleteOldKeys(db: Queries): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '3 days'`.execute(db);
  await sql`
    delete from idempotency_keys k using (
      select person_id, key, row_number() over (
        partition by person_id order by created_at desc, key) as place
      from idempotency_keys where person_id in (
        select person_id from idempotency_keys group by person_id
        having count(*) > ${rowLimits.idempotencyKeys})) as ranked
    where k.person_id = ranked.person_id and k.key = ranked.key
      and ranked.place > ${rowLimits.idempotencyKeys}`.execute(db);
}
