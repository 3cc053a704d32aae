import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { type Database, transact } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { conflict } from './errors.ts';

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
  { personId, key, asked }: Attempt,
  work: (tx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return transact(db, work);
  const fingerprint = fingerprintOf(asked);
  return transact(db, async (tx) => {
    const claimed = await tx
      .insertInto('idempotencyKeys')
      .values({ personId, key, fingerprint })
      .onConflict((rows) => rows.columns(['personId', 'key']).doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) return firstAnswer(tx, personId, key, fingerprint);
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

async function firstAnswer<Answer>(
  tx: Transaction<Tables>,
  personId: string,
  key: string,
  fingerprint: Buffer,
): Promise<Answer> {
  const first = await tx
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'answer'])
    .where('personId', '=', personId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!first.fingerprint.equals(fingerprint) || first.answer === null) throw conflict();
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
