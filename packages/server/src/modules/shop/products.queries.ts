import { type Insertable, sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { offsetOf, type PageQuery } from '../../db/page.ts';
import type { Tables } from '../../db/schema.ts';

export type Category = Tables['products']['category'];

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

const onSale = (db: Queries, category: Category | '') => {
  const products = db.selectFrom('products').where('onSale', '=', true);
  return category === '' ? products : products.where('category', '=', category);
};

export const pageOfProducts = (db: Queries, category: Category | '', page: PageQuery) =>
  onSale(db, category)
    .select(columns)
    .orderBy('place')
    .orderBy('id')
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();

export async function countProducts(db: Queries, category: Category | ''): Promise<number> {
  const { count } = await onSale(db, category)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of these products that are on sale. */
export const productsById = (db: Queries, ids: number[]) =>
  onSale(db, '')
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
