import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { now, startOfDay } from '../../db/day.queries.ts';
import { containsAll, searchForms } from '../../db/nameSearch.queries.ts';
import { offsetOf, type PageQuery } from '../../db/page.ts';
import type { DeliveryMethod, DeliveryStatus, PaymentStatus } from '../../db/schema.ts';
import { isNumbered, type OrderMatch, orderMatch } from '../orders/index.ts';

export type PickupRow = {
  id: string;
  userId: string;
  createdAt: Date;
  updatedAt: Date;
  deliveryMethod: DeliveryMethod;
  deliveryStatus: DeliveryStatus;
  paymentStatus: PaymentStatus;
  totalPrice: number;
  name: string;
  kana: string;
  memo: string | null;
  match: OrderMatch | null;
  /** The hand-over in force. */
  handOverId: string | null;
  handedOverAt: Date | null;
  /** The time at a counter that could not reach the server. */
  deskAt: Date | null;
  handOverKey: string | null;
  handedOverBy: string | null;
  means: 'cash' | 'other' | null;
  amount: number | null;
};

/** The state of an order whose goods wait at the counter. */
export const isOpen = sql`o.delivery_method = 'venue' and o.delivery_status = 'pending'
  and o.payment_status in ('at_pickup', 'paid')`;

/** Orders of a match that count: without those that were canceled or refunded in full. */
export const isOfMatch = (
  matchId: number,
) => sql`o.match_id = ${matchId} and o.delivery_method = 'venue'
  and o.payment_status in ('at_pickup', 'paid') and o.delivery_status in ('pending', 'received')`;

/**
 * The change to `received` after the last other status, as `h`: later changes of a received order, for example of its
 * payment, are no hand-over.
 */
export const handOverInForce = sql`
  left join lateral (
    select c.id, c.changed_at, c.staff_id, c.means, c.amount, c.desk_at, c.hand_over_key
    from order_changes c
    where o.delivery_status = 'received' and c.order_id = o.id and c.delivery_status = 'received'
      and not exists (
        select from order_changes later
        where later.order_id = o.id and later.delivery_status <> 'received'
          and (later.changed_at, later.id) > (c.changed_at, c.id))
    order by c.changed_at, c.id limit 1) h on true`;

/** The time of a hand-over; before the order history, that of the last change. */
export const handedOverAt = sql`coalesce(h.changed_at, o.updated_at)`;

const pickups = (which: RawBuilder<unknown>) => sql<PickupRow>`
  select o.id, o.user_id, o.created_at, o.updated_at, o.delivery_method, o.delivery_status, o.payment_status,
    o.total_price, o.name, o.kana, o.memo, h.id as hand_over_id, h.changed_at as handed_over_at,
    h.desk_at, h.hand_over_key, s.name as handed_over_by, h.means, h.amount, ${orderMatch('o')} as match
  from orders o ${handOverInForce}
  left join staff s on s.id = h.staff_id
  ${which}`;

export async function pickupById(db: Queries, id: string): Promise<PickupRow | undefined> {
  const { rows } = await pickups(sql`where o.id = ${id}`).execute(db);
  return rows[0];
}

/** The open pickups of these fans, the oldest first. */
export async function openPickupIdsOf(
  db: Queries,
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ userId: string; ids: string[] }>`
    select o.user_id, array_agg(o.id order by o.created_at, o.id) as ids
    from orders o where ${isOpen} and o.user_id = any(${[...userIds]}) group by o.user_id`.execute(
    db,
  );
  return new Map(rows.map(({ userId, ids }) => [userId, ids]));
}

/** The last change of an order for a counter: of its statuses, or of its memo. The index has the same expression. */
const changedAt = sql`greatest(o.updated_at, o.memo_changed_at)`;

/** Open pickups by their numbers, downwards: those below `after`, which may have been closed meanwhile. */
export async function openPickups(
  db: Queries,
  after: string | undefined,
  most: number,
): Promise<PickupRow[]> {
  const below = after === undefined ? sql`true` : sql`o.id < ${after}`;
  const { rows } = await pickups(
    sql`where ${isOpen} and ${below} order by o.id desc limit ${most}`,
  ).execute(db);
  return rows;
}

/** Orders for the venue, in any state, that have changed since. */
export async function pickupsChangedSince(
  db: Queries,
  since: Date,
  most: number,
): Promise<PickupRow[]> {
  const { rows } = await pickups(
    sql`where o.delivery_method = 'venue' and ${changedAt} >= ${since} order by ${changedAt} limit ${most}`,
  ).execute(db);
  return rows;
}

