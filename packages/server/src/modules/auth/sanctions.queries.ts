import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { SanctionKind, Tables } from '../../db/schema.ts';
import { writeEvent } from '../live/index.ts';
import { endSessions } from './auth.queries.ts';

/** What keeps a fan from writing, or from using the club at all, and until when. */
type Restriction = { kind: 'mute' | 'suspend'; reason: string; endsAt: Date };

/** The restriction in force that ends last, if there is one; a suspension before a mute. */
export async function restrictionOf(
  db: Queries,
  userId: string,
  which: readonly Restriction['kind'][] = ['mute', 'suspend'],
): Promise<Restriction | undefined> {
  const { rows } = await sql<Restriction>`
    select kind, reason, ends_at from fan_sanctions
    where user_id = ${userId} and kind = any(${which}) and ends_at > now() and lifted_at is null
    order by kind desc, ends_at desc limit 1`.execute(db);
  return rows[0];
}

export type Sanction = {
  kind: SanctionKind;
  reason: string;
  /** None for a warning. */
  endsAt: Date | null;
};

type NewSanction = Sanction & { userId: string; reportId: string; staffId: string };

/** Locks a fan before a sanction. A login locks the row as well: it is refused, or its session ends with the others. */
export async function lockFan(tx: Transaction<Tables>, userId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Stores a sanction and its event; a suspension ends the fan's sessions. The fan is locked. */
export async function addSanction(tx: Transaction<Tables>, sanction: NewSanction): Promise<void> {
  const { userId, kind } = sanction;
  await tx
    .insertInto('fanSanctions')
    .values({ id: newId(), ...sanction })
    .execute();
  if (kind !== 'suspend') return writeEvent(tx, { type: 'sanction', personId: userId });
  const sessionIds = await endSessions(tx, userId, 'all');
  await writeEvent(tx, { type: 'signedOut', personId: userId, sessionIds });
}

/** Ends the sanctions of one report; those that have ended stay as they are. */
export async function liftSanctions(tx: Transaction<Tables>, reportId: string): Promise<void> {
  const lifted = await tx
    .updateTable('fanSanctions')
    .set({ liftedAt: sql<Date>`clock_timestamp()` })
    .where('reportId', '=', reportId)
    .where('liftedAt', 'is', null)
    .returning('userId')
    .execute();
  for (const { userId } of lifted) await writeEvent(tx, { type: 'sanction', personId: userId });
}

/** What the fan has to know now: mutes in force, and warnings that are not confirmed. */
export async function noticesOf(db: Queries, userId: string) {
  const { rows } = await sql<Sanction & { id: string; createdAt: Date }>`
    select id, kind, reason, created_at, ends_at from fan_sanctions
    where user_id = ${userId} and lifted_at is null
      and ((kind = 'warn' and seen_at is null) or (kind = 'mute' and ends_at > now()))
    order by created_at, id limit 20`.execute(db);
  return rows;
}

/** Whether the fan has this sanction. */
export async function confirmSanction(
  tx: Transaction<Tables>,
  userId: string,
  id: string,
): Promise<boolean> {
  const known = await tx
    .updateTable('fanSanctions')
    .set({ seenAt: sql<Date>`coalesce(seen_at, clock_timestamp())` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!known) return false;
  await writeEvent(tx, { type: 'sanction', personId: userId });
  return true;
}

/** Earlier sanctions of a fan, newest first. */
export const sanctionsOf = (db: Queries, userId: string, most: number) =>
  db
    .selectFrom('fanSanctions')
    .select(['kind', 'reason', 'createdAt', 'endsAt', 'liftedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
