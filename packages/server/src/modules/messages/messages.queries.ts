import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { offsetOf, type PageQuery } from '../../db/page.ts';
import type { Role, Tables } from '../../db/schema.ts';
import { writeEvent } from '../live/index.ts';

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
  mediaId: string | null;
  mediaKind: 'image' | 'video' | null;
  fileName: string | null;
  fileSize: number | null;
  duration: number | null;
  width: number | null;
  height: number | null;
};

const columns = sql`
  m.topic_id, m.id, m.seq, m.sender_type, m.sender_id, p.id as sender_player_id,
  coalesce(u.name, p.name_japanese, '') as sender_name, p.avatar_file, u.picture_url,
  m.content, m.created_at, f.id as media_id, f.kind as media_kind, f.file_name, f.size as file_size,
  f.duration, f.width, f.height`;

const joins = sql`
  left join users u on m.sender_type = 'user' and u.id = m.sender_id
  left join player_accounts a on m.sender_type = 'player' and a.id = m.sender_id
  left join players p on p.id = a.player_id
  left join media f on f.id = m.media_id`;

type Thread = { id: string; lastSeq: number; deletedCount: number };

/**
 * A page, newest first. Its start is computed from its number without reading the pages before: page 6,000
 * costs as much as page 2.
 */
export async function pageOfMessages(
  db: Queries,
  thread: Thread,
  page: PageQuery,
): Promise<MessageRow[]> {
  const start = await seqAfterSkipping(db, thread, offsetOf(page));
  const rows = await sql<MessageRow>`
    select ${columns} from messages m ${joins}
    where m.topic_id = ${thread.id} and m.seq <= ${start} and m.deleted_at is null
    order by m.seq desc limit ${page.size}`.execute(db);
  return rows.rows;
}

/**
 * The idempotency keys of the reader's own messages, while they are stored. Key and message are
 * written in one transaction, so that their times are equal.
 */
export async function clientKeysOf(
  db: Queries,
  { role, personId }: Sender,
  rows: readonly MessageRow[],
): Promise<{ messageId: string; clientKey: string }[]> {
  const own = rows.filter((row) => row.senderType === role && row.senderId === personId);
  const oldest = own.at(-1);
  if (!oldest) return [];
  const ids = own.map(({ id }) => id);
  const found = await sql<{ messageId: string; clientKey: string }>`
    select answer ->> 'messageId' as message_id, key as client_key from idempotency_keys
    where person_id = ${personId} and created_at >= ${oldest.createdAt}
      and answer ->> 'messageId' = any(${ids})`.execute(db);
  return found.rows;
}

/**
 * Message numbers have no gaps, so skipping n messages means counting back n, plus one for each deleted
 * message in that range; the longer range may include further deleted ones, so this repeats until it fits.
 */
async function seqAfterSkipping(db: Queries, thread: Thread, skipped: number): Promise<number> {
  const start = thread.lastSeq - skipped;
  if (skipped === 0 || thread.deletedCount === 0) return start;
  const rows = await sql<{ seq: number }>`
    with recursive fit (seq, holes) as (
      select ${start}::bigint, 0::bigint
      union all
      select ${start} - found.holes, found.holes
      from fit cross join lateral (
        select count(*) as holes from messages
        where topic_id = ${thread.id} and deleted_at is not null and seq > fit.seq
      ) found
      where found.holes > fit.holes
    )
    select min(seq) as seq from fit`.execute(db);
  return rows.rows[0]?.seq ?? start;
}

export async function messagesById(
  db: Queries,
  wanted: { topicId: string; id: string }[],
): Promise<MessageRow[]> {
  if (wanted.length === 0) return [];
  const rows = await sql<MessageRow>`
    select ${columns}
    from unnest(${wanted.map((one) => one.topicId)}::uuid[], ${wanted.map((one) => one.id)}::uuid[])
      as wanted (topic_id, id)
    join messages m on m.topic_id = wanted.topic_id and m.id = wanted.id and m.deleted_at is null
    ${joins}`.execute(db);
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
  const known = await tx
    .selectFrom('messages')
    .select(['seq', 'mediaId'])
    .where('topicId', '=', topicId)
    .where('id', '=', messageId)
    .where('senderId', '=', senderId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!known) return undefined;
  await tx
    .updateTable('messages')
    .set({ deletedAt: sql<Date>`now()`, content: '', mediaId: null })
    .where('topicId', '=', topicId)
    .where('seq', '=', known.seq)
    .execute();
  await tx
    .updateTable('topics')
    .set({ deletedCount: sql<number>`deleted_count + 1` })
    .where('id', '=', topicId)
    .execute();
  const files = known.mediaId
    ? await tx
        .deleteFrom('media')
        .where('id', '=', known.mediaId)
        .returning(['originalKey', 'thumbnailKey'])
        .execute()
    : [];
  await writeEvent(tx, { type: 'deleted', topicId, messageId });
  return files;
}
