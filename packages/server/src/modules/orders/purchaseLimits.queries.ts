import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';

type Ordered = { productId: number; quantity: number };

/** Pieces of each product that a fan has ordered since a time, without canceled or refunded orders, and without goods that came back or were refunded. */
export async function orderedPieces(
  db: Queries,
  userId: string,
  productIds: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<Ordered>`
    select product_id, sum(quantity) as quantity from (
      select i.product_id, i.quantity
      from orders o join order_items i on i.order_id = o.id
      where ${isOrdered(userId, since)} and i.product_id = any(${productIds}::int[])
      union all
      select i.product_id, -i.quantity
      from orders o join refunds r on r.order_id = o.id join refund_items i on i.refund_id = r.id
      where ${isOrdered(userId, since)} and i.product_id = any(${productIds}::int[])) pieces
    group by product_id`.execute(db);
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
}

const isOrdered = (userId: string, since: Date) => sql`
  o.user_id = ${userId} and o.created_at >= ${since}
  and o.payment_status in ('at_pickup', 'paid') and o.delivery_status <> 'canceled'`;

/** The same for orders whose card payment is under way, except the one that is being retried. */
export async function awaitedPieces(
  db: Queries,
  userId: string,
  productIds: readonly number[],
  except: string | undefined,
): Promise<Map<number, number>> {
  const { rows } = await sql<Ordered>`
    select i.product_id, sum(i.quantity) as quantity
    from orders o join order_items i on i.order_id = o.id
    where o.user_id = ${userId} and o.payment_status = 'awaiting'
      and o.id is distinct from ${except ?? null}
      and i.product_id = any(${productIds}::int[])
    group by i.product_id`.execute(db);
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
}

/** Open orders of a fan that are paid at pickup. */
export async function openPickups(
  db: Queries,
  userId: string,
): Promise<{ count: number; total: number }> {
  const { rows } = await sql<{ count: number; total: string }>`
    select count(*) as count, coalesce(sum(total_price), 0)::text as total from orders
    where user_id = ${userId} and payment_status = 'at_pickup' and delivery_status = 'pending'`.execute(
    db,
  );
  const [{ count, total } = { count: 0, total: '0' }] = rows;
  return { count, total: Number(total) };
}
