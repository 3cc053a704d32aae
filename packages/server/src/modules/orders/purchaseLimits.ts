import type { components } from '@homestand/api-client/contract';
import type { Transaction } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { type FieldError, notAllowed } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import { type Item, totalOf } from './orders.queries.ts';
import { type OrderedPieces, openPickups, orderedPieces } from './purchaseLimits.queries.ts';
import { errorsOfShort, HeldByOwnPayment } from './stock.ts';

export type PurchaseLimits = Config['purchaseLimits'];

type Line = Pick<Item, 'productId' | 'productName' | 'option' | 'madeToOrder' | 'quantity'>;

const day = 24 * 60 * 60 * 1000;

const periodStart = ({ periodDays }: PurchaseLimits, now = Date.now()) =>
  new Date(now - periodDays * day);

const idsOf = (lines: readonly { productId: number }[]) => [
  ...new Set(lines.map(({ productId }) => productId)),
];

/** A limit for the pieces of one product, and what of it this fan has ordered. */
export type ProductLimit = { perPerson: number; ordered: number; available: number };

type LimitOf = (productId: number) => ProductLimit;

/** The limit of the club or the product's own, whichever leaves fewer. */
function limitOf(
  { piecesPerProduct }: PurchaseLimits,
  { inPeriod, perPerson, inSale, awaited }: OrderedPieces,
): ProductLimit {
  const limit = (most: number, ordered: number) => ({
    perPerson: most,
    ordered,
    available: Math.max(0, most - ordered),
  });
  const ofClub = limit(piecesPerProduct, inPeriod + awaited);
  if (perPerson === null) return ofClub;
  const own = limit(perPerson, inSale + awaited);
  return own.available <= ofClub.available ? own : ofClub;
}

const nothing: OrderedPieces = { inPeriod: 0, perPerson: null, inSale: 0, awaited: 0 };

/** The limits of products for a fan. An own unfinished payment takes nothing of them: the next order closes it. */
export async function productLimits(
  db: Queries,
  userId: string,
  productIds: readonly number[],
  limits: PurchaseLimits,
): Promise<LimitOf> {
  const ordered = await orderedPieces(db, userId, productIds, periodStart(limits));
  return (productId) => limitOf(limits, { ...(ordered.get(productId) ?? nothing), awaited: 0 });
}

/** An error for each line that exceeds what the lines of its product before it leave, with what this fan can still have. */
function errorsAbove(
  lines: readonly Line[],
  limit: LimitOf,
  { fieldOf, isNamed }: { fieldOf: (index: number) => string; isNamed: boolean },
): FieldError[] {
  const taken = new Map<number, number>();
  return lines.flatMap(({ productId, productName, option, quantity }, index) => {
    const before = taken.get(productId) ?? 0;
    const { perPerson, ordered, available } = limit(productId);
    const pieces = Math.max(0, available - before);
    taken.set(productId, before + Math.min(quantity, pieces));
    if (quantity <= pieces) return [];
    const sentence = messages.piecesPerProduct(perPerson, ordered, available);
    return [
      {
        field: fieldOf(index),
        message: isNamed ? messages.aboutProduct(productName, sentence) : sentence,
        productId,
        ...(option && { optionId: option.id }),
        available: pieces,
      },
    ];
  });
}

/**
 * Refuses a cart change above the limit. A product that already exceeds it, because of an order or a lowered
 * limit, may stay or shrink.
 */
export async function refuseCartAboveLimit(
  tx: Transaction<Tables>,
  userId: string,
  { before, after }: { before: readonly Line[]; after: readonly Line[] },
  limits: PurchaseLimits,
): Promise<void> {
  const sumOf = (lines: readonly Line[], id: number) =>
    lines.reduce((sum, { productId, quantity }) => sum + (productId === id ? quantity : 0), 0);
  const grown = after.filter(({ productId }) => sumOf(after, productId) > sumOf(before, productId));
  const limit = await productLimits(tx, userId, idsOf(grown), limits);
  refuse(errorsAbove(grown, limit, { fieldOf: () => 'items', isNamed: true }));
}

type At = Parameters<typeof errorsAbove>[2];

const inRequest: At = { fieldOf: (index) => `items.${index}.quantity`, isNamed: false };

