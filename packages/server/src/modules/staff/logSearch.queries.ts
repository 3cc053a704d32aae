import { addDays, momentOf } from '@homestand/api-client/day';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { isNamed, searchForms } from '../../db/nameSearch.queries.ts';
import { isNumbered, ordersContaining } from '../orders/index.ts';
import { readingActions } from './staffLog.queries.ts';

export type LogFilters = {
  order: string;
  fan: string;
  person: string;
  kind: 'change' | 'read' | '';
  /** Days in Tokyo. */
  from?: string | undefined;
  to?: string | undefined;
  /** The time of a match. */
  within?: { from: Date; to: Date } | undefined;
};

export type LogRow = {
  id: string;
  at: Date;
  action: string;
  by: string | null;
  byId: string | null;
  deviceId: string | null;
  orders: string[];
  orderCount: number;
  fans: { id: string; name: string }[];
  fanCount: number;
  account: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** With one field, as the sides of a change. */
  reason: Record<string, unknown> | null;
};

const maxNamed = 3;

/**
 * Ids are collected into arrays first, so that PostgreSQL uses the log's indexes; joined to the names it may scan the
 * whole log.
 */
function conditions({ order, fan, person }: LogFilters): RawBuilder<boolean>[] {
  return [
    ...(order.trim() === ''
      ? []
      : [
          sql<boolean>`l.order_ids && array(
            select o.id from orders o where ${isNumbered(order) ?? sql`false`})`,
        ]),
    ...(fan.trim() === ''
      ? []
      : [
          sql<boolean>`l.fan_ids && array(
            select u.id from users u where ${isNamed('u.name', fan)}
            union all
            select o.user_id from orders o where ${ordersContaining('search_name', searchForms(fan))})`,
        ]),
    ...(person.trim() === ''
      ? []
      : [
          sql<boolean>`(
            l.staff_id = any(array(select s.id from staff s where ${isNamed('s.name', person)}))
            or l.account_id = any(array(select s.id from staff s where ${isNamed('s.name', person)})))`,
        ]),
  ];
}

/** The first id of a day in Tokyo. */
const firstIdOf = (day: string, daysLater = 0) => firstIdAt(momentOf(addDays(day, daysLater)));

/** The first id of a moment: ids begin with their time. */
function firstIdAt(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** Filters that are checked for each row while the newest entries are read. */
const onTheWay = ({ kind, from, to, within }: LogFilters): RawBuilder<boolean>[] => [
  ...(from === undefined ? [] : [sql<boolean>`l.id >= ${firstIdOf(from)}::uuid`]),
  ...(to === undefined ? [] : [sql<boolean>`l.id < ${firstIdOf(to, 1)}::uuid`]),
  ...(within === undefined
    ? []
    : [
        sql<boolean>`l.id >= ${firstIdAt(within.from)}::uuid`,
        sql<boolean>`l.id < ${firstIdAt(within.to)}::uuid`,
      ]),
  ...(kind === 'read' ? [sql<boolean>`l.action ~ ${readingActions}`] : []),
  ...(kind === 'change' ? [sql<boolean>`l.action !~ ${readingActions}`] : []),
];

type LogPage = { before: string; most: number };

/**
 * The entries that the filters find are read before they are put in order (`offset 0`): PostgreSQL cannot know how many
 * they are, and would otherwise read the whole log backwards until it has found a page.
 */
export function logStatement(filters: LogFilters, { before, most }: LogPage): RawBuilder<LogRow> {
  const found = conditions(filters);
  const all = [
    ...found,
    ...onTheWay(filters),
    ...(before === '' ? [] : [sql<boolean>`l.id < ${before}::uuid`]),
  ];
  const where = all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
  const fence = found.length === 0 ? sql`` : sql`offset 0`;
  return sql<LogRow>`
    select l.id, l.at, l.action, l.staff_name as by, l.staff_id as "byId", l.device_id as "deviceId",
      l.order_ids[1:${maxNamed}] as orders, cardinality(l.order_ids) as "orderCount",
      coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name))
        from users u where u.id = any(l.fan_ids[1:${maxNamed}])), '[]') as fans,
      cardinality(l.fan_ids) as "fanCount", a.name as account, l.before, l.after, l.reason
    from (
      select f.id from (select l.id from staff_log l ${where} ${fence}) f
      order by f.id desc limit ${most}) page
    join staff_log_as_written l on l.id = page.id
    left join staff a on a.id = l.account_id
    order by l.id desc`;
}

/** Entries of the log, the newest first: ids begin with their time. `before` is the last id of the page before. */
export const pageOfLog = async (
  db: Queries,
  filters: LogFilters,
  page: LogPage,
): Promise<LogRow[]> => (await logStatement(filters, page).execute(db)).rows;
