import type { components } from '@homestand/api-client';
import { sampleId, timeOf } from '@homestand/app-core/testing/sampleClub';
import { dueOf, handedOverOrder, type SampleOrder, sampleOrders } from './sampleOrders';
import { nameOf } from './sampleStaff';

type Schemas = components['schemas'];
type Pickup = Schemas['StaffPickup'];

function pickupStateOf({ order }: SampleOrder): Schemas['PickupState'] {
  if (order.deliveryStatus === 'received') return 'handed_over';
  if (order.paymentStatus === 'failed') return 'payment_failed';
  if (order.paymentStatus === 'refunded') return 'refunded';
  if (order.deliveryStatus === 'canceled') return 'canceled';
  return order.deliveryMethod === 'shipping' ? 'shipping' : 'open';
}

/** What the counter sees of an order. */
export function pickupOf(sample: SampleOrder): Pickup {
  const { order, demo, handOver } = sample;
  return {
    ...{ id: order.id, createdAt: order.createdAt, updatedAt: order.updatedAt },
    state: pickupStateOf(sample),
    name: order.name,
    kana: demo.kana,
    totalPrice: order.totalPrice,
    due: dueOf(sample),
    memo: demo.memo ?? null,
    items: order.orderItems
      .filter(({ productId }) => productId !== 0)
      .map(({ productId, productName, quantity, imageUrls }) => ({
        ...{ productId, productName, quantity },
        imageUrl: imageUrls[0] ?? null,
      })),
    handOver,
    otherIds: [],
  };
}

/** The same order after a hand-over at this moment. */
export const handedOverNow = (pickup: Pickup, by: string): Pickup => ({
  ...pickup,
  updatedAt: timeOf({ minutesAgo: 0 }),
  state: 'handed_over',
  due: 0,
  handOver: {
    id: sampleId(31_000),
    at: timeOf({ minutesAgo: 0 }),
    by,
    means: pickup.due > 0 ? 'cash' : null,
    amount: pickup.due,
    undoUntil: new Date(Date.parse(timeOf({ minutesAgo: 0 })) + 15_000).toISOString(),
  },
});

const atVenue = sampleOrders.filter(({ order }) => order.deliveryMethod === 'venue');

/** All that wait, the oldest order first. */
export const openPickups = atVenue
  .filter((sample) => pickupStateOf(sample) === 'open')
  .map(pickupOf)
  .toReversed();

export const handedOverToday = atVenue.filter(({ handOver }) => handOver !== null);

/** The last hand-overs of a person or desk of the sample. */
export const handOversOf = (by: string): Schemas['HandOverList'] => ({
  list: handedOverToday
    .filter(({ handedOverBy }) => handedOverBy === by)
    .flatMap(({ order, demo, handOver }) =>
      handOver
        ? [
            {
              id: handOver.id ?? '',
              orderId: order.id,
              name: order.name,
              quantity: demo.items.reduce((sum, { quantity }) => sum + quantity, 0),
              ...{ at: handOver.at, means: handOver.means, amount: handOver.amount },
              undoUntil: handOver.undoUntil,
              undoneAt: null,
            },
          ]
        : [],
    )
    .toSorted((a, b) => (a.at < b.at ? 1 : -1)),
  handedOverToday: handedOverToday.length,
  open: openPickups.length,
  changedAt: timeOf({ minutesAgo: 18 }),
});

/** The search of the counter: a family name that two orders have. */
export const pickupSearch: Schemas['StaffPickupPage'] = {
  list: openPickups.filter(({ name }) => name === '長谷 和子'),
  totalCount: openPickups.filter(({ name }) => name === '長谷 和子').length,
  totalPage: 1,
  page: 1,
  size: 10,
};

/** Two counters without a connection handed out the same order. */
export const refusedHandOvers: Schemas['RefusedHandOverList'] = {
  list: [
    {
      id: sampleId(32_000),
      orderId: handedOverOrder.order.id,
      name: handedOverOrder.order.name,
      reason: 'handed_over',
      refusedAt: timeOf({ minutesAgo: 92 }),
      handedOverAt: timeOf({ minutesAgo: 96 }),
      by: nameOf('miura'),
      means: 'cash',
      amount: handedOverOrder.order.totalPrice,
      inForce: {
        at: handedOverOrder.handOver?.at ?? '',
        by: handedOverOrder.handOver?.by ?? null,
      },
      settlement: null,
    },
  ],
};
