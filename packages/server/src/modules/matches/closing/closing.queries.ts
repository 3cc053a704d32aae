import type { components } from '@homestand/api-client/contract';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Queries } from '../../../db/database.ts';
import { newId } from '../../../db/id.ts';
import type { PaymentStatus, Tables } from '../../../db/schema.ts';
import { handOverInForce, isOfMatch } from '../../counter/index.ts';
import { refundedPieces } from '../../orders/index.ts';
import type { Window } from '../matchWindow.ts';

type Tx = Transaction<Tables>;
export type Figures = components['schemas']['MatchFigures'];

const isIn = (at: RawBuilder<unknown>, { from, to }: Window) =>
  sql`${at} >= ${from} and ${at} < ${to}`;

type OrderSums = { count: number; handedOver: number; card: number };

/** Orders of a match, and what was paid for them by card less what goes back to the card. */
export async function orderSums(db: Queries, matchId: number): Promise<OrderSums> {
  const { rows } = await sql<OrderSums>`
    select count(*) as count, count(*) filter (where o.delivery_status = 'received') as handed_over,
      coalesce(sum(o.total_price - coalesce(r.amount, 0)) filter (where o.payment_status = 'paid'), 0)::int8 as card
    from orders o left join lateral (
      select sum(amount)::int8 as amount from refunds
      where order_id = o.id and means = 'card' and state <> 'failed') r on true
    where ${isOfMatch(matchId)}`.execute(db);
  return rows[0] ?? { count: 0, handedOver: 0, card: 0 };
}

/** Hand-overs in the time of a match, by the clock of the counter, of orders that are not of this match. */
export async function handedOverForOthers(
  db: Queries,
  matchId: number,
  window: Window,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from order_changes c join orders o on o.id = c.order_id ${handOverInForce}
    where c.delivery_status = 'received' and ${isIn(sql`coalesce(c.desk_at, c.changed_at)`, window)}
      and h.id = c.id and o.delivery_method = 'venue' and o.payment_status in ('at_pickup', 'paid')
      and o.match_id is distinct from ${matchId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Goods of the orders of a match and of booth sales in its time, in the order of the shop. */
export async function goodsSold(
  db: Queries,
  matchId: number,
  window: Window,
): Promise<Figures['goods']> {
  const { rows } = await sql<Figures['goods'][number]>`
    select s.product_id, s.option_id, (array_agg(s.name order by s.name))[1] as name,
      (array_agg(s.label order by s.label))[1] as label,
      coalesce(sum(s.pieces) filter (where s.by = 'order'), 0)::int4 as ordered,
      coalesce(sum(s.pieces) filter (where s.by = 'order' and s.is_received), 0)::int4 as handed_over,
      coalesce(sum(s.pieces) filter (where s.by = 'order' and not s.is_received), 0)::int4 as left,
      coalesce(sum(s.pieces) filter (where s.by = 'booth'), 0)::int4 as booth
    from (
      select 'order' as by, order_items.product_id, order_items.option_id, order_items.product_name as name,
        coalesce(order_items.option_label, '') as label, order_items.quantity - ${refundedPieces} as pieces,
        o.delivery_status = 'received' as is_received
      from orders o join order_items on order_items.order_id = o.id
      where ${isOfMatch(matchId)} and order_items.product_id > 0
      union all
      select 'booth', p.product_id, case when p.label = '' then null else b.option_id end, b.product_name,
        b.option_label, b.quantity, false
      from booth_sales b join product_options p on p.id = b.option_id
      where ${isIn(sql`coalesce(b.desk_at, b.recorded_at)`, window)} and b.undone_at is null) s
    left join products on products.id = s.product_id
    left join product_options on product_options.id = s.option_id
    where s.pieces > 0
    group by s.product_id, s.option_id, products.place, product_options.place
    order by products.place, s.product_id, product_options.place, s.option_id`.execute(db);
  return rows;
}

type Taken = { means: 'cash' | 'other'; orders: number; booth: number };

/** What tills took in the time of a match less what undone hand-overs and sales gave back. */
export async function takings(db: Queries, window: Window): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select t.means, coalesce(sum(t.amount) filter (where t.order_id is not null), 0)::int8 as orders,
      coalesce(sum(t.amount) filter (where t.booth_sale_id is not null), 0)::int8 as booth
    from till_entries t
    where ${isIn(sql`coalesce(t.happened_at, t.at)`, window)} and t.kind in ('payment', 'undo')
    group by t.means`.execute(db);
  return rows;
}

/** Refunds that staff or the gateway made in the time of a match. */
export async function refundsIn(db: Queries, window: Window): Promise<Figures['refunds']> {
  const { rows } = await sql<Figures['refunds']>`
    select count(*) as count, coalesce(sum(amount) filter (where means = 'card'), 0)::int8 as card,
      coalesce(sum(amount) filter (where means = 'cash'), 0)::int8 as cash,
      coalesce(sum(amount) filter (where means = 'other'), 0)::int8 as other
    from refunds where ${isIn(sql`created_at`, window)} and amount > 0 and state <> 'failed'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, card: 0, cash: 0, other: 0 };
}

type Left = {
  orderId: string;
  paymentStatus: PaymentStatus;
  createdAt: Date;
  totalPrice: number;
  pieces: number;
};

/** Orders of a match that wait for their pickup, by their numbers. */
export async function ordersLeft(db: Queries, matchId: number, most: number): Promise<Left[]> {
  const { rows } = await sql<Left>`
    select o.id as order_id, o.payment_status, o.created_at, o.total_price, (
        select coalesce(sum(order_items.quantity - ${refundedPieces}), 0)::int4 from order_items
        where order_items.order_id = o.id and order_items.product_id > 0) as pieces
    from orders o where ${isOfMatch(matchId)} and o.delivery_status = 'pending'
    order by o.id limit ${most}`.execute(db);
  return rows;
}

export type Closing = { id: string; at: Date; by: string; figures: Figures };

/** The closing that is valid. */
export async function closingOf(db: Queries, matchId: number): Promise<Closing | undefined> {
  return db
    .selectFrom('matchClosings as c')
    .innerJoin('staff', 'staff.id', 'c.closedBy')
    .select(['c.id', 'c.closedAt as at', 'staff.name as by', 'c.figures'])
    .where('c.matchId', '=', matchId)
    .where('c.reopenedAt', 'is', null)
    .$castTo<Closing>()
    .executeTakeFirst();
}

type NewClosing = { matchId: number; closedBy: string; figures: Figures };

export async function insertClosing(
  tx: Tx,
  { matchId, closedBy, figures }: NewClosing,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('matchClosings')
    .values({ id, matchId, closedBy, closedAt: figures.at, figures: JSON.stringify(figures) })
    .execute();
  return id;
}

export const closingById = (db: Queries, { id, matchId }: { id: string; matchId: number }) =>
  db
    .selectFrom('matchClosings')
    .select(['id', 'reopenedAt'])
    .where('id', '=', id)
    .where('matchId', '=', matchId)
    .executeTakeFirst();

export async function noteReopening(tx: Tx, id: string, staffId: string): Promise<void> {
  await tx
    .updateTable('matchClosings')
    .set({ reopenedAt: sql<Date>`clock_timestamp()`, reopenedBy: staffId })
    .where('id', '=', id)
    .execute();
}
