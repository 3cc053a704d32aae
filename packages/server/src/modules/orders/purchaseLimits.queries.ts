import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';

export type OrderedPieces = {
  /** Ordered within the period of the club. */
  inPeriod: number;
  /** The product's own limit, and the pieces ordered in its sale; null and 0 without one. */
  perPerson: number | null;
  inSale: number;
  /** In orders whose card payment is under way, except the one that is being retried. */
  awaited: number;
};

/**
 * Pieces of each product that a fan has ordered, without canceled or refunded orders, and without goods that came back or
 * were refunded. An order that was paid again after the opening belongs to the sale.
 */
export async function orderedPieces(
  db: Queries,
  userId: string,
  productIds: readonly number[],
  since: Date,
  except?: string,
): Promise<Map<number, OrderedPieces>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<OrderedPieces & { productId: number }>`
    with wanted as (
      select id, per_person, opens_at from products where id = any(${productIds}::int[])),
    mine as (
      select o.id, o.created_at from orders o
      where o.user_id = ${userId} and o.payment_status in ('at_pickup', 'paid') and o.delivery_status <> 'canceled'
        and (o.created_at >= ${since} or exists (select from wanted where per_person is not null))),
    pieces as (
      select i.order_id, i.product_id, i.quantity from mine join order_items i on i.order_id = mine.id
      union all
      select mine.id, i.product_id, -i.quantity
      from mine join refunds r on r.order_id = mine.id join refund_items i on i.refund_id = r.id)
    select w.id as product_id, w.per_person,
      coalesce(sum(l.quantity) filter (where mine.created_at >= ${since}), 0)::int as in_period,
      coalesce(sum(l.quantity) filter (where w.per_person is not null and (w.opens_at is null
        or mine.created_at >= w.opens_at
        or exists (select from payments p where p.order_id = mine.id and p.created_at >= w.opens_at))), 0)::int as in_sale,
      coalesce((
        select sum(i.quantity) from orders o join order_items i on i.order_id = o.id
        where o.user_id = ${userId} and o.payment_status = 'awaiting' and o.id is distinct from ${except ?? null}
          and i.product_id = w.id), 0)::int as awaited
    from wanted w
    left join (pieces l join mine on mine.id = l.order_id) on l.product_id = w.id
    group by w.id, w.per_person`.execute(db);
  return new Map(rows.map(({ productId, ...pieces }) => [productId, pieces]));
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
