import { sql, type Transaction } from 'kysely';
import { transact } from '../../db/database.ts';
import type { DeliveryStatus, Role, Tables } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { audiences } from '../live/index.ts';
import { isNotifiable, isTakenBack, lifetimes, type NotifiedStatus } from './notifiableEvents.ts';

type Audience =
  Awaited<ReturnType<typeof audiences>> extends Map<string, infer Found> ? Found : never;

type NotifiableEvent = {
  id: number;
  type: 'message' | 'order' | 'restock' | 'matchHero' | 'matchCalledOff';
  createdAt: Date;
  topicId: string | null;
  senderType: Role | null;
  senderId: string | null;
  personId: string | null;
  orderId: string | null;
  deliveryStatus: string | null;
  refundId: string | null;
  optionId: number | null;
  matchId: string | null;
  heroKind: string | null;
};

const batch = 500;

/**
 * Creates deliveries for new events. The events table is the queue: events are written in the transaction of
 * their change, in order, and none is skipped. Returns true if there are more.
 */
export async function enqueueDeliveries({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<boolean> {
  return transact(db, async (tx) => {
    // The row lock serializes processes; the second one finds fewer events.
    const { lastId } = await tx
      .selectFrom('pushHead')
      .select('lastId')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const range = await sql<{ upTo: number | null }>`
      select max(id) as up_to from (
        select id from events where id > ${lastId} order by id limit ${batch}) next`.execute(tx);
    const upTo = range.rows[0]?.upTo ?? null;
    if (upTo === null) return false;
    const events = latestOf(await eventsBetween(tx, lastId, upTo));
    const listeners = await audiences(tx, [
      ...new Set(events.flatMap(({ topicId }) => topicId ?? [])),
    ]);
    for (const event of events) {
      const audience = listeners.get(event.topicId ?? '');
      if (event.type === 'message')
        await enqueueForMessage(tx, event, { audience, delay: config.push.delay });
      else if (event.type === 'order') await enqueueForOrder(tx, event);
      else await enqueueForFan(tx, event, allowedBy[event.type]);
    }
    await tx.updateTable('pushHead').set({ lastId: upTo }).execute();
    return true;
  });
}

/** Leaves out messages that were deleted or hidden meanwhile. */
async function eventsBetween(
  tx: Transaction<Tables>,
  after: number,
  upTo: number,
): Promise<NotifiableEvent[]> {
  const rows = await sql<NotifiableEvent>`
    select e.id, e.type, e.created_at, e.topic_id, m.sender_type, m.sender_id, e.person_id,
      e.data->>'orderId' as order_id, e.data->>'deliveryStatus' as delivery_status,
      e.data->>'refundId' as refund_id, (e.data->>'optionId')::int as option_id,
      e.data->>'matchId' as match_id, e.data->>'kind' as hero_kind
    from events e
    left join messages m on e.type = 'message' and m.topic_id = e.topic_id
      and m.id = (e.data->>'messageId')::uuid and m.deleted_at is null
      and m.hidden_at is null
    where e.id > ${after} and e.id <= ${upTo}
      and ((e.type = 'message' and m.id is not null)
        or e.type in ('order', 'restock', 'matchHero', 'matchCalledOff'))
    order by e.id`.execute(tx);
  return rows.rows;
}

function tagOf({ topicId, orderId, optionId, matchId, heroKind }: NotifiableEvent): string {
  if (topicId !== null) return `topic ${topicId}`;
  if (heroKind !== null) return `match ${matchId} ${heroKind}`;
  if (matchId !== null) return `match ${matchId}`;
  return orderId === null ? `option ${optionId}` : `order ${orderId}`;
}

/** The order of the database's text under the C collation. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * Of many messages in one topic, only the last one of each side: each notification would replace the previous
 * one.
 */
function latestOf(events: readonly NotifiableEvent[]): NotifiableEvent[] {
  const fresh = events.filter(
    ({ type, createdAt }) => Date.now() - createdAt.getTime() < lifetimes[type] * 1000,
  );
  const latest = new Map(
    fresh.map((event) => [
      event.type === 'message' ? `${event.senderType} ${tagOf(event)}` : String(event.id),
      event,
    ]),
  );
  // Rows are locked in this order and by endpoint, as when a lease ends: neither waits for the other's.
  return [...latest.values()].sort((a, b) => compare(tagOf(a), tagOf(b)) || a.id - b.id);
}

/** A player's message notifies the fans of the topic; a fan's message notifies its players. */
async function enqueueForMessage(
  tx: Transaction<Tables>,
  event: NotifiableEvent,
  { audience, delay }: { audience: Audience | undefined; delay: number },
) {
  if (!audience) return;
  const isForAll = event.senderType === 'player' && audience.everyFan;
  const role = event.senderType === 'player' ? 'user' : 'player';
  // Named people, by index; only a player's message to a group is for all.
  const people = isForAll ? sql`true` : sql`s.person_id = any(${audience.people}::uuid[])`;
  await enqueue(tx, event, {
    who: sql`coalesce(w.messages, true) and s.person_id <> ${event.senderId} and n.role = ${role} and ${people}`,
    delay,
  });
}

async function enqueueForOrder(tx: Transaction<Tables>, event: NotifiableEvent) {
  const { orderId, deliveryStatus, refundId } = event;
  if (orderId === null) return;
  const isNewStatus = isNotifiable(deliveryStatus) && (await isNew(tx, orderId, deliveryStatus));
  // Each refund is one event.
  if (!isNewStatus && refundId === null) return;
  await enqueueForFan(tx, event, allowedBy.order);
}

/** Which setting of the fan allows these notices. For goods that came back the fan has asked, whichever kinds are on. */
const allowedBy = {
  order: sql`coalesce(w.orders, true)`,
  restock: sql`true`,
  matchHero: sql`coalesce(w.heroes, true)`,
  matchCalledOff: sql`coalesce(w.orders, true)`,
};

const enqueueForFan = (
  tx: Transaction<Tables>,
  event: NotifiableEvent,
  isAllowed: typeof allowedBy.restock,
) => enqueue(tx, event, { who: sql`${isAllowed} and s.person_id = ${event.personId}`, delay: 0 });

const isNew = (tx: Transaction<Tables>, orderId: string, status: NotifiedStatus) =>
  isTakenBack(status) ? updateNotified(tx, orderId, status) : insertNotified(tx, orderId, status);

/** Whether the fan was notified of another status. */
async function updateNotified(tx: Transaction<Tables>, orderId: string, status: DeliveryStatus) {
  const { numUpdatedRows } = await tx
    .updateTable('pushToldOrders')
    .set({ deliveryStatus: status })
    .where('orderId', '=', orderId)
    .where('deliveryStatus', '<>', status)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the fan was notified of no status, or another one. */
async function insertNotified(tx: Transaction<Tables>, orderId: string, status: DeliveryStatus) {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('pushToldOrders')
    .values({ orderId, deliveryStatus: status })
    .onConflict((rows) =>
      rows
        .column('orderId')
        .doUpdateSet({ deliveryStatus: status })
        .where('pushToldOrders.deliveryStatus', '<>', status),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

type Recipients = { who: ReturnType<typeof sql>; delay: number };

async function enqueue(
  tx: Transaction<Tables>,
  event: NotifiableEvent,
  { who, delay }: Recipients,
) {
  await sql`
    insert into push_deliveries as d (endpoint_hash, tag, event_id, due_at, host)
    select s.endpoint_hash, ${tagOf(event)}, ${event.id}::bigint,
      now() + ${delay} * interval '1 second', s.host
    from push_subscriptions s
    join sessions n on n.person_id = s.person_id and n.id = s.session_id and n.expires_at > now()
    left join push_settings w on w.person_id = s.person_id
    where ${who}
    order by s.endpoint_hash
    on conflict (endpoint_hash, tag) do update set
      event_id = excluded.event_id, host = excluded.host,
      due_at = case when d.event_id is null then greatest(d.due_at, excluded.due_at) else d.due_at end
  `.execute(tx);
}
