import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { type Database, transact } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { conflict, unavailable } from '../../http/errors.ts';
import { type Attempt, fingerprintOf } from '../../http/idempotency.ts';
import { messages } from '../../messages.ts';

const leaseSeconds = 10;
const renewAfter = 3000;
const mostWaits = 200;
const pause = 200;

/** State of a key: a finished response, or a payment for this caller to continue. */
export type Claim<Answer> = { answer: Answer } | { paymentId: string };

type Kept = { paymentId?: string; answer?: unknown };

/** Starts a payment and returns its id, or the earlier one of this key unless that has ended uncharged. */
type StartPayment = (tx: Transaction<Tables>, earlierId?: string) => Promise<string>;

/**
 * A checkout calls the gateway, which no transaction can span. So the key is first bound to the payment it
 * started and leased to one request: others wait for its response, and take over when the lease expires.
 */
export async function claimCheckout<Answer>(
  db: Database,
  { personId, key, asked }: Attempt & { key: string },
  start: StartPayment,
): Promise<Claim<Answer>> {
  const fingerprint = fingerprintOf(asked);
  for (let wait = 0; wait < mostWaits; wait++) {
    const claim = await transact(db, async (tx): Promise<Claim<Answer> | undefined> => {
      const made = await tx
        .insertInto('idempotencyKeys')
        .values({ personId, key, fingerprint, busyUntil: leaseEnd })
        .onConflict((rows) => rows.columns(['personId', 'key']).doNothing())
        .executeTakeFirst();
      if (made.numInsertedOrUpdatedRows === 1n) {
        const paymentId = await start(tx);
        await keep(tx, personId, key, { paymentId });
        return { paymentId };
      }
      return takeOver(tx, { personId, key, fingerprint }, start);
    });
    if (claim) return claim;
    await sleep(pause);
  }
  throw unavailable(messages.paymentRunning);
}

async function takeOver<Answer>(
  tx: Transaction<Tables>,
  { personId, key, fingerprint }: { personId: string; key: string; fingerprint: Buffer },
  start: StartPayment,
): Promise<Claim<Answer> | undefined> {
  const known = await tx
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'status', 'answer', sql<boolean>`busy_until > now()`.as('busy')])
    .where('personId', '=', personId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (!known) return undefined;
  if (!known.fingerprint.equals(fingerprint)) throw conflict();
  const kept: Kept = known.answer ?? {};
  // The same operation wrote the response: the fingerprint includes its name.
  if (known.status !== null) return { answer: kept.answer as Answer };
  if (known.busy || kept.paymentId === undefined) return undefined;
  await lease(tx, personId, key, leaseEnd);
  const paymentId = await start(tx, kept.paymentId);
  if (paymentId !== kept.paymentId) await keep(tx, personId, key, { paymentId });
  return { paymentId };
}

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

/** Renews the lease while the work runs. If the process dies, the lease expires within seconds. */
export async function whileLeased<Result>(
  db: Database,
  personId: string,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const renewal = setInterval(() => {
    // A failed renewal is retried by the next one; a lost lease only causes work to be done twice.
    lease(db, personId, key, leaseEnd).catch(() => {});
  }, renewAfter);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
  }
}

const leaseEnd = sql<Date>`now() + make_interval(secs => ${sql.lit(leaseSeconds)})`;

async function lease(
  db: Database | Transaction<Tables>,
  personId: string,
  key: string,
  busyUntil: typeof leaseEnd,
) {
  await db
    .updateTable('idempotencyKeys')
    .set({ busyUntil })
    .where('personId', '=', personId)
    .where('key', '=', key)
    .execute();
}

async function keep(db: Database | Transaction<Tables>, personId: string, key: string, kept: Kept) {
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
  keep(db, personId, key, { answer });

/**
 * Releases the lease when the checkout stopped unfinished: the next attempt with this key continues at once.
 */
export const releaseCheckout = (db: Database, personId: string, key: string) =>
  lease(db, personId, key, sql<Date>`now()`);
