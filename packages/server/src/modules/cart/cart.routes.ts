import type { components } from '@homestand/api-client';
import type { Transaction } from 'kysely';
import { transact } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { Handlers } from '../../http/contract.ts';
import { notAllowed } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { fileAddress } from '../media/files.ts';
import { productsById } from '../products/products.queries.ts';
import {
  addToCart,
  type CartRow,
  cartRows,
  dropGone,
  lockFan,
  mostOfOne,
  replaceCart,
} from './cart.queries.ts';

export function cartRoutes({ db }: Services): Pick<Handlers, 'getCart' | 'putCart'> {
  return {
    getCart: ({ session }) =>
      transact(db, async (tx) => {
        const gone = await dropGone(tx, session.personId);
        return view(await cartRows(tx, session.personId), gone);
      }),

    putCart: ({ session, body }) =>
      transact(db, async (tx) => {
        const userId = session.personId;
        await lockFan(tx, userId);
        const wanted = sumUp(body.items);
        const sold = await soldOf(tx, wanted);
        const gone = await dropGone(tx, userId);
        if (body.append && sold.size < wanted.size)
          throw notAllowed([{ field: 'items', message: messages.productNotSold }]);
        await (body.append ? addToCart(tx, userId, sold) : replaceCart(tx, userId, sold));
        return view(await cartRows(tx, userId), gone);
      }),
  };
}

/** The same product named twice is meant twice. */
function sumUp(items: readonly { productId: number; quantity: number }[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of items)
    sums.set(productId, Math.min(mostOfOne, (sums.get(productId) ?? 0) + quantity));
  return sums;
}

/** Those that we sell ourselves: not gone, and not sold on somebody else's page. */
async function soldOf(tx: Transaction<Tables>, wanted: Map<number, number>) {
  const products = await productsById(tx, [...wanted.keys()]);
  const ours = products.filter(({ externalLinkUrl }) => externalLinkUrl === null);
  return new Map(ours.map(({ id }) => [id, wanted.get(id) ?? 1]));
}

function view(rows: CartRow[], gone: string[]): components['schemas']['Cart'] {
  return {
    cartItems: rows.map(({ imageFiles, ...row }) => ({
      ...row,
      totalPrice: row.unitPrice * row.quantity,
      imageUrls: imageFiles.map(fileAddress),
    })),
    totalItems: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: rows.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
    message: gone.length > 0 ? gone.map(messages.productGone).join('\n') : null,
  };
}
