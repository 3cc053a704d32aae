import type { components } from '@homestand/api-client/contract';
import type { PickupRow } from './pickups.queries.ts';

type State = components['schemas']['PickupState'];
type Statuses = Pick<PickupRow, 'deliveryMethod' | 'deliveryStatus' | 'paymentStatus'>;

/** State of an order at the counter: one for each case that the counter handles in its own way. */
export function stateOf({ deliveryMethod, deliveryStatus, paymentStatus }: Statuses): State {
  if (deliveryStatus === 'received') return 'handed_over';
  if (paymentStatus === 'awaiting') return 'payment_pending';
  if (paymentStatus === 'failed' || paymentStatus === 'canceled') return 'payment_failed';
  if (paymentStatus === 'refund_due' || paymentStatus === 'refunded') return 'refunded';
  if (deliveryStatus === 'canceled') return 'canceled';
  return deliveryMethod === 'shipping' ? 'shipping' : 'open';
}

/** Yen still to be paid at the counter. */
export const dueOf = (order: Statuses & Pick<PickupRow, 'totalPrice'>): number =>
  stateOf(order) === 'open' && order.paymentStatus === 'at_pickup' ? order.totalPrice : 0;
