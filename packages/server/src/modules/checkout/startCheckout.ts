import { shippingFeeOf } from '@homestand/api-client/shippingFee';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { OperationCall } from '../../http/contract.ts';
import { conflict, notAllowed, notFound } from '../../http/errors.ts';
import { consume } from '../../http/limits.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import {
  createOrder,
  findOrder,
  linesOf,
  lockOrder,
  refuseCheckoutAboveLimit,
  refuseShort,
  rewriteOrder,
  totalOf,
} from '../orders/index.ts';
import { cartRows, lockFan, saleError } from '../shop/index.ts';
import { deliveryPeriodOf, refuseMixed } from './deliveryPeriods.ts';
import { matchOfOrder } from './matchOfOrder.ts';
import { isBeingPaid } from './openPayments.ts';
import { noShipment } from './orderForPickup.ts';
import {
  dropUnbound,
  openPaymentsOfFan,
  paymentById,
  startPayment,
  wasNotCharged,
} from './payments.queries.ts';

/**
 * Writes the order and starts its payment. A repeated key continues its payment, or starts a new one if that
 * ended uncharged.
 */
export async function startCheckout(
  tx: Transaction<Tables>,
  { session, body }: OperationCall<'orderWithPayment'>,
  { config: { purchaseLimits: limits, club }, now }: Pick<Services, 'config' | 'now'>,
  earlierPaymentId?: string,
): Promise<string> {
  const userId = session.personId;
  await lockFan(tx, userId);
  const earlier =
    earlierPaymentId === undefined ? undefined : await paymentById(tx, earlierPaymentId);
  if (earlier && !wasNotCharged(earlier)) return earlier.id;
  await consume(tx, 'payment', userId);
  const [running] = await openPaymentsOfFan(tx, userId);
  if (running && isBeingPaid(running)) throw conflict(messages.paymentRunning);
  const rows = await cartRows(tx, userId);
  if (rows.length === 0) throw notAllowed([{ field: 'cart', message: messages.cartEmpty }]);
  const { deliveryPeriod } = body;
  const cart =
    deliveryPeriod === undefined
      ? rows
      : rows.filter((row) => deliveryPeriodOf(row) === deliveryPeriod);
  if (cart.length === 0) throw conflict(messages.priceChanged);
  refuseMixed(cart, 'cart');
  const at = { now: now(), field: 'cart' };
  const closed = cart.flatMap((row) => saleError(row, row, at));
  if (closed.length > 0) throw notAllowed(closed);
  await refuseShort(
    tx,
    userId,
    cart.map((row) => ({ ...row, orderable: row.stock?.orderable })),
    { limits, isCart: true },
  );
  const earlierOrderId = body.orderId ?? earlier?.orderId ?? running?.orderId;
  await refuseCheckoutAboveLimit(tx, userId, cart, { limits, again: earlierOrderId });
  const items = linesOf(
    cart,
    body.deliveryMethod,
    shippingFeeOf(club.shipping, {
      method: body.deliveryMethod,
      itemsTotal: totalOf(cart),
      prefecture: body.shippingAddress?.prefecture ?? '',
    }),
  );
  const totalPrice = totalOf(items);
  if (body.expectedTotal !== undefined && body.expectedTotal !== totalPrice)
    throw conflict(messages.priceChanged);

  const matchId = await matchOfCheckout(tx, body, { cart, now: now() });
  const order = { ...contentOf(body), matchId, userId, totalPrice };
  const unpaid = await unpaidOrder(tx, userId, earlierOrderId);
  if (unpaid) {
    await dropUnbound(tx, unpaid.id);
    await rewriteOrder(tx, unpaid, order, items, { fieldOf });
  }
  const orderId = unpaid?.id ?? (await createOrder(tx, order, items, { fieldOf }));
  return startPayment(tx, orderId, totalPrice);
}

/** No match has the goods that are made to order, or those of a parcel. */
async function matchOfCheckout(
  tx: Transaction<Tables>,
  { deliveryMethod, matchId }: OperationCall<'orderWithPayment'>['body'],
  { cart, now }: { cart: Parameters<typeof refuseMixed>[0]; now: number },
): Promise<number | null> {
  const isMade = cart.some((row) => deliveryPeriodOf(row) !== null);
  if (deliveryMethod !== 'venue' || isMade) return null;
  return matchOfOrder(tx, { id: matchId, field: 'matchId', now });
}

/** The request names no goods, but orders the cart. */
const fieldOf = () => 'cart';

async function unpaidOrder(tx: Transaction<Tables>, userId: string, orderId: string | undefined) {
  if (orderId === undefined) return undefined;
  if (!(await findOrder(tx, userId, orderId))) throw notFound();
  const order = await lockOrder(tx, orderId);
  if (!['awaiting', 'failed', 'canceled'].includes(order.paymentStatus)) throw conflict();
  return order;
}

function contentOf({
  deliveryMethod,
  orderForm,
  shippingAddress,
  syncAddress,
  paymentDetails,
}: OperationCall<'orderWithPayment'>['body']) {
  const shipping = deliveryMethod === 'shipping' && shippingAddress !== undefined;
  return {
    ...orderForm,
    kana: orderForm.kana ?? '',
    ...noShipment,
    ...(shipping && { ...shippingAddress, building: shippingAddress.building ?? '' }),
    deliveryMethod,
    deliveryStatus: shipping ? ('unshipped' as const) : ('pending' as const),
    trackingNumber: null,
    paymentMethod: 'credit_card' as const,
    paymentStatus: 'awaiting' as const,
    cardBrand: 'brand' in paymentDetails ? paymentDetails.brand : null,
    cardLastFour:
      'last4' in paymentDetails ? paymentDetails.last4 : paymentDetails.number.slice(-4),
    cardHolderName: paymentDetails.name,
    syncAddress: shipping && syncAddress === 1,
  };
}
