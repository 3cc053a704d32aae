import type { components } from '@homestand/api-client/contract';
import type { RefusedHandOverRow } from '../../counter/index.ts';
import type { LoggedAction, OrderChange } from './orderTimeline.queries.ts';

type Entry = components['schemas']['OrderTimelineEntry'];
type Kind = Entry['kind'];

type Placed = {
  id: string;
  createdAt: Date;
  deliveryMethod: 'venue' | 'shipping';
  paymentMethod: 'credit_card' | 'at_pickup';
};

type Statuses = Pick<
  OrderChange,
  'deliveryStatus' | 'paymentStatus' | 'trackingNumber' | 'carrier'
>;

/** The history of an order as one list, newest first. */
export function timelineOf(
  order: Placed,
  changes: readonly OrderChange[],
  logged: readonly LoggedAction[],
  refused: readonly RefusedHandOverRow[] = [],
): Entry[] {
  const nothing = {
    by: null,
    means: null,
    amount: null,
    deskAt: null,
    trackingNumber: null,
    reason: null,
  };
  const placed: Entry = {
    ...nothing,
    id: order.id,
    at: order.createdAt.toISOString(),
    kind: 'placed',
  };
  const changed = changes.map((change, index): Entry => {
    const { id, at, deskAt, trackingNumber, reason, by } = change;
    const before = changes[index - 1] ?? statusesOfNew(order);
    const { refundState, refundMeans } = change;
    return {
      id,
      at: at.toISOString(),
      deskAt: deskAt?.toISOString() ?? null,
      kind: refundState === null ? kindOf(before, change) : refundKindOf(change),
      by,
      means: refundState === null ? change.means : refundMeans === 'card' ? null : refundMeans,
      amount: refundState === null ? change.amount : change.refundAmount,
      trackingNumber,
      reason,
    };
  });
  const read = logged.map(
    ({ id, at, action, by }): Entry => ({
      ...nothing,
      id,
      at: at.toISOString(),
      by,
      kind: kinds[action],
    }),
  );
  const late = refused.map(
    ({ id, refusedAt, deskAt, by, means, amount }): Entry => ({
      ...nothing,
      id,
      at: refusedAt.toISOString(),
      deskAt: deskAt.toISOString(),
      by,
      means,
      amount,
      kind: 'hand_over_refused',
    }),
  );
  return [placed, ...changed, ...late.reverse(), ...read.reverse()]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .reverse();
}

const kinds = {
  read_order: 'read',
  read_pickup: 'read',
  change_memo: 'memo_changed',
  export_orders: 'exported',
} as const satisfies Record<LoggedAction['action'], Kind>;

/** The statuses an order begins with have no row of their own. */
const statusesOfNew = ({ deliveryMethod, paymentMethod }: Placed): Statuses => ({
  deliveryStatus: deliveryMethod === 'venue' ? 'pending' : 'unshipped',
  paymentStatus: paymentMethod === 'at_pickup' ? 'at_pickup' : 'awaiting',
  trackingNumber: null,
  carrier: null,
});

const deliveries = {
  pending: 'taken_back',
  unshipped: 'taken_back',
  received: 'handed_over',
  shipped: 'shipped',
  canceled: 'canceled',
} as const satisfies Record<Statuses['deliveryStatus'], Kind>;

const payments = {
  at_pickup: 'changed',
  awaiting: 'payment_pending',
  paid: 'paid',
  failed: 'payment_failed',
  canceled: 'payment_canceled',
  refund_due: 'refund_due',
  refunded: 'refunded',
} as const satisfies Record<Statuses['paymentStatus'], Kind>;

const requested = {
  cancel: 'canceled',
  take_back: 'returned',
  refund: 'refund_due',
  gateway: 'refunded',
} as const satisfies Record<NonNullable<OrderChange['refundKind']>, Kind>;

/** The first change of a refund has its reason; those after it tell how it ended. */
function refundKindOf({ refundState, refundKind, reason, by }: OrderChange): Kind {
  const isRequest = reason !== null || by !== null || refundState === 'due';
  if (isRequest && refundKind !== null)
    return refundState === 'done' && refundKind === 'refund' ? 'refunded' : requested[refundKind];
  return refundState === 'failed' ? 'refund_failed' : 'refunded';
}

function kindOf(before: Statuses, after: Statuses): Kind {
  if (before.deliveryStatus === 'received' && after.deliveryStatus === 'pending')
    return 'hand_over_undone';
  if (after.deliveryStatus !== before.deliveryStatus) return deliveries[after.deliveryStatus];
  if (after.paymentStatus !== before.paymentStatus) return payments[after.paymentStatus];
  return after.trackingNumber === before.trackingNumber && after.carrier === before.carrier
    ? 'changed'
    : 'tracking_changed';
}
