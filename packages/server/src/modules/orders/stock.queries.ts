import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { type Option, refundedPieces } from './orders.queries.ts';

type Tx = Transaction<Tables>;

/**
 * An order refuses to wait longer. The lock of the table is shared by everything that moves stock, and excludes only the
 * start and the end of counting, which decide for all orders whether they hold pieces. It lasts until the commit.
 */
export async function lockStockTable(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = '3s'; lock table stock in row exclusive mode`.execute(tx);
}

/** Waits for the orders that are being written, and lets none begin until the commit. */
export async function excludeOrders(tx: Tx): Promise<void> {
  await sql`lock table stock in exclusive mode`.execute(tx);
}

/** The option whose stock a line holds: the plain one for what is sold as one or made to order. */
export const isOptionOfItem = sql`o.product_id = order_items.product_id
  and case when order_items.option_id is null or order_items.delivery_period is not null then o.label = ''
    else o.id = order_items.option_id end`;

/**
 * The option whose stock orders of the option `o` hold. Of a product that is made to order it is the plain one: its pieces
 * are what may still be made, of all options.
 */
export const stockOption = sql`coalesce((
  select plain.id from products made join product_options plain on plain.product_id = made.id and plain.label = ''
  where made.id = o.product_id and made.delivery_period is not null), o.id)`;

/** Locks the stock of the goods of several orders, in the order in which each order locks its own. */
export async function lockStockOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await lockStockTable(tx);
  await sql`
    select from stock s
    where s.on_hand is not null and s.option_id in (
      select o.id from order_items join product_options o on ${isOptionOfItem}
      where order_items.order_id = any(${orderIds})
      union all
      select option_id from stock_moves where order_id = any(${orderIds}))
    order by s.option_id for no key update`.execute(tx);
}

/** A status in which the goods of an order are held for its customer. */
export const isHeld = sql`orders.payment_status in ('awaiting', 'at_pickup', 'paid')
  and orders.delivery_status in ('pending', 'unshipped')`;

const pieces = sql`sum(order_items.quantity - ${refundedPieces})::int`;

const heldPieces = sql`sum(stock_moves.held_change)::int`;

export type OrderGoods = {
  optionId: number;
  productId: number;
  /** Missing for what is sold as one. */
  option?: Option;
  /** Pieces that are the customer's: without those that were refunded. */
  pieces: number;
  /** Pieces that the order holds. */
  held: number;
};

/** The goods of an order that are counted, and what it holds, in the order in which their stock is locked. */
export async function countedGoods(db: Queries, orderId: string): Promise<OrderGoods[]> {
  const { rows } = await sql<Omit<OrderGoods, 'option'> & { label: string }>`
    select o.id as option_id, o.product_id, o.label, coalesce(goods.pieces, 0) as pieces, coalesce(moves.held, 0) as held
    from product_options o
    join stock s on s.option_id = o.id
    left join (
      select o.id as option_id, ${pieces} as pieces from order_items join product_options o on ${isOptionOfItem}
      where order_id = ${orderId} group by o.id) goods
      on goods.option_id = o.id
    left join (
      select option_id, ${heldPieces} as held from stock_moves where order_id = ${orderId} group by option_id) moves
      on moves.option_id = o.id
    where s.on_hand is not null and (goods.pieces is not null or moves.held is not null)
    order by o.id`.execute(db);
  return rows.map(({ label, ...row }) => ({
    ...row,
    ...(label !== '' && { option: { id: row.optionId, label } }),
  }));
}

export type Move = {
  optionId: number;
  kind: Tables['stockMoves']['kind'];
  onHand: number;
  held: number;
  /** Pieces that a booth has sold and that are missing in those on hand. */
  oversold?: number;
  orderId?: string;
};

/**
 * Changes a stock and adds the change to its moves. False if more would then be held than there is, or if it is not
 * counted. The row stays locked until the commit.
 */
export async function moveStock(
  tx: Tx,
  { optionId, kind, onHand, held, oversold = 0, orderId }: Move,
): Promise<boolean> {
  const { rows } = await sql<{ uncovered: number }>`
    with changed as (
      update stock set on_hand = on_hand + ${onHand}::int, held = held + ${held}::int,
        oversold = oversold + ${oversold}::int, version = version + 1
      where option_id = ${optionId} and on_hand is not null
        and held + ${held}::int between 0 and on_hand + ${onHand}::int
      returning option_id, version, least(oversold, on_hand - held) as uncovered),
    added as (
      insert into stock_moves (option_id, version, kind, on_hand_change, held_change, oversold_change, order_id)
      select option_id, version, ${kind}, ${onHand}::int, ${held}::int, ${oversold}::int, ${orderId ?? null}
      from changed)
    select uncovered from changed`.execute(tx);
  const [{ uncovered } = { uncovered: 0 }] = rows;
  // A piece that becomes free is missing on the shelf while a booth has sold more than there were.
  if (uncovered > 0)
    await moveStock(tx, {
      optionId,
      kind: 'booth_cover',
      onHand: -uncovered,
      held: 0,
      oversold: -uncovered,
    });
  return rows.length > 0;
}

/** Pieces of an option that no order holds. */
export async function availablePieces(tx: Tx, optionId: number): Promise<number> {
  const { rows } = await sql<{ available: number }>`
    select on_hand - held as available from stock where option_id = ${optionId}`.execute(tx);
  return rows[0]?.available ?? 0;
}

/**
 * Pieces of the stock `s` of the option `o` that no order holds, and those that an unfinished payment of this fan holds:
 * the next order closes it.
 */
const orderable = (userId: string) => sql`(s.on_hand - s.held + coalesce((
  select sum(m.held_change) from orders mine join stock_moves m on m.order_id = mine.id and m.option_id = s.option_id
  where mine.user_id = ${userId} and mine.payment_status = 'awaiting'), 0))`;

export type FanStock = {
  /** Pieces that this fan can still order. */
  orderable: number;
  /** Pieces that unfinished payments of other fans hold; looked up only if nothing is on the shelf. */
  inPayment: number;
};

/**
 * The stock of the option `o` in the statement around it; null if it is not counted. Part of that statement, so that a
 * club that counts nothing has no further one. Nothing is locked.
 */
export const stockOfOption = (userId: string) => sql<FanStock | null>`(
  select json_build_object('orderable', ${orderable(userId)},
    'inPayment', case when s.on_hand > s.held then 0 else coalesce((
      select sum(m.held_change) from orders other join stock_moves m on m.order_id = other.id and m.option_id = s.option_id
      where other.user_id is distinct from ${userId} and other.payment_status = 'awaiting'), 0) end)
  from stock s where s.option_id = ${stockOption} and s.on_hand is not null)`;

/** Pieces of each counted option of the product around it that no order holds; null if nothing is counted. */
export const freeOptions = sql<Record<string, number> | null>`(
  select json_object_agg(o.id, s.on_hand - s.held) from product_options o join stock s on s.option_id = ${stockOption}
  where o.product_id = products.id and o.retired_at is null and s.on_hand is not null)`;

/** Pieces of them that unfinished payments of these fans hold, each for its own; null if there are none. */
export const ownPieces = (userIds: readonly string[]) => sql<
  { userId: string; optionId: number; pieces: number }[] | null
>`(
  select json_agg(json_build_object('userId', own.user_id, 'optionId', o.id, 'pieces', own.pieces))
  from product_options o join stock s on s.option_id = ${stockOption}
  join (
    select mine.user_id, m.option_id, sum(m.held_change) as pieces
    from orders mine join stock_moves m on m.order_id = mine.id
    where mine.user_id = any(${userIds}::uuid[]) and mine.payment_status = 'awaiting'
    group by mine.user_id, m.option_id) own on own.option_id = s.option_id
  where o.product_id = products.id and o.retired_at is null and s.on_hand is not null)`;

export type StockForFans = {
  optionId: number;
  productId: number;
  label: string;
  /** Options of a product that is made to order have one stock. */
  stockId: number;
  /** Pieces that no order holds; null if they are not counted. */
  available: number | null;
  /** Fans whose unfinished payments hold pieces of it. */
  payers: { userId: string; pieces: number }[];
};

/** The options that are sold of all products of which something is counted. Nothing is locked. */
export async function stockForFans(db: Queries): Promise<StockForFans[]> {
  const { rows } = await sql<StockForFans>`
    with held as (
      select m.option_id, orders.user_id, sum(m.held_change) as pieces
      from orders join stock_moves m on m.order_id = orders.id
      where orders.payment_status = 'awaiting'
      group by m.option_id, orders.user_id having sum(m.held_change) > 0)
    select o.id as option_id, o.product_id, o.label, s.option_id as stock_id, s.on_hand - s.held as available,
      coalesce((select json_agg(json_build_object('userId', h.user_id, 'pieces', h.pieces))
        from held h where h.option_id = s.option_id), '[]') as payers
    from product_options o
    join stock s on s.option_id = ${stockOption}
    where o.retired_at is null and o.product_id in (
      select c.product_id from product_options c join stock on stock.option_id = c.id where stock.on_hand is not null)
    order by o.product_id, o.place, o.id`.execute(db);
  return rows;
}

/** Whether another order of the fan, whose payment is not finished, holds one of these options. */
export async function isHeldByOwnPayment(
  tx: Tx,
  { orderId, optionIds }: { orderId: string; optionIds: readonly number[] },
): Promise<boolean> {
  const { rows } = await sql`
    select from orders mine
    join orders other on other.user_id = mine.user_id and other.id <> mine.id and other.payment_status = 'awaiting'
    join stock_moves m on m.order_id = other.id and m.option_id = any(${optionIds}::int[])
    where mine.id = ${orderId}
    group by other.id, m.option_id having sum(m.held_change) > 0
    limit 1`.execute(tx);
  return rows.length > 0;
}

export type StockRow = {
  optionId: number;
  productId: number;
  name: string;
  /** Empty for what is sold as one. */
  label: string;
  onSale: boolean;
  onHand: number | null;
  held: number;
  /** Pieces sold at booths that are missing in those on hand. */
  oversold: number;
  version: number;
};

/** The stock of all that is sold or counted, in the order of the list. */
export async function allStock(db: Queries): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select o.id as option_id, p.id as product_id, p.name, o.label, p.on_sale, s.on_hand, s.held, s.oversold, s.version
    from products p
    join product_options o on o.product_id = p.id
    join stock s on s.option_id = o.id
    where o.retired_at is null or s.on_hand is not null
    order by p.place, p.id, o.place, o.id`.execute(db);
  return rows;
}

