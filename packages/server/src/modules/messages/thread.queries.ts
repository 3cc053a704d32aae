import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { offsetOf, type PageQuery } from '../../db/page.ts';
import type { Role } from '../../db/schema.ts';
import { type Placeholders, statement, type Value } from '../../db/statement.ts';
import { keyLifetime } from '../../http/idempotencyKeys.queries.ts';
import type { MediaOfMessage, MessageRow, Sender } from './messages.queries.ts';
import { mayRead, type Topic } from './topics.queries.ts';

type Header = Pick<
  Topic,
  'chatType' | 'title' | 'lastSeq' | 'deletedCount' | 'readSeq' | 'fanName' | 'fanPictureUrl'
> & { playerId: number | null; reportedCount: number };

/** A message without its sender's name, which is in memory or in the topic; `fan` is the sender in a group. */
type Shown = Pick<
  MessageRow,
  'id' | 'senderType' | 'senderId' | 'content' | 'createdAt' | 'hiddenAt'
> & {
  media: MediaOfMessage | null;
  fan: { name: string; pictureUrl: string | null } | null;
  clientKey: string | null;
};

/** The topic is in the first row only. An empty page is one row without a message. */
type PageRow = { header: Header | null } & (Shown | { id: null });

type Values = { personId: string; topicId: string; size: number; skipped: number };

/**
 * A page of a thread, newest first, with its topic and, while the server stores them, the idempotency keys of the
 * reader's own messages. The first page is the one read most, and starts at the newest message.
 */
const pageFor = (role: Role, start: 'newest' | 'later') =>
  statement((placeholder: Placeholders<Values>) => {
    const [personId, topicId] = [placeholder('personId'), placeholder('topicId')];
    return sql<PageRow>`
      select case when row_number() over (order by shown.seq desc) = 1 then json_build_object(
          'chatType', t.chat_type, 'title', t.title, 'lastSeq', t.last_seq,
          'deletedCount', t.deleted_count, 'reportedCount', (${reportedCount(personId)}), 'readSeq', coalesce(m.read_seq, 0), 'playerId', t.player_id,
          'fanName', u.name, 'fanPictureUrl', u.picture_url) end as header,
        shown.id, shown.sender_type as "senderType", shown.sender_id as "senderId", shown.content,
        shown.created_at as "createdAt", shown.hidden_at as "hiddenAt",
        case when shown.media_id is not null then (
          select json_build_object('mediaId', id, 'mediaKind', kind, 'fileName', file_name, 'fileSize', size,
            'duration', duration, 'width', width, 'height', height)
          from media where id = shown.media_id) end as media,
        case when t.chat_type = 'group' and shown.sender_type = 'user' then (
          select json_build_object('name', name, 'pictureUrl', picture_url)
          from users where id = shown.sender_id) end as fan,
        case when shown.sender_type = ${role} and shown.sender_id = ${personId}
          and shown.created_at > now() - ${keyLifetime} then shown.client_key end as "clientKey"
      from topics t
      left join lateral (
        select read_seq from topic_members where person_id = ${personId} and topic_id = t.id limit 1
      ) m on true
      left join lateral (select name, picture_url from users where id = t.user_id limit 1) u on true
      left join lateral (
        select * from messages m
        where m.topic_id = t.id and m.deleted_at is null
          and m.seq <> all (array(
            select seq from message_reports where reporter_id = ${personId} and topic_id = ${topicId}))
          and m.seq <= ${start === 'newest' ? sql`t.last_seq` : seqAfterSkipping(placeholder('skipped'), personId)}
        order by m.seq desc limit ${placeholder('size')}
      ) shown on true
      where t.id = ${topicId} and ${mayRead({ role, personId })}
      order by shown.seq desc`;
  });

const pages = {
  user: { newest: pageFor('user', 'newest'), later: pageFor('user', 'later') },
  player: { newest: pageFor('player', 'newest'), later: pageFor('player', 'later') },
};

/** Undefined if the reader may not read the topic. */
export async function threadPage(
  db: Database,
  { role, personId }: Sender,
  topicId: string,
  page: PageQuery,
) {
  const skipped = offsetOf(page);
  const read = pages[role][skipped === 0 ? 'newest' : 'later'];
  const rows = await read(db, { personId, topicId, size: page.size, skipped });
  const topic = rows[0]?.header;
  if (!topic) return undefined;
  const messages = rows.filter((row) => row.id !== null);
  const clientKeys = messages.flatMap(({ id, clientKey }) =>
    clientKey === null ? [] : [{ messageId: id, clientKey }],
  );
  return { topic, messages, clientKeys };
}

/** Messages of the topic `t` that the reader has reported, and so does not see, above a number. */
const reportedCount = (personId: Value<string>, above = sql`0`) => sql`
  select count(*) from message_reports r join messages x on x.topic_id = r.topic_id and x.seq = r.seq
  where r.reporter_id = ${personId} and r.topic_id = t.id and r.seq > ${above} and x.deleted_at is null`;

/**
 * The number at which a page starts, found without reading the pages before: page 6,000 costs as much as page 2. Message
 * numbers have no gaps, so skipping n messages means counting back n, plus one for each deleted or reported message in that
 * range; the longer range may include further ones, so this repeats until it fits.
 */
const seqAfterSkipping = (skipped: Value<number>, personId: Value<string>) => sql`(
  with recursive fit (seq, holes) as (
    select t.last_seq - ${skipped}::bigint, 0::bigint
    union all
    select t.last_seq - ${skipped}::bigint - found.holes, found.holes
    from fit cross join lateral (
      select (select count(*) from messages
          where topic_id = t.id and deleted_at is not null and seq > fit.seq)
        + (${reportedCount(personId, sql`fit.seq`)}) as holes
    ) found
    where found.holes > fit.holes
  )
  select min(seq) from fit)`;
