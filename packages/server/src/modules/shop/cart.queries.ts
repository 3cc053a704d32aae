import { quantityMax } from '@homestand/api-client/limits';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type CartRow = {
  productId: number;
  productName: string;
  unitPrice: number;
  quantity: number;
  /** Null if the price has not changed. */
  previousPrice: number | null;
  imageFiles: string[];
};

/** Serializes changes to one fan's cart and orders, across devices and double taps. */
export async function lockFan(tx: Transaction<Tables>, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export type Cart = {
  rows: CartRow[];
  /** Products that are no longer sold, until a cart that named them is replaced. */
  gone: { productId: number; productName: string }[];
};

export async function readCart(db: Queries, userId: string): Promise<Cart> {
  const rows = await db
    .selectFrom('cartItems')
    .innerJoin('products', 'products.id', 'cartItems.productId')
    .where('userId', '=', userId)
    .select([
      'products.id as productId',
      'products.name as productName',
      'products.price as unitPrice',
      'quantity',
      sql<number | null>`nullif(cart_items.price, products.price)`.as('previousPrice'),
      'imageFiles',
      sql<boolean>`products.on_sale and products.external_link_url is null`.as('isSold'),
    ])
    .orderBy('addedAt')
    .orderBy('products.id')
    .execute();
  return {
    rows: rows.filter(({ isSold }) => isSold).map(({ isSold: _sold, ...row }) => row),
    gone: rows.filter(({ isSold }) => !isSold),
  };
}

export const cartRows = async (db: Queries, userId: string): Promise<CartRow[]> =>
  (await readCart(db, userId)).rows;

export type Line = { productId: number; quantity: number; price: number };

/** Stores the current price, which the fan has just seen. */
export async function addToCart(
  tx: Transaction<Tables>,
  userId: string,
  lines: readonly Line[],
): Promise<void> {
  for (const line of lines)
    await tx
      .insertInto('cartItems')
      .values({ userId, ...line })
      .onConflict((rows) =>
        rows.columns(['userId', 'productId']).doUpdateSet({
          quantity: sql<number>`least(cart_items.quantity::bigint + excluded.quantity, ${quantityMax})`,
          price: line.price,
        }),
      )
      .execute();
}

/** Rows of the `others` stay as they are. */
export async function replaceCart(
  tx: Transaction<Tables>,
  userId: string,
  lines: readonly Line[],
  others: Cart['gone'],
): Promise<void> {
  const named = [...lines, ...others].map(({ productId }) => productId);
  await tx
    .deleteFrom('cartItems')
    .where('userId', '=', userId)
    .where('productId', 'not in', named.length > 0 ? named : [0])
    .execute();
  for (const { quantity, ...line } of lines)
    await tx
      .insertInto('cartItems')
      .values({ userId, quantity, ...line })
      .onConflict((rows) => rows.columns(['userId', 'productId']).doUpdateSet({ quantity }))
      .execute();
}

/** Removes bought products from the cart; those added meanwhile stay. */
export async function takeBought(
  tx: Transaction<Tables>,
  userId: string,
  orderId: string,
): Promise<void> {
  await sql`
    delete from cart_items c using order_items i
    where i.order_id = ${orderId} and c.user_id = ${userId} and c.product_id = i.product_id
      and c.quantity <= i.quantity`.execute(tx);
  await sql`
    update cart_items c set quantity = c.quantity - i.quantity from order_items i
    where i.order_id = ${orderId} and c.user_id = ${userId} and c.product_id = i.product_id`.execute(
    tx,
  );
}
