import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Queries } from '../../../db/database.ts';
import { newId } from '../../../db/id.ts';
import type { DeliveryStatus, PaymentStatus, Tables } from '../../../db/schema.ts';

type Tx = Transaction<Tables>;

export type CallOffState = Tables['matchCallOffs']['state'];

/** Seconds in which it can be taken back: those on the screen and 5 for the way, as of a hand-over. */
const shownSeconds = sql.lit(10);
const undoSeconds = sql.lit(15);

export type CallOff = {
  id: string;
  matchId: number;
  state: CallOffState;
  stateBefore: Tables['matchCallOffs']['stateBefore'];
  targetId: number | null;
  calledOffAt: Date;
  undoneAt: Date | null;
  undoUntil: Date;
  /** For which a screen that has it now offers the undo. */
  undoSeconds: number;
  /** By the clock of the database, which also starts the job that notifies the fans. */
  isOver: boolean;
};

const callOffs = (which: RawBuilder<unknown>) => sql<CallOff>`
  select id, match_id, state, state_before, target_id, called_off_at, undone_at,
    called_off_at + ${undoSeconds} * interval '1 second' as undo_until,
    case when undone_at is null then greatest(0, least(${shownSeconds},
      ceil(${shownSeconds} - extract(epoch from clock_timestamp() - called_off_at))))::int else 0 end as undo_seconds,
    clock_timestamp() > called_off_at + ${undoSeconds} * interval '1 second' as is_over
  from match_call_offs ${which}`;

export async function lastCallOff(db: Queries, matchId: number): Promise<CallOff | undefined> {
  const { rows } = await callOffs(
    sql`where match_id = ${matchId} order by called_off_at desc, id desc limit 1`,
  ).execute(db);
  return rows[0];
}

/** Locks the call-off: an undo and the job that notifies the fans exclude each other by this row. */
export async function lockCallOff(tx: Tx, id: string): Promise<CallOff | undefined> {
  const { rows } = await callOffs(sql`where id = ${id} for no key update`).execute(tx);
  return rows[0];
}

export async function insertCallOff(
  tx: Tx,
  values: Pick<CallOff, 'matchId' | 'state' | 'stateBefore' | 'targetId'> & { staffId: string },
): Promise<CallOff> {
  const id = newId();
  await tx
    .insertInto('matchCallOffs')
    .values({ id, ...values })
    .execute();
  const { rows } = await callOffs(sql`where id = ${id}`).execute(tx);
  const [callOff] = rows;
  if (!callOff) throw new Error('The call-off was not stored.');
  return callOff;
}

export async function markUndone(tx: Tx, id: string): Promise<void> {
  await sql`update match_call_offs set undone_at = clock_timestamp() where id = ${id}`.execute(tx);
}

export type MovedOrder = {
  id: string;
  userId: string;
  deliveryStatus: DeliveryStatus;
  paymentStatus: PaymentStatus;
};

/** Goods wait at the counter, or will when they are paid. */
const waits = sql`orders.delivery_method = 'venue' and orders.delivery_status = 'pending'
  and orders.payment_status in ('awaiting', 'at_pickup', 'paid')`;

/** Locked by their numbers: nothing else locks several. */
async function lockOrders(tx: Tx, which: RawBuilder<unknown>): Promise<MovedOrder[]> {
  const { rows } = await sql<MovedOrder>`
    select orders.id, orders.user_id, orders.delivery_status, orders.payment_status from orders
    where ${which} order by orders.id for no key update of orders`.execute(tx);
  return rows;
}

/** Orders that stay are touched, too: the lists of counters load what was changed. */
async function setMatch(tx: Tx, orders: readonly MovedOrder[], matchId: number): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await tx
    .updateTable('orders')
    .set({ matchId, updatedAt: sql<Date>`now()` })
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
}

/** Moves the orders that wait at the match, also those that are being paid. */
export async function moveOrders(
  tx: Tx,
  { id, matchId, targetId }: CallOff,
): Promise<MovedOrder[]> {
  const orders = await lockOrders(
    tx,
    sql`orders.match_id = ${matchId} and ${waits} and not exists (
      select from match_call_off_orders c where c.call_off_id = ${id} and c.order_id = orders.id)`,
  );
  await sql`
    insert into match_call_off_orders (call_off_id, order_id)
    select ${id}::uuid, unnest(${orders.map((order) => order.id)}::text[])`.execute(tx);
  await setMatch(tx, orders, targetId ?? matchId);
  return orders;
}

