import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteInBatches } from '../../db/deleteInBatches.queries.ts';
import type { Tables } from '../../db/schema.ts';
import { isSuspended } from '../../http/session.ts';
import { isOptionOfItem, stockOption } from './stock.queries.ts';

/** Options of the product in the statement around it that this fan waits for, in the order of the form. */
export const awaitedOptions = (userId: string) => sql<number[] | null>`(
  select json_agg(o.id order by o.place, o.id)
  from stock_notices n join product_options o on o.id = n.option_id
  where n.user_id = ${userId} and n.notified_at is null and o.product_id = products.id and o.retired_at is null)`;

/** A fan who waits already keeps the place; one who was notified waits again, as the last one. */
export async function addStockNotice(db: Queries, userId: string, optionId: number): Promise<void> {
  await sql`
    insert into stock_notices as n (user_id, option_id) values (${userId}, ${optionId})
    on conflict (user_id, option_id) do update set asked_at = clock_timestamp(), notified_at = null
      where n.notified_at is not null`.execute(db);
}

/** Without an option it is the plain one of the product. */
export async function removeStockNotice(
  db: Queries,
  userId: string,
  { productId, optionId }: { productId: number; optionId: number | undefined },
): Promise<void> {
  await sql`
    delete from stock_notices n using product_options o
    where n.user_id = ${userId} and o.id = n.option_id and o.product_id = ${productId}
      and case when ${optionId ?? null}::int is null then o.label = ''
        else o.id = ${optionId ?? null}::int and o.label <> '' end`.execute(db);
}

/** Ends what the fan of an order waits for, as far as it is in the order. */
export async function endStockNotices(tx: Transaction<Tables>, orderId: string): Promise<void> {
  await sql`
    delete from stock_notices n using orders, order_items, product_options o
    where orders.id = ${orderId} and order_items.order_id = orders.id and ${isOptionOfItem}
      and n.user_id = orders.user_id and n.option_id = o.id`.execute(tx);
}

/** The product `p` is sold here at this moment. */
const isSold = sql`p.on_sale and p.external_link_url is null
  and (p.opens_at is null or p.opens_at <= now()) and (p.closes_at is null or p.closes_at > now())`;

/** Options for which somebody waits and of which a piece can be ordered, or that are not counted any more. */
export async function restockedOptions(db: Queries): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from product_options o
    join products p on p.id = o.product_id
    join stock s on s.option_id = ${stockOption}
    where o.retired_at is null and ${isSold}
      and (s.on_hand is null or s.on_hand > s.held)
      and exists (select from stock_notices n where n.option_id = o.id and n.notified_at is null)
    order by o.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lets only one process at a time notify fans of this option. Orders do not wait for it. */
export async function lockOption(tx: Transaction<Tables>, optionId: number): Promise<void> {
  await sql`select from product_options where id = ${optionId} for no key update`.execute(tx);
}

export type Restocked = {
  productId: number;
  /** Pieces that can be ordered and of which nobody was notified; null if they are not counted. */
  available: number | null;
};

/** Each fan who was notified in the last hours may still order a piece. Undefined if the option is not sold. */
export async function restockedOption(
  tx: Transaction<Tables>,
  optionId: number,
  hours: number,
): Promise<Restocked | undefined> {
  const { rows } = await sql<Restocked>`
    select o.product_id, s.on_hand - s.held - (
      select count(*)::int from stock_notices n
      where n.option_id = o.id and n.notified_at > now() - ${hours} * interval '1 hour') as available
    from product_options o
    join products p on p.id = o.product_id
    join stock s on s.option_id = ${stockOption}
    where o.id = ${optionId} and o.retired_at is null and ${isSold}`.execute(tx);
  return rows[0];
}

/**
 * Marks the fans as notified who have waited longest, and returns them. One who has no browser that can be notified, or is
 * suspended, goes on waiting.
 */
export async function markNotified(
  tx: Transaction<Tables>,
  optionId: number,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with due as (
      select n.user_id from stock_notices n
      where n.option_id = ${optionId} and n.notified_at is null
        and exists (
          select from push_subscriptions b
          join sessions s on s.person_id = b.person_id and s.id = b.session_id
          where b.person_id = n.user_id and s.expires_at > now())
        and not ${isSuspended(sql`n.user_id`)}
      order by n.asked_at, n.user_id limit ${most} for update of n)
    update stock_notices n set notified_at = clock_timestamp()
    from due where n.user_id = due.user_id and n.option_id = ${optionId}
    returning n.user_id`.execute(tx);
  return rows.map(({ userId }) => userId);
}

/** After a day nothing depends on them. */
export const deleteSentNotices = (db: Queries) =>
  deleteInBatches(db, 'stock_notices', sql`notified_at < now() - interval '1 day'`);
