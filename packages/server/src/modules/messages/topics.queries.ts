import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { offsetOf, type PageQuery } from '../../db/page.ts';
import type { Role, Tables } from '../../db/schema.ts';
import type { Value } from '../../db/statement.ts';
import type { Sender } from './messages.queries.ts';

export type Topic = {
  id: string;
  chatType: 'private' | 'group';
  title: string;
  lastSeq: number;
  deletedCount: number;
  readSeq: number;
  playerName: string | null;
  /** Of a private topic: it can be read, but nothing can be sent. */
  isPlayerRetired: boolean;
  playerAvatarFile: string | null;
  fanName: string | null;
  fanPictureUrl: string | null;
};

/** A person whose id is known, or given with each run of a statement. */
export type Reader = { role: Role; personId: Value<string> };

/** Conditions for the topics of a person: a fan's private ones and every group, a player's own ones. */
const topicsOf = ({ role, personId }: Reader) =>
  role === 'user'
    ? {
        privately: sql`t.chat_type = 'private' and t.user_id = ${personId}`,
        inGroups: sql`t.chat_type = 'group'`,
      }
    : {
        privately: sql`t.chat_type = 'private'
          and t.player_id = (select player_id from player_accounts where id = ${personId})`,
        inGroups: sql`t.chat_type = 'group' and exists (
          select 1 from topic_players tp join player_accounts a on a.player_id = tp.player_id
          where tp.topic_id = t.id and a.id = ${personId})`,
      };

/** Whether a person may read the topic `t`. */
export function mayRead(reader: Reader) {
  const { privately, inGroups } = topicsOf(reader);
  return sql`((${privately}) or (${inGroups}))`;
}

const columns = sql`
  t.id, t.chat_type as "chatType", t.title, t.last_seq as "lastSeq", t.deleted_count as "deletedCount",
  coalesce(m.read_seq, 0) as "readSeq", p.name_japanese as "playerName", p.retired_at is not null as "isPlayerRetired",
  p.avatar_file as "playerAvatarFile", u.name as "fanName", u.picture_url as "fanPictureUrl"`;

// A cached plan does not know how few topics a page has. Without `limit 1` it may read all rows of the
// person.
const joins = (personId: string) => sql`
  left join lateral (
    select read_seq from topic_members where person_id = ${personId} and topic_id = t.id limit 1
  ) m on true
  left join players p on p.id = t.player_id
  left join lateral (select name, picture_url from users where id = t.user_id limit 1) u on true`;

/** A topic of this person, or undefined: another person's topic is indistinguishable from a missing one. */
export async function findTopic(
  db: Queries,
  viewer: Sender,
  topicId: string,
): Promise<Topic | undefined> {
  const rows = await sql<Topic>`
    select ${columns} from topics t ${joins(viewer.personId)}
    where t.id = ${topicId} and ${mayRead(viewer)}`.execute(db);
  return rows.rows[0];
}

export type TopicRow = Topic & {
  hasNew: boolean;
  latestContent: string | null;
  latestAt: Date | null;
  latestHiddenAt: Date | null;
  mediaId: string | null;
  mediaKind: 'image' | 'video' | null;
};

const notReported = (personId: Value<string>) => sql`
  not exists (select from message_reports r
    where r.reporter_id = ${personId} and r.topic_id = x.topic_id and r.seq = x.seq)`;

/** Messages by others after the read mark that this person sees. */
const unread = (personId: Value<string>) => sql`
  select x.seq, x.id, x.sender_type, x.sender_id, x.content, x.created_at, x.media_id from messages x
  where x.topic_id = t.id and x.seq > coalesce(m.read_seq, 0)
    and x.sender_id <> ${personId} and x.deleted_at is null and x.hidden_at is null
    and ${notReported(personId)}`;

