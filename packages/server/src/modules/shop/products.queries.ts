import { type Insertable, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import {
  awaitedOptions,
  type FanStock,
  freeOptions,
  type Option,
  ownPieces,
  stockOfOption,
  stockOption,
} from '../orders/index.ts';

/** A product that is on sale. */
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
  'imageTexts',
  'externalLinkUrl',
  'opensAt',
  'closesAt',
  'perPerson',
  'deliveryPeriod',
  'minimum',
] as const;

export type SoldOption = Option & { price: number };

/** What a product is sold as, in the order of the form: its options, or its plain one, whose label is empty. */
const soldOptions = sql<SoldOption[]>`(
  select json_agg(json_build_object('id', o.id, 'label', o.label, 'price', coalesce(o.price, products.price))
    order by o.place, o.id)
  from product_options o where o.product_id = products.id and o.retired_at is null)`;

/** A product whose options are all retired is not sold. */
const onSale = (db: Queries) =>
  db
    .selectFrom('products')
    .where('onSale', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('productOptions as o')
          .whereRef('o.productId', '=', 'products.id')
          .where('o.retiredAt', 'is', null)
          .select(sql`1`.as('one')),
      ),
    );

/** Everything on sale, in the order of the shop. */
export const productsOnSale = (db: Queries) =>
  onSale(db)
    .select(columns)
    .select([
      soldOptions.as('options'),
      sql<boolean>`exists (
        select from product_options o join stock s on s.option_id = ${stockOption}
        where o.product_id = products.id and o.retired_at is null and s.on_hand is not null)`.as(
        'isCounted',
      ),
    ])
    .orderBy('place')
    .orderBy('id')
    .execute();

/** What a fan can order of the counted options of these products, by option. */
export async function stockOfProducts(
  db: Queries,
  userId: string,
  productIds: readonly number[],
): Promise<Map<number, FanStock>> {
  const { rows } = await sql<{ optionId: number; stock: FanStock | null }>`
    select o.id as option_id, ${stockOfOption(userId)} as stock from product_options o
    where o.product_id = any(${productIds}::int[]) and o.retired_at is null`.execute(db);
  return new Map(rows.flatMap(({ optionId, stock }) => (stock ? [[optionId, stock]] : [])));
}

/** One product that is on sale, with what this fan can order of it and waits for. */
export const productFor = (db: Queries, userId: string, id: number) =>
  onSale(db)
    .select(columns)
    .select([
      soldOptions.as('options'),
      sql<Record<string, FanStock | null>>`(
        select json_object_agg(o.id, ${stockOfOption(userId)}) from product_options o
        where o.product_id = products.id and o.retired_at is null)`.as('stock'),
      awaitedOptions(userId).as('awaited'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/** Those of these products that are on sale. */
export const productsById = (db: Queries, ids: number[]) =>
  onSale(db)
    .select(columns)
    .select(soldOptions.as('options'))
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute();

/** The same, with what is free of them and what unfinished payments of these fans hold. */
export const orderableProducts = (
  db: Queries,
  userIds: readonly string[],
  ids: readonly number[],
) =>
  onSale(db)
    .select(columns)
    .select([soldOptions.as('options'), freeOptions.as('free'), ownPieces(userIds).as('own')])
    // One parameter, so that any number of products is the same statement.
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();

/** Pieces of an option that this fan can still order; undefined if they are not counted. */
export function orderablePieces(
  { free, own }: Pick<OrderableProduct, 'free' | 'own'>,
  userId: string,
  optionId: number,
): number | undefined {
  const pieces = free?.[optionId];
  if (pieces === undefined) return undefined;
  const held = own?.find((each) => each.userId === userId && each.optionId === optionId);
  return pieces + (held?.pieces ?? 0);
}

export type OrderableProduct = Awaited<ReturnType<typeof orderableProducts>>[number];

/**
 * What is sold of a product: with options the one that was chosen, or `missing` if none was; otherwise its plain one.
 * Undefined if that is not sold.
 */
export function soldOption(
  { options }: Pick<ProductRow, 'options'>,
  chosen: number | null,
): SoldOption | 'missing' | undefined {
  if (chosen !== null) return options.find(({ id, label }) => id === chosen && label !== '');
  return options.find(({ label }) => label === '') ?? 'missing';
}

export const productByName = (db: Queries, name: string) =>
  db
    .selectFrom('products')
    .select(['id', 'opensAt', 'closesAt', 'deliveryPeriod', 'calledOffAt'])
    .where('name', '=', name)
    .executeTakeFirst();

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

type ProductContent = Omit<Insertable<Tables['products']>, 'place' | 'changedAt'> & {
  changedAt?: RawBuilder<Date>;
};

/** Writes a product at the end of the list, or changes the one with this id. Returns its id. */
export async function saveProduct(
  tx: Transaction<Tables>,
  id: number | undefined,
  content: ProductContent,
): Promise<number> {
  if (id !== undefined) {
    await tx.updateTable('products').set(content).where('id', '=', id).execute();
    return id;
  }
  const added = await tx
    .insertInto('products')
    .values({
      ...content,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from products)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}
