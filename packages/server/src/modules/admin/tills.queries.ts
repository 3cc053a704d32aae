import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { offsetOf, type PageQuery } from '../../db/page.ts';
import type { Settlement, Tables } from '../../db/schema.ts';

type Means = 'cash' | 'other';

export type TillSum = { means: Means; count: number; paid: number; corrections: number };

export type TillRow = {
  id: string;
  name: string;
  /** A desk that runs, or a person who is signed in. */
  isActive: boolean;
  sums: TillSum[];
  /** What it took for hand-overs that were refused. */
  notCountedCash: number;
  notCountedOther: number;
};

/** Today in Tokyo. */
export async function todayInTokyo(db: Queries): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(now() at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database returned no time.');
  return row.day;
}

/** The day at the counter on which a refused hand-over took money. */
const refusedOn = (day: string) =>
  sql`(r.desk_at at time zone 'Asia/Tokyo')::date = ${day}::date and r.amount > 0`;
/** Until somebody has found out that it went back or was never taken, it lies in the drawer. */
const isInDrawer = sql`r.settled_as is distinct from 'refund' and r.settled_as is distinct from 'record'`;

/** The tills with entries or refused hand-overs on a day, in the order of their first; or one of them, also without. */
export async function tillsOfDay(db: Queries, day: string, tillId?: string): Promise<TillRow[]> {
  const one = (id: RawBuilder<unknown>) =>
    tillId === undefined ? sql`true` : sql`${id} = ${tillId}`;
  const { rows } = await sql<TillRow>`
    select s.id, s.name, coalesce(e.sums, '[]') as sums, coalesce(n.cash, 0) as not_counted_cash,
      coalesce(n.other, 0) as not_counted_other,
      s.removed_at is null and exists (
        select from sessions where person_id = s.id and expires_at > now()) as is_active
    from (
      select m.till_id, min(m.first) as first, jsonb_agg(jsonb_build_object(
        'means', m.means, 'count', m.count, 'paid', m.paid, 'corrections', m.corrections)) as sums
      from (
        select t.till_id, t.means, min(t.at) as first,
          count(*) filter (where t.kind = 'payment') - count(*) filter (where t.kind = 'undo') as count,
          coalesce(sum(t.amount) filter (where t.kind <> 'correction'), 0) as paid,
          coalesce(sum(t.amount) filter (where t.kind = 'correction'), 0) as corrections
        from till_entries t where t.day = ${day}::date and ${one(sql`t.till_id`)}
        group by t.till_id, t.means) m
      group by m.till_id) e
    full join (
      select r.staff_id as till_id, min(r.desk_at) as first,
        sum(r.amount) filter (where r.means = 'cash' and ${isInDrawer})::int8 as cash,
        sum(r.amount) filter (where r.means = 'other' and ${isInDrawer})::int8 as other
      from refused_hand_overs r where ${refusedOn(day)} and ${one(sql`r.staff_id`)}
      group by r.staff_id) n on n.till_id = e.till_id
    ${tillId === undefined ? sql`join staff s` : sql`right join staff s`} on s.id = coalesce(e.till_id, n.till_id)
    where ${one(sql`s.id`)}
    order by least(e.first, n.first), s.id`.execute(db);
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

/** What a till took on a day for hand-overs that were refused, the newest first. */
export async function notCountedOfTill(
  db: Queries,
  { tillId, day }: { tillId: string; day: string },
  most: number,
): Promise<NotCountedRow[]> {
  const { rows } = await sql<NotCountedRow>`
    select r.id, r.desk_at as at, r.order_id, r.means, r.amount, r.settled_as
    from refused_hand_overs r
    where r.staff_id = ${tillId} and r.means is not null and ${refusedOn(day)}
    order by r.desk_at desc, r.id desc limit ${most}`.execute(db);
  return rows;
}

export type TillEntryRow = {
  id: string;
  at: Date;
  tillName: string;
  kind: 'payment' | 'undo' | 'correction';
  orderId: string | null;
  means: Means;
  amount: number;
  reason: string | null;
  by: string | null;
};

/** Money given back after an undo and by a refund have one word. */
const entries = sql`
  select t.id, t.at, s.name as till_name, case t.kind when 'refund' then 'undo' else t.kind end as kind, t.order_id, t.means, t.amount, t.reason, c.name as by
  from till_entries t join staff s on s.id = t.till_id left join staff c on c.id = t.staff_id`;

/** The entries of one till on a day, the newest first. */
export async function entriesOfTill(
  db: Queries,
  { tillId, day }: { tillId: string; day: string },
  page: PageQuery,
): Promise<{ rows: TillEntryRow[]; totalCount: number }> {
  const which = sql`t.day = ${day}::date and t.till_id = ${tillId}`;
  const [found, counted] = await Promise.all([
    sql<TillEntryRow>`${entries} where ${which}
      order by t.at desc, t.id desc limit ${page.size} offset ${offsetOf(page)}`.execute(db),
    sql<{ count: number }>`select count(*) as count from till_entries t where ${which}`.execute(db),
  ]);
  return { rows: found.rows, totalCount: counted.rows[0]?.count ?? 0 };
}

/** All entries of a day, by till and time. */
export async function entriesOfDay(db: Queries, day: string): Promise<TillEntryRow[]> {
  const { rows } = await sql<TillEntryRow>`${entries} where t.day = ${day}::date
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
    .values({ ...correction, id: newId(), kind: 'correction', orderId: null })
    .execute();
}
