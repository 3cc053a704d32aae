import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { dayOf, momentOf, now } from '../../db/day.queries.ts';
import { newId } from '../../db/id.ts';
import { offsetOf, type PageQuery } from '../../db/page.ts';
import type { Settlement, Tables } from '../../db/schema.ts';
import type { Window } from '../matches/index.ts';

type Means = 'cash' | 'other';

export type TillSum = { means: Means; count: number; paid: number; corrections: number };

export type TillRow = {
  id: string;
  name: string;
  /** A desk that runs, or a person who is signed in. */
  isActive: boolean;
  sums: TillSum[];
  /** Yen taken for hand-overs that were refused. */
  notCountedCash: number;
  notCountedOther: number;
  /** The newest of each kind. */
  counts: Partial<Record<CountKind, TillCount>>;
  /** Hand-overs that its devices had not sent when they last reported. */
  unsentHandOvers: number | null;
  unsentAt: Date | null;
};

type CountKind = 'float' | 'count';
/** `expected` is null for the float. */
type TillCount = { amount: number; expected: number | null; at: string; by: string };

/** Today in Tokyo. */
export async function todayInTokyo(db: Queries): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select ${dayOf(now)}::text as day`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database returned no time.');
  return row.day;
}

/** A day in Tokyo, as it was counted, or the time of a match, whose day it is. */
export type Span = {
  day: string;
  window?: Window;
  /** Whether desks that run and have taken nothing belong to it, too. */
  isNow: boolean;
};

/** When money was taken, or to which moment of its day an entry belongs. */
const happenedAt = (row: string) =>
  sql`coalesce(${sql.ref(`${row}.happened_at`)}, ${sql.ref(`${row}.at`)})`;

const within = (at: RawBuilder<unknown>, { from, to }: Window) =>
  sql`${at} >= ${from} and ${at} < ${to}`;

const isIn = (row: string, { day, window }: Span) =>
  window ? within(happenedAt(row), window) : sql`${sql.ref(`${row}.day`)} = ${day}::date`;

/** By the time at the counter at which a refused hand-over took money. */
const refusedIn = ({ day, window }: Span) =>
  sql`${window ? within(sql`r.desk_at`, window) : sql`${dayOf(sql`r.desk_at`)} = ${day}::date`} and r.amount > 0`;
/** Until somebody has found out that it went back or was never taken, it lies in the drawer. */
const isInDrawer = sql`r.settled_as is distinct from 'refund' and r.settled_as is distinct from 'record'`;

/**
 * The tills with entries, counts or refused hand-overs in a span, in the order of their first, and now the desks that run:
 * somebody sets their float before the first fan. Or one of them, also without.
 */
export async function tillsIn(db: Queries, span: Span, tillId?: string): Promise<TillRow[]> {
  const tillOf = (id: RawBuilder<unknown>) =>
    tillId === undefined ? sql`true` : sql`${id} = ${tillId}`;
  const { rows } = await sql<TillRow>`
    select s.id, s.name, coalesce(e.sums, '[]') as sums, coalesce(n.cash, 0) as not_counted_cash,
      coalesce(n.other, 0) as not_counted_other, coalesce(c.counts, '{}') as counts,
      s.removed_at is null and a.sessions > 0 as is_active, a.unsent_hand_overs, a.unsent_at
    from staff s
    left join (
      select m.till_id, min(m.first) as first, jsonb_agg(jsonb_build_object(
        'means', m.means, 'count', m.count, 'paid', m.paid, 'corrections', m.corrections)) as sums
      from (
        select t.till_id, t.means, min(t.at) as first,
          count(*) filter (where t.kind = 'payment') - count(*) filter (where t.kind = 'undo') as count,
          coalesce(sum(t.amount) filter (where t.kind <> 'correction'), 0) as paid,
          coalesce(sum(t.amount) filter (where t.kind = 'correction'), 0) as corrections
        from till_entries t where ${isIn('t', span)} and ${tillOf(sql`t.till_id`)}
        group by t.till_id, t.means) m
      group by m.till_id) e on e.till_id = s.id
    left join (
      select r.staff_id as till_id, min(r.desk_at) as first,
        sum(r.amount) filter (where r.means = 'cash' and ${isInDrawer})::int8 as cash,
        sum(r.amount) filter (where r.means = 'other' and ${isInDrawer})::int8 as other
      from refused_hand_overs r where ${refusedIn(span)} and ${tillOf(sql`r.staff_id`)}
      group by r.staff_id) n on n.till_id = s.id
    left join (
      select k.till_id, min(k.at) as first, jsonb_object_agg(k.kind, jsonb_build_object(
        'amount', k.amount, 'expected', k.expected, 'at', k.at, 'by', k.by)) as counts
      from (
        select distinct on (t.till_id, t.kind) t.till_id, t.kind, t.amount, t.expected, t.at, p.name as by
        from till_counts t join staff p on p.id = t.staff_id
        where ${isIn('t', span)} and ${tillOf(sql`t.till_id`)}
        order by t.till_id, t.kind, t.at desc, t.id desc) k
      group by k.till_id) c on c.till_id = s.id
    cross join lateral (
      select count(*) as sessions, sum(o.unsent_hand_overs)::int4 as unsent_hand_overs, min(o.unsent_at) as unsent_at
      from sessions o where o.person_id = s.id and o.expires_at > now()) a
    where ${
      tillId === undefined
        ? sql`(e.till_id is not null or n.till_id is not null or c.till_id is not null or
            ${span.isNow} and s.enrolled_by is not null and s.removed_at is null and a.sessions > 0)`
        : sql`s.id = ${tillId}`
    }
    order by least(e.first, n.first, c.first), s.created_at, s.id`.execute(db);
  return rows;
}

type NotCountedRow = {
  id: string;
  at: Date;
  orderId: string;
  means: Means;
  amount: number;
  settledAs: Settlement | null;
};

/**
 * Cash that lies in each till when the time of a match begins, from those of the same day before it: what was counted or
 * noted last, and what was taken since the last count.
 */
export async function carriedInto(
  db: Queries,
  { day, window }: Span,
  tillIds: readonly string[],
): Promise<Map<string, number>> {
  if (!window || tillIds.length === 0) return new Map();
  const start = momentOf(sql`${day}::date`);
  const before = (row: string) =>
    sql`${happenedAt(row)} >= ${start} and ${happenedAt(row)} < ${window.from}`;
  const { rows } = await sql<{ id: string; cash: number }>`
    select s.id, (coalesce(c.amount, 0) + coalesce(e.cash, 0))::int8 as cash
    from unnest(${[...tillIds]}::uuid[]) s(id)
    left join lateral (
      select k.amount from till_counts k where k.till_id = s.id and ${before('k')}
      order by ${happenedAt('k')} desc, k.id desc limit 1) c on true
    left join lateral (
      select sum(t.amount) as cash from till_entries t
      where t.till_id = s.id and t.means = 'cash' and ${before('t')} and ${happenedAt('t')} > coalesce((
        select max(${happenedAt('k')}) from till_counts k
        where k.till_id = s.id and k.kind = 'count' and ${before('k')}), '-infinity')) e on true`.execute(
    db,
  );
  return new Map(rows.map(({ id, cash }) => [id, cash]));
}

/** What a till took in a span for hand-overs that were refused, the newest first. */
export async function notCountedOfTill(
  db: Queries,
  { tillId, span }: { tillId: string; span: Span },
  most: number,
): Promise<NotCountedRow[]> {
  const { rows } = await sql<NotCountedRow>`
    select r.id, r.desk_at as at, r.order_id, r.means, r.amount, r.settled_as
    from refused_hand_overs r
    where r.staff_id = ${tillId} and r.means is not null and ${refusedIn(span)}
    order by r.desk_at desc, r.id desc limit ${most}`.execute(db);
  return rows;
}

export type TillEntryRow = {
  id: string;
  at: Date;
  tillName: string;
  kind: 'payment' | 'undo' | 'correction' | CountKind;
  orderId: string | null;
  /** Goods of a booth sale. */
  productName: string | null;
  optionLabel: string | null;
  quantity: number | null;
  means: Means;
  amount: number;
  /** Amount that a count should have found; null for other entries. */
  expected: number | null;
  reason: string | null;
  by: string | null;
};

/** Entries and counts. Money given back after an undo and by a refund have one word. */
const allEntries = sql`(
  select id, at, happened_at, day, till_id, case kind when 'refund' then 'undo' else kind end as kind, order_id, booth_sale_id,
    means, amount, null::bigint as expected, reason, staff_id
  from till_entries
  union all
  select id, at, happened_at, day, till_id, kind, null, null, 'cash', amount, expected, null, staff_id from till_counts) t`;
const entries = sql`
  select t.id, t.at, s.name as till_name, t.kind, t.order_id, t.means, t.amount, t.expected, t.reason, c.name as by,
    b.product_name, b.option_label, b.quantity
  from ${allEntries} join staff s on s.id = t.till_id left join staff c on c.id = t.staff_id
    left join booth_sales b on b.id = t.booth_sale_id`;

/** The entries of one till in a span, the newest first. */
export async function entriesOfTill(
  db: Queries,
  { tillId, span }: { tillId: string; span: Span },
  page: PageQuery,
): Promise<{ rows: TillEntryRow[]; totalCount: number }> {
  const which = sql`${isIn('t', span)} and t.till_id = ${tillId}`;
  const [found, counted] = await Promise.all([
    sql<TillEntryRow>`${entries} where ${which}
      order by t.at desc, t.id desc limit ${page.size} offset ${offsetOf(page)}`.execute(db),
    sql<{ count: number }>`select count(*) as count from ${allEntries} where ${which}`.execute(db),
  ]);
  return { rows: found.rows, totalCount: counted.rows[0]?.count ?? 0 };
}

/** All entries of a span, by till and time. */
export async function entriesIn(db: Queries, span: Span): Promise<TillEntryRow[]> {
  const { rows } = await sql<TillEntryRow>`${entries} where ${isIn('t', span)}
    order by s.name, t.till_id, t.at, t.id`.execute(db);
  return rows;
}

type Correction = {
  tillId: string;
  day: string;
  means: Means;
  amount: number;
  reason: string;
  staffId: string;
};

export async function insertCorrection(
  tx: Transaction<Tables>,
  correction: Correction,
): Promise<void> {
  await tx
    .insertInto('tillEntries')
    .values({
      ...{ ...correction, id: newId(), kind: 'correction', orderId: null },
      happenedAt: noLaterThan(correction.day),
    })
    .execute();
}

type Count = { tillId: string; day: string; amount: number; staffId: string } & (
  | { kind: 'float'; expected: null }
  | { kind: 'count'; expected: number }
);

export const insertCount = (tx: Transaction<Tables>, count: Count) =>
  tx
    .insertInto('tillCounts')
    .values({ ...count, id: newId(), happenedAt: noLaterThan(count.day) })
    .execute();

/** Now, or the last moment of an earlier day: what was counted the next morning belongs to the match of the evening. */
const noLaterThan = (day: string) =>
  sql<Date>`least(clock_timestamp(), ${momentOf(sql`${day}::date + 1`)} - interval '1 microsecond')`;
