import { type Insertable, sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { stockOfProduct } from '../orders/index.ts';

export type ProductRow = Awaited<ReturnType<typeof productsById>>[number];

const columns = [
  'id',
  'name',
  'price',
  'size',
  'material',
  'description',
  'category',
  'imageFiles',
  'externalLinkUrl',
] as const;

const onSale = (db: Queries) => db.selectFrom('products').where('onSale', '=', true);

/** Everything on sale, in the order of the shop. */
export const productsOnSale = (db: Queries) =>
  onSale(db).select(columns).orderBy('place').orderBy('id').execute();

/** One product that is on sale, with what this fan can order of it. */
export const productFor = (db: Queries, userId: string, id: number) =>
  onSale(db)
    .select(columns)
    .select(stockOfProduct(userId).as('stock'))
    .where('id', '=', id)
    .executeTakeFirst();

/** Those of these products that are on sale. */
export const productsById = (db: Queries, ids: number[]) =>
  onSale(db)
    .select(columns)
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute();

export async function productIdByName(db: Queries, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.id;
}

/** All products for the operator, in the order of the list. */
export const allProducts = (db: Queries) =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'price', 'onSale'])
    .orderBy('place')
    .orderBy('id')
    .execute();

/** False if it was so already. */
export async function setOnSale(db: Queries, id: number, onSale: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ onSale })
    .where('id', '=', id)
    .where('onSale', '<>', onSale)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type ProductContent = Omit<Insertable<Tables['products']>, 'place'>;

/** Writes a product at the end of the list, or changes the one with this id. */
export async function saveProduct(
  tx: Transaction<Tables>,
  id: number | undefined,
  content: ProductContent,
): Promise<void> {
  if (id !== undefined) {
    await tx.updateTable('products').set(content).where('id', '=', id).execute();
    return;
  }
  await tx
    .insertInto('products')
    .values({
      ...content,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from products)`,
    })
    .execute();
}
