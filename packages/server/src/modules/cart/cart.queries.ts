import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';

export type CartRow = {
  productId: number;
  productName: string;
  unitPrice: number;
  quantity: number;
  imageFiles: string[];
};

/** Cart and order of one fan change one after the other, however many screens and taps there are. */
export async function lockFan(tx: Transaction<Tables>, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function cartRows(tx: Transaction<Tables>, userId: string): Promise<CartRow[]> {
  return tx
    .selectFrom('cartItems')
    .innerJoin('products', 'products.id', 'cartItems.productId')
    .where('userId', '=', userId)
    .where('onSale', '=', true)
    .select([
      'products.id as productId',
      'products.name as productName',
      'products.price as unitPrice',
      'quantity',
      'imageFiles',
    ])
    .orderBy('addedAt')
    .orderBy('products.id')
    .execute();
}

/** Takes out what is not sold any more, and gives the names. */
export async function dropGone(tx: Transaction<Tables>, userId: string): Promise<string[]> {
  const rows = await sql<{ name: string }>`
    delete from cart_items c using products p
    where c.user_id = ${userId} and p.id = c.product_id and not p.on_sale
    returning p.name`.execute(tx);
  return rows.rows.map(({ name }) => name);
}

export const mostOfOne = 999_999_999;

export async function addToCart(
  tx: Transaction<Tables>,
  userId: string,
  items: ReadonlyMap<number, number>,
) {
  for (const [productId, quantity] of items)
    await tx
      .insertInto('cartItems')
      .values({ userId, productId, quantity })
      .onConflict((rows) =>
        rows.columns(['userId', 'productId']).doUpdateSet({
          quantity: sql<number>`least(cart_items.quantity::bigint + excluded.quantity, ${mostOfOne})`,
        }),
      )
      .execute();
}

export async function replaceCart(
  tx: Transaction<Tables>,
  userId: string,
  items: ReadonlyMap<number, number>,
) {
  await tx
    .deleteFrom('cartItems')
    .where('userId', '=', userId)
    .where('productId', 'not in', items.size > 0 ? [...items.keys()] : [0])
    .execute();
  for (const [productId, quantity] of items)
    await tx
      .insertInto('cartItems')
      .values({ userId, productId, quantity })
      .onConflict((rows) => rows.columns(['userId', 'productId']).doUpdateSet({ quantity }))
      .execute();
}

/** Takes out what was bought; what was added meanwhile stays. */
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
