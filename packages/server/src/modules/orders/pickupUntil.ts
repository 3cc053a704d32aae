import { addDays, momentOf } from '@homestand/api-client/day';
import { takesPlace } from '@homestand/api-client/matchStates';
import type { OrderRow } from './orders.queries.ts';
import type { PurchaseLimits } from './purchaseLimits.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days after that of its match on which an order can still be picked up. */
export const daysAfterMatch = 7;

type Pickup = Pick<OrderRow, 'createdAt' | 'paymentStatus' | 'deliveryStatus' | 'match'>;

/**
 * Until when an order that waits at the counter is to be picked up: the end of the seventh day in Tokyo after that of its
 * match, or some days after it was made if it is unpaid and has none. Null for another order, and while its match has no
 * day on which it takes place. Only an unpaid order is canceled then.
 */
export function pickupUntil(
  { createdAt, paymentStatus, deliveryStatus, match }: Pickup,
  { pickupDays }: PurchaseLimits,
): Date | null {
  const isUnpaid = paymentStatus === 'at_pickup';
  if (deliveryStatus !== 'pending' || !(isUnpaid || paymentStatus === 'paid')) return null;
  if (!match) return isUnpaid ? new Date(createdAt.getTime() + pickupDays * dayMs) : null;
  if (match.state !== 'finished' && !takesPlace(match.state)) return null;
  // The last millisecond: what shows it names the last day, not the one after it.
  return new Date(momentOf(addDays(match.day, daysAfterMatch + 1)).getTime() - 1);
}