/** Moves the orders back that still wait where they were moved to. */
export async function moveOrdersBack(
  tx: Tx,
  { id, matchId, targetId }: CallOff,
): Promise<MovedOrder[]> {
  const orders = await lockOrders(
    tx,
    sql`orders.id in (select order_id from match_call_off_orders where call_off_id = ${id})
      and orders.match_id = ${targetId ?? matchId} and orders.delivery_status = 'pending'`,
  );
  await setMatch(tx, orders, matchId);
  return orders;
}

export async function isAnyoneNotified(db: Queries, id: string): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`
    select exists (
      select from match_call_off_orders where call_off_id = ${id} and notified_at is not null) as is_so`.execute(
    db,
  );
  return rows[0]?.isSo === true;
}

export type NotifiedFan = {
  userId: string;
  /** Whether one of the orders still waits. */
  isConcerned: boolean;
};

/** Marks fans who are not yet notified, with all their orders, and returns them. */
export async function markNotified(tx: Tx, id: string, most: number): Promise<NotifiedFan[]> {
  const { rows } = await sql<NotifiedFan>`
    with due as (
      select distinct orders.user_id from match_call_off_orders c join orders on orders.id = c.order_id
      where c.call_off_id = ${id} and c.notified_at is null
      order by orders.user_id limit ${most}),
    notified as (
      update match_call_off_orders c set notified_at = clock_timestamp()
      from orders join due on due.user_id = orders.user_id
      where c.call_off_id = ${id} and orders.id = c.order_id
      returning orders.user_id, orders.delivery_status = 'pending'
        and orders.payment_status in ('at_pickup', 'paid') as waits)
    select user_id, bool_or(waits) as is_concerned from notified group by user_id order by user_id`.execute(
    tx,
  );
  return rows;
}

export type CallOffCounts = { by: string | null; orders: number; fans: number; notified: number };

/** Of orders that were placed: one whose payment is not finished is none yet. */
export async function countsOf(db: Queries, id: string): Promise<CallOffCounts> {
  const { rows } = await sql<CallOffCounts>`
    select (select name from staff where staff.id = match_call_offs.staff_id) as by,
      count(orders.id)::int as orders, count(distinct orders.user_id)::int as fans,
      (count(distinct orders.user_id) filter (where c.notified_at is not null))::int as notified
    from match_call_offs
    left join match_call_off_orders c on c.call_off_id = match_call_offs.id
    left join orders on orders.id = c.order_id
      and orders.payment_status in ('at_pickup', 'paid', 'refund_due', 'refunded')
    where match_call_offs.id = ${id}
    group by match_call_offs.id`.execute(db);
  return rows[0] ?? { by: null, orders: 0, fans: 0, notified: 0 };
}

export type WaitingOrder = {
  id: string;
  userId: string;
  name: string;
  totalPrice: number;
  isPaid: boolean;
};

const isPlaced = sql`orders.delivery_method = 'venue' and orders.delivery_status = 'pending'
  and orders.payment_status in ('at_pickup', 'paid')`;

/** Orders that wait at a match, the oldest first. */
export async function waitingOrders(
  db: Queries,
  matchId: number,
  most: number,
): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select id, user_id, name, total_price, payment_status = 'paid' as is_paid from orders
    where match_id = ${matchId} and ${isPlaced} order by created_at, id limit ${most}`.execute(db);
  return rows;
}

export type Affected = { orders: number; fans: number; reachable: number };

/** Orders that wait at a match, their fans, and those of them who have a browser that can be notified of orders. */
export async function countAffected(db: Queries, matchId: number): Promise<Affected> {
  const { rows } = await sql<Affected>`
    with fans as (
      select user_id, count(*) as orders from orders
      where match_id = ${matchId} and ${isPlaced} group by user_id)
    select coalesce(sum(orders), 0)::int as orders, count(*)::int as fans,
      (count(*) filter (where exists (
        select from push_subscriptions b
        join sessions s on s.person_id = b.person_id and s.id = b.session_id
        left join push_settings w on w.person_id = b.person_id
        where b.person_id = fans.user_id and s.expires_at > now() and coalesce(w.orders, true))))::int as reachable
    from fans`.execute(db);
  return rows[0] ?? { orders: 0, fans: 0, reachable: 0 };
}

export type CardOfDay = Pick<Tables['players'], 'jerseyNumber'> &
  Pick<Tables['cards'], 'cardType'> & { cardId: number; name: string };

export async function cardOfDay(db: Queries, cardId: number): Promise<CardOfDay | undefined> {
  const { rows } = await sql<CardOfDay>`
    select cards.id as card_id, players.jersey_number, players.name_japanese as name, cards.card_type
    from cards join players on players.id = cards.player_id where cards.id = ${cardId}`.execute(db);
  return rows[0];
}
