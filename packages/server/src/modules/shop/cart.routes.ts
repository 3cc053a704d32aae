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
  type FanStock,
  goodsKey,
  goodsKeyOf,
  itemName,
  madeToOrderView,
  type PurchaseLimits,
  productLimits,
  refuseCartAboveLimit,
  shortageOf,
  stockShown,
} from '../orders/index.ts';
import { addToCart, type Cart, type Line, lockFan, readCart, replaceCart } from './cart.queries.ts';
import { productsById, soldOption } from './products.queries.ts';
import { saleError, saleView } from './saleTimes.ts';

export function cartRoutes({ db, config, now }: Services): Pick<Handlers, 'getCart' | 'putCart'> {
  const rules = { limits: config.purchaseLimits, fewLeft: config.club.goods.fewLeft };
  const { limits } = rules;
  return {
    getCart: async ({ session: { personId } }) =>
      viewOf(db, personId, await readCart(db, personId), rules),

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
        const lines = sumUp(body.items);
        const sold = await soldOf(tx, lines);
        if (body.append && sold.length < lines.length)
          throw notAllowed([{ field: 'items', message: messages.productNotSold }]);
        await (body.append ? addToCart(tx, userId, sold) : replaceCart(tx, userId, sold, unnamed));
        const after = await readCart(tx, userId);
        if (after.rows.length > rowLimits.cartProducts)
          throw notAllowed([
            { field: 'items', message: messages.tooManyItems(rowLimits.cartProducts) },
          ]);
        await refuseCartAboveLimit(tx, userId, { before: before.rows, after: after.rows }, limits);
        // A cart that is replaced may keep what is sold out or closed meanwhile: the order says so.
        if (body.append) refuseAdded(after.rows, lines, now());
        return viewOf(tx, userId, after, rules);
      });
    },
  };
}

type CartLine = { productId: number; optionId: number | null; quantity: number };

/** Refuses to add what a fan could not order now. The cart holds nothing, so that the order looks again. */
function refuseAdded(rows: Cart['rows'], added: readonly CartLine[], now: number): void {
  const keys = new Set(added.map(({ productId, optionId }) => goodsKeyOf(productId, optionId)));
  const errors = rows
    .filter((row) => keys.has(goodsKey(row)))
    .flatMap((row) => {
      const closed = saleError(row, row, { now, field: 'items' });
      const { stock, quantity } = row;
      if (closed.length > 0 || !stock || quantity <= stock.orderable) return closed;
      return [shortageOf(row, stock.orderable, 'items')];
    });
  if (errors.length > 0) throw notAllowed(errors);
}

/** Lines with the same goods are added up. */
function sumUp(
  items: readonly { productId: number; optionId?: number; quantity: number }[],
): CartLine[] {
  const sums = new Map<string, CartLine>();
  for (const { productId, optionId = null, quantity } of items) {
    const key = goodsKeyOf(productId, optionId);
    const sum = Math.min(quantityMax, (sums.get(key)?.quantity ?? 0) + quantity);
    sums.set(key, { productId, optionId, quantity: sum });
  }
  return [...sums.values()];
}

/** What is sold in this shop: on sale, and not sold on an external page. */
async function soldOf(tx: Transaction<Tables>, lines: readonly CartLine[]): Promise<Line[]> {
  const products = new Map(
    (
      await productsById(
        tx,
        lines.map(({ productId }) => productId),
      )
    ).map((product) => [product.id, product]),
  );
  return lines.flatMap(({ productId, optionId, quantity }) => {
    const product = products.get(productId);
    if (!product || product.externalLinkUrl !== null) return [];
    const option = soldOption(product, optionId);
    if (option === 'missing')
      throw notAllowed([{ field: 'items', message: messages.optionMissing, productId }]);
    return option ? [{ productId, optionId, quantity, price: option.price }] : [];
  });
}

const idsOf = ({ productId, option }: Pick<Cart['gone'][number], 'productId' | 'option'>) =>
  option ? [productId, option.id] : [productId];

/**
 * Version of a cart: changes with every product and quantity and with every product that is no longer sold, but not
 * with prices, which the fan does not edit.
 */
const versionOf = ({ rows, gone }: Cart) =>
  fingerprintOf([
    ...rows.map(({ quantity, ...row }) => [...idsOf(row), quantity]),
    ...gone.map((row) => [...idsOf(row), 0]),
  ])
    .toString('hex')
    .slice(0, 16);

async function viewOf(
  db: Queries,
  userId: string,
  cart: Cart,
  { limits, fewLeft }: { limits: PurchaseLimits; fewLeft: number },
): Promise<components['schemas']['Cart']> {
  const { rows, gone } = cart;
  const ids = rows.map(({ productId }) => productId);
  const limit = await productLimits(db, userId, ids, limits);
  return {
    cartItems: rows.map(({ imageFiles, stock, opensAt, closesAt, madeToOrder, ...row }) => {
      const { perPerson, available } = limit(row.productId);
      return {
        ...row,
        ...madeToOrderView(madeToOrder),
        ...saleView({ opensAt, closesAt }),
        ...stockView(stock, fewLeft),
        totalPrice: row.unitPrice * row.quantity,
        imageUrls: imageFiles.map(fileAddress),
        perPerson,
        available,
      };
    }),
    totalItems: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: rows.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
    message:
      gone.length > 0 ? gone.map((row) => messages.productGone(itemName(row))).join('\n') : null,
    version: versionOf(cart),
  };
}

/** Nothing if it is not counted or plentiful. */
function stockView(stock: FanStock | null, fewLeft: number) {
  const shown = stockShown(stock, fewLeft);
  return shown ? { stock: shown } : {};
}
