import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { transact } from '../../db/database.ts';
import type { Role } from '../../db/schema.ts';
import { isSuspended } from '../../http/session.ts';

/**
 * A notification due for one browser. `role` is null if its session has ended, `type` if its event is
 * deleted, or a message and the fan suspended.
 */
export type Delivery = {
  endpointHash: Buffer;
  tag: string;
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
};

type Which = Pick<Delivery, 'endpointHash' | 'tag' | 'eventId'>;

const lease = 60;

/** Leases due deliveries to this process; if it dies, the lease expires and other processes take them. */
export async function claimDeliveries(db: Database, most: number): Promise<Delivery[]> {
  const rows = await sql<Delivery>`
    with due as (
      select endpoint_hash, tag from push_deliveries
      where event_id is not null and due_at <= now()
        and (leased_until is null or leased_until <= now())
      order by due_at limit ${most} for update skip locked
    ), claimed as (
      update push_deliveries d
      set leased_until = now() + ${lease} * interval '1 second', attempts = d.attempts + 1
      from due where d.endpoint_hash = due.endpoint_hash and d.tag = due.tag
      returning d.endpoint_hash, d.tag, d.event_id, d.attempts
    )
    select c.*, s.endpoint, s.p256dh, s.auth, s.person_id, n.role, e.created_at, e.topic_id,
      case when e.type = 'message' and ${isSuspended(sql`s.person_id`)} then null else e.type end as type,
      e.data->>'messageId' as message_id, e.data->>'orderId' as order_id,
      e.data->>'deliveryStatus' as delivery_status, e.data->>'refundId' as refund_id
    from claimed c
    join push_subscriptions s on s.endpoint_hash = c.endpoint_hash
    left join sessions n on n.person_id = s.person_id and n.id = s.session_id and n.expires_at > now()
    left join events e on e.id = c.event_id`.execute(db);
  return rows.rows;
}

/** Ends a delivery. An event with the same tag that came meanwhile waits for `quiet` seconds. */
export async function finishDelivery(db: Database, which: Which, quiet: number): Promise<void> {
  await sql`
    update push_deliveries set
      event_id = nullif(event_id, ${which.eventId}), leased_until = null, attempts = 0,
      due_at = now() + ${quiet} * interval '1 second'
    where endpoint_hash = ${which.endpointHash} and tag = ${which.tag}`.execute(db);
}

export async function postponeDelivery(db: Database, which: Which, pause: number): Promise<void> {
  await sql`
    update push_deliveries set leased_until = null, due_at = now() + ${pause} * interval '1 second'
    where endpoint_hash = ${which.endpointHash} and tag = ${which.tag}`.execute(db);
}

/** Deletes a browser's subscription and its deliveries. */
export const dropBrowser = (db: Database, endpointHash: Buffer) =>
  transact(db, async (tx) => {
    await tx.deleteFrom('pushSubscriptions').where('endpointHash', '=', endpointHash).execute();
  });

/** Deletes subscriptions whose sessions have ended, and completed deliveries whose quiet period is over. */
export async function tidyPush(db: Database): Promise<void> {
  await sql`
    delete from push_subscriptions s where not exists (
      select from sessions n
      where n.person_id = s.person_id and n.id = s.session_id and n.expires_at > now())`.execute(
    db,
  );
  await sql`delete from push_deliveries where event_id is null and due_at < now()`.execute(db);
}
