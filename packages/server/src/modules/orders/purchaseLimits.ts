import type { components } from '@homestand/api-client/contract';
import type { Transaction } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { type FieldError, notAllowed } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import { totalOf } from './orders.queries.ts';
import { awaitedPieces, openPickups, orderedPieces } from './purchaseLimits.queries.ts';

export type PurchaseLimits = Config['purchaseLimits'];

type Line = { productId: number; productName: string; quantity: number };

const day = 24 * 60 * 60 * 1000;

const periodStart = ({ periodDays }: PurchaseLimits, now = Date.now()) =>
  new Date(now - periodDays * day);

/** The limit is for a product: its options are added up. */
function sumsOf(lines: readonly Line[]): Line[] {
  const sums = new Map<number, Line>();
  for (const { productId, productName, quantity } of lines) {
    const sum = (sums.get(productId)?.quantity ?? 0) + quantity;
    sums.set(productId, { productId, productName, quantity: sum });
  }
  return [...sums.values()];
}

const idsOf = (lines: readonly { productId: number }[]) => lines.map(({ productId }) => productId);

export const piecesOrdered = (
  db: Queries,
  userId: string,
  productIds: readonly number[],
  limits: PurchaseLimits,
) => orderedPieces(db, userId, productIds, periodStart(limits));

export const availableOf = (limits: PurchaseLimits, ordered: number): number =>
  Math.max(0, limits.piecesPerProduct - ordered);

/** The error message if the line exceeds what this fan may still order; undefined if not. */
function sentenceFor(
  { quantity }: Pick<Line, 'quantity'>,
  ordered: number,
  limits: PurchaseLimits,
): string | undefined {
  const available = availableOf(limits, ordered);
  if (quantity <= available) return undefined;
  return messages.piecesPerProduct(limits.piecesPerProduct, ordered, available);
}

/**
 * Refuses a cart change above the limit. A line that already exceeds it, because of an order or a lowered
 * limit, may stay or shrink.
 */
export async function refuseCartAboveLimit(
  tx: Transaction<Tables>,
  userId: string,
  { before, after }: { before: readonly Line[]; after: readonly Line[] },
  limits: PurchaseLimits,
): Promise<void> {
  const quantities = new Map(
    sumsOf(before).map(({ productId, quantity }) => [productId, quantity]),
  );
  const grown = sumsOf(after).filter(
    ({ productId, quantity }) => quantity > (quantities.get(productId) ?? 0),
  );
  const ordered = await piecesOrdered(tx, userId, idsOf(grown), limits);
  refuse(
    grown.flatMap((line) => {
      const message = sentenceFor(line, ordered.get(line.productId) ?? 0, limits);
      if (message === undefined) return [];
      return [{ field: 'items', message: messages.aboutProduct(line.productName, message) }];
    }),
  );
}

/** Refuses a card checkout above the limit. Call it with the fan's row locked. */
export async function refuseCheckoutAboveLimit(
  tx: Transaction<Tables>,
  userId: string,
  lines: readonly Line[],
  { limits, again }: { limits: PurchaseLimits; again: string | undefined },
): Promise<void> {
  const ordered = await ordersOf(tx, userId, lines, limits, again);
  refuse(
    sumsOf(lines).flatMap((line) => {
      const message = sentenceFor(line, ordered(line.productId), limits);
      if (message === undefined) return [];
      return [{ field: 'cart', message: messages.aboutProduct(line.productName, message) }];
    }),
  );
}

/** Refuses a pickup order above one of the limits. Call it with the fan's row locked. */
export async function refusePickupAboveLimits(
  tx: Transaction<Tables>,
  userId: string,
  lines: readonly (Line & { unitPrice: number; imageFiles: string[] })[],
  limits: PurchaseLimits,
): Promise<void> {
  const ordered = await ordersOf(tx, userId, lines, limits, undefined);
  const before = new Map<number, number>();
  const errors: FieldError[] = lines.flatMap((line, index) => {
    const { productId, quantity } = line;
    // Lines with the same product are added up.
    const sum = (before.get(productId) ?? 0) + quantity;
    before.set(productId, sum);
    const message = sentenceFor({ quantity: sum }, ordered(productId), limits);
    return message === undefined ? [] : [{ field: `items.${index}.quantity`, message }];
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
  const [ordered, open] = await Promise.all([
    piecesOrdered(db, userId, [productId], limits),
    openPickups(db, userId),
  ]);
  const pieces = ordered.get(productId) ?? 0;
  return {
    perPerson: limits.piecesPerProduct,
    ordered: pieces,
    available: availableOf(limits, pieces),
    pickupDays: limits.pickupDays,
    openPickups: {
      count: open.count,
      maxCount: limits.openPickupOrders,
      total: open.total,
      maxTotal: limits.openPickupTotal,
    },
  };
}

async function ordersOf(
  tx: Transaction<Tables>,
  userId: string,
  lines: readonly Line[],
  limits: PurchaseLimits,
  again: string | undefined,
) {
  const ids = idsOf(lines);
  const ordered = await piecesOrdered(tx, userId, ids, limits);
  const awaited = await awaitedPieces(tx, userId, ids, again);
  return (productId: number) => (ordered.get(productId) ?? 0) + (awaited.get(productId) ?? 0);
}

function refuse(errors: FieldError[]) {
  if (errors.length > 0) throw notAllowed(errors);
}
