import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { dayOf, hourOf, startOfDay, startOfMonth } from '../../db/day.queries.ts';
import type { ExternalService } from '../../db/schema.ts';
import type { PaymentDifference } from '../checkout/index.ts';
import {
  handedOverAt,
  handedOverSince,
  handOverInForce,
  isOpen,
  shownRefusalsSince,
} from '../counter/index.ts';

const at = (now: Date) => sql`${now}::timestamptz`;

type Hour = { hour: number; count: number };

/** Pickups that wait, and today's hand-overs by the hour in Tokyo. */
export async function pickupsToday(
  db: Queries,
  now: Date,
): Promise<{ waiting: number; hours: Hour[] }> {
  const [open, handedOver] = await Promise.all([
    sql<{ waiting: number }>`select count(*) as waiting from orders o where ${isOpen}`.execute(db),
    sql<Hour>`
      select ${hourOf(handedOverAt)} as hour, count(*) as count
      from orders o ${handOverInForce} where ${handedOverSince(startOfDay(at(now)))}
      group by 1 order by 1`.execute(db),
  ]);
  return { waiting: open.rows[0]?.waiting ?? 0, hours: handedOver.rows };
}

type BoothSales = { pieces: number; sum: number };

/** What booths sold in a time, by the clock of the device. */
export async function boothSalesIn(
  db: Queries,
  { from, to }: { from: Date; to: Date },
): Promise<BoothSales> {
  const { rows } = await sql<BoothSales>`
    select coalesce(sum(quantity), 0)::int4 as pieces, coalesce(sum(quantity::int8 * price), 0)::int8 as sum
    from booth_sales
    where coalesce(desk_at, recorded_at) >= ${from} and coalesce(desk_at, recorded_at) < ${to}
      and undone_at is null`.execute(db);
  return rows[0] ?? { pieces: 0, sum: 0 };
}

type Sums = { count: number; sum: number };
type CardSales = { today: Sums; month: Sums };

/**
 * Orders paid by card less what goes back to the card, by the time of the order. What goes back in cash is a payment of
 * the till.
 */
export async function cardSales(db: Queries, now: Date): Promise<CardSales> {
  const { rows } = await sql<{ isToday: boolean } & Sums>`
    select o.created_at >= ${startOfDay(at(now))} as is_today, count(*) as count,
      sum(o.total_price - coalesce(r.amount, 0))::int8 as sum
    from orders o left join (
      select order_id, sum(amount)::int8 as amount from refunds
      where means = 'card' and state <> 'failed' and created_at >= ${startOfMonth(at(now))} group by order_id
    ) r on r.order_id = o.id
    where o.payment_status = 'paid' and o.created_at >= ${startOfMonth(at(now))}
    group by 1`.execute(db);
  return { today: added(rows.filter(({ isToday }) => isToday)), month: added(rows) };
}

type VenueSum = { isToday: boolean; means: 'cash' | 'other'; corrections: number } & Sums;
export type VenueSales = Record<
  'today' | 'month',
  Record<'cash' | 'other', Sums> & { corrections: number }
>;

/** Payments at the counter less those given back, by the time they were made; corrections of tills are no sales. */
export async function venueSales(db: Queries, now: Date): Promise<VenueSales> {
  const { rows } = await sql<VenueSum>`
    select t.day >= ${dayOf(at(now))} as is_today, t.means,
      count(*) filter (where t.kind = 'payment') - count(*) filter (where t.kind = 'undo') as count,
      coalesce(sum(t.amount) filter (where t.kind <> 'correction'), 0)::int8 as sum,
      coalesce(sum(t.amount) filter (where t.kind = 'correction'), 0)::int8 as corrections
    from till_entries t
    where t.day >= ${dayOf(startOfMonth(at(now)))}
    group by 1, 2`.execute(db);
  const of = (chosen: VenueSum[]) => ({
    cash: added(chosen.filter(({ means }) => means === 'cash')),
    other: added(chosen.filter(({ means }) => means === 'other')),
    corrections: chosen.reduce((total, { corrections }) => total + corrections, 0),
  });
  return { today: of(rows.filter(({ isToday }) => isToday)), month: of(rows) };
}

const added = (rows: readonly Sums[]): Sums => ({
  count: rows.reduce((total, { count }) => total + count, 0),
  sum: rows.reduce((total, { sum }) => total + sum, 0),
});

