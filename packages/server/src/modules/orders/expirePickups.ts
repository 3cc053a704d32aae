import { sql } from 'kysely';
import { transact } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses } from '../live/notifyProcesses.ts';
import { writeEvent } from '../live/writeEvent.ts';

const day = 24 * 60 * 60 * 1000;
const mostAtOnce = 500;

/** Cancels pickup orders that were not picked up in time. Returns how many. */
export async function expirePickups(services: Services, now = Date.now()): Promise<number> {
  const { db, config } = services;
  const before = new Date(now - config.purchaseLimits.pickupDays * day);
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where payment_status = 'at_pickup' and delivery_status = 'pending' and created_at < ${before}
    order by created_at limit ${mostAtOnce}`.execute(db);
  let count = 0;
  for (const { id } of rows) if (await expire(services, id)) count += 1;
  if (count > 0) notifyProcesses(services);
  return count;
}

/** False if the order was picked up, paid or canceled meanwhile. */
const expire = ({ db }: Services, orderId: string): Promise<boolean> =>
  transact(db, async (tx) => {
    const canceled = await tx
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
    if (!canceled) return false;
    const { userId: personId, ...status } = canceled;
    await writeEvent(tx, { type: 'order', personId, orderId, ...status });
    return true;
  });