export async function pageOfTopics(
  db: Queries,
  viewer: Sender,
  page: PageQuery,
): Promise<{ rows: TopicRow[]; totalCount: number }> {
  const { privately, inGroups } = topicsOf(viewer);
  const end = offsetOf(page) + page.size;
  const rows = await sql<TopicRow>`
    with mine as (
      (select t.* from topics t where ${privately} order by t.talked_at desc, t.id desc limit ${end})
      union all
      (select t.* from topics t where ${inGroups} order by t.talked_at desc, t.id desc limit ${end})
    ), shown as (
      select * from mine order by talked_at desc, id desc limit ${page.size} offset ${offsetOf(page)}
    )
    select ${columns},
      exists (${unread(viewer.personId)}) as "hasNew",
      latest.content as "latestContent", latest.created_at as "latestAt",
      latest.hidden_at as "latestHiddenAt",
      latest.media_id as "mediaId", latest.kind as "mediaKind"
    from shown t ${joins(viewer.personId)}
    left join lateral (
      select x.content, x.created_at, x.hidden_at, x.media_id, f.kind
      from messages x left join media f on f.id = x.media_id
      where x.topic_id = t.id and x.deleted_at is null and ${notReported(viewer.personId)}
      order by x.seq desc limit 1
    ) latest on true
    order by t.talked_at desc, t.id desc`.execute(db);
  const counts = await sql<{ count: number }>`
    select (select count(*) from topics t where ${privately})
      + (select count(*) from topics t where ${inGroups}) as count`.execute(db);
  return { rows: rows.rows, totalCount: counts.rows[0]?.count ?? 0 };
}

const maxCounted = 999;

/** The first unread message and the number of unread ones (counted up to 999). */
export async function unreadIn(db: Queries, viewer: Sender, topicId: string) {
  const rows = await sql<{ count: number; firstId: string | null }>`
    select count(*) as count, (array_agg(one.id order by one.seq))[1] as first_id
    from topics t ${joins(viewer.personId)}
    cross join lateral (${unread(viewer.personId)} order by x.seq limit ${maxCounted}) one
    where t.id = ${topicId}`.execute(db);
  return rows.rows[0] ?? { count: 0, firstId: null };
}

const forwards = sql`
  on conflict (person_id, topic_id) do update set read_seq = excluded.read_seq, read_at = excluded.read_at
    where topic_members.read_seq < excluded.read_seq`;

/** Moves the read mark forwards. Whether it moved. */
export async function moveReadMark(
  db: Queries,
  { personId }: Sender,
  topicId: string,
  seq: number,
): Promise<boolean> {
  const moved = await sql`
    insert into topic_members (person_id, topic_id, read_seq, read_at)
    values (${personId}, ${topicId}, ${seq}, clock_timestamp()) ${forwards}`.execute(db);
  return moved.numAffectedRows !== 0n;
}

/**
 * Moves the read mark forwards to a message. Whether it moved; undefined if this person may not read the message. One
 * statement without an event: it locks nothing but the person's own row.
 */
export async function moveReadMarkTo(
  db: Queries,
  viewer: Sender,
  topicId: string,
  messageId: string,
): Promise<boolean | undefined> {
  const rows = await sql<{ hasMoved: boolean }>`
    with target as (
      select t.id as topic_id, x.seq from topics t join messages x on x.topic_id = t.id
      where t.id = ${topicId} and x.id = ${messageId} and ${mayRead(viewer)}
    ), moved as (
      insert into topic_members (person_id, topic_id, read_seq, read_at)
      select ${viewer.personId}::uuid, topic_id, seq, clock_timestamp() from target ${forwards}
      returning topic_id
    )
    select exists (select from moved) as has_moved from target`.execute(db);
  return rows.rows[0]?.hasMoved;
}

/** The read mark of one person in one topic, and whether anything after it is unread. */
export type ReadState = { personId: string; topicId: string; hasUnread: boolean };

const hasUnread = (personId: Value<string>) => sql`exists (${unread(personId)})`;

export async function readStates(
  db: Queries,
  marks: readonly { personId: string; topicId: string }[],
): Promise<ReadState[]> {
  const rows = await sql<ReadState>`
    select w.person_id, w.topic_id, ${hasUnread(sql`w.person_id`)} as has_unread
    from unnest(
      ${marks.map(({ personId }) => personId)}::uuid[], ${marks.map(({ topicId }) => topicId)}::uuid[]
    ) as w (person_id, topic_id)
    join topics t on t.id = w.topic_id
    left join topic_members m on m.person_id = w.person_id and m.topic_id = w.topic_id`.execute(db);
  return rows.rows;
}

/**
 * The read states of topics whose mark may have moved after the event that a stream knows; without one, in the last minute.
 * The ten seconds before are those in which a mark may have been under way.
 */
