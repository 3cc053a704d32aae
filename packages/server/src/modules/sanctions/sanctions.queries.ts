import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { SanctionKind, Tables } from '../../db/schema.ts';
import { writeEvent, writeEvents } from '../live/index.ts';

/** What keeps a fan from writing, or from using the club at all, and until when: a suspension may have no end. */
type Restriction =
  | { kind: 'mute'; reason: string; endsAt: Date }
  | { kind: 'suspend'; reason: string; endsAt: Date | null };

/** The restriction in force that ends last, if there is one; a suspension before a mute. */
export async function restrictionOf(db: Queries, userId: string): Promise<Restriction | undefined> {
  const { rows } = await sql<Restriction>`
    select kind, reason, ends_at from fan_sanctions
    where user_id = ${userId} and kind in ('mute', 'suspend') and lifted_at is null
      and (ends_at is null or ends_at > now())
    order by kind desc, ends_at desc nulls first limit 1`.execute(db);
  return rows[0];
}

export type Sanction = {
  kind: SanctionKind;
  reason: string;
  /** None for a warning; a suspension may have none. */
  endsAt: Date | null;
};

type NewSanction = Sanction & { userId: string; reportId: string; staffId: string };

/** Locks a fan before a sanction. A login locks the row as well: it keeps the name, or has changed it before. */
export async function lockFan(tx: Transaction<Tables>, userId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Stores a sanction and its event; a suspension ends the fan's event streams. The fan is locked. */
export async function addSanction(tx: Transaction<Tables>, sanction: NewSanction): Promise<void> {
  const { userId, kind } = sanction;
  await tx
    .insertInto('fanSanctions')
    .values({ id: newId(), ...sanction })
    .execute();
  await writeEvent(tx, {
    type: 'sanction',
    personId: userId,
    ...(kind === 'suspend' && { isSuspension: true }),
  });
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
  await writeEvents(
    tx,
    lifted.map(({ userId }) => ({ type: 'sanction', personId: userId })),
  );
}

type NoticeRow = Sanction & {
  id: string;
  createdAt: Date;
  /** Text of the reported message; null once its sender has deleted it. */
  content: string | null;
  mediaKind: 'image' | 'video' | null;
};

/**
 * What the fan has to know now: mutes and suspensions in force, and warnings that are not confirmed, with the message
 * they are about.
 */
export async function noticesOf(db: Queries, userId: string): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select s.id, s.kind, s.reason, s.created_at, s.ends_at, m.content, f.kind as media_kind
    from fan_sanctions s
    join reported_messages r on r.id = s.report_id
    left join messages m on m.topic_id = r.topic_id and m.seq = r.seq and m.deleted_at is null
      and m.sender_id = s.user_id
    left join media f on f.id = m.media_id
    where s.user_id = ${userId} and s.lifted_at is null
      and case s.kind when 'warn' then s.seen_at is null else s.ends_at is null or s.ends_at > now() end
    order by s.created_at, s.id limit 20`.execute(db);
  return rows;
}

/** Whether the fan has this sanction. */
export async function confirmSanction(
  tx: Transaction<Tables>,
  userId: string,
  id: string,
): Promise<boolean> {
  const sanction = await tx
    .updateTable('fanSanctions')
    .set({ seenAt: sql<Date>`coalesce(seen_at, clock_timestamp())` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!sanction) return false;
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
