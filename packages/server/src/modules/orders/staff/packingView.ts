import type { components } from '@homestand/api-client/contract';
import type { Config } from '../../../config/config.ts';
import { phoneForSheet, postalCodeForSheet } from '../../../text/spreadsheetDigits.ts';
import { csvLines, writeCsv } from '../../../text/writeCsv.ts';
import { goodsLeft, itemName, type itemsOf, refundedYen, type refundSums } from '../index.ts';
import { messages } from './messages.ts';
import type { ordersToPack } from './shipments.queries.ts';

type PackingList = components['schemas']['PackingList'];
type Orders = Awaited<ReturnType<typeof ordersToPack>>;
type Items = Awaited<ReturnType<typeof itemsOf>>;
type Refunds = Awaited<ReturnType<typeof refundSums>>;

/** One row for each parcel, in the columns that carriers' programs read. */
export function labelsCsv(orders: Orders, items: Items): string {
  const rows = orders.map((order) => {
    const goods = goodsLeft(items.get(order.id));
    return [
      order.id,
      '',
      '',
      postalCodeForSheet(order.postalCode ?? ''),
      order.prefecture ?? '',
      order.city ?? '',
      order.street ?? '',
      order.building ?? '',
      order.name,
      phoneForSheet(order.phone),
      goods
        .map((item) => messages.csv.item(itemName(item), item.quantity))
        .join(messages.csv.itemsSeparator),
      // The last column, so that a carrier's program that reads columns by their place goes on to.
      [...new Set(goods.flatMap(({ madeToOrder }) => madeToOrder?.deliveryPeriod ?? []))].join(
        messages.csv.itemsSeparator,
      ),
    ];
  });
  return writeCsv([messages.shipments.labelColumns]) + csvLines(rows);
}

export function packingOrders(orders: Orders, items: Items, refunds: Refunds): PackingList['list'] {
  return orders.map((order) => ({
    id: order.id,
    createdAt: order.createdAt.toISOString(),
    name: order.name,
    address: {
      postalCode: order.postalCode ?? '',
      prefecture: order.prefecture ?? '',
      city: order.city ?? '',
      street: order.street ?? '',
      building: order.building ?? '',
    },
    memo: order.memo,
    items: goodsLeft(items.get(order.id)).map(
      ({ productId, productName, option, madeToOrder, unitPrice, quantity }) => ({
        ...{ productId, productName, unitPrice, quantity },
        ...(option && { option }),
        ...(madeToOrder && { deliveryPeriod: madeToOrder.deliveryPeriod }),
      }),
    ),
    shippingFee: (items.get(order.id) ?? [])
      .filter(({ productId }) => productId === 0)
      .reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
    totalPrice: order.totalPrice - refundedYen(refunds.get(order.id)),
  }));
}

/** Who sends the goods, on their packing slips. */
export const senderOf = ({ name, commerce = {} }: Config['club']): PackingList['sender'] => ({
  name: commerce.seller ?? name,
  address: commerce.address ?? '',
  phone: commerce.phone ?? '',
  logoUrl: '/user/icon.svg',
});