export async function readStatesSince(
  db: Queries,
  people: readonly { personId: string; since: number | undefined }[],
): Promise<ReadState[]> {
  const rows = await sql<ReadState>`
    select w.person_id, t.id as topic_id, ${hasUnread(sql`w.person_id`)} as has_unread
    from unnest(
      ${people.map(({ personId }) => personId)}::uuid[],
      ${people.map(({ since }) => since ?? null)}::bigint[]
    ) as w (person_id, since)
    cross join lateral (
      select case when w.since is null then now() - interval '1 minute'
        else coalesce((select created_at - interval '10 seconds' from events where id = w.since), '-infinity')
      end as start
    ) missed
    join topic_members m on m.person_id = w.person_id and m.read_at >= missed.start
    join topics t on t.id = m.topic_id`.execute(db);
  return rows.rows;
}

/** Whether the player exists, is not retired, and has a login to read messages. */
export async function canReceive(db: Queries, playerId: number): Promise<boolean> {
  const account = await db
    .selectFrom('playerAccounts')
    .innerJoin('players', 'players.id', 'playerAccounts.playerId')
    .select('playerAccounts.id')
    .where('playerId', '=', playerId)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  return account !== undefined;
}

/**
 * The topic of a fan and a player, created with their first message. Undefined if the player
 * cannot receive messages.
 */
export async function privateTopic(
  tx: Transaction<Tables>,
  userId: string,
  playerId: number,
): Promise<string | undefined> {
  const find = () =>
    tx
      .selectFrom('topics')
      .select('id')
      .where('chatType', '=', 'private')
      .where('userId', '=', userId)
      .where('playerId', '=', playerId)
      .executeTakeFirst();
  if (!(await canReceive(tx, playerId))) return undefined;
  const existing = await find();
  if (existing) return existing.id;
  await sql`
    insert into topics (id, chat_type, user_id, player_id)
    values (${newId()}, 'private', ${userId}, ${playerId})
    on conflict (user_id, player_id) where chat_type = 'private' do nothing`.execute(tx);
  return (await find())?.id;
}

export type UnreadRow = {
  topicId: string;
  topicTitle: string;
  /** The player of a private topic. */
  playerId: number | null;
  id: string;
  senderType: Role;
  senderId: string;
  /** Name and picture of the sender, if it is a fan. */
  fanName: string | null;
  fanPictureUrl: string | null;
  content: string;
  createdAt: Date;
  mediaKind: 'image' | 'video' | null;
};

/** The newest unread messages of all topics of a fan. */
export const newestUnread = (fan: Reader, most: number) => sql`
  with newest as (
    select t.id as topic_id, t.title, t.player_id, one.*
    from topics t
    left join lateral (
      select read_seq from topic_members where person_id = ${fan.personId} and topic_id = t.id limit 1
    ) m on true
    cross join lateral (${unread(fan.personId)} order by x.seq desc limit ${sql.lit(most)}) one
    where ${mayRead(fan)} and t.last_seq > coalesce(m.read_seq, 0)
    order by one.created_at desc limit ${sql.lit(most)}
  )
  select n.topic_id as "topicId", n.title as "topicTitle", n.player_id as "playerId", n.id,
    n.sender_type as "senderType", n.sender_id as "senderId", su.name as "fanName",
    su.picture_url as "fanPictureUrl", n.content, n.created_at as "createdAt", f.kind as "mediaKind"
  from newest n
  left join lateral (
    select name, picture_url from users where n.sender_type = 'user' and id = n.sender_id limit 1
  ) su on true
  left join lateral (
    select kind from media where n.media_id is not null and id = n.media_id limit 1
  ) f on true`;

export async function groupTopics(db: Queries): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom('topics')
    .select(['id', 'title'])
    .where('chatType', '=', 'group')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Every group topic with the number of its players and messages. */
export const groupsWithCounts = (db: Queries) =>
  db
    .selectFrom('topics')
    .select((row) => [
      'id',
      'title',
      'lastSeq',
      'deletedCount',
      row
        .selectFrom('topicPlayers')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('topicId', '=', 'topics.id')
        .as('players'),
    ])
    .where('chatType', '=', 'group')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export async function insertGroup(
  tx: Transaction<Tables>,
  { id, title }: { id: string; title: string },
): Promise<void> {
  await tx.insertInto('topics').values({ id, chatType: 'group', title }).execute();
}

export async function addPlayerToTopic(
  tx: Transaction<Tables>,
  topicId: string,
  playerId: number,
): Promise<void> {
  await tx.insertInto('topicPlayers').values({ topicId, playerId }).execute();
}
