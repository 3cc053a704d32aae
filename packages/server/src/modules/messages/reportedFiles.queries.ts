import { sql, type Transaction } from 'kysely';
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

/** Removes what was kept for decisions that are over: texts as reported, and media of deleted messages. */
export async function endEvidence(tx: Transaction<Tables>): Promise<Files[]> {
  await sql`update reported_messages r set content = '' where ${isOver} and r.content <> ''`.execute(
    tx,
  );
  const { rows } = await sql<{ mediaId: string }>`
    select m.media_id from reported_messages r
    join messages m on m.topic_id = r.topic_id and m.seq = r.seq
    where ${isOver} and m.deleted_at is not null and m.media_id is not null
    for no key update`.execute(tx);
  const ids = rows.map(({ mediaId }) => mediaId);
  if (ids.length === 0) return [];
  await tx.updateTable('messages').set({ mediaId: null }).where('mediaId', 'in', ids).execute();
  return tx
    .deleteFrom('media')
    .where('id', 'in', ids)
    .returning(['originalKey', 'thumbnailKey'])
    .execute();
}
