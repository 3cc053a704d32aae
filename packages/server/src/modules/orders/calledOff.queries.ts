import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { PaymentStatus } from '../../db/schema.ts';
import { refundedPieces } from './orders.queries.ts';
import { isHeld } from './stock.queries.ts';

/** An order that waits for pieces of a product, and what becomes of it when that is called off. */
export type OpenOrder = {
  id: string;
  paymentStatus: PaymentStatus;
  /** Pieces of the product. */
  pieces: number;
  /** What goes back: all that is left if the order has no other goods, otherwise the price of the pieces. */
  amount: number;
  /** It has other goods, too. */
  isMixed: boolean;
  /** No money would be left for its other goods, or it is not paid: staff decide. */
  isByHand: boolean;
};

/** Orders with pieces of a product that wait for their customers or may be paid for; one of them, or all, oldest first. */
export async function openOrdersOf(
  db: Queries,
  productId: number,
  orderId?: string,
): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    with lines as (
      select order_items.order_id, order_items.product_id, order_items.unit_price,
        order_items.quantity - ${refundedPieces} as quantity
      from order_items
      where order_items.order_id in (
        select order_id from order_items
        where product_id = ${productId} and (${orderId ?? null}::text is null or order_id = ${orderId ?? null}))),
    found as (
      select orders.id, orders.created_at, orders.payment_status,
        sum(lines.quantity) filter (where lines.product_id = ${productId})::int as pieces,
        sum(lines.quantity * lines.unit_price) filter (where lines.product_id = ${productId}) as price,
        coalesce(bool_or(lines.product_id not in (0, ${productId}) and lines.quantity > 0), false) as is_mixed,
        case when orders.payment_status = 'paid' then orders.total_price - coalesce((
          select sum(amount) from refunds where refunds.order_id = orders.id), 0) else 0 end as refundable
      from orders join lines on lines.order_id = orders.id
      where ${isHeld}
      group by orders.id)
    select id, payment_status, pieces, is_mixed, (case when is_mixed then least(price, refundable) else refundable end)::int8 as amount,
      is_mixed and payment_status <> 'awaiting' and price >= refundable as is_by_hand
    from found where pieces > 0 order by created_at, id`.execute(db);
  return rows;
}

/** Refunds of orders of a product that were decided since a time and whose money is not back. */
export async function openRefundsSince(
  db: Queries,
  productId: number,
  since: Date,
): Promise<{ orderId: string; state: 'due' | 'failed' }[]> {
  const { rows } = await sql<{ orderId: string; state: 'due' | 'failed' }>`
    select r.order_id, case when bool_or(r.state = 'failed') then 'failed' else 'due' end as state
    from refunds r
    where r.state <> 'done' and r.created_at >= ${since}
      and r.order_id in (select order_id from order_items where product_id = ${productId})
    group by r.order_id order by r.order_id`.execute(db);
  return rows;
}

/** The products of an order that were called off. */
export async function calledOffIn(db: Queries, orderId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('orderItems')
    .innerJoin('products', 'products.id', 'orderItems.productId')
    .select('products.id')
    .distinct()
    .where('orderItems.orderId', '=', orderId)
    .where('products.calledOffAt', 'is not', null)
    .orderBy('products.id')
    .execute();
  return rows.map(({ id }) => id);
}
