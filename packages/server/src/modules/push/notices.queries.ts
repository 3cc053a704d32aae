import type { Carrier } from '@homestand/api-client/carriers';
import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Delivery } from './deliveries.queries.ts';

export async function groupTitles(db: Queries, deliveries: readonly Delivery[]) {
  const topicIds = [...new Set(deliveries.flatMap(({ topicId }) => topicId ?? []))];
  const rows = await sql<{ id: string; title: string }>`
    select id, title from topics where id = any(${topicIds}::uuid[]) and chat_type = 'group'`.execute(
    db,
  );
  return new Map(rows.rows.map(({ id, title }) => [id, title]));
}

export async function readMarks(db: Queries, deliveries: readonly Delivery[]) {
  const rows = await sql<{ personId: string; topicId: string; readSeq: number }>`
    select m.person_id, m.topic_id, m.read_seq
    from unnest(
      ${deliveries.map(({ personId }) => personId)}::uuid[],
      ${deliveries.map(({ topicId }) => topicId)}::uuid[]) as wanted (person_id, topic_id)
    join topic_members m on m.person_id = wanted.person_id and m.topic_id = wanted.topic_id`.execute(
    db,
  );
  return new Map(rows.rows.map((row) => [`${row.personId} ${row.topicId}`, row.readSeq]));
}

type Delivered = { deliveryStatus: string; carrier: Carrier | null; trackingNumber: string | null };

/** How orders are delivered now. */
export async function deliveriesOf(
  db: Queries,
  orderIds: readonly string[],
): Promise<Map<string, Delivered>> {
  const rows = await sql<Delivered & { id: string }>`
    select id, delivery_status, carrier, tracking_number from orders
    where id = any(${orderIds})`.execute(db);
  return new Map(rows.rows.map(({ id, ...delivered }) => [id, delivered]));
}

/** The amounts of refunds that are back. */
export async function refundAmounts(
  db: Queries,
  refundIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; amount: number }>`
    select id, amount from refunds where id = any(${refundIds}::uuid[]) and amount > 0`.execute(db);
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

type SoldGoods = { optionId: number; productId: number; name: string; label: string };

/** Those of these options that are sold, by number. */
export async function soldGoods(
  db: Queries,
  optionIds: readonly number[],
): Promise<Map<number, SoldGoods>> {
  const { rows } = await sql<SoldGoods>`
    select o.id as option_id, p.id as product_id, p.name, o.label
    from product_options o join products p on p.id = o.product_id
    where o.id = any(${optionIds}::int[]) and o.retired_at is null and p.on_sale`.execute(db);
  return new Map(rows.map((row) => [row.optionId, row]));
}