const inCart: At = { fieldOf: () => 'cart', isNamed: true };

/**
 * Refuses goods of which there is not enough. Where the limit leaves this fan fewer pieces than there are, it is said
 * instead: otherwise it would refuse what the fan then takes. Where nothing is left the limit is not read.
 */
export async function refuseShort(
  db: Queries,
  userId: string,
  lines: readonly (Line & { orderable: number | undefined })[],
  { limits, isCart }: { limits: PurchaseLimits; isCart: boolean },
): Promise<void> {
  const at = isCart ? inCart : inRequest;
  const short = errorsOfShort(lines, at.fieldOf);
  if (short.every(({ available }) => available === 0)) return refuse(short);
  const limit = await productLimits(db, userId, idsOf(lines), limits);
  const above = errorsAbove(lines, limit, at);
  const ofGoods = (error: FieldError) => (other: FieldError) =>
    other.productId === error.productId && other.optionId === error.optionId;
  const fewer = (error: FieldError, other: FieldError | undefined) =>
    other && (other.available ?? 0) < (error.available ?? 0) ? other : error;
  refuse([
    ...short.map((error) => fewer(error, above.find(ofGoods(error)))),
    ...above.filter((error) => !short.some(ofGoods(error))),
  ]);
}

/** Refuses a card checkout above the limit. Call it with the fan's row locked. */
export async function refuseCheckoutAboveLimit(
  tx: Transaction<Tables>,
  userId: string,
  lines: readonly Line[],
  { limits, again }: { limits: PurchaseLimits; again: string | undefined },
): Promise<void> {
  refuse(await errorsOfOrder(tx, userId, lines, { limits, again, at: inCart }));
}

/** Refuses a pickup order above one of the limits. Call it with the fan's row locked. */
export async function refusePickupAboveLimits(
  tx: Transaction<Tables>,
  userId: string,
  lines: readonly (Line & { unitPrice: number; imageFiles: string[] })[],
  limits: PurchaseLimits,
): Promise<void> {
  const errors = await errorsOfOrder(tx, userId, lines, {
    limits,
    again: undefined,
    at: inRequest,
  });
  const open = await openPickups(tx, userId);
  if (open.count >= limits.openPickupOrders)
    errors.push({ field: 'items', message: messages.openPickupOrders(limits.openPickupOrders) });
  else if (open.total + totalOf(lines) > limits.openPickupTotal)
    errors.push({
      field: 'items',
      message: messages.openPickupTotal(limits.openPickupTotal, open.total),
    });
  refuse(errors);
}

/** The limits for the forms, shown before an order is sent. */
export async function purchaseLimitsOf(
  db: Queries,
  userId: string,
  productId: number,
  limits: PurchaseLimits,
): Promise<components['schemas']['PurchaseLimits']> {
  const [limit, open] = await Promise.all([
    productLimits(db, userId, [productId], limits),
    openPickups(db, userId),
  ]);
  return {
    ...limit(productId),
    pickupDays: limits.pickupDays,
    openPickups: {
      count: open.count,
      maxCount: limits.openPickupOrders,
      total: open.total,
      maxTotal: limits.openPickupTotal,
    },
  };
}

type Order = {
  limits: PurchaseLimits;
  /** The order that is paid again; it counts once. */
  again: string | undefined;
  at: At;
};

async function errorsOfOrder(
  tx: Transaction<Tables>,
  userId: string,
  lines: readonly Line[],
  { limits, again, at }: Order,
): Promise<FieldError[]> {
  const ids = idsOf(lines);
  const ordered = await orderedPieces(tx, userId, ids, periodStart(limits), again);
  const limit = (isAwaited: boolean) => (productId: number) => {
    const pieces = ordered.get(productId) ?? nothing;
    return limitOf(limits, isAwaited ? pieces : { ...pieces, awaited: 0 });
  };
  const errors = errorsAbove(lines, limit(true), at);
  // Only an unfinished payment of the fan is in the way, which may still be closed.
  if (errors.length > 0 && errorsAbove(lines, limit(false), at).length === 0)
    throw new HeldByOwnPayment();
  return errors;
}

function refuse(errors: FieldError[]) {
  if (errors.length > 0) throw notAllowed(errors);
}
