import type { Transaction } from 'kysely';
import { nothingShipped } from '../../modules/checkout/index.ts';
import { type Item, linesOf, newOrderId, totalOf } from '../../modules/orders/index.ts';
import { newId } from '../id.ts';
import type { Tables } from '../schema.ts';
import type { DemoData, DemoOrder as Order } from './demoData.ts';
import type { SeededFans } from './fans.ts';
import type { SeededProducts } from './products.ts';

type Shop = {
  demo: DemoData;
  fans: SeededFans;
  products: SeededProducts;
  shippingFee: number;
};

export async function addOrders(tx: Transaction<Tables>, shop: Shop): Promise<void> {
  for (const order of shop.demo.orders) {
    const createdAt = order.ordered;
    const id = newOrderId(createdAt);
    const items = linesOf(itemsOf(order, shop.products), order.deliveryMethod, shop.shippingFee);
    const { name, email, phone, deliveryMethod, deliveryStatus, paymentMethod } = order;
    const updatedAt = order.updated;
    const [address, payment] = [addressOf(order), paymentOf(order)];
    await tx
      .insertInto('orders')
      .values({
        ...nothingShipped,
        ...address,
        ...payment,
        ...{ id, name, email, phone, deliveryMethod, deliveryStatus, paymentMethod, createdAt },
        userId: shop.fans.get(order.fan) ?? '',
        updatedAt,
        totalPrice: totalOf(items),
      })
      .execute();
    await tx
      .insertInto('orderItems')
      .values(items.map((item, index) => ({ ...item, orderId: id, line: index + 1 })))
      .execute();
    if (updatedAt > createdAt)
      await tx
        .insertInto('orderChanges')
        .values({
          orderId: id,
          id: newId(updatedAt.getTime()),
          changedAt: updatedAt,
          deliveryStatus,
          paymentStatus: payment.paymentStatus,
          trackingNumber: address.trackingNumber,
        })
        .execute();
  }
}

function itemsOf(order: Order, products: SeededProducts): Item[] {
  return order.items.flatMap(({ product, quantity }) => {
    const found = products[product];
    if (!found) return [];
    const { id, name, price, imageFiles } = found;
    return [{ productId: id, productName: name, unitPrice: price, quantity, imageFiles }];
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
  const { cardLastFour, cardHolderName } = order;
  return { cardBrand: 'visa', cardLastFour, cardHolderName, paymentStatus: 'paid' as const };
}
