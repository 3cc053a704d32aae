import { searchWords } from '@homestand/api-client/nameForm';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Queries } from '../../../db/database.ts';
import { momentOf } from '../../../db/day.queries.ts';
import { offsetOf, type PageQuery } from '../../../db/page.ts';
import type {
  DeliveryMethod,
  DeliveryStatus,
  PaymentStatus,
  StaffOrderState,
  Tables,
} from '../../../db/schema.ts';
import { orderMatch } from '../index.ts';
import { orderSearch } from './orderSearch.queries.ts';

export type OrderFilters = {
  /** An empty filter matches every order. */
  state: StaffOrderState | '';
  delivery: DeliveryMethod | '';
  payment: 'credit_card' | 'at_pickup' | '';
  due: 'at_venue' | '';
  memo: 'written' | '';
  refund: 'part' | '';
  /** Days in Tokyo. */
  from?: string | undefined;
  to?: string | undefined;
  productId?: number | undefined;
  /** Number of a match. */
  match?: number | undefined;
  query: string;
};

export type StaffOrderListRow = {
  id: string;
  userId: string;
  createdAt: Date;
  state: StaffOrderState;
  deliveryMethod: DeliveryMethod;
  deliveryStatus: DeliveryStatus;
  paymentMethod: 'credit_card' | 'at_pickup';
  paymentStatus: PaymentStatus;
  totalPrice: number;
  name: string;
  kana: string;
};

