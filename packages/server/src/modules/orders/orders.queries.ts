import type { MatchState } from '@homestand/api-client/matchStates';
import { nameWithOption } from '@homestand/api-client/optionName';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { offsetOf, type PageQuery } from '../../db/page.ts';
import type { DeliveryMethod, DeliveryStatus, Tables } from '../../db/schema.ts';
import { messages } from '../../messages.ts';

export type OrderRow = Awaited<ReturnType<typeof ordersById>>[number];

export type Option = { id: number; label: string };

/** Of goods that are made to order: when they are handed over, as fans read it, and until when they are sold. */
export type MadeToOrder = { deliveryPeriod: string; closesAt: Date };

export type Item = {
  productId: number;
  productName: string;
  /** Missing for what is sold as one. */
  option?: Option;
  /** Missing for what is sold from stock. */
  madeToOrder?: MadeToOrder;
  unitPrice: number;
  quantity: number;
  imageFiles: string[];
};

/** Distinguishes goods: two options of a product are two. What is sold as one has no option here. */
export const goodsKeyOf = (productId: number, optionId: number | null | undefined): string =>
  `${productId}/${optionId ?? ''}`;

export const goodsKey = ({ productId, option }: Pick<Item, 'productId' | 'option'>): string =>
  goodsKeyOf(productId, option?.id);

/** A product and its option, in one line of text. */
export const itemName = ({ productName, option }: Pick<Item, 'productName' | 'option'>): string =>
  nameWithOption(productName, option?.label);

/** Nothing for what is sold from stock. */
export const madeToOrderOf = ({
  deliveryPeriod,
  closesAt,
}: {
  deliveryPeriod: string | null;
  closesAt: Date | null;
}): Pick<Item, 'madeToOrder'> =>
  deliveryPeriod !== null && closesAt ? { madeToOrder: { deliveryPeriod, closesAt } } : {};

export const madeToOrderView = (made: MadeToOrder | undefined) =>
  made ? { madeToOrder: { ...made, closesAt: made.closesAt.toISOString() } } : {};

export type OrderedItem = Item & {
  /** Pieces whose price has gone back or goes back; 0 in an order that is canceled or refunded as a whole. */
  refunded: number;
};

/** The order's lines: the products, plus the shipping fee as product 0 for delivery by mail. */
export function linesOf(
  items: readonly Item[],
  method: DeliveryMethod,
  shippingFee: number,
): Item[] {
  if (method === 'venue') return [...items];
  const fee = {
    productId: 0,
    productName: messages.shippingFee,
    unitPrice: shippingFee,
    quantity: 1,
    imageFiles: [],
  };
  return [...items, fee];
}

export const totalOf = (items: readonly Item[]): number =>
  items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);

/** Payment states of the orders a fan sees in the list: an order with an unfinished payment is not shown. */
export const finished = ['at_pickup', 'paid', 'refund_due', 'refunded'] as const;

/** The match at whose counter an order is picked up. */
export type OrderMatch = {
  matchId: number;
  day: string;
  opponent: string;
  ground: string;
  state: MatchState;
};

/**
 * Of a row of orders. Only of a pickup: the version before leaves the match in an order that is paid again as a delivery.
 */
export const orderMatch = (orders = 'orders') => sql<OrderMatch | null>`(
  select json_build_object('matchId', m.id, 'day', to_char(m.day, 'YYYY-MM-DD'), 'opponent', m.opponent,
    'ground', m.ground, 'state', m.state)
  from matches m
  where m.id = ${sql.ref(`${orders}.match_id`)} and ${sql.ref(`${orders}.delivery_method`)} = 'venue')`;

/** Nothing for an order without a match. */
export const matchView = (match: OrderMatch | null) => (match ? { match } : {});

const columns = [
  'id',
  'userId',
  'createdAt',
  'updatedAt',
  'deliveryStatus',
  'deliveryMethod',
  'trackingNumber',
  'carrier',
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
  'paymentMethod',
  'paymentStatus',
  'cardLastFour',
  'cardHolderName',
  'syncAddress',
  'cancelReason',
  orderMatch().as('match'),
] as const;

export const ordersById = (db: Queries, ids: string[]) =>
  db
    .selectFrom('orders')
    .select(columns)
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .execute();

/** Orders with this number, or whose number ends in these six characters. */
export const ordersByNumber = (db: Queries, number: string): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .select(columns)
    .where((row) => row.or([row('id', '=', number), row(sql`right(id, 6)`, '=', number)]))
    .orderBy('createdAt', 'desc')
    .execute();

/** The numbers of all orders, newest first. */
export async function orderNumbers(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('id').orderBy('createdAt', 'desc').execute();
  return rows.map(({ id }) => id);
}

