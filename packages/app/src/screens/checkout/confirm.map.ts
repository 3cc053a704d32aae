import { ApiError, NetworkError } from '@homestand/api-client';
import { type ShippingFees, shippingFeeOf } from '@homestand/api-client/shippingFee';
import {
  type ConfirmedOrder,
  cardBrandOf,
  katakanaOf,
  type NoticeContent,
  normalizeDigits,
  type PlacingState,
} from '@homestand/ui';
import type { CheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import { isRunning, type PaymentState } from '../../data/checkout/paymentAttemptState';
import { type Checkout, NoOrderId } from '../../data/checkout/placeOrder';
import type { Order } from '../../data/orders/orders';
import type { Cart, CartItem } from '../../data/shop/cart.merge';
import { type Shortage, shortOf, withinLimit } from '../../data/shop/shortages';

/** Customer and delivery. */
export type Buyer = Pick<CheckoutDraft, 'deliveryMethod' | 'registerCheckboxChecked'> &
  CheckoutDraft['customerInfo'];

/** The draft's customer; without one, as in another browser, the order's. */
export function buyerOf(draft: CheckoutDraft, order: Order | undefined): Buyer {
  const { deliveryMethod, registerCheckboxChecked, customerInfo } = draft;
  const typed = Object.values(customerInfo.orderForm).some((text) => text !== '');
  if (typed || !order) return { deliveryMethod, registerCheckboxChecked, ...customerInfo };
  const { name, kana, email, phone, postalCode, prefecture, city, street, building } = order;
  return {
    deliveryMethod: order.deliveryMethod,
    registerCheckboxChecked: false,
    orderForm: { name, kana, email, phone },
    shippingAddress: {
      postalCode: postalCode ?? '',
      prefecture: prefecture ?? '',
      city: city ?? '',
      street: street ?? '',
      building: building ?? '',
    },
  };
}

/** The missing input that prevents an order. */
export function problemOf({
  deliveryMethod,
  orderForm,
  shippingAddress,
}: Buyer): NoticeContent | null {
  const isMissing = (text: string) => text.trim() === '';
  const { name, email, phone } = orderForm;
  if ([name, email, phone].some(isMissing)) return { kind: 'customerIncomplete' };
  const { postalCode, prefecture, city, street } = shippingAddress;
  const place = [postalCode, prefecture, city, street];
  return deliveryMethod === 'shipping' && place.some(isMissing)
    ? { kind: 'addressIncomplete' }
    : null;
}

/** A line of the cart with what is left at this moment. */
type ConfirmedLine = Omit<CartItem, 'stock'> & Pick<ConfirmedOrder['items'][number], 'stock'>;

/** The order as shown for confirmation. */
export function confirmedOrder(
  cart: Pick<Cart, 'totalPrice'> & { cartItems: readonly ConfirmedLine[] },
  buyer: Buyer,
  /** Null for an order that is paid when it is picked up. */
  card: { name: string; number: string } | null,
  fees: ShippingFees,
  /** What the last order was refused for. */
  shortages: readonly Shortage[] = [],
  /** The match of a pickup, in place of another one if that cannot be chosen any more. */
  { match, replaced }: { match?: ConfirmedOrder['match']; replaced?: boolean } = {},
): ConfirmedOrder {
  const shippingFee = shippingFeeOf(fees, {
    method: buyer.deliveryMethod,
    itemsTotal: cart.totalPrice,
    prefecture: buyer.shippingAddress.prefecture,
  });
  return {
    deliveryMethod: buyer.deliveryMethod,
    ...(match && buyer.deliveryMethod === 'venue' && { match, matchReplaced: replaced === true }),
    customer: buyer.orderForm,
    address: buyer.deliveryMethod === 'shipping' ? buyer.shippingAddress : null,
    card: card && {
      brand: cardBrandOf(card.number),
      last4: card.number.slice(-4),
      name: card.name,
    },
    items: cart.cartItems.map((line) => ({
      id: line.productId,
      name: line.productName,
      ...(line.option && { option: line.option }),
      ...(line.madeToOrder && { madeToOrder: line.madeToOrder }),
      unitPrice: line.unitPrice,
      quantity: line.quantity,
      ...(line.stock && { stock: line.stock }),
      ...shortOf({ ...withinLimit(line, cart.cartItems), optionId: line.option?.id }, shortages),
      pictureUrl: line.imageUrls[0] ?? null,
    })),
    shippingFee,
    total: cart.totalPrice + shippingFee,
  };
}

/** The body of the order request. */
export function checkoutOf(
  { items, match, shippingFee, total }: ConfirmedOrder,
  { deliveryMethod, registerCheckboxChecked, orderForm, shippingAddress }: Buyer,
  orderId: string | undefined,
  text: Pick<Checkout, 'title' | 'content'>,
): Checkout {
  const kana = katakanaOf(orderForm.kana ?? '').trim();
  return {
    ...text,
    deliveryMethod,
    orderForm: {
      name: orderForm.name.trim(),
      ...(kana !== '' && { kana }),
      email: orderForm.email.trim(),
      phone: normalizeDigits(orderForm.phone),
    },
    ...(deliveryMethod === 'shipping' && {
      shippingAddress: {
        ...shippingAddress,
        postalCode: normalizeDigits(shippingAddress.postalCode),
      },
    }),
    syncAddress: registerCheckboxChecked ? 1 : 0,
    ...(orderId !== undefined && { orderId }),
    ...(match && { matchId: match.matchId }),
    expectedTotal: total,
    shippingFee,
    items: items.map(({ id, option, quantity, unitPrice }) => ({
      product_id: id,
      ...(option && { option_id: option.id }),
      quantity,
      unit_price: unitPrice,
    })),
  };
}

export function barStatus(state: PaymentState): PlacingState {
  if (!isRunning(state)) return 'idle';
  if (state.name === 'waiting') return 'other';
  if (state.name === 'redirecting') return 'leaving';
  return state.name === 'placing' && state.repeated ? 'again' : 'sending';
}

/** What happened, whether anything was charged, and what to do next. `problem`: the input that is missing. */
export function errorOf(
  state: PaymentState,
  problem: NoticeContent | null,
  atPickup: boolean,
): NoticeContent | null {
  if (state.name === 'placing') return state.message;
  if (state.name === 'unknown')
    return atPickup ? { kind: 'orderUnknown' } : unknownNotice(state.error);
  if (state.name !== 'refused') return null;
  const { reason } = state;
  if (reason.kind === 'incomplete') return problem;
  if (reason.kind === 'priceChanged' || reason.kind === 'notSent') return { kind: reason.kind };
  return reason.kind === 'rejected' ? reason.message || { kind: 'paymentFailed' } : null;
}

function unknownNotice(error: unknown): NoticeContent {
  if (error instanceof NoOrderId) return { kind: 'orderIdMissing' };
  if (error instanceof NetworkError) return { kind: 'paymentUnknown' };
  const isServerError = error instanceof ApiError && error.code >= 500 && error.code !== 503;
  return error instanceof ApiError && !isServerError
    ? error.message || { kind: 'paymentFailed' }
    : { kind: 'paymentFailedUnknown' };
}