/** All filters but the state, for which there are counts. */
function conditionsOf(filters: OrderFilters): RawBuilder<unknown> {
  const {
    delivery,
    payment,
    due,
    memo: withMemo,
    refund,
    from,
    to,
    productId,
    match,
    query,
  } = filters;
  const search = searchWithGoods(query);
  const all = [
    ...(delivery === '' ? [] : [sql`o.delivery_method = ${delivery}`]),
    ...(payment === '' ? [] : [sql`o.payment_method = ${payment}`]),
    ...(due === '' ? [] : [isDue]),
    ...(withMemo === '' ? [] : [sql`o.memo is not null`]),
    ...(refund === '' ? [] : [isRefundedInPart]),
    ...(from === undefined ? [] : [sql`o.created_at >= ${momentOf(sql`${from}`)}`]),
    ...(to === undefined ? [] : [sql`o.created_at < ${momentOf(sql`${to}::date + 1`)}`]),
    ...(productId === undefined
      ? []
      : [sql`o.id in (select i.order_id from order_items i where i.product_id = ${productId})`]),
    ...(match === undefined ? [] : [sql`o.match_id = ${match} and o.delivery_method = 'venue'`]),
    ...(search ? [search] : []),
  ];
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

/** Still to be paid at the venue. */
const isDue = sql`o.state = 'pending' and o.payment_status = 'at_pickup'`;

/** Money of it went back, or is on its way, but not all. */
const isRefundedInPart = sql`o.state not in ('refund_due', 'refunded')
  and o.id in (select r.order_id from refunds r where r.amount > 0)`;

/** Orders of products in whose name the word is. */
const ordersOfGoods = (word: string) => sql`
  select i.order_id from order_items i where i.product_id = any(array(
    select p.id from products p where position(search_form(${word}) in search_form(p.name)) > 0))`;

/**
 * Orders that the search finds, or of whose words each is in the order or in the name of one of its products. Sets of
 * numbers: with `or`, PostgreSQL would look for the parts in each row again.
 */
function searchWithGoods(query: string): RawBuilder<unknown> | undefined {
  const words = searchWords(query);
  if (words.length === 0) return undefined;
  const ordersOf = (text: string) => sql`select o.id from orders o where ${orderSearch(text)}`;
  const each = words.map((word) => sql`(${ordersOf(word)} union ${ordersOfGoods(word)})`);
  const all = sql`(${sql.join(each, sql` intersect `)})`;
  // A number may be typed with spaces.
  const found = words.length === 1 ? all : sql`${ordersOf(query)} union all ${all}`;
  return sql`o.id in (${found})`;
}

const ofState = (state: StaffOrderState | '') =>
  // An order whose payment has failed is not placed.
  state === '' ? sql`o.state <> 'payment_failed'` : sql`o.state = ${state}`;

type Count = { state: StaffOrderState; count: number; sum: number };

/** How many orders of each state the filters find, and their total price. */
export async function countOrders(db: Queries, filters: OrderFilters): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select o.state, count(*) as count, sum(o.total_price)::int8 as sum
    from orders o where ${conditionsOf(filters)} group by o.state order by o.state`.execute(db);
  return rows;
}

/** One page of the orders that the filters find, newest first. */
export async function pageOfStaffOrders(
  db: Queries,
  filters: OrderFilters,
  page: PageQuery,
): Promise<StaffOrderListRow[]> {
  // `offset 0` keeps a search apart: with the limit, PostgreSQL would read all orders by their time.
  const { query, productId, match } = filters;
  const isSearched = query !== '' || productId !== undefined || match !== undefined;
  const apart = isSearched ? sql`offset 0` : sql``;
  const { rows } = await sql<StaffOrderListRow>`
    select o.id, o.user_id, o.created_at, o.state, o.delivery_method, o.delivery_status, o.payment_method, o.payment_status,
      o.total_price, o.name, o.kana
    from orders o where o.id = any(array(
      select f.id from (
        select o.id, o.created_at from orders o
        where ${ofState(filters.state)} and ${conditionsOf(filters)} ${apart}) f
      order by f.created_at desc, f.id desc limit ${page.size} offset ${offsetOf(page)}))
    order by o.created_at desc, o.id desc`.execute(db);
  return rows;
}

/** The numbers of all orders that the filters find, newest first. */
export async function numbersOfOrders(db: Queries, filters: OrderFilters): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where ${ofState(filters.state)} and ${conditionsOf(filters)}
    order by o.created_at desc, o.id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** What the CSV has of these orders, newest first. */
export const ordersForExport = (db: Queries, ids: readonly string[]) =>
  db
    .selectFrom('orders')
    .select([
      'id',
      'userId',
      'createdAt',
      'state',
      'deliveryMethod',
      'deliveryStatus',
      'trackingNumber',
      'carrier',
      'paymentMethod',
      'paymentStatus',
      'totalPrice',
      'name',
      'kana',
      'email',
      'phone',
      'postalCode',
      'prefecture',
      'city',
      'street',
      'building',
      'memo',
      orderMatch().as('match'),
    ])
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export type OrderForExport = Awaited<ReturnType<typeof ordersForExport>>[number];

/** Whether the club has matches. */
export async function isAnyMatch(db: Queries): Promise<boolean> {
  const match = await db.selectFrom('matches').select('id').limit(1).executeTakeFirst();
  return match !== undefined;
}

/** All products, in the order of the shop. */
export const productsForStaff = (db: Queries) =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'onSale as isOnSale'])
    .orderBy('onSale', 'desc')
    .orderBy('place')
    .orderBy('id')
    .execute();

/** Locks the order until the transaction ends, if there is one with this number. */
export async function lockOrderIfAny(tx: Transaction<Tables>, id: string): Promise<void> {
  await tx.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Everything of one order except its items, payments and history. */
export const staffOrderById = (db: Queries, id: string) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .leftJoin('staff', 'staff.id', 'orders.memoStaffId')
    .select([
      'orders.id',
      'orders.userId',
      'orders.createdAt',
      'orders.updatedAt',
      'orders.state',
      'orders.deliveryMethod',
      'orders.deliveryStatus',
      'orders.trackingNumber',
      'orders.carrier',
      'orders.cancelReason',
      'orders.paymentMethod',
      'orders.paymentStatus',
      'orders.totalPrice',
      'orders.name',
      'orders.kana',
      'orders.email',
      'orders.phone',
      'orders.postalCode',
      'orders.prefecture',
      'orders.city',
      'orders.street',
      'orders.building',
      'orders.cardBrand',
      'orders.cardLastFour',
      'orders.cardHolderName',
      'orders.memo',
      'orders.memoVersion',
      'orders.memoChangedAt',
      'staff.name as memoChangedBy',
      'users.name as fanName',
      'users.createdAt as fanSince',
      orderMatch().as('match'),
    ])
    .where('orders.id', '=', id)
    .executeTakeFirst();

export type StaffOrderRow = NonNullable<Awaited<ReturnType<typeof staffOrderById>>>;

type OtherOrder = { id: string; createdAt: Date; state: StaffOrderState; totalPrice: number };

/** The last other orders of the fan. */
export async function otherOrdersOf(
  db: Queries,
  { id, userId }: { id: string; userId: string },
  most: number,
): Promise<{ rows: OtherOrder[]; totalCount: number }> {
  const others = db
    .selectFrom('orders')
    .where('userId', '=', userId)
    // The condition of the index orders_of_user, in which payment_failed and payment_pending are not.
    .where('paymentStatus', 'in', ['at_pickup', 'paid', 'refund_due', 'refunded'])
    .where('id', '<>', id);
  const [rows, { count }] = await Promise.all([
    others
      .select(['id', 'createdAt', 'state', 'totalPrice'])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
    others.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: count };
}
