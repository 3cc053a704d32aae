import type { components } from '@homestand/api-client/contract';
import { toPage } from '../../db/page.ts';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { fileAddress } from '../../http/fileAddresses.ts';
import type { Services } from '../../services.ts';
import { calledOffIn } from './calledOff.queries.ts';
import {
  findOrder,
  goodsLeft,
  itemsOf,
  madeToOrderView,
  matchView,
  type OrderedItem,
  type OrderRow,
  openPickups,
  pageOfOrders,
} from './orders.queries.ts';
import { pickupUntil } from './pickupUntil.ts';
import type { PurchaseLimits } from './purchaseLimits.ts';
import { findReceipt } from './receipt.ts';
import { type RefundSums, refundedYen, refundSums } from './refunds.queries.ts';

type OrderHandlers = Pick<Handlers, 'listOrders' | 'listPickups' | 'getOrder' | 'getReceipt'>;

type Options = {
  /** Payments belong to the checkout, which this module does not import. */
  onUnpaidOrderRead: (orderId: string) => Promise<void>;
};

export function ordersRoutes(
  { config, db }: Services,
  { onUnpaidOrderRead }: Options,
): OrderHandlers {
  return {
    async listOrders({ session, query }) {
      const { rows, totalCount } = await pageOfOrders(db, session.personId, query);
      const ids = rows.map(({ id }) => id);
      const [items, sums] = await Promise.all([itemsOf(db, ids), refundSums(db, ids)]);
      return toPage(
        rows.map((row) => ({
          ...view(row, items.get(row.id) ?? [], config.purchaseLimits),
          ...refundView(sums.get(row.id)),
        })),
        totalCount,
        query,
      );
    },

    async listPickups({ session }) {
      const rows = await openPickups(db, session.personId);
      const items = await itemsOf(
        db,
        rows.map(({ id }) => id),
      );
      return {
        list: rows.map(({ id, createdAt, match }) => ({
          id,
          createdAt: createdAt.toISOString(),
          ...matchView(match),
          code: config.adminOrderUrl.replaceAll('{id}', encodeURIComponent(id)),
          items: goodsLeft(items.get(id)).map(({ productName, option, madeToOrder, quantity }) => ({
            name: productName,
            ...(option && { optionLabel: option.label }),
            ...(madeToOrder && { deliveryPeriod: madeToOrder.deliveryPeriod }),
            quantity,
          })),
        })),
      };
    },

    async getOrder({ session, path }) {
      const order = await findOrder(db, session.personId, path.orderId);
      if (!order) throw notFound();
      if (order.paymentStatus === 'awaiting') await onUnpaidOrderRead(order.id);
      const [items, sums, calledOff] = await Promise.all([
        itemsOf(db, [order.id]),
        refundSums(db, [order.id]),
        calledOffIn(db, order.id),
      ]);
      return {
        order: {
          ...view(order, items.get(order.id) ?? [], config.purchaseLimits, calledOff),
          ...refundView(sums.get(order.id)),
        },
      };
    },

    async getReceipt({ session, path }) {
      const order = { userId: session.personId, id: path.orderId };
      const receipt = await findReceipt(db, config.receipt, order);
      if (!receipt) throw notFound();
      return receipt;
    },
  };
}

/** Nothing for an order without refunds. */
const refundView = (sums: RefundSums | undefined) =>
  sums && refundedYen(sums) > 0 ? { refunded: sums.done, refundDue: sums.open } : {};

function view(
  row: OrderRow,
  items: OrderedItem[],
  limits: PurchaseLimits,
  /** Products; the list says nothing of them. */
  calledOff: readonly number[] = [],
): components['schemas']['Order'] {
  const { userId, syncAddress, createdAt, updatedAt, match, ...order } = row;
  const isOut = order.deliveryStatus === 'received' || order.deliveryStatus === 'shipped';
  return {
    ...order,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...matchView(match),
    pickupUntil: pickupUntil(row, limits)?.toISOString() ?? null,
    orderItems: items.map(
      ({
        productId,
        productName,
        option,
        madeToOrder,
        unitPrice,
        quantity,
        refunded,
        imageFiles,
      }) => ({
        productId,
        productName,
        ...(option && { option }),
        ...madeToOrderView(madeToOrder),
        unitPrice,
        quantity,
        ...(refunded > 0 && { refunded }),
        ...(!isOut && calledOff.includes(productId) && { calledOff: true as const }),
        imageUrls: imageFiles.map(fileAddress),
      }),
    ),
  };
}
