import type { Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { createSharedRead } from '../../db/sharedRead.ts';
import type { DataOf, OperationCall } from '../../http/contract.ts';
import { conflict, type FieldError, notAllowed } from '../../http/errors.ts';
import {
  createStoredResponses,
  idempotencyKey,
  once,
  storedResponse,
} from '../../http/idempotency.ts';
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
  type OrderableProduct,
  orderablePieces,
  orderableProducts,
  saleError,
  soldOption,
  takeBought,
} from '../shop/index.ts';
import { deliveryPeriodOf, refuseMixed } from './deliveryPeriods.ts';
import { matchOfOrder } from './matchOfOrder.ts';
import { closeOpenPayments, refuseBesidePayment } from './openPayments.ts';
import { createOrderLine } from './orderLine.ts';

type Answer = DataOf<'orderForPickup'>;

type Store = (answer: Answer) => Promise<void>;

type Shared = {
  inLine: ReturnType<typeof createOrderLine>;
  storedAnswer: ReturnType<typeof createStoredResponses>;
  readGoods: (ordered: OrderedGoods) => Promise<readonly OrderableProduct[]>;
};

/** Places orders that are paid when they are picked up. Fans who order the same goods at once share what is read. */
export function createOrderForPickup(services: Services) {
  const { db } = services;
  const shared: Shared = {
    inLine: createOrderLine(services),
    storedAnswer: createStoredResponses(db),
    readGoods: createSharedRead(async (orders) => {
      const goods = await goodsOf(db, orders);
      return orders.map(() => goods);
    }),
  };
  return (call: OperationCall<'orderForPickup'>) => orderForPickup(services, shared, call);
}

/** Places an order, of one product or of the whole cart. */
async function orderForPickup(
  services: Services,
  { inLine, storedAnswer, readGoods }: Shared,
  { session, body, request }: OperationCall<'orderForPickup'>,
): Promise<Answer> {
  const userId = session.personId;
  const attempt = {
    personId: userId,
    key: idempotencyKey(request),
    request: ['orderForPickup', body],
  };
  /** The first attempt with this key may have taken what is sold out by now. */
  const unlessStored = async (error: unknown) => {
    const first = await storedAnswer<Answer>(attempt);
    if (first) return first;
    throw error;
  };
  if (body.from_cart) {
    const first = await storedResponse<Answer>(services.db, attempt);
    if (first) return first;
    await closeOpenPayments(services, userId);
  }
  const ordered = { userId, items: body.items };
  const { purchaseLimits: limits } = services.config;
  const itemsOf = async (db: Queries, goods: readonly OrderableProduct[]) => {
    const items = priced(goods, ordered, services.now());
    await refuseShort(db, userId, items, { limits, isCart: false });
    return items;
  };
  const place = async (tx: Transaction<Tables>, store: Store, checkedItems?: Item[]) => {
    if (!services.config.club.payments.atPickup)
      throw notAllowed([{ field: 'items', message: messages.notPayableAtPickup }]);
    await lockFan(tx, userId);
    if (body.from_cart) {
      await refuseBesidePayment(tx, userId);
      await refuseOtherCart(tx, userId, body.items);
    }
    const items = checkedItems ?? (await itemsOf(tx, await goodsOf(tx, [ordered])));
    if (items.some(({ madeToOrder }) => madeToOrder))
      throw notAllowed([{ field: 'items', message: messages.madeToOrderByCard }]);
    const matchId = await matchOfOrder(tx, {
      id: body.match_id,
      field: 'match_id',
      now: services.now(),
    });
    await refusePickupAboveLimits(tx, userId, items, limits);
    const order = {
      ...body.form,
      kana: body.form.kana ?? '',
      ...noShipment,
      userId,
      deliveryMethod: 'venue' as const,
      matchId,
      deliveryStatus: 'pending' as const,
      trackingNumber: null,
      paymentMethod: 'at_pickup' as const,
      paymentStatus: 'at_pickup' as const,
      totalPrice: totalOf(items),
    };
    const order_id = await createOrder(tx, order, items, {
      fieldOf,
      async beforeHold(id) {
        if (body.from_cart) await takeBought(tx, userId, id);
        await store({ order_id: id });
      },
    });
    return { order_id };
  };
  const readItems = async () => itemsOf(services.db, await readGoods(ordered));
  // A cart is compared with the request first, under the lock of its fan.
  const orderCart = () =>
    services.orderTurns(() => once<Answer>(services.db, attempt, (tx, store) => place(tx, store)), {
      key: userId,
    });
  const orderItems = () =>
    inLine(
      async () => {
        const items = await readItems().catch(unlessStored);
        return 'order_id' in items
          ? items
          : once<Answer>(services.db, attempt, (tx, store) => place(tx, store, items));
      },
      { key: userId, productIds: idsOf(ordered), readStock: () => readItems().catch(unlessStored) },
    );
  const attemptInTurn = body.from_cart ? orderCart : orderItems;
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

type OrderedGoods = { userId: string; items: readonly RequestedItem[] };

const idsOf = ({ items }: OrderedGoods) => items.map(({ product_id }) => product_id);

const goodsOf = (db: Queries, orders: readonly OrderedGoods[]) =>
  orderableProducts(
    db,
    [...new Set(orders.map(({ userId }) => userId))],
    [...new Set(orders.flatMap(idsOf))],
  );

const fieldOf = (index: number) => `items.${index}.quantity`;

/** The products at current prices. If the fan saw another price, or one is not sold at this moment, the order is refused. */
function priced(
  products: readonly OrderableProduct[],
  { userId, items: requested }: OrderedGoods,
  now: number,
): (Item & { orderable: number | undefined })[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const closed: FieldError[] = [];
  const items = requested.map(({ product_id, option_id, quantity, unit_price }, index) => {
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
      orderable: orderablePieces(product, userId, id),
    };
    closed.push(...saleError(item, product, { now, field: fieldOf(index) }));
    return item;
  });
  if (closed.length > 0) throw notAllowed(closed);
  return items;
}
