import { quantityMax } from '@homestand/api-client/limits';
import { sql, type Transaction } from 'kysely';
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

export async function cartRows(tx: Transaction<Tables>, userId: string): Promise<CartRow[]> {
  return tx
    .selectFrom('cartItems')
    .innerJoin('products', 'products.id', 'cartItems.productId')
    .where('userId', '=', userId)
    .where('onSale', '=', true)
    .where('externalLinkUrl', 'is', null)
    .select([
      'products.id as productId',
      'products.name as productName',
      'products.price as unitPrice',
      'quantity',
      sql<number | null>`nullif(cart_items.price, products.price)`.as('previousPrice'),
      'imageFiles',
    ])
    .orderBy('addedAt')
    .orderBy('products.id')
    .execute();
}

/** Removes products that are no longer sold, and returns their names. */
export async function dropGone(tx: Transaction<Tables>, userId: string): Promise<string[]> {
  const rows = await sql<{ name: string }>`
    delete from cart_items c using products p
    where c.user_id = ${userId} and p.id = c.product_id
      and (not p.on_sale or p.external_link_url is not null)
    returning p.name`.execute(tx);
  return rows.rows.map(({ name }) => name);
}

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

export async function replaceCart(
  tx: Transaction<Tables>,
  userId: string,
  lines: readonly Line[],
): Promise<void> {
  const named = lines.map(({ productId }) => productId);
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
