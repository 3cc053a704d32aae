import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { type Database, type Queries, transact } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { conflict } from './errors.ts';
import { rowLimits } from './limits.ts';

export type Attempt = {
  personId: string;
  /** The client's idempotency key; without it the work is not deduplicated. */
  key: string | undefined;
  /** Operation name and arguments; their hash is the fingerprint of the request. */
  asked: readonly unknown[];
};

/**
 * Runs the work once per key. The key is written in the transaction of the work: a crash leaves both or
 * neither, and a second request with the key waits for the first and gets its response.
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
      // The key is days old and was deleted at this moment.
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

/**
 * The stored response of an earlier attempt with this key, if any: it saves the work that precedes `once`.
 */
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
  // The same operation wrote the response: the fingerprint includes its name.
  return first.answer as Answer;
}

export const fingerprintOf = (asked: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(asked)).digest();

/** The contract has validated its format. */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** Deletes keys after the retry period, and the oldest keys of a person who has too many. */
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
