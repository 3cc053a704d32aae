import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { DeliveryStatus, PaymentStatus, Role, Tables } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';

export type EventRow = {
  id: number;
  type: Tables['events']['type'];
  topicId: string | null;
  personId: string | null;
  data: Record<string, unknown>;
};

export async function lastEventId(db: Queries): Promise<number> {
  const head = await db.selectFrom('eventHead').select('lastId').executeTakeFirstOrThrow();
  return head.lastId;
}

export async function eventsAfter(db: Queries, id: number, most: number): Promise<EventRow[]> {
  return db
    .selectFrom('events')
    .select(['id', 'type', 'topicId', 'personId', 'data'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(most)
    .execute();
}

/**
 * Recipients of the events of these topics: fan and player of a private one; players and all fans of a group.
 */
export async function audiences(db: Queries, topicIds: string[]) {
  const rows = await sql<{ topicId: string; everyFan: boolean; people: string[] }>`
    select t.id as topic_id, t.chat_type = 'group' as every_fan,
      array_remove(array_agg(a.id) || t.user_id, null) as people
    from topics t
    left join topic_players tp on tp.topic_id = t.id
    left join player_accounts a on a.player_id = coalesce(tp.player_id, t.player_id)
    where t.id = any(${topicIds}::uuid[])
    group by t.id`.execute(db);
  return new Map(rows.rows.map((row) => [row.topicId, row]));
}

/** Events for one person between two ids, at most `most`. */
export async function missedEvents(
  db: Queries,
  { role, personId }: Session,
  after: number,
  upTo: number,
  most: number,
): Promise<EventRow[]> {
  // Looks up only the topic of each event, or the few topics of a fan: never all topics of the club.
  const ofTheirTopics =
    role === 'user'
      ? sql`e.topic_id in (
          select id from topics where chat_type = 'group'
          union all
          select id from topics where chat_type = 'private' and user_id = ${personId})`
      : sql`(
          select a.player_id = t.player_id or exists (
            select from topic_players tp where tp.topic_id = t.id and tp.player_id = a.player_id)
          from topics t cross join player_accounts a
          where t.id = e.topic_id and a.id = ${personId})`;
  const ofAllFans = role === 'user' ? sql`or e.type = 'matches'` : sql``;
  const rows = await sql<EventRow>`
    select e.id, e.type, e.topic_id, e.person_id, e.data
    from events e
    where e.id > ${after} and e.id <= ${upTo}
      and (e.person_id = ${personId} or (e.person_id is null and (${ofTheirTopics})) ${ofAllFans})
    order by e.id limit ${most}`.execute(db);
  return rows.rows;
}

/** Whether every event after this id is still stored. */
export async function hasAllEventsAfter(db: Queries, id: number): Promise<boolean> {
  const oldest = await db
    .selectFrom('events')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const first = oldest?.id ?? (await lastEventId(db)) + 1;
  return id >= first - 1;
}

/** Who sent a message, with which idempotency key. */
export type SentWith = { role: Role; personId: string; clientKey: string };

type NewEvent =
  | { type: 'message'; topicId: string; messageId: string; sentWith?: SentWith }
  /** Staff have hidden the message, or show it again. */
  | { type: 'changed'; topicId: string; messageId: string }
  /** With a person it is deleted for them alone. */
  | { type: 'deleted'; topicId: string; messageId: string; personId?: string }
  | {
      type: 'order';
      personId: string;
      orderId: string;
      deliveryStatus: DeliveryStatus;
      paymentStatus: PaymentStatus;
      /** The refund that was made with this change; only the fan's notification reads it. */
      refundId?: string | undefined;
    }
  /** What the fan waits for can be ordered again. */
  | { type: 'restock'; personId: string; productId: number; optionId: number }
  /** A player of the fan was chosen after a match; only the fan's notification reads it. */
  | {
      type: 'matchHero';
      personId: string;
      matchId: number;
      kind: 'winningPitcher' | 'hero';
      playerId: number;
    }
  /** The match of the fan's orders was canceled or postponed; only the notification reads it. */
  | { type: 'matchCalledOff'; personId: string; matchId: number; callOffId: string }
  /** A suspension ends the streams of the fan. */
  | { type: 'sanction'; personId: string; isSuspension?: true }
  /** Only for the stream of staff: a report or its decision, a refused hand-over, an order's memo. */
  | { type: 'report' }
  | { type: 'signedOut'; personId: string; sessionIds: string[] };

/**
 * Writes an event for the event streams, in the transaction of the change itself. Call it last: it locks the
 * one row that numbers the events until the transaction ends.
 */
export const writeEvent = (tx: Transaction<Tables>, event: NewEvent) => writeEvents(tx, [event]);

/** Writes events in this order, in one statement. Call it last, as `writeEvent`. */
export async function writeEvents(
  tx: Transaction<Tables>,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(rowOf);
  await sql`
    with head as (update event_head set last_id = last_id + ${rows.length}::int returning last_id)
    insert into events (id, type, topic_id, person_id, data)
    select head.last_id - ${rows.length}::int + e.place, e.type, e.topic_id, e.person_id, e.data::jsonb
    from head, unnest(
      ${rows.map(({ type }) => type)}::text[], ${rows.map(({ topicId }) => topicId)}::uuid[],
      ${rows.map(({ personId }) => personId)}::uuid[], ${rows.map(({ data }) => data)}::text[]
    ) with ordinality as e (type, topic_id, person_id, data, place)`.execute(tx);
}

function rowOf({ type, ...rest }: NewEvent) {
  const {
    topicId = null,
    personId = null,
    ...data
  } = { topicId: undefined, personId: undefined, ...rest };
  return { type, topicId, personId, data: JSON.stringify(data) };
}
