import { addDays, dayOf } from '@homestand/api-client/day';
import { transact } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses } from '../live/index.ts';
import { pickupsBefore } from './expirePickups.queries.ts';
import { writeOrderStatus } from './orderStatus.ts';
import { lockOrder } from './orders.queries.ts';
import { daysAfterMatch, pickupUntil } from './pickupUntil.ts';

const day = 24 * 60 * 60 * 1000;
const maxAtOnce = 100;

/** Cancels all pickup orders that were not picked up in time, each in its transaction. Returns how many. */
export async function expirePickups(services: Services, now = Date.now()): Promise<number> {
  const { db, config } = services;
  const before = {
    time: new Date(now - config.purchaseLimits.pickupDays * day),
    day: addDays(dayOf(now), -daysAfterMatch),
  };
  let count = 0;
  for (;;) {
    let canceled = 0;
    for (const id of await pickupsBefore(db, before, maxAtOnce))
      if (await expire(services, id, now)) canceled += 1;
    // What was found and not canceled was picked up, paid, canceled or moved meanwhile: the next look does not find it.
    if (canceled === 0) return count;
    count += canceled;
    notifyProcesses(services);
  }
}

/** False if the order was picked up, paid or canceled meanwhile, or its match has another day. */
const expire = ({ db, config }: Services, orderId: string, now: number): Promise<boolean> =>
  transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const until = pickupUntil(order, config.purchaseLimits);
    if (order.paymentStatus !== 'at_pickup' || !until || until.getTime() >= now) return false;
    await writeOrderStatus(tx, order, {
      deliveryStatus: 'canceled',
      cancelReason: 'pickup_expired',
    });
    return true;
  });
