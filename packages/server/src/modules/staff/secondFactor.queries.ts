import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { Device } from '../../http/deviceOf.ts';
import type { StoredPasskey } from './passkeys.ts';

export const passkeysOf = (db: Queries, staffId: string) =>
  db
    .selectFrom('staffPasskeys')
    .select(['id', 'deviceSystem', 'publicKey', 'counter', 'transports', 'createdAt', 'usedAt'])
    .where('staffId', '=', staffId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Whether the session was opened by a login in the last ten minutes. */
export async function isRecentLogin(
  db: Queries,
  { id, personId }: { id: string; personId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('personId', '=', personId)
    .where('id', '=', id)
    .where('createdAt', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst();
  return found !== undefined;
}

/** False if the passkey is registered already. */
export async function insertPasskey(
  tx: Transaction<Tables>,
  staffId: string,
  passkey: StoredPasskey & { deviceSystem: Device['system'] },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staffPasskeys')
    .values({ staffId, ...passkey })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function markPasskeyUsed(
  tx: Transaction<Tables>,
  staffId: string,
  { id, counter }: Pick<StoredPasskey, 'id' | 'counter'>,
) {
  await tx
    .updateTable('staffPasskeys')
    .set({ counter, usedAt: new Date() })
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .execute();
}

/** The deleted passkey; undefined if the person has none of this id. */
export const deletePasskey = (tx: Transaction<Tables>, staffId: string, id: string) =>
  tx
    .deleteFrom('staffPasskeys')
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .returning('deviceSystem')
    .executeTakeFirst();

/** Stores what a passkey has to sign, instead of the last challenge of the same session. */
export async function replaceChallenge(
  db: Queries,
  values: { sessionId: string; challenge: string; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('staffPasskeyChallenges').where('expiresAt', '<=', new Date()).execute();
  await db
    .insertInto('staffPasskeyChallenges')
    .values(values)
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet(values))
    .execute();
}

/** Deletes the challenge of a session and returns it: each is used once. */
export async function consumeChallenge(
  db: Queries,
  sessionId: string,
): Promise<string | undefined> {
  const found = await db
    .deleteFrom('staffPasskeyChallenges')
    .where('sessionId', '=', sessionId)
    .returning(['challenge', 'expiresAt'])
    .executeTakeFirst();
  return found && found.expiresAt > new Date() ? found.challenge : undefined;
}

export const totpOf = (db: Queries, staffId: string) =>
  db
    .selectFrom('staffTotp')
    .select(['secret', 'confirmedAt', 'usedStep'])
    .where('staffId', '=', staffId)
    .executeTakeFirst();

/** Stores a secret that no code has confirmed yet. False if the person has a confirmed one. */
export async function replaceTotp(
  tx: Transaction<Tables>,
  staffId: string,
  secret: Buffer,
): Promise<boolean> {
  const values = { secret, createdAt: new Date(), usedStep: 0 };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staffTotp')
    .values({ staffId, ...values })
    .onConflict((conflict) =>
      conflict.column('staffId').doUpdateSet(values).where('staffTotp.confirmedAt', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Marks a period's code as used; false if it or a later one was used meanwhile. */
export async function markStepUsed(
  tx: Transaction<Tables>,
  staffId: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staffTotp')
    .set({ usedStep: step })
    .where('staffId', '=', staffId)
    .where('usedStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function confirmTotpOf(tx: Transaction<Tables>, staffId: string): Promise<void> {
  await tx
    .updateTable('staffTotp')
    .set({ confirmedAt: new Date() })
    .where('staffId', '=', staffId)
    .execute();
}

export async function deleteTotp(tx: Transaction<Tables>, staffId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staffTotp')
    .where('staffId', '=', staffId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function replaceRecoveryCodes(
  tx: Transaction<Tables>,
  staffId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('staffRecoveryCodes').where('staffId', '=', staffId).execute();
  if (hashes.length > 0)
    await tx
      .insertInto('staffRecoveryCodes')
      .values(hashes.map((codeHash) => ({ codeHash, staffId })))
      .execute();
}

/** Deletes a recovery code of the person: each works once. */
export async function consumeRecoveryCode(
  tx: Transaction<Tables>,
  staffId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staffRecoveryCodes')
    .where('codeHash', '=', codeHash)
    .where('staffId', '=', staffId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function recoveryCodesLeft(db: Queries, staffId: string): Promise<number> {
  const { left: count } = await db
    .selectFrom('staffRecoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow();
  return count;
}

export type Factors = { hasPasskey: boolean; hasTotp: boolean };

/** Which second factors a person has set up. */
export async function factorsOf(db: Queries, staffId: string): Promise<Factors> {
  const passkey = await db
    .selectFrom('staffPasskeys')
    .select('id')
    .where('staffId', '=', staffId)
    .limit(1)
    .executeTakeFirst();
  const totp = await totpOf(db, staffId);
  return { hasPasskey: passkey !== undefined, hasTotp: totp?.confirmedAt != null };
}

/** Removes every second factor of a person. False if there was none. */
export async function deleteFactors(tx: Transaction<Tables>, staffId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staffPasskeys')
    .where('staffId', '=', staffId)
    .executeTakeFirst();
  const hadTotp = await deleteTotp(tx, staffId);
  await replaceRecoveryCodes(tx, staffId, []);
  return numDeletedRows > 0n || hadTotp;
}
