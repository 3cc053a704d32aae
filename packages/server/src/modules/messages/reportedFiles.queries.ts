import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

type Files = { originalKey: string; thumbnailKey: string };

/** How long a decision about a report can be taken back with all that staff saw. */
const isOver = sql`r.decided_at < now() - interval '1 day'`;

/** Whether staff need a message for a decision, or for taking one back. */
export async function isEvidence(
  tx: Transaction<Tables>,
  topicId: string,
  seq: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from reported_messages r
    where r.topic_id = ${topicId} and r.seq = ${seq} and (${isOver}) is not true`.execute(tx);
  return rows.length > 0;
}

/** Removes the texts as reported of decisions that are over. Returns how many, at most `max`. */
export async function clearReportedTexts(db: Queries, max: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update reported_messages set content = '' where ctid = any(array(
      select r.ctid from reported_messages r where ${isOver} and r.content <> '' limit ${max}))`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** Deletes the media of deleted messages that were kept for decisions that are over, at most `max`. */
export async function endEvidence(tx: Transaction<Tables>, max: number): Promise<Files[]> {
  const { rows } = await sql<{ mediaId: string }>`
    select m.media_id from reported_messages r
    join messages m on m.topic_id = r.topic_id and m.seq = r.seq
    where ${isOver} and m.deleted_at is not null and m.media_id is not null
    limit ${max} for no key update`.execute(tx);
  const ids = rows.map(({ mediaId }) => mediaId);
  if (ids.length === 0) return [];
  await tx.updateTable('messages').set({ mediaId: null }).where('mediaId', 'in', ids).execute();
  return tx
    .deleteFrom('media')
    .where('id', 'in', ids)
    .returning(['originalKey', 'thumbnailKey'])
    .execute();
}