export async function pageOfOrders(
  db: Queries,
  userId: string,
  page: PageQuery,
): Promise<{ rows: OrderRow[]; totalCount: number }> {
  const mine = db
    .selectFrom('orders')
    .where('userId', '=', userId)
    .where('paymentStatus', 'in', finished);
  const [rows, { count }] = await Promise.all([
    mine
      .select(columns)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    mine.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: count };
}

/** The fan's orders that wait at the counter, newest first. */
export const openPickups = (
  db: Queries,
  userId: string,
): Promise<{ id: string; createdAt: Date; match: OrderMatch | null }[]> =>
  db
    .selectFrom('orders')
    .select(['id', 'createdAt', orderMatch().as('match')])
    .where('userId', '=', userId)
    .where('paymentStatus', 'in', ['at_pickup', 'paid'])
    .where('deliveryMethod', '=', 'venue')
    .where('deliveryStatus', '=', 'pending')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Every order of the club that is placed, newest first. */
export const finishedOrders = (
  db: Queries,
  { statuses, since }: { statuses: readonly DeliveryStatus[]; since: Date },
): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .select(columns)
    .where('paymentStatus', 'in', finished)
    .$if(statuses.length > 0, (rows) => rows.where('deliveryStatus', 'in', statuses))
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findOrder = (db: Queries, userId: string, id: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .select(columns)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();

/** The club's own note on an order, which no fan sees. */
export async function memoOf(db: Queries, id: string): Promise<string | null> {
  const order = await db
    .selectFrom('orders')
    .select('memo')
    .where('id', '=', id)
    .executeTakeFirst();
  return order?.memo ?? null;
}

/** Changes the note. Call it while the order is locked, if the change depends on the note's version. */
export async function setMemo(
  db: Queries,
  id: string,
  text: string | null,
  /** Undefined for a command. */
  staffId?: string,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      memo: text,
      memoVersion: sql<number>`memo_version + 1`,
      memoChangedAt: sql<Date>`now()`,
      memoStaffId: staffId ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Not `for update`: that would also block inserts of rows that refer to the order. The end of counting makes such inserts
 * while it holds the table that every change of an order needs, so that both would wait for each other.
 */
export const lockOrder = (tx: Transaction<Tables>, id: string): Promise<OrderRow> =>
  tx
    .selectFrom('orders')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** An order that counts as one, locked; or why there is none. */
export async function lockFinishedOrder(
  tx: Transaction<Tables>,
  id: string,
): Promise<OrderRow | 'no_such_order' | 'unpaid'> {
  const found = await tx.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) return 'no_such_order';
  const order = await lockOrder(tx, id);
  return finished.some((status) => status === order.paymentStatus) ? order : 'unpaid';
}

export async function itemsOf(
  db: Queries,
  orderIds: string[],
): Promise<Map<string, OrderedItem[]>> {
  const rows = await db
    .selectFrom('orderItems')
    .select(['orderId', 'productId', 'productName', 'unitPrice', 'quantity', 'imageFiles'])
    .select([
      'optionId',
      'optionLabel',
      'deliveryPeriod',
      'closesAt',
      refundedPieces.as('refunded'),
    ])
    .where('orderId', 'in', orderIds.length > 0 ? orderIds : [''])
    .orderBy('orderId')
    .orderBy('line')
    .execute();
  const items = rows.map(({ optionId, optionLabel, deliveryPeriod, closesAt, ...row }) => ({
    ...row,
    ...(optionId !== null && { option: { id: optionId, label: optionLabel ?? '' } }),
    ...madeToOrderOf({ deliveryPeriod, closesAt }),
  }));
  return Map.groupBy(items, ({ orderId }) => orderId);
}

/** The first of several lines of a product or option. Goods that came back without money, as in an exchange, were not refunded. */
export const refundedPieces = sql<number>`greatest(0, least(order_items.quantity,
  (select coalesce(sum(i.quantity), 0)
    from orders o join refunds r on r.order_id = o.id join refund_items i on i.refund_id = r.id
    where o.id = order_items.order_id and i.product_id = order_items.product_id
      and i.option_id is not distinct from order_items.option_id and r.amount > 0
      and o.payment_status in ('at_pickup', 'paid') and o.delivery_status <> 'canceled')
  - (select coalesce(sum(before.quantity), 0) from order_items before
    where before.order_id = order_items.order_id and before.product_id = order_items.product_id
      and before.option_id is not distinct from order_items.option_id and before.line < order_items.line)))::int`;

/** The goods of an order that are still the customer's: without the shipping fee and what was refunded. */
export const goodsLeft = (items: readonly OrderedItem[] = []): OrderedItem[] =>
  items.flatMap((item) => {
    const quantity = item.quantity - item.refunded;
    return item.productId > 0 && quantity > 0 ? [{ ...item, quantity }] : [];
  });

/** An order as it is placed. */
export type NewOrder = Omit<
  {
    [Column in keyof Tables['orders']]: Tables['orders'][Column];
  },
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | 'syncAddress'
  | 'cancelReason'
  | 'carrier'
  | 'memo'
  | 'memoVersion'
  | 'memoChangedAt'
  | 'memoStaffId'
  | 'state'
  | 'searchText'
  | 'searchName'
  | 'kana'
> & { syncAddress: boolean; kana: string };

/** A status, and what comes with it. */
export type StatusChange = Partial<
  Pick<OrderRow, 'deliveryStatus' | 'paymentStatus' | 'trackingNumber' | 'carrier' | 'cancelReason'>
>;

export async function insertItems(
  tx: Transaction<Tables>,
  orderId: string,
  items: readonly Item[],
): Promise<void> {
  await tx
    .insertInto('orderItems')
    .values(
      items.map(
        (
          { productId, productName, option, madeToOrder, unitPrice, quantity, imageFiles },
          index,
        ) => ({
          orderId,
          line: index + 1,
          productId,
          productName,
          optionId: option?.id ?? null,
          optionLabel: option?.label ?? null,
          deliveryPeriod: madeToOrder?.deliveryPeriod ?? null,
          closesAt: madeToOrder?.closesAt ?? null,
          unitPrice,
          quantity,
          imageFiles,
        }),
      ),
    )
    .execute();
}

export async function deleteItems(tx: Transaction<Tables>, orderId: string): Promise<void> {
  await tx.deleteFrom('orderItems').where('orderId', '=', orderId).execute();
}
