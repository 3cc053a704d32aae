import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';

/** Orders to be paid at the venue that were made before this time and not picked up. */
export async function pickupsBefore(db: Queries, time: Date, max: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where payment_status = 'at_pickup' and delivery_status = 'pending' and created_at < ${time}
    order by created_at limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
}
