import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { transact } from '../../db/database.ts';
import type { Role } from '../../db/schema.ts';

/** What is to be told to one browser. Without a role its session has ended, without a type its event has. */
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
};

type Which = Pick<Delivery, 'endpointHash' | 'tag' | 'eventId'>;

const lease = 60;

/** Takes some of what is due, so that no other process does; whoever dies over it leaves it to the others. */
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
    select c.*, s.endpoint, s.p256dh, s.auth, s.person_id, n.role, e.type, e.created_at, e.topic_id,
      e.data->>'messageId' as message_id, e.data->>'orderId' as order_id,
      e.data->>'deliveryStatus' as delivery_status
    from claimed c
    join push_subscriptions s on s.endpoint_hash = c.endpoint_hash
    left join sessions n on n.person_id = s.person_id and n.id = s.session_id and n.expires_at > now()
    left join events e on e.id = c.event_id`.execute(db);
  return rows.rows;
}

/** Done with it. What came of the same subject meanwhile waits for so many seconds. */
export async function finishDelivery(db: Database, which: Which, quiet: number): Promise<void> {
  await sql`
    update push_deliveries set
      event_id = nullif(event_id, ${which.eventId}), leased_until = null, attempts = 0,
      due_at = now() + ${quiet} * interval '1 second'
    where endpoint_hash = ${which.endpointHash} and tag = ${which.tag}`.execute(db);
}

/** Not now, but after so many seconds. */
export async function postponeDelivery(db: Database, which: Which, pause: number): Promise<void> {
  await sql`
    update push_deliveries set leased_until = null, due_at = now() + ${pause} * interval '1 second'
    where endpoint_hash = ${which.endpointHash} and tag = ${which.tag}`.execute(db);
}

/** The browser is gone, and everything that was meant for it. */
export const dropBrowser = (db: Database, endpointHash: Buffer) =>
  transact(db, async (tx) => {
    await tx.deleteFrom('pushSubscriptions').where('endpointHash', '=', endpointHash).execute();
  });

/** Removes browsers whose sessions have ended, and the marks of what has been told. */
export async function tidyPush(db: Database): Promise<void> {
  await sql`
    delete from push_subscriptions s where not exists (
      select from sessions n
      where n.person_id = s.person_id and n.id = s.session_id and n.expires_at > now())`.execute(
    db,
  );
  await sql`delete from push_deliveries where event_id is null and due_at < now()`.execute(db);
}
