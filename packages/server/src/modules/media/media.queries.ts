import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { SessionName } from '../../http/mediaCookies.ts';
import { isSuspended } from '../../http/session.ts';
import { canReceive, findTopic, mayRead, type Sender, type Target } from '../messages/index.ts';
import type { StoredMedia } from './storeMedia.ts';

export async function addMedia(tx: Transaction<Tables>, topicId: string, media: StoredMedia) {
  await tx
    .insertInto('media')
    .values({ ...media, topicId })
    .execute();
}

/** Whether the sender may write to the target; checked before a file is read or processed. */
export async function mayWriteTo(db: Queries, sender: Sender, target: Target): Promise<boolean> {
  if ('topicId' in target)
    return (await findTopic(db, sender, target.topicId))?.isPlayerRetired === false;
  return canReceive(db, target.playerId);
}

/**
 * Storage keys of a picture or video, if one of these sessions is open and its person may read the message.
 */
export async function findReadableMedia(
  db: Queries,
  sessions: readonly SessionName[],
  mediaId: string,
): Promise<{ originalKey: string; thumbnailKey: string } | undefined> {
  const readers = sessions.map(
    ({ id, role, personId }) => sql`
      (exists (select 1 from sessions
          where person_id = ${personId} and id = ${id} and expires_at > now())
        and not ${isSuspended(sql`${personId}::uuid`)}
        and ${mayRead({ role, personId })})`,
  );
  const rows = await sql<{ originalKey: string; thumbnailKey: string }>`
    select f.original_key, f.thumbnail_key
    from media f
    join messages m on m.media_id = f.id and m.deleted_at is null and m.hidden_at is null
    join topics t on t.id = m.topic_id
    where f.id = ${mediaId} and (${sql.join(readers, sql` or `)})`.execute(db);
  return rows.rows[0];
}
