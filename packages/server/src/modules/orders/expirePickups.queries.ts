import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** Orders to be paid at the venue that were made before this time and not picked up. */
export async function pickupsBefore(db: Queries, time: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where payment_status = 'at_pickup' and delivery_status = 'pending' and created_at < ${time}
    order by created_at limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Undefined when the order was picked up, paid or canceled meanwhile. */
export const cancelExpiredPickup = (tx: Transaction<Tables>, orderId: string) =>
  tx
    .updateTable('orders')
    .set({
      deliveryStatus: 'canceled',
      cancelReason: 'pickup_expired',
      updatedAt: sql<Date>`now()`,
    })
    .where('id', '=', orderId)
    .where('paymentStatus', '=', 'at_pickup')
    .where('deliveryStatus', '=', 'pending')
    .returning(['userId', 'deliveryStatus', 'paymentStatus'])
    .executeTakeFirst();
