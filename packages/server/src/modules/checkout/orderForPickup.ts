import type { Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { DataOf, OperationCall } from '../../http/contract.ts';
import { conflict, type FieldError, notAllowed } from '../../http/errors.ts';
import { idempotencyKey, once, storedResponse } from '../../http/idempotency.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses } from '../live/index.ts';
import {
  createOrder,
  HeldByOwnPayment,
  type Item,
  madeToOrderOf,
  refusePickupAboveLimits,
  refuseShort,
  totalOf,
} from '../orders/index.ts';
import {
  type CartRow,
  cartRows,
  lockFan,
  orderableProducts,
  saleError,
  soldOption,
  takeBought,
} from '../shop/index.ts';
import { deliveryPeriodOf, refuseMixed } from './deliveryPeriods.ts';
import { closeOpenPayments, refuseBesidePayment } from './openPayments.ts';

/** Places an order, of one product or of the whole cart, that is paid when it is picked up. */
export async function orderForPickup(
  services: Services,
  { session, body, request }: OperationCall<'orderForPickup'>,
): Promise<DataOf<'orderForPickup'>> {
  const userId = session.personId;
  const attempt = {
    personId: userId,
    key: idempotencyKey(request),
    request: ['orderForPickup', body],
  };
  /** The first attempt with this key may have taken what is sold out by now. */
  const unlessStored = async (error: unknown) => {
    const first = await storedResponse<DataOf<'orderForPickup'>>(services.db, attempt);
    if (first) return first;
    throw error;
  };
  if (body.from_cart) {
    const first = await storedResponse<DataOf<'orderForPickup'>>(services.db, attempt);
    if (first) return first;
    await closeOpenPayments(services, userId);
  }
  const read = (db: Queries) => priced(db, userId, body.items, services.now());
  const place = async (tx: Transaction<Tables>, readItems?: Item[]) => {
    if (!services.config.club.payments.atPickup)
      throw notAllowed([{ field: 'items', message: messages.notPayableAtPickup }]);
    await lockFan(tx, userId);
    if (body.from_cart) {
      await refuseBesidePayment(tx, userId);
      await refuseOtherCart(tx, userId, body.items);
    }
    const items = readItems ?? (await read(tx));
    if (items.some(({ madeToOrder }) => madeToOrder))
      throw notAllowed([{ field: 'items', message: messages.madeToOrderByCard }]);
    await refusePickupAboveLimits(tx, userId, items, services.config.purchaseLimits);
    const order = {
      ...body.form,
      kana: body.form.kana ?? '',
      ...noShipment,
      userId,
      deliveryMethod: 'venue' as const,
      deliveryStatus: 'pending' as const,
      trackingNumber: null,
      paymentMethod: 'at_pickup' as const,
      paymentStatus: 'at_pickup' as const,
      totalPrice: totalOf(items),
    };
    const order_id = await createOrder(tx, order, items, {
      fieldOf,
      ...(body.from_cart && {
        takeFromCart: (orderId: string) => takeBought(tx, userId, orderId),
      }),
    });
    return { order_id };
  };
  const attemptInTurn = () =>
    services.orderTurns(
      async () => {
        // A cart is compared with the request first, under the lock of its fan.
        if (body.from_cart) return once(services.db, attempt, place);
        const items = await read(services.db).catch(unlessStored);
        return 'order_id' in items ? items : once(services.db, attempt, (tx) => place(tx, items));
      },
      { key: userId },
    );
  const placed = await attemptInTurn().catch(async (error: unknown) => {
    // The page of a product leaves a payment for the cart alone, unless that holds the last piece.
    if (body.from_cart || !(error instanceof HeldByOwnPayment)) throw error;
    await closeOpenPayments(services, userId);
    return attemptInTurn();
  });
  notifyProcesses(services);
  return placed;
}

export const noShipment = {
  postalCode: null,
  prefecture: null,
  city: null,
  street: null,
  building: null,
  cardBrand: null,
  cardLastFour: null,
  cardHolderName: null,
  syncAddress: false,
};

type RequestedItem = {
  product_id: number;
  option_id?: number;
  quantity: number;
  unit_price?: number;
};

/** Refuses goods that are not the cart, or those of it that are handed over together: the fan saw another one, or it has been ordered meanwhile. */
async function refuseOtherCart(
  tx: Transaction<Tables>,
  userId: string,
  requested: readonly RequestedItem[],
): Promise<void> {
  const rows = await cartRows(tx, userId);
  if (rows.length === 0) throw notAllowed([{ field: 'cart', message: messages.cartEmpty }]);
  const requestOf = ({ productId, option }: CartRow) =>
    requested.find((item) => item.product_id === productId && item.option_id === option?.id);
  const named = rows.filter(requestOf);
  refuseMixed(named, 'items');
  const [first] = named;
  const cart = first
    ? rows.filter((row) => deliveryPeriodOf(row) === deliveryPeriodOf(first))
    : rows;
  const isSame =
    cart.length === requested.length &&
    cart.every((row) => requestOf(row)?.quantity === row.quantity);
  if (!isSame) throw conflict(messages.priceChanged);
}

const fieldOf = (index: number) => `items.${index}.quantity`;

/**
 * The products at current prices. If the fan saw another price, or one is not sold at this moment or sold out, the order
 * is refused.
 */
async function priced(
  db: Queries,
  userId: string,
  requested: readonly RequestedItem[],
  now: number,
): Promise<Item[]> {
  const products = await orderableProducts(
    db,
    userId,
    requested.map(({ product_id }) => product_id),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const closed: FieldError[] = [];
  const lines = requested.map(({ product_id, option_id, quantity, unit_price }, index) => {
    const product = byId.get(product_id);
    const option = product && soldOption(product, option_id ?? null);
    if (option === 'missing')
      throw notAllowed([{ field: `items.${index}.option_id`, message: messages.optionMissing }]);
    if (!option || product.externalLinkUrl !== null)
      throw notAllowed([{ field: 'items', message: messages.productNotSold }]);
    const { id, label, price } = option;
    if (unit_price !== undefined && unit_price !== price) throw conflict(messages.priceChanged);
    const { name, imageFiles } = product;
    const item = {
      ...{ productId: product_id, productName: name, unitPrice: price, quantity, imageFiles },
      ...(label !== '' && { option: { id, label } }),
      ...madeToOrderOf(product),
    };
    closed.push(...saleError(item, product, { now, field: fieldOf(index) }));
    return { item, orderable: product.orderable?.[id] };
  });
  if (closed.length > 0) throw notAllowed(closed);
  refuseShort(
    lines.map(({ item, orderable }) => ({ ...item, orderable })),
    fieldOf,
  );
  return lines.map(({ item }) => item);
}
