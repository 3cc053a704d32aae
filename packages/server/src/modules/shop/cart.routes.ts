import type { components } from '@homestand/api-client/contract';
import { quantityMax } from '@homestand/api-client/limits';
import type { Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { Handlers } from '../../http/contract.ts';
import { conflict, notAllowed } from '../../http/errors.ts';
import { fileAddress } from '../../http/fileAddresses.ts';
import { idempotencyKey, once } from '../../http/idempotency.ts';
import { fingerprintOf } from '../../http/idempotencyKeys.queries.ts';
import { rowLimits } from '../../http/limits.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import {
  availableOf,
  orderablePieces,
  type PurchaseLimits,
  piecesOrdered,
  refuseCartAboveLimit,
} from '../orders/index.ts';
import { addToCart, type Cart, type Line, lockFan, readCart, replaceCart } from './cart.queries.ts';
import { productsById } from './products.queries.ts';

export function cartRoutes({ db, config }: Services): Pick<Handlers, 'getCart' | 'putCart'> {
  const limits = config.purchaseLimits;
  return {
    getCart: async ({ session: { personId } }) =>
      viewOf(db, personId, await readCart(db, personId), limits),

    putCart: ({ session, body, request }) => {
      const userId = session.personId;
      const attempt = {
        personId: userId,
        key: idempotencyKey(request),
        request: ['putCart', body],
      };
      return once(db, attempt, async (tx) => {
        await lockFan(tx, userId);
        const before = await readCart(tx, userId);
        if (body.version !== undefined && body.version !== versionOf(before)) throw conflict();
        // Whoever has the version has a cart that named the products no longer sold: only then do they leave.
        const unnamed = body.version === undefined ? before.gone : [];
        const quantities = sumUp(body.items);
        const sold = await soldOf(tx, quantities);
        if (body.append && sold.length < quantities.size)
          throw notAllowed([{ field: 'items', message: messages.productNotSold }]);
        await (body.append ? addToCart(tx, userId, sold) : replaceCart(tx, userId, sold, unnamed));
        const after = await readCart(tx, userId);
        if (after.rows.length > rowLimits.cartProducts)
          throw notAllowed([
            { field: 'items', message: messages.tooManyItems(rowLimits.cartProducts) },
          ]);
        await refuseCartAboveLimit(tx, userId, { before: before.rows, after: after.rows }, limits);
        // A cart that is replaced may keep what is sold out meanwhile: the order says what is short.
        if (body.append) await refuseAboveStock(tx, userId, after.rows, quantities);
        return viewOf(tx, userId, after, limits);
      });
    },
  };
}

/** Refuses to add what a fan could not order now. The cart holds nothing, so that the order looks again. */
async function refuseAboveStock(
  tx: Transaction<Tables>,
  userId: string,
  rows: Cart['rows'],
  added: ReadonlyMap<number, number>,
): Promise<void> {
  const pieces = await orderablePieces(tx, userId, [...added.keys()]);
  const errors = rows.flatMap(({ productId, productName, quantity }) => {
    const available = pieces.get(productId);
    if (available === undefined || quantity <= available) return [];
    const message = messages.aboutProduct(productName, messages.piecesAvailable(available));
    return [{ field: 'items', message, productId, available }];
  });
  if (errors.length > 0) throw notAllowed(errors);
}

/** Lines with the same product are added up. */
function sumUp(items: readonly { productId: number; quantity: number }[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of items)
    sums.set(productId, Math.min(quantityMax, (sums.get(productId) ?? 0) + quantity));
  return sums;
}

/** The products sold in this shop: on sale, and not sold on an external page. */
async function soldOf(tx: Transaction<Tables>, quantities: Map<number, number>): Promise<Line[]> {
  const products = new Map(
    (await productsById(tx, [...quantities.keys()])).map((product) => [product.id, product]),
  );
  return [...quantities].flatMap(([productId, quantity]) => {
    const product = products.get(productId);
    if (!product || product.externalLinkUrl !== null) return [];
    return [{ productId, quantity, price: product.price }];
  });
}

/**
 * Version of a cart: changes with every product and quantity and with every product that is no longer sold, but not
 * with prices, which the fan does not edit.
 */
const versionOf = ({ rows, gone }: Cart) =>
  fingerprintOf([
    ...rows.map(({ productId, quantity }) => [productId, quantity]),
    ...gone.map(({ productId }) => [productId, 0]),
  ])
    .toString('hex')
    .slice(0, 16);

async function viewOf(
  db: Queries,
  userId: string,
  cart: Cart,
  limits: PurchaseLimits,
): Promise<components['schemas']['Cart']> {
  const { rows, gone } = cart;
  const ids = rows.map(({ productId }) => productId);
  const ordered = await piecesOrdered(db, userId, ids, limits);
  return {
    cartItems: rows.map(({ imageFiles, ...row }) => ({
      ...row,
      totalPrice: row.unitPrice * row.quantity,
      imageUrls: imageFiles.map(fileAddress),
      available: availableOf(limits, ordered.get(row.productId) ?? 0),
    })),
    totalItems: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: rows.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
    message:
      gone.length > 0
        ? gone.map(({ productName }) => messages.productGone(productName)).join('\n')
        : null,
    version: versionOf(cart),
  };
}
