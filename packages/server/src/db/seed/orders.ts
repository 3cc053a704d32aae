import { dayOf } from '@homestand/api-client/day';
import type { Insertable, Transaction } from 'kysely';
import { noShipment } from '../../modules/checkout/index.ts';
import { type Item, linesOf, newOrderId, totalOf } from '../../modules/orders/index.ts';
import { newId } from '../id.ts';
import type { Tables } from '../schema.ts';
import type { DemoData, DemoMatchDay } from './demoData.ts';
import type { SeededFans } from './fans.ts';
import type { SeededMatches } from './matches.ts';
import type { SeededProducts } from './products.ts';
import type { SeededStaff } from './staff.ts';
import type { SeededOptions } from './stock.ts';

type Shop = {
  demo: DemoData;
  fans: SeededFans;
  products: SeededProducts;
  options: SeededOptions;
  shippingFee: number;
  matchIds: SeededMatches;
  staff: SeededStaff;
};

type Order = DemoMatchDay['orders'][number];

/** Adds the orders with their history, and what was paid at the counter to its tills. */
export async function addOrders(tx: Transaction<Tables>, shop: Shop): Promise<void> {
  const { orders, matchDay } = shop.demo;
  const rows = [...orders, ...matchDay.orders].map((order) => rowsOf(order, shop));
  await tx
    .insertInto('orders')
    .values(rows.map(({ order }) => order))
    .execute();
  await tx
    .insertInto('orderItems')
    .values(rows.flatMap(({ items }) => items))
    .execute();
  await tx
    .insertInto('orderChanges')
    .values(rows.flatMap(({ changes }) => changes))
    .execute();
  const entries = [
    ...rows.flatMap(({ payments }) => payments),
    ...matchDay.corrections.map((correction) => correctionOf(correction, shop.staff)),
  ];
  if (entries.length > 0) await tx.insertInto('tillEntries').values(entries).execute();
}

function rowsOf(order: Order, shop: Shop) {
  const { fans, products, options, shippingFee, matchIds, staff } = shop;
  const { ordered: createdAt, updated: updatedAt, handOver, memo: note = null } = order;
  const id = newOrderId(createdAt);
  // What waits is for the match of today.
  const ofToday = shop.demo.matches.find(({ state }) => state === 'on')?.day;
  const matchDay = order.deliveryStatus === 'pending' ? ofToday : dayOf(updatedAt);
  const items = linesOf(itemsOf(order, products, options), order.deliveryMethod, shippingFee);
  const { name, kana, email, phone, deliveryMethod, deliveryStatus, paymentMethod } = order;
  const [address, payment, totalPrice] = [addressOf(order), paymentOf(order), totalOf(items)];
  const staffId = handOver ? (staff.get(handOver.by) ?? null) : null;
  const paid = handOver?.means && { means: handOver.means, amount: totalPrice };
  const change = {
    orderId: id,
    id: newId(updatedAt.getTime()),
    changedAt: updatedAt,
    deliveryStatus,
    paymentStatus: payment.paymentStatus,
    trackingNumber: address.trackingNumber,
    staffId,
    ...paid,
  };
  return {
    order: {
      ...noShipment,
      ...address,
      ...payment,
      ...{ id, name, kana, email, phone, deliveryMethod, deliveryStatus, paymentMethod, createdAt },
      ...(deliveryMethod === 'venue' && { matchId: matchIds.get(matchDay ?? '') ?? null }),
      ...{ userId: fans.get(order.fan) ?? '', updatedAt, totalPrice, memo: note },
      memoChangedAt: note === null ? null : createdAt,
    },
    items: items.map(({ option, ...item }, index) => ({
      ...item,
      ...(option && { optionId: option.id, optionLabel: option.label }),
      orderId: id,
      line: index + 1,
    })),
    changes: updatedAt > createdAt ? [change] : [],
    payments:
      paid && staffId !== null
        ? [entryOf({ ...paid, kind: 'payment', tillId: staffId, orderId: id, at: updatedAt })]
        : [],
  };
}

type Entry = Omit<Insertable<Tables['tillEntries']>, 'id' | 'day'> & { at: Date };

const entryOf = (entry: Entry) => ({
  reason: null,
  staffId: null,
  ...entry,
  id: newId(entry.at.getTime()),
  day: dayOf(entry.at),
});

function correctionOf(
  { till, by, ...correction }: DemoMatchDay['corrections'][number],
  staff: SeededStaff,
) {
  const [tillId = '', staffId = null] = [staff.get(till), staff.get(by)];
  return entryOf({ ...correction, kind: 'correction', orderId: null, tillId, staffId });
}

/** Of a product with options the second, such as M. */
function itemsOf(order: Order, products: SeededProducts, options: SeededOptions): Item[] {
  return order.items.flatMap(({ product, quantity }) => {
    const found = products[product];
    if (!found) return [];
    const { id, name, price, imageFiles } = found;
    const option = options.get(product)?.[1];
    return [
      {
        ...{ productId: id, productName: name, unitPrice: price, quantity, imageFiles },
        ...(option && { option }),
      },
    ];
  });
}

function addressOf(order: Order) {
  if (order.deliveryMethod === 'venue') return { trackingNumber: null };
  const { postalCode, prefecture, city, street, building = '' } = order.address;
  const trackingNumber = order.trackingNumber ?? null;
  return { postalCode, prefecture, city, street, building, trackingNumber };
}

function paymentOf(order: Order) {
  if (order.paymentMethod === 'at_pickup') return { paymentStatus: 'at_pickup' as const };
  const { cardLastFour, cardHolderName, paymentStatus = 'paid' } = order;
  return { cardBrand: 'visa', cardLastFour, cardHolderName, paymentStatus } as const;
}
