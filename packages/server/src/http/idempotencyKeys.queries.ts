import { sql, type Transaction } from 'kysely';
import type { Database, Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { fingerprintOf } from '../../http/idempotency.ts';

const leaseSeconds = 10;
const leaseEnd = sql<Date>`now() + make_interval(secs => ${sql.lit(leaseSeconds)})`;

export type Kept = { paymentId?: string; answer?: unknown };

type NewKey = { personId: string; key: string; fingerprint: Buffer };

/** Writes a new key, leased to the caller. False when the key exists. */
export async function insertLeasedKey(tx: Transaction<Tables>, key: NewKey): Promise<boolean> {
  const made = await tx
    .insertInto('idempotencyKeys')
    .values({ ...key, busyUntil: leaseEnd })
    .onConflict((rows) => rows.columns(['personId', 'key']).doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

export const lockKey = (tx: Transaction<Tables>, personId: string, key: string) =>
  tx
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'status', 'answer', sql<boolean>`busy_until > now()`.as('busy')])
    .where('personId', '=', personId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();

export const renewLease = (db: Queries, personId: string, key: string): Promise<void> =>
  setLease(db, personId, key, leaseEnd);

/** Leases the key of an unfinished checkout that no request works on. False if there is none. */
export async function leaseUnanswered(
  db: Database,
  personId: string,
  key: string,
): Promise<boolean> {
  const leased = await db
    .updateTable('idempotencyKeys')
    .set({ busyUntil: leaseEnd })
    .where('personId', '=', personId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where(sql<boolean>`(busy_until is null or busy_until <= now())`)
    .executeTakeFirst();
  return leased.numUpdatedRows > 0n;
}

const spentKey = { fingerprint: fingerprintOf(['endCheckout']), status: 409 };

/** Marks a key as used after its payment ended uncharged, like a key that was never used. */
export async function spendUncharged(db: Database, personId: string, key: string): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ ...spentKey, answer: null, busyUntil: null })
    .where('personId', '=', personId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}

/** Marks a key as used if no request has used it yet. Later requests with it are refused. */
export async function spendKey(db: Database, personId: string, key: string): Promise<void> {
  await db
    .insertInto('idempotencyKeys')
    .values({ personId, key, ...spentKey })
    .onConflict((rows) => rows.columns(['personId', 'key']).doNothing())
    .execute();
}

/** The stored response of the checkout with this key, if it has finished. */
export async function answerUnder<Answer>(
  db: Database,
  personId: string,
  key: string,
): Promise<Answer | undefined> {
  const known = await keptUnder(db, personId, key);
  // The caller knows for which operation the key was used.
  return known.answer as Answer | undefined;
}

/** The payment of an unfinished checkout with this key. */
export async function paymentUnder(
  db: Database,
  personId: string,
  key: string,
): Promise<string | undefined> {
  return (await keptUnder(db, personId, key)).paymentId;
}

async function keptUnder(db: Database, personId: string, key: string): Promise<Kept> {
  const known = await db
    .selectFrom('idempotencyKeys')
    .select('answer')
    .where('personId', '=', personId)
    .where('key', '=', key)
    .executeTakeFirst();
  return known?.answer ?? {};
}

async function setLease(db: Queries, personId: string, key: string, busyUntil: typeof leaseEnd) {
  await db
    .updateTable('idempotencyKeys')
    .set({ busyUntil })
    .where('personId', '=', personId)
    .where('key', '=', key)
    .execute();
}

/** Stores the payment of an unfinished checkout under its key, or the answer of a finished one. */
export async function keepUnderKey(db: Queries, personId: string, key: string, kept: Kept) {
  await db
    .updateTable('idempotencyKeys')
    .set({
      answer: JSON.stringify(kept),
      ...('answer' in kept && { status: 200, busyUntil: null }),
    })
    .where('personId', '=', personId)
    .where('key', '=', key)
    .execute();
}

export const finishCheckout = (db: Database, personId: string, key: string, answer: unknown) =>
  keepUnderKey(db, personId, key, { answer });

/**
 * Releases the lease when the checkout stopped unfinished: the next attempt with this key continues at once.
 */
export const releaseCheckout = (db: Database, personId: string, key: string) =>
  setLease(db, personId, key, sql<Date>`now()`);