export async function lockStock(
  tx: Tx,
  optionId: number,
): Promise<Pick<StockRow, 'onHand' | 'held' | 'oversold' | 'version'>> {
  return tx
    .selectFrom('stock')
    .select(['onHand', 'held', 'oversold', 'version'])
    .where('optionId', '=', optionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export type MoveRow = Pick<Tables['stockMoves'], 'kind' | 'onHandChange' | 'heldChange'> & {
  orderId: string | null;
  at: Date;
};

/** Changes of a stock after a version, oldest first. */
export const movesSince = (
  db: Queries,
  optionId: number,
  version: number,
  most: number,
): Promise<MoveRow[]> =>
  db
    .selectFrom('stockMoves')
    .select(['kind', 'onHandChange', 'heldChange', 'orderId', 'at'])
    .where('optionId', '=', optionId)
    .where('version', '>', version)
    .orderBy('version')
    .limit(most)
    .execute();

/** Begins to count an option. What orders are to hold of it is added next. */
export async function beginCounting(tx: Tx, optionId: number, count: number): Promise<void> {
  await tx.updateTable('stock').set({ onHand: 0 }).where('optionId', '=', optionId).execute();
  await moveStock(tx, { optionId, kind: 'count', onHand: count, held: 0 });
}

/** Ends counting of an option of which no order holds a piece. */
export async function endCounting(
  tx: Tx,
  optionId: number,
  { onHand, oversold }: { onHand: number; oversold: number },
): Promise<void> {
  await moveStock(tx, { optionId, kind: 'count', onHand: -onHand, held: 0, oversold: -oversold });
  await tx.updateTable('stock').set({ onHand: null }).where('optionId', '=', optionId).execute();
}

/** What each order holds of an option. */
export async function heldPiecesOf(
  tx: Tx,
  optionId: number,
): Promise<{ orderId: string; pieces: number }[]> {
  const { rows } = await sql<{ orderId: string; pieces: number }>`
    select order_id, ${heldPieces} as pieces from stock_moves
    where option_id = ${optionId} and order_id is not null
    group by order_id having sum(held_change) <> 0 order by order_id`.execute(tx);
  return rows;
}

export type HeldDifference = {
  orderId: string;
  optionId: number;
  productId: number;
  name: string;
  label: string;
  held: number;
  pieces: number;
};

/** Orders that hold more or less of a counted option, or of this one, than their status says. */
export async function heldDifferences(db: Queries, optionId?: number): Promise<HeldDifference[]> {
  const { rows } = await sql<HeldDifference>`
    select coalesce(goods.order_id, moves.order_id) as order_id, option_id, o.product_id, p.name, o.label,
      coalesce(moves.held, 0) as held, coalesce(goods.pieces, 0) as pieces
    from (
      select order_items.order_id, o.id as option_id, ${pieces} as pieces
      from orders
      join order_items on order_items.order_id = orders.id
      join product_options o on ${isOptionOfItem}
      join stock s on s.option_id = o.id
      where ${isHeld} and (s.on_hand is not null or o.id = ${optionId ?? null})
      group by order_items.order_id, o.id) goods
    full join (
      select order_id, option_id, ${heldPieces} as held from stock_moves
      where order_id is not null group by order_id, option_id) moves using (order_id, option_id)
    join product_options o on o.id = option_id
    join products p on p.id = o.product_id
    where coalesce(moves.held, 0) <> coalesce(goods.pieces, 0)
      and (${optionId ?? null}::int is null or option_id = ${optionId ?? null})
    order by order_id, option_id`.execute(db);
  return rows;
}

export type SumDifference = {
  optionId: number;
  productId: number;
  name: string;
  label: string;
  onHand: number;
  held: number;
  oversold: number;
  onHandMoved: number;
  heldMoved: number;
  oversoldMoved: number;
};

/** Stock that is not the sum of its moves. */
export async function sumDifferences(db: Queries): Promise<SumDifference[]> {
  const { rows } = await sql<SumDifference>`
    select o.id as option_id, p.id as product_id, p.name, o.label, coalesce(s.on_hand, 0) as on_hand, s.held,
      s.oversold, coalesce(sum(m.on_hand_change), 0)::int as on_hand_moved,
      coalesce(sum(m.held_change), 0)::int as held_moved, coalesce(sum(m.oversold_change), 0)::int as oversold_moved
    from stock s
    join product_options o on o.id = s.option_id
    join products p on p.id = o.product_id
    left join stock_moves m on m.option_id = s.option_id
    group by s.option_id, o.id, p.id
    having coalesce(s.on_hand, 0) <> coalesce(sum(m.on_hand_change), 0)
      or s.held <> coalesce(sum(m.held_change), 0) or s.oversold <> coalesce(sum(m.oversold_change), 0)
    order by o.id`.execute(db);
  return rows;
}

/** Makes a stock the sum of its moves. False if more would then be held than there is, or if it is not counted. */
export async function repairSums(tx: Tx, optionId: number): Promise<boolean> {
  await lockStock(tx, optionId);
  const { rows } = await sql<{ optionId: number }>`
    update stock s set on_hand = m.on_hand, held = m.held, oversold = m.oversold,
      version = greatest(s.version, m.version)
    from (
      select coalesce(sum(on_hand_change), 0)::int as on_hand, coalesce(sum(held_change), 0)::int as held,
        coalesce(sum(oversold_change), 0)::int as oversold, coalesce(max(version), 0) as version
      from stock_moves where option_id = ${optionId}) m
    where s.option_id = ${optionId} and s.on_hand is not null and m.held between 0 and m.on_hand and m.oversold >= 0
    returning s.option_id`.execute(tx);
  return rows.length > 0;
}

/** Whether the moves of an order say that its pieces have left and not come back. */
export async function hasLeft(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ hasLeft: boolean }>`
    select coalesce(sum(on_hand_change), 0) < 0 as has_left from stock_moves where order_id = ${orderId}`.execute(
    tx,
  );
  return rows[0]?.hasLeft ?? false;
}

/** The option of a product with the empty label, which each has. */
export async function plainOption(tx: Tx, productId: number): Promise<number> {
  const { id } = await tx
    .selectFrom('productOptions')
    .select('id')
    .where('productId', '=', productId)
    .where('label', '=', '')
    .executeTakeFirstOrThrow();
  return id;
}

/** Orders in which pieces of a product wait for their customers, or may be paid for. */
export async function openOrders(db: Queries, productId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct orders.id)::int as count
    from order_items join orders on orders.id = order_items.order_id
    where order_items.product_id = ${productId} and ${isHeld}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Pieces of a product that were made to order and that customers have. */
export async function piecesHandedOver(db: Queries, productId: number): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(${pieces}, 0) as pieces
    from order_items join orders on orders.id = order_items.order_id
    where order_items.product_id = ${productId} and order_items.delivery_period is not null
      and orders.delivery_status in ('received', 'shipped')`.execute(db);
  return rows[0]?.pieces ?? 0;
}

export type ProductionRow = { id: number; label: string; paid: number; inPayment: number };

/** Pieces of a product that are made to order, by option: those sold, and retired ones of which some are ordered. */
export async function productionOf(db: Queries, productId: number): Promise<ProductionRow[]> {
  const { rows } = await sql<ProductionRow>`
    select o.id, o.label, coalesce(ordered.paid, 0) as paid, coalesce(ordered.in_payment, 0) as in_payment
    from product_options o
    left join (
      select order_items.option_id,
        sum(order_items.quantity - ${refundedPieces})
          filter (where orders.payment_status in ('paid', 'at_pickup'))::int as paid,
        sum(order_items.quantity - ${refundedPieces})
          filter (where orders.payment_status = 'awaiting')::int as in_payment
      from order_items join orders on orders.id = order_items.order_id
      where order_items.product_id = ${productId} and order_items.delivery_period is not null
        and orders.delivery_status <> 'canceled'
      group by order_items.option_id) ordered
      on ordered.option_id = o.id or ordered.option_id is null and o.label = ''
    where o.product_id = ${productId} and (o.retired_at is null or ordered.paid > 0 or ordered.in_payment > 0)
    order by o.place, o.id`.execute(db);
  return rows;
}
