import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { transact } from '../../db/database.ts';
import { deleteInBatches } from '../../db/deleteInBatches.queries.ts';
import type { Role } from '../../db/schema.ts';
import { isSuspended } from '../../http/session.ts';

/**
 * A notification due for one browser. `role` is null if its session has ended, `type` if its event is
 * deleted, or no order's and the fan suspended.
 */
export type Delivery = {
  endpointHash: Buffer;
  tag: string;
  /** Of the push service; empty if a process of the version before has written the row. */
  host: string;
  eventId: number;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  personId: string;
  role: Role | null;
  type: string | null;
  createdAt: Date | null;
  topicId: string | null;
  messageId: string | null;
  orderId: string | null;
  deliveryStatus: string | null;
  refundId: string | null;
  optionId: number | null;
  matchId: number | null;
  heroKind: string | null;
  playerId: number | null;
  callOffId: string | null;
};

const lease = 60;

/** At most so many calls of this process to one push service at a time. */
const maxCallsOfHost = 200;

/**
 * Leases due deliveries to this process, of each push service as many as it has room for beside the calls that are
 * running. If the process dies, the lease expires and other processes take them.
 */
export async function claimDeliveries(
  db: Database,
  running: ReadonlyMap<string, number>,
): Promise<Delivery[]> {
  const rows = await sql<Delivery>`
    with recursive hosts (host) as (
      (select host from push_deliveries where event_id is not null order by host limit 1)
      union all
      select (
        select d.host from push_deliveries d
        where d.event_id is not null and d.host > h.host order by d.host limit 1)
      from hosts h where h.host is not null
    ), due as materialized (
      select d.endpoint_hash, d.tag
      from hosts h
      left join unnest(${[...running.keys()]}::text[], ${[...running.values()]}::int[])
        as r (host, calls) on r.host = h.host
      cross join lateral (
        select endpoint_hash, tag from push_deliveries
        where host = h.host and event_id is not null and due_at <= now()
          and (leased_until is null or leased_until <= now())
        order by due_at limit greatest(0, ${maxCallsOfHost}::int - coalesce(r.calls, 0))
        for update skip locked) d
    ), claimed as (
      update push_deliveries d
      set leased_until = now() + ${lease} * interval '1 second', attempts = d.attempts + 1
      from due where d.endpoint_hash = due.endpoint_hash and d.tag = due.tag
      returning d.endpoint_hash, d.tag, d.host, d.event_id, d.attempts
    )
    select c.*, s.endpoint, s.p256dh, s.auth, s.person_id, n.role, e.created_at, e.topic_id,
      case when e.type not in ('order', 'matchCalledOff') and ${isSuspended(sql`s.person_id`)} then null else e.type end as type,
      e.data->>'messageId' as message_id, e.data->>'orderId' as order_id,
      e.data->>'deliveryStatus' as delivery_status, e.data->>'refundId' as refund_id,
      (e.data->>'optionId')::int as option_id, (e.data->>'matchId')::int as match_id,
      e.data->>'kind' as hero_kind, (e.data->>'playerId')::int as player_id,
      e.data->>'callOffId' as call_off_id
    from claimed c
    join push_subscriptions s on s.endpoint_hash = c.endpoint_hash
    left join sessions n on n.person_id = s.person_id and n.id = s.session_id and n.expires_at > now()
    left join events e on e.id = c.event_id`.execute(db);
  return rows.rows;
}

/** `seconds`: until the next attempt, or, if it is done, until an event with the same tag may be sent. */
export type Ended = { delivery: Delivery; isDone: boolean; seconds: number };

/** Ends leases. An event with the same tag that came meanwhile waits. */
export async function endLeases(db: Database, ended: readonly Ended[]): Promise<void> {
  const column = <Key extends keyof Delivery>(key: Key) =>
    ended.map(({ delivery }) => delivery[key]);
  // Rows are locked in the order in which new deliveries lock them (enqueueDeliveries.queries.ts).
  await transact(db, (tx) =>
    sql`
      with ended as (
        select d.endpoint_hash, d.tag, e.event_id, e.is_done, e.seconds
        from push_deliveries d
        join unnest(
          ${column('endpointHash')}::bytea[], ${column('tag')}::text[], ${column('eventId')}::bigint[],
          ${ended.map(({ isDone }) => isDone)}::boolean[], ${ended.map(({ seconds }) => seconds)}::float8[]
        ) as e (endpoint_hash, tag, event_id, is_done, seconds)
          on d.endpoint_hash = e.endpoint_hash and d.tag = e.tag
        order by d.tag collate "C", d.endpoint_hash for update of d)
      update push_deliveries d set
        event_id = case when e.is_done then nullif(d.event_id, e.event_id) else d.event_id end,
        attempts = case when e.is_done then 0 else d.attempts end,
        leased_until = null, due_at = now() + e.seconds * interval '1 second'
      from ended e where d.endpoint_hash = e.endpoint_hash and d.tag = e.tag`.execute(tx),
  );
}

/** Deletes the subscriptions of browsers and their deliveries. */
export async function dropBrowsers(db: Database, endpointHashes: readonly Buffer[]): Promise<void> {
  await transact(db, (tx) =>
    tx.deleteFrom('pushSubscriptions').where('endpointHash', 'in', endpointHashes).execute(),
  );
}

/** Deletes subscriptions whose sessions have ended, and completed deliveries whose quiet period is over. */
export async function tidyPush(db: Database): Promise<void> {
  await deleteInBatches(
    db,
    'push_subscriptions',
    sql`not exists (
      select from sessions n
      where n.person_id = push_subscriptions.person_id and n.id = push_subscriptions.session_id
        and n.expires_at > now())`,
  );
  await deleteInBatches(db, 'push_deliveries', sql`event_id is null and due_at < now()`);
}
