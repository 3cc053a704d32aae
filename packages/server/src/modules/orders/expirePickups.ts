import { transact } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses } from '../live/index.ts';
import { pickupsBefore } from './expirePickups.queries.ts';
import { writeOrderStatus } from './orderStatus.ts';
import { lockOrder } from './orders.queries.ts';

const day = 24 * 60 * 60 * 1000;
const maxAtOnce = 100;

/** Cancels all pickup orders that were not picked up in time, each in its transaction. Returns how many. */
export async function expirePickups(services: Services, now = Date.now()): Promise<number> {
  const { db, config } = services;
  const before = new Date(now - config.purchaseLimits.pickupDays * day);
  let count = 0;
  for (;;) {
    let canceled = 0;
    for (const id of await pickupsBefore(db, before, maxAtOnce))
      if (await expire(services, id)) canceled += 1;
    // What was found and not canceled was picked up, paid or canceled meanwhile: the next look does not find it.
    if (canceled === 0) return count;
    count += canceled;
    notifyProcesses(services);
  }
}

/** False if the order was picked up, paid or canceled meanwhile. */
const expire = ({ db }: Services, orderId: string): Promise<boolean> =>
  transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.paymentStatus !== 'at_pickup' || order.deliveryStatus !== 'pending') return false;
    await writeOrderStatus(tx, order, {
      deliveryStatus: 'canceled',
      cancelReason: 'pickup_expired',
    });
    return true;
  });
