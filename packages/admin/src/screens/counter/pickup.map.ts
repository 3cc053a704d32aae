import { dayOf } from '@homestand/api-client/day';
import { nameWithOption } from '@homestand/api-client/optionName';
import type {
  FoundPickup,
  HandOverOutcome,
  PickupOrder,
  RecentHandOver,
  RefusedHandOver,
  ResultOrder,
  SettledHandOver,
} from '@homestand/ui';
import { goodsLeft, piecesLeft } from '../../data/counter/goodsLeft';
import type { HandOverList, Pickup } from '../../data/counter/pickups';
import type {
  RefusedHandOverList,
  RefusedHandOverOfOrder,
} from '../../data/counter/refusedHandOvers';

const itemsOf = (items: Pickup['items']) =>
  items.map(({ productName, option, quantity, refunded = 0, imageUrl }) => ({
    ...{ name: nameWithOption(productName, option?.label), quantity, imageUrl },
    ...(refunded > 0 && { refunded }),
  }));

/** A counter that is open beyond midnight is still that of the day before. */
const nightMs = 5 * 60 * 60 * 1000;

const matchOf = (match: NonNullable<Pickup['match']>, now: number) => ({
  ...match,
  isOther: ![dayOf(now), dayOf(now - nightMs)].includes(match.day),
});

export const orderOf = (pickup: Pickup): PickupOrder => ({
  orderId: pickup.id,
  items: itemsOf(pickup.items),
  ...(pickup.refunded !== undefined && { refunded: pickup.refunded }),
  customerName: pickup.name,
  kana: pickup.kana,
  orderedAt: pickup.createdAt,
  ...(pickup.match && { match: matchOf(pickup.match, Date.now()) }),
  memo: pickup.memo,
});

const resultOrderOf = (pickup: Pickup, ...others: readonly Pickup[]): ResultOrder => ({
  orderId: pickup.id,
  customerName: pickup.name,
  items: [pickup, ...others].flatMap(({ items }) => itemsOf(goodsLeft(items))),
  otherIds: others.map(({ id }) => id),
});

/** Orders of one fan that are handed over together. */
export type Together = readonly [Pickup, ...Pickup[]];

export const dueOf = (pickups: readonly Pickup[]) => pickups.reduce((sum, { due }) => sum + due, 0);

/** What a scan of this order results in; null for one that can be handed over. */
export function outcomeOf(pickup: Pickup): HandOverOutcome | null {
  const order = resultOrderOf(pickup);
  const at = pickup.updatedAt;
  switch (pickup.state) {
    case 'open':
      return null;
    case 'handed_over':
      return {
        kind: 'alreadyHandedOver',
        order,
        at: pickup.handOver?.at ?? at,
        by: pickup.handOver?.by ?? null,
      };
    case 'payment_pending':
      return { kind: 'paymentPending', order };
    case 'payment_failed':
      return { kind: 'paymentFailed', order, at };
    case 'shipping':
      return { kind: 'shipping', order };
    case 'refunded':
      return { kind: 'refunded', order, at, amount: pickup.totalPrice };
    case 'canceled':
      return { kind: 'canceled', order, at };
  }
}

export const handedOver = (
  pickups: Together,
  taken: { means: 'cash' | 'other'; amount: number } | null,
) => ({ kind: 'handedOver' as const, order: resultOrderOf(...pickups), taken });

export const undone = (pickups: Together): HandOverOutcome => ({
  kind: 'undone',
  order: resultOrderOf(...pickups),
});

const states = {
  open: 'open',
  handed_over: 'handedOver',
  canceled: 'canceled',
  refunded: 'refunded',
  payment_pending: 'paymentPending',
  payment_failed: 'paymentFailed',
  shipping: 'shipping',
} as const;

export function foundOf(pickup: Pickup): FoundPickup {
  const [first] = goodsLeft(pickup.items);
  return {
    orderId: pickup.id,
    customerName: pickup.name,
    kana: pickup.kana,
    itemName: first ? nameWithOption(first.productName, first.option?.label) : '',
    imageUrl: first?.imageUrl ?? null,
    count: piecesLeft(pickup.items),
    due: pickup.due,
    refunded: pickup.refunded !== undefined,
    status: states[pickup.state],
  };
}

/** How far the counter is: with its match, otherwise today. */
export const progressOf = ({ match, handedOverToday, open }: HandOverList) =>
  match
    ? { handedOver: match.handedOver, total: match.orders, ofMatch: true }
    : { handedOver: handedOverToday, total: handedOverToday + open };

export const recentOf = ({ list }: HandOverList): RecentHandOver[] =>
  list.map(({ orderId, name, quantity, at, means, amount, undoneAt }) => ({
    orderId,
    customerName: name,
    count: quantity,
    taken: means && { means, amount },
    at,
    status: undoneAt === null ? 'handedOver' : 'undone',
  }));

const reasons = {
  handed_over: 'handedOver',
  canceled: 'canceled',
  refunded: 'refunded',
  payment_pending: 'paymentPending',
  payment_failed: 'paymentFailed',
  shipping: 'shipping',
  payment_differs: 'paymentDiffers',
} as const;

export const refusedOf = ({ list }: RefusedHandOverList): RefusedHandOver[] =>
  list.map(({ id, orderId, name, by, inForce, ...refused }) => ({
    ...{ id, orderId, by, inForce },
    customerName: name,
    reason: reasons[refused.reason],
    at: refused.handedOverAt,
    taken: refused.means && { means: refused.means, amount: refused.amount },
  }));

/** A refused hand-over with what a person found out. */
export const settledOf = ({ reason, ...refused }: RefusedHandOverOfOrder): SettledHandOver => ({
  reason: reasons[reason],
  at: refused.handedOverAt,
  by: refused.by,
  taken: refused.means && { means: refused.means, amount: refused.amount },
  inForce: refused.inForce,
  settlement: refused.settlement,
});