/** Time of the database, and of the last change of an order for the venue. */
export async function lastPickupChange(
  db: Queries,
): Promise<{ now: Date; changedAt: Date | null }> {
  const { rows } = await sql<{ now: Date; changedAt: Date | null }>`select now() as now,
    (select max(${changedAt}) from orders o where o.delivery_method = 'venue') as changed_at`.execute(
    db,
  );
  return rows[0] ?? { now: new Date(), changedAt: null };
}

/** Whether an order was handed over under this key, in force or taken back. */
export async function handedOverUnder(db: Queries, orderId: string, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('orderChanges')
    .select('id')
    .where('orderId', '=', orderId)
    .where('handOverKey', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the order was handed over by this change of its history, in force or taken back. */
export async function isHandOver(db: Queries, orderId: string, id: string): Promise<boolean> {
  const change = await db
    .selectFrom('orderChanges')
    .select('id')
    .where('orderId', '=', orderId)
    .where('id', '=', id)
    .where('deliveryStatus', '=', 'received')
    .executeTakeFirst();
  return change !== undefined;
}

/**
 * Open pickups in whose customer's name or its kana each word of the query is, and orders in any state by their number.
 */
export async function findPickups(
  db: Queries,
  query: string,
  page: PageQuery,
): Promise<{ rows: PickupRow[]; totalCount: number }> {
  const named = containsAll(sql`o.search_name`, searchForms(query));
  const which = sql`where (${isOpen} and ${named}) or ${isNumbered(query) ?? sql`false`}`;
  const [{ rows }, counted] = await Promise.all([
    // `offset 0` keeps the inner query apart: with the limit, PostgreSQL would read all orders by their time.
    pickups(sql`where o.id = any(array(
        select f.id from (select o.id, o.created_at from orders o ${which} offset 0) f
        order by f.created_at desc, f.id desc limit ${page.size} offset ${offsetOf(page)}))
      order by o.created_at desc, o.id desc`).execute(db),
    sql<{ count: number }>`select count(*) as count from orders o ${which}`.execute(db),
  ]);
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}

type HandOverRow = {
  id: string;
  orderId: string;
  name: string;
  quantity: number;
  changedAt: Date;
  at: Date;
  means: 'cash' | 'other' | null;
  amount: number | null;
  undoneAt: Date | null;
};

/** The last hand-overs of a session, newest first. */
export async function handOversOf(
  db: Queries,
  sessionId: string,
  most: number,
): Promise<HandOverRow[]> {
  const { rows } = await sql<HandOverRow>`
    select c.id, c.order_id, o.name, c.changed_at, coalesce(c.desk_at, c.changed_at) as at, c.means, c.amount,
      (select sum(quantity)::int8 from order_items where order_id = o.id and product_id > 0)
        - coalesce((select sum(i.quantity)::int8 from refunds r join refund_items i on i.refund_id = r.id
          where r.order_id = o.id and r.kind = 'refund' and r.created_at < c.changed_at), 0) as quantity,
      (select min(changed_at) from order_changes u
        where u.order_id = o.id and u.delivery_status <> 'received'
          and (u.changed_at, u.id) > (c.changed_at, c.id)) as undone_at
    from order_changes c join orders o on o.id = c.order_id
    where c.session_id = ${sessionId} and c.delivery_status = 'received'
    order by c.changed_at desc, c.id desc limit ${most}`.execute(db);
  return rows;
}

/** Hand-overs in force since, without those that were refunded. An order's last change is not before its hand-over. */
export const handedOverSince = (since: RawBuilder<unknown>) => sql`
  o.delivery_method = 'venue' and o.delivery_status = 'received' and o.payment_status in ('at_pickup', 'paid')
  and o.updated_at >= ${since} and ${handedOverAt} >= ${since}`;

/** What the counter's header shows of the whole club; a day begins at midnight in Tokyo. */
export async function countsOfPickups(
  db: Queries,
): Promise<{ handedOverToday: number; open: number }> {
  const { rows } = await sql<{ handedOverToday: number; open: number }>`select
    (select count(*) from orders o ${handOverInForce}
      where ${handedOverSince(startOfDay(now))}) as handed_over_today,
    (select count(*) from orders o where ${isOpen}) as open`.execute(db);
  return rows[0] ?? { handedOverToday: 0, open: 0 };
}

type MatchProgress = { orders: number; handedOver: number };

/** How many orders are picked up at the counter of a match, and how many of them were. */
export async function progressOfMatch(db: Queries, matchId: number): Promise<MatchProgress> {
  const { rows } = await sql<MatchProgress>`
    select count(*) as orders, count(*) filter (where o.delivery_status = 'received') as handed_over
    from orders o where ${isOfMatch(matchId)}`.execute(db);
  return rows[0] ?? { orders: 0, handedOver: 0 };
}
