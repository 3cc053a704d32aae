import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { Role, Tables } from '../../db/schema.ts';
import { writeEvent } from '../live/index.ts';
import { isEvidence } from './reportedFiles.queries.ts';

export type Sender = { role: Role; personId: string };

export type MessageRow = {
  topicId: string;
  id: string;
  seq: number;
  senderType: Role;
  senderId: string;
  senderPlayerId: number | null;
  senderName: string;
  avatarFile: string | null;
  pictureUrl: string | null;
  content: string;
  createdAt: Date;
  hiddenAt: Date | null;
} & MediaOfMessage;

/** Null for a text. */
export type MediaOfMessage = {
  mediaId: string | null;
  mediaKind: 'image' | 'video' | null;
  fileName: string | null;
  fileSize: number | null;
  duration: number | null;
  width: number | null;
  height: number | null;
};

export const messageColumns = sql`
  m.topic_id as "topicId", m.id, m.seq, m.sender_type as "senderType", m.sender_id as "senderId",
  p.id as "senderPlayerId", coalesce(u.name, p.name_japanese, '') as "senderName",
  p.avatar_file as "avatarFile", u.picture_url as "pictureUrl", m.content, m.created_at as "createdAt",
  m.hidden_at as "hiddenAt",
  f.id as "mediaId", f.kind as "mediaKind", f.file_name as "fileName", f.size as "fileSize",
  f.duration, f.width, f.height`;

export const messageJoins = sql`
  left join users u on m.sender_type = 'user' and u.id = m.sender_id
  left join player_accounts a on m.sender_type = 'player' and a.id = m.sender_id
  left join players p on p.id = a.player_id
  left join media f on f.id = m.media_id`;

export async function messagesById(
  db: Queries,
  messages: { topicId: string; id: string }[],
): Promise<MessageRow[]> {
  if (messages.length === 0) return [];
  const rows = await sql<MessageRow>`
    select ${messageColumns}
    from unnest(${messages.map((message) => message.topicId)}::uuid[], ${messages.map((message) => message.id)}::uuid[])
      as wanted (topic_id, id)
    join messages m on m.topic_id = wanted.topic_id and m.id = wanted.id and m.deleted_at is null
    ${messageJoins}`.execute(db);
  return rows.rows;
}

type NewMessage = {
  topicId: string;
  sender: Sender;
  content: string;
  mediaId?: string;
  /** The sender's idempotency key, by which their devices recognize the message. */
  clientKey?: string | undefined;
};

/** Adds a message and its event. Returns its id. */
export async function addMessage(
  tx: Transaction<Tables>,
  { topicId, sender, content, mediaId, clientKey }: NewMessage,
): Promise<string> {
  const id = newId();
  const { lastSeq } = await tx
    .updateTable('topics')
    .set({ lastSeq: sql<number>`last_seq + 1`, talkedAt: sql<Date>`now()` })
    .where('id', '=', topicId)
    .returning('lastSeq')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('messages')
    .values({
      topicId,
      seq: lastSeq,
      id,
      senderType: sender.role,
      senderId: sender.personId,
      content,
      mediaId: mediaId ?? null,
      clientKey: clientKey ?? null,
    })
    .execute();
  // If the sender had read everything, their own message counts as read too.
  await sql`
    insert into topic_members (person_id, topic_id, read_seq, sent_count)
    values (${sender.personId}, ${topicId}, case when ${lastSeq}::bigint = 1 then 1 else 0 end, 1)
    on conflict (person_id, topic_id) do update set
      sent_count = topic_members.sent_count + 1,
      read_seq = case when topic_members.read_seq = ${lastSeq}::bigint - 1 then ${lastSeq}::bigint
        else topic_members.read_seq end`.execute(tx);
  const { role, personId } = sender;
  await writeEvent(tx, {
    type: 'message',
    topicId,
    messageId: id,
    ...(clientKey !== undefined && { sentWith: { role, personId, clientKey } }),
  });
  return id;
}

/**
 * Deletes a sender's own message with its text. Returns the media no message refers to any more; undefined if
 * there is no such message.
 */
export async function removeMessage(
  tx: Transaction<Tables>,
  { topicId, messageId, senderId }: { topicId: string; messageId: string; senderId: string },
): Promise<{ originalKey: string; thumbnailKey: string }[] | undefined> {
  const message = await tx
    .selectFrom('messages')
    .select(['seq', 'mediaId'])
    .where('topicId', '=', topicId)
    .where('id', '=', messageId)
    .where('senderId', '=', senderId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!message) return undefined;
  // Staff need the picture or video of a reported message for their decision; nobody else sees it any more.
  const mediaId = (await isEvidence(tx, topicId, message.seq)) ? null : message.mediaId;
  await tx
    .updateTable('messages')
    .set({ deletedAt: sql<Date>`now()`, content: '', ...(mediaId !== null && { mediaId: null }) })
    .where('topicId', '=', topicId)
    .where('seq', '=', message.seq)
    .execute();
  await tx
    .updateTable('topics')
    .set({ deletedCount: sql<number>`deleted_count + 1` })
    .where('id', '=', topicId)
    .execute();
  const files = mediaId
    ? await tx
        .deleteFrom('media')
        .where('id', '=', mediaId)
        .returning(['originalKey', 'thumbnailKey'])
        .execute()
    : [];
  await writeEvent(tx, { type: 'deleted', topicId, messageId });
  return files;
}

/** Hides a message from everyone, or shows it again, with an event. Without effect if it is so already. */
export async function setMessageHidden(
  tx: Transaction<Tables>,
  { topicId, seq }: Pick<MessageRow, 'topicId' | 'seq'>,
  hidden: boolean,
): Promise<void> {
  const changed = await tx
    .updateTable('messages')
    .set({ hiddenAt: hidden ? sql<Date>`clock_timestamp()` : null })
    .where('topicId', '=', topicId)
    .where('seq', '=', seq)
    .where('hiddenAt', hidden ? 'is' : 'is not', null)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (changed) await writeEvent(tx, { type: 'changed', topicId, messageId: changed.id });
}
