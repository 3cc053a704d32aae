import { type Selectable, sql, type Transaction } from 'kysely';
import type { Queries } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';
import { saveProduct } from '../index.ts';

type Tx = Transaction<Tables>;

const columns = [
  'id',
  'version',
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
  'ceiling',
  'minimum',
  'calledOffAt',
  'calledOffOrders',
  'onSale',
  'retiredAt',
  'changedAt',
] as const;

type Stored = Pick<Selectable<Tables['products']>, (typeof columns)[number]>;

export type ShopProductRow = Stored & {
  /** The name of the staff member. */
  changedBy: string | null;
};

export type Content = Omit<
  Stored,
  'id' | 'version' | 'calledOffAt' | 'calledOffOrders' | 'onSale' | 'retiredAt' | 'changedAt'
>;

const products = (db: Queries) =>
  db
    .selectFrom('products')
    .select(columns)
    .select(({ selectFrom }) =>
      selectFrom('staff')
        .select('name')
        .whereRef('staff.id', '=', 'products.changedBy')
        .as('changedBy'),
    );

/** All products, those that are retired last. */
export const allShopProducts = (db: Queries): Promise<ShopProductRow[]> =>
  products(db)
    .orderBy((row) => row('retiredAt', 'is not', null))
    .orderBy('place')
    .orderBy('id')
    .execute();

export const shopProduct = (db: Queries, id: number): Promise<ShopProductRow | undefined> =>
  products(db).where('products.id', '=', id).executeTakeFirst();

export const lockShopProduct = (tx: Tx, id: number): Promise<ShopProductRow | undefined> =>
  products(tx).where('products.id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Whether a product is made to order. Until the commit nobody else changes that. */
export async function isMadeToOrder(tx: Tx, id: number): Promise<boolean> {
  const { deliveryPeriod } = await tx
    .selectFrom('products')
    .select('deliveryPeriod')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow();
  return deliveryPeriod !== null;
}

/** Until the commit nobody else adds a product, changes one or its place. Fans read and order meanwhile. */
export async function lockShopProducts(tx: Tx): Promise<void> {
  await sql`lock table products in share row exclusive mode`.execute(tx);
}

export async function isNameTaken(db: Queries, name: string, exceptId = 0): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

type Change = Content & {
  /** The staff member. */
  changedBy: string;
};

const stored = ({ imageTexts, ...content }: Change) => ({
  ...content,
  imageTexts: JSON.stringify(imageTexts),
  // Not the time of the transaction, which a change before in the same one has, too: what has no new time names nobody.
  changedAt: sql<Date>`clock_timestamp()`,
});

/** Adds a hidden product at the end of the shop; returns its number. */
export const insertShopProduct = (tx: Tx, content: Change): Promise<number> =>
  saveProduct(tx, undefined, { ...stored(content), onSale: false });

export async function updateShopProduct(tx: Tx, id: number, content: Change): Promise<void> {
  await saveProduct(tx, id, stored(content));
}

export async function setShopProductState(
  tx: Tx,
  id: number,
  { onSale, isRetired }: { onSale: boolean; isRetired: boolean },
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ onSale, retiredAt: isRetired ? sql<Date>`coalesce(retired_at, now())` : null })
    .where('id', '=', id)
    .execute();
}

export async function markCalledOff(tx: Tx, id: number, orders: number): Promise<void> {
  await tx
    .updateTable('products')
    .set({ calledOffAt: sql<Date>`now()`, calledOffOrders: orders })
    .where('id', '=', id)
    .execute();
}

/** Gives the products these places. False if they are not all products, each once. */
export async function writeProductOrder(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ isWhole: boolean }>`
    select count(*) = ${ids.length}::int and count(distinct o.id) = (select count(*) from products) as is_whole
    from unnest(${ids}::int[]) o(id) join products p on p.id = o.id`.execute(tx);
  if (!rows[0]?.isWhole) return false;
  await sql`
    update products p set place = o.place
    from unnest(${ids}::int[]) with ordinality o(id, place)
    where p.id = o.id and p.place <> o.place`.execute(tx);
  return true;
}

export type OptionStock = {
  id: number;
  productId: number;
  productName: string;
  label: string;
  /** Null: that of the product. */
  price: number | null;
  onHand: number | null;
  held: number;
  oversold: number;
  version: number;
  /** Of all options of the product, which are changed together. */
  changedAt: Date | null;
  /** The name of the staff member. */
  changedBy: string | null;
};

/** The stock of all options that are sold, of those of a product, or of one option. */
export async function optionStocks(
  db: Queries,
  { productId, optionId }: { productId?: number; optionId?: number } = {},
): Promise<OptionStock[]> {
  const { rows } = await sql<OptionStock>`
    select o.id, o.product_id, p.name as product_name, o.label, o.price, s.on_hand, s.held, s.oversold,
      s.version, o.changed_at, (select name from staff where staff.id = o.changed_by) as changed_by
    from product_options o
    join products p on p.id = o.product_id
    join stock s on s.option_id = o.id
    where o.retired_at is null
      and (${productId ?? null}::int is null or o.product_id = ${productId ?? null})
      and (${optionId ?? null}::int is null or o.id = ${optionId ?? null})
    order by o.product_id, o.place, o.id`.execute(db);
  return rows;
}

type NewOption = { id: number | null; label: string; price: number | null; place: number };

/** Options of a product with these labels, also retired ones. */
export const optionsByLabel = (tx: Tx, productId: number, labels: readonly string[]) =>
  tx
    .selectFrom('productOptions')
    .select(['id', 'label', 'retiredAt'])
    .where('productId', '=', productId)
    .where('label', 'in', labels.length > 0 ? labels : [''])
    .execute();

/** Sells a product as these options and no others. */
export async function writeOptions(
  tx: Tx,
  { productId, changedBy }: { productId: number; changedBy: string },
  options: readonly NewOption[],
): Promise<void> {
  const change = { changedBy, changedAt: sql<Date>`now()` };
  const ids = options.flatMap(({ id }) => (id === null ? [] : [id]));
  await sql`
    update product_options set retired_at = now()
    where product_id = ${productId} and retired_at is null and id <> all(${ids}::int[])`.execute(
    tx,
  );
  // Labels are unique at each moment: two options that swap theirs have none of both in between.
  await sql`
    update product_options set label = 'option ' || id || ' ' || gen_random_uuid()
    where product_id = ${productId} and id = any(${ids}::int[])`.execute(tx);
  for (const { id, ...option } of options)
    if (id === null)
      await tx
        .insertInto('productOptions')
        .values({ productId, ...option, ...change })
        .execute();
    else
      await tx
        .updateTable('productOptions')
        .set({ ...option, ...change, retiredAt: null })
        .where('id', '=', id)
        .execute();
}