type Waiting = { count: number; oldest: Date | null };

/**
 * Orders whose payment is looked up for longer than a challenge of the card's bank may take, and refunds that the
 * gateway has not accepted for ten minutes.
 */
export async function latePayments(
  db: Queries,
  now: Date,
): Promise<Record<'pending' | 'refunds', Waiting>> {
  const { rows } = await sql<Waiting & { state: string }>`
    select o.state, count(*) as count, min(o.updated_at) as oldest from orders o
    where o.state in ('payment_pending', 'refund_due') and o.updated_at < ${now}::timestamptz -
      case when o.state = 'refund_due' then interval '10 minutes' else interval '35 minutes' end
    group by o.state`.execute(db);
  const of = (state: string) => {
    const { count = 0, oldest = null } = rows.find((row) => row.state === state) ?? {};
    return { count, oldest };
  };
  return { pending: of('payment_pending'), refunds: of('refund_due') };
}

export type LastCheck = { at: Date; differences: PaymentDifference[] };

/** What the last comparison with the gateway has found. */
export async function lastPaymentCheck(db: Queries): Promise<LastCheck | undefined> {
  const { rows } = await sql<LastCheck>`
    select finished_at as at, differences from payment_checks where finished_at is not null
    order by started_at desc limit 1`.execute(db);
  return rows[0];
}

export async function openReports(db: Queries): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*) as count, min(reported_at) as oldest
    from reported_messages where decided_at is null`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

/** Orders with a refused hand-over that nobody has settled, as far back as the list of them. */
export async function openRefusals(db: Queries): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(distinct order_id) as count, min(refused_at) as oldest
    from refused_hand_overs where refused_at >= ${shownRefusalsSince()} and settled_at is null`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}

const maxLowStock = 10;

type LowStock = {
  optionId: number;
  productId: number;
  name: string;
  label: string;
  sellable: number;
};

/** Counted options on sale, none of them made to order, of which few pieces or none are left, the fewest first; of many the first ones. */
export async function lowStock(
  db: Queries,
  fewLeft: number,
): Promise<{ count: number; list: LowStock[] }> {
  const { rows } = await sql<LowStock & { count: number }>`
    select s.option_id, o.product_id, p.name, o.label, s.on_hand - s.held as sellable,
      count(*) over () as count
    from stock s
    join product_options o on o.id = s.option_id
    join products p on p.id = o.product_id
    where s.on_hand - s.held <= ${fewLeft} and o.retired_at is null
      and p.on_sale and p.external_link_url is null and p.delivery_period is null
    order by s.on_hand - s.held, p.place, p.id, o.place, o.id limit ${maxLowStock}`.execute(db);
  return { count: rows[0]?.count ?? 0, list: rows.map(({ count: _, ...row }) => row) };
}

const maxOversold = 10;
const maxShortOrders = 5;

type Oversold = {
  optionId: number;
  productId: number;
  name: string;
  label: string;
  pieces: number;
  onHand: number;
  version: number;
  orderCount: number;
  orderIds: string[];
};

/** Options of which booths sold more than was free, those with the most first, and the orders that hold pieces of them. */
export async function oversoldStock(db: Queries): Promise<Oversold[]> {
  const { rows } = await sql<Oversold>`
    select s.option_id, o.product_id, p.name, o.label, s.oversold as pieces, s.on_hand, s.version,
      coalesce(h.order_count, 0) as order_count, coalesce(h.order_ids, '{}') as order_ids
    from stock s
    join product_options o on o.id = s.option_id
    join products p on p.id = o.product_id
    left join lateral (
      select count(*)::int as order_count, (array_agg(m.order_id order by m.last desc, m.order_id))[1:${sql.lit(maxShortOrders)}] as order_ids
      from (
        select order_id, max(version) as last from stock_moves
        where option_id = s.option_id and order_id is not null
        group by order_id having sum(held_change) > 0) m) h on true
    where s.oversold > 0 and s.on_hand is not null
    order by s.oversold desc, p.place, p.id, o.place, o.id limit ${maxOversold}`.execute(db);
  return rows;
}

/** When the services outside last worked and failed; without a row one was never called. */
export const externalServices = (db: Queries) =>
  db
    .selectFrom('externalServices')
    .select(['name', 'workedAt', 'failedAt', 'failingSince'])
    .where('name', 'in', ['line', 'payment', 'push'] satisfies ExternalService[])
    .execute();
