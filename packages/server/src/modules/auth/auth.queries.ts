import { sql, type Transaction } from 'kysely';
import type { LineProfile } from '../../adapters/line/index.ts';
import type { Queries } from '../../db/database.ts';
import { deleteInBatches } from '../../db/deleteInBatches.queries.ts';
import { newId } from '../../db/id.ts';
import type { Tables } from '../../db/schema.ts';
import { rowLimits } from '../../http/limits.ts';
import { hashOf } from '../../http/session.ts';
import { restrictionOf } from '../sanctions/index.ts';

export type LineAttempt = { deviceId: string; nonce: string; codeVerifier: string };

export async function storeAttempt(db: Queries, state: string, attempt: LineAttempt) {
  await db
    .insertInto('lineAttempts')
    .values({ ...attempt, stateHash: hashOf(state) })
    .execute();
  await sql`
    delete from line_attempts where state_hash in (
      select state_hash from line_attempts where device_id = ${attempt.deviceId}
      order by created_at desc, state_hash offset ${rowLimits.lineAttempts})`.execute(db);
}

export const deleteExpiredLineAttempts = (db: Queries) =>
  deleteInBatches(db, 'line_attempts', sql`created_at < now() - interval '10 minutes'`);

/** Deletes and returns the attempt: it is valid once, and for ten minutes. */
export async function takeAttempt(
  db: Queries,
  { state, deviceId }: { state: string | undefined; deviceId: string },
): Promise<LineAttempt | undefined> {
  const which =
    state === undefined
      ? sql`state_hash = (select state_hash from line_attempts where device_id = ${deviceId}
          order by created_at desc limit 1)`
      : sql`state_hash = ${hashOf(state)}`;
  const rows = await sql<LineAttempt & { fresh: boolean }>`
    delete from line_attempts where ${which}
    returning device_id, nonce, code_verifier, created_at > now() - interval '10 minutes' as fresh
  `.execute(db);
  const [attempt] = rows.rows;
  return attempt?.fresh ? attempt : undefined;
}

/**
 * Finds or creates the fan of a LINE account, and updates name and picture from LINE. During a mute or a suspension
 * both stay: the name stands beside every message of the fan.
 */
export async function fanOf(
  tx: Transaction<Tables>,
  profile: LineProfile,
): Promise<{ id: string; name: string; pictureUrl: string | null }> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('lineSub', '=', profile.sub)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // In a statement after the lock, so that it sees a sanction for which it has waited.
  const isHeld = user !== undefined && (await restrictionOf(tx, user.id)) !== undefined;
  const { sub: lineSub, name, email, picture: pictureUrl } = profile;
  const fan = await tx
    .insertInto('users')
    .values({ id: user?.id ?? newId(), lineSub, name, email, pictureUrl })
    .onConflict((users) =>
      users.column('lineSub').doUpdateSet((row) => ({
        name: row.ref(isHeld ? 'users.name' : 'excluded.name'),
        email: row.fn.coalesce('excluded.email', 'users.email'),
        pictureUrl: row.ref(isHeld ? 'users.pictureUrl' : 'excluded.pictureUrl'),
      })),
    )
    .returning(['id', 'name', 'pictureUrl'])
    .executeTakeFirstOrThrow();
  // Group messages from before a fan joined count as read.
  if (!user)
    await sql`
      insert into topic_members (person_id, topic_id, read_seq)
      select ${fan.id}, id, last_seq from topics where chat_type = 'group'
      on conflict do nothing`.execute(tx);
  return fan;
}

export async function findAccount(db: Queries, by: { loginId: string } | { id: string }) {
  const accounts = db
    .selectFrom('playerAccounts')
    .innerJoin('players', 'players.id', 'playerAccounts.playerId')
    .select([
      'playerAccounts.id',
      'playerAccounts.passwordHash',
      'players.id as playerId',
      'players.nameJapanese',
      'players.avatarFile',
      'players.retiredAt',
    ]);
  return 'loginId' in by
    ? accounts.where('playerAccounts.loginId', '=', by.loginId).executeTakeFirst()
    : accounts.where('playerAccounts.id', '=', by.id).executeTakeFirst();
}

/** Whether the player is active. Keeps the row locked, so that a retirement waits for the transaction. */
export async function lockActivePlayer(
  tx: Transaction<Tables>,
  playerId: number,
): Promise<boolean> {
  const active = await tx
    .selectFrom('players')
    .select('id')
    .where('id', '=', playerId)
    .where('retiredAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return active !== undefined;
}

/** Ends sessions of a person: all, one, or all others. Returns the ids of the ended sessions. */
export async function endSessions(
  tx: Transaction<Tables>,
  personId: string,
  which: 'all' | { only: string } | { allBut: string },
): Promise<string[]> {
  const all = tx.deleteFrom('sessions').where('personId', '=', personId).returning('id');
  const sessions =
    which === 'all'
      ? all
      : 'only' in which
        ? all.where('id', '=', which.only)
        : all.where('id', '<>', which.allBut);
  return (await sessions.execute()).map(({ id }) => id);
}

export async function setPasswordHash(
  tx: Transaction<Tables>,
  personId: string,
  passwordHash: string,
): Promise<void> {
  await tx
    .updateTable('playerAccounts')
    .set({ passwordHash, changedAt: new Date() })
    .where('id', '=', personId)
    .execute();
}

export async function insertAccount(
  tx: Transaction<Tables>,
  account: { playerId: number; loginId: string; passwordHash: string },
): Promise<void> {
  await tx
    .insertInto('playerAccounts')
    .values({ id: newId(), ...account })
    .execute();
}

export async function setLoginId(
  tx: Transaction<Tables>,
  accountId: string,
  loginId: string,
): Promise<void> {
  await tx.updateTable('playerAccounts').set({ loginId }).where('id', '=', accountId).execute();
}
