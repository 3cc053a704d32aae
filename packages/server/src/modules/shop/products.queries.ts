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
