import type { components } from '@homestand/api-client';
import { toPage } from '../../db/page.ts';
import type { Handlers } from '../../http/contract.ts';
import { malformed, notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { fileAddress } from '../media/files.ts';
import { endCheckout, orderWithPayment } from './checkout.ts';
import { findOrder, type Item, itemsOf, type OrderRow, pageOfOrders } from './orders.queries.ts';
import { runDuePaymentSteps } from './paymentSteps.ts';
import { bringLookUpForward, lookUpNow } from './payments.queries.ts';
import { orderForPickup } from './pickup.ts';
import type { PurchaseLimits } from './purchaseLimits.ts';
import { findReceipt } from './receipt.ts';

type OrderHandlers = Pick<
  Handlers,
  | 'orderForPickup'
  | 'orderWithPayment'
  | 'endCheckout'
  | 'listOrders'
  | 'getOrder'
  | 'getReceipt'
  | 'receivePaymentNotice'
>;

export function ordersRoutes(services: Services): OrderHandlers {
  const { config, db, payment } = services;
  return {
    orderForPickup: (asked) => orderForPickup(services, asked),
    orderWithPayment: (asked) => orderWithPayment(services, asked),

    async endCheckout({ session, path }) {
      return { orderId: await endCheckout(services, session.personId, path.checkoutKey) };
    },

    async listOrders({ session, query }) {
      const { rows, totalCount } = await pageOfOrders(db, session.personId, query);
      const items = await itemsOf(
        db,
        rows.map(({ id }) => id),
      );
      return toPage(
        rows.map((row) => view(row, items.get(row.id) ?? [], config.purchaseLimits)),
        totalCount,
        query,
      );
    },

    async getOrder({ session, path }) {
      const order = await findOrder(db, session.personId, path.orderId);
      if (!order) throw notFound();
      if (order.paymentStatus === 'awaiting') await bringLookUpForward(db, order.id);
      const items = await itemsOf(db, [order.id]);
      return { order: view(order, items.get(order.id) ?? [], config.purchaseLimits) };
    },

    async getReceipt({ session, path }) {
      const order = { userId: session.personId, id: path.orderId };
      const receipt = await findReceipt(db, config.receipt, order);
      if (!receipt) throw notFound();
      return receipt;
    },

    async receivePaymentNotice({ request }) {
      // The contract marks this body as raw, so the server provides it as bytes.
      const notice = payment.readNotification(request.body as Buffer, {
        'x-komoju-id': headerOf(request.headers['x-komoju-id']),
        'x-komoju-event': headerOf(request.headers['x-komoju-event']),
        'x-komoju-signature': headerOf(request.headers['x-komoju-signature']),
      });
      if (!notice) throw malformed();
      // The webhook only triggers a look-up: the payment's state is read from the gateway itself.
      if (notice.sessionId !== null) {
        await lookUpNow(db, notice.sessionId);
        runDuePaymentSteps(services).catch(services.onError);
      }
      return null;
    },
  };
}

const day = 24 * 60 * 60 * 1000;

const headerOf = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value : undefined;

function view(
  { userId, syncAddress, createdAt, updatedAt, ...order }: OrderRow,
  items: Item[],
  { pickupDays }: PurchaseLimits,
): components['schemas']['Order'] {
  return {
    ...order,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    pickupUntil:
      order.paymentStatus === 'at_pickup' && order.deliveryStatus === 'pending'
        ? new Date(createdAt.getTime() + pickupDays * day).toISOString()
        : null,
    orderItems: items.map(({ productId, productName, unitPrice, quantity, imageFiles }) => ({
      productId,
      productName,
      unitPrice,
      quantity,
      imageUrls: imageFiles.map(fileAddress),
    })),
  };
}
