import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database, Queries } from '../db/database.ts';
import { deleteInBatches } from '../db/deleteInBatches.queries.ts';
import type { Tables } from '../db/schema.ts';
import { rowLimits } from './limits.ts';

/** Stored keys are deleted after it. */
export const keyLifetime = sql`interval '3 days'`;

const leaseSeconds = 10;
const leaseEnd = sql<Date>`now() + make_interval(secs => ${sql.lit(leaseSeconds)})`;

export type StoredCheckout<Answer = unknown> = {
  /** The payment of an unfinished checkout by card. */
  paymentId?: string;
  /** The response of a finished checkout by card. */
  answer?: Answer;
  /** The order of a checkout that is paid when it is picked up. */
  order_id?: string;
};

/** One request's hold on a key. `until` is text from the database: a Date would lose its microseconds. */
export type Lease = { personId: string; key: string; until: string };

type NewKey = { personId: string; key: string; fingerprint: Buffer };

export const fingerprintOf = (request: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(request)).digest();

/** Writes a new key. False when the key exists. */
export async function insertKey(db: Queries, key: NewKey & { status?: number }): Promise<boolean> {
  const made = await db
    .insertInto('idempotencyKeys')
    .values(key)
    .onConflict((rows) => rows.columns(['personId', 'key']).doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

/** Writes a new key, leased to the caller. Undefined when the key exists. */
export const insertLeasedKey = async (
  tx: Transaction<Tables>,
  key: NewKey,
): Promise<Lease | undefined> =>
  (await insertKey(tx, key)) ? takeLease(tx, key.personId, key.key) : undefined;

export const findKey = (db: Queries, personId: string, key: string) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'answer'])
    .where('personId', '=', personId)
    .where('key', '=', key)
    .executeTakeFirst();

/** What is stored of several keys, by their places. */
export async function findKeys(
  db: Queries,
  keys: readonly { personId: string; key: string }[],
): Promise<(Awaited<ReturnType<typeof findKey>> | undefined)[]> {
  const { rows } = await sql<{ place: number; fingerprint: Buffer; answer: object | null }>`
    select asked.place, k.fingerprint, k.answer
    from unnest(${keys.map(({ personId }) => personId)}::uuid[], ${keys.map(({ key }) => key)}::uuid[])
      with ordinality as asked (person_id, key, place)
    join idempotency_keys k on k.person_id = asked.person_id and k.key = asked.key`.execute(db);
  const found = new Map(rows.map(({ place, ...row }) => [place, row]));
  return keys.map((_key, index) => found.get(index + 1));
}

/** Stores the response of a finished call under its key. */
export async function storeResponse(
  db: Queries,
  personId: string,
  key: string,
  response: object,
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ status: 200, answer: JSON.stringify(response), busyUntil: null })
    .where('personId', '=', personId)
    .where('key', '=', key)
    .execute();
}

export const lockKey = (tx: Transaction<Tables>, personId: string, key: string) =>
  tx
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'status', 'answer', sql<boolean>`busy_until > now()`.as('busy')])
    .where('personId', '=', personId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();

/** Leases a key that the caller has locked and no request works on. */
export const takeLease = async (
  tx: Transaction<Tables>,
  personId: string,
  key: string,
): Promise<Lease> => ({
  personId,
  key,
  ...(await leasing(tx, personId, key).executeTakeFirstOrThrow()),
});

/** Leases the key of an unfinished checkout that no request works on. Undefined if there is none. */
export async function leaseUnfinished(
  db: Database,
  personId: string,
  key: string,
): Promise<Lease | undefined> {
  const leased = await leasing(db, personId, key)
    .where('status', 'is', null)
    .where(sql<boolean>`(busy_until is null or busy_until <= now())`)
    .executeTakeFirst();
  return leased && { personId, key, ...leased };
}

/** Renews the lease in place. No effect if another request has taken it over. */
export async function renewLease(db: Queries, lease: Lease): Promise<void> {
  const renewed = await leasing(db, lease.personId, lease.key)
    .where(isHeld(lease))
    .executeTakeFirst();
  if (renewed) lease.until = renewed.until;
}

const leasing = (db: Queries, personId: string, key: string) =>
  db
    .updateTable('idempotencyKeys')
    .set({ busyUntil: leaseEnd })
    .where('personId', '=', personId)
    .where('key', '=', key)
    .returning(sql<string>`busy_until::text`.as('until'));

const isHeld = ({ until }: Lease) => sql<boolean>`busy_until = ${until}::timestamptz`;

const invalidKey = { fingerprint: fingerprintOf(['endCheckout']), status: 409 };

/**
 * Marks a key as used after its payment ended uncharged, like a key that was never used. False if another request has
 * taken its lease over.
 */
export async function invalidateUnchargedKey(db: Database, lease: Lease): Promise<boolean> {
  const invalidated = await db
    .updateTable('idempotencyKeys')
    .set({ ...invalidKey, answer: null, busyUntil: null })
    .where('personId', '=', lease.personId)
    .where('key', '=', lease.key)
    .where('status', 'is', null)
    .where(isHeld(lease))
    .executeTakeFirst();
  return invalidated.numUpdatedRows > 0n;
}

/** Marks a key as used if no request has used it yet. Later requests with it are refused. */
export async function invalidateKey(db: Database, personId: string, key: string): Promise<void> {
  await insertKey(db, { personId, key, ...invalidKey });
}

/** What is stored of a checkout under this key; nothing if no request has used it. */
export async function storedCheckout<Answer>(
  db: Database,
  personId: string,
  key: string,
): Promise<StoredCheckout<Answer>> {
  // The caller knows for which operation the key was used.
  return ((await findKey(db, personId, key))?.answer ?? {}) as StoredCheckout<Answer>;
}

/** Stores the payment of an unfinished checkout under its key. */
export async function storePayment(db: Queries, personId: string, key: string, paymentId: string) {
  await db
    .updateTable('idempotencyKeys')
    .set({ answer: JSON.stringify({ paymentId } satisfies StoredCheckout) })
    .where('personId', '=', personId)
    .where('key', '=', key)
    .execute();
}

export const finishCheckout = (db: Database, personId: string, key: string, answer: unknown) =>
  storeResponse(db, personId, key, { answer } satisfies StoredCheckout);

/**
 * Releases the lease when the checkout stopped unfinished: the next attempt with this key continues at once. No effect
 * if another request has taken it over.
 */
export async function releaseCheckout(db: Database, lease: Lease): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ busyUntil: sql<Date>`now()` })
    .where('personId', '=', lease.personId)
    .where('key', '=', lease.key)
    .where(isHeld(lease))
    .execute();
}

/** Deletes keys after the retry period, and the oldest keys of a person who has too many. */
export async function deleteOldKeys(db: Queries): Promise<void> {
  await deleteInBatches(db, 'idempotency_keys', sql`created_at < now() - ${keyLifetime}`);
  await deleteInBatches(
    db,
    'idempotency_keys',
    sql`(person_id, key) in (
      select person_id, key from (
        select person_id, key, row_number() over (
          partition by person_id order by created_at desc, key) as place
        from idempotency_keys where person_id in (
          select person_id from idempotency_keys group by person_id
          having count(*) > ${rowLimits.idempotencyKeys})) as ranked
      where place > ${rowLimits.idempotencyKeys})`,
  );
}
