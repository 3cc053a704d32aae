import { quantityMax } from '@homestand/api-client/limits';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import {
  type FanStock,
  type Item,
  madeToOrderOf,
  type Option,
  stockOfOption,
} from '../orders/index.ts';

export type CartRow = Item & {
  /** The sale of the product. */
  opensAt: Date | null;
  closesAt: Date | null;
  /** Null if the price has not changed. */
  previousPrice: number | null;
  /** Null if it is not counted. */
  stock: FanStock | null;
};

/** Serializes changes to one fan's cart and orders, across devices and double taps. */
export async function lockFan(tx: Transaction<Tables>, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export type Cart = {
  rows: CartRow[];
  /** Goods that are no longer sold, until a cart that named them is replaced. */
  gone: Item[];
};

/** The lines of a cart. What is sold as one has no option here. */
const linesOf = (userId: string) => sql`(
  select i.product_id, null::int as option_id, i.quantity, i.price, i.added_at from cart_items i where i.user_id = ${userId}
  union all
  select o.product_id, c.option_id, c.quantity, c.price, c.added_at
  from cart_options c join product_options o on o.id = c.option_id where c.user_id = ${userId})`;

type Stored = Omit<CartRow, 'option' | 'madeToOrder'> & {
  option: Option | null;
  deliveryPeriod: string | null;
  isSold: boolean;
};

export async function readCart(db: Queries, userId: string): Promise<Cart> {
  const { rows } = await sql<Stored>`
    select p.id as product_id, p.name as product_name, coalesce(o.price, p.price) as unit_price, l.quantity,
      nullif(l.price, coalesce(o.price, p.price)) as previous_price, p.image_files, p.opens_at, p.closes_at, p.delivery_period,
      case when l.option_id is not null then json_build_object('id', o.id, 'label', o.label) end as option,
      ${stockOfOption(userId)} as stock,
      p.on_sale and p.external_link_url is null and o.retired_at is null as is_sold
    from ${linesOf(userId)} l
    join products p on p.id = l.product_id
    join product_options o on o.product_id = p.id and (o.id = l.option_id or l.option_id is null and o.label = '')
    order by l.added_at, p.id, o.id`.execute(db);
  const items = rows.map(({ isSold, option, deliveryPeriod, ...row }) => ({
    isSold,
    item: {
      ...row,
      ...(option && { option }),
      ...madeToOrderOf({ deliveryPeriod, closesAt: row.closesAt }),
    },
  }));
  return {
    rows: items.filter(({ isSold }) => isSold).map(({ item }) => item),
    gone: items.filter(({ isSold }) => !isSold).map(({ item }) => item),
  };
}

export const cartRows = async (db: Queries, userId: string): Promise<CartRow[]> =>
  (await readCart(db, userId)).rows;

export type Line = {
  productId: number;
  /** Null for what is sold as one. */
  optionId: number | null;
  quantity: number;
  price: number;
};

/** Stores the current price, which the fan has just seen. */
export async function addToCart(
  tx: Transaction<Tables>,
  userId: string,
  lines: readonly Line[],
): Promise<void> {
  const sum = (table: 'cartItems' | 'cartOptions') =>
    sql<number>`least(${sql.ref(`${table}.quantity`)}::bigint + excluded.quantity, ${quantityMax})`;
  for (const line of lines)
    await writeLine(tx, userId, line, (table) => ({ quantity: sum(table), price: line.price }));
}

type LineChange = { quantity: number | RawBuilder<number>; price?: number };

/** Inserts a line of the cart, or changes the one of the same goods. */
async function writeLine(
  tx: Transaction<Tables>,
  userId: string,
  { productId, optionId, quantity, price }: Line,
  changeOf: (table: 'cartItems' | 'cartOptions') => LineChange,
): Promise<void> {
  await (optionId === null
    ? tx
        .insertInto('cartItems')
        .values({ userId, productId, quantity, price })
        .onConflict((rows) =>
          rows.columns(['userId', 'productId']).doUpdateSet(changeOf('cartItems')),
        )
    : tx
        .insertInto('cartOptions')
        .values({ userId, optionId, quantity, price })
        .onConflict((rows) =>
          rows.columns(['userId', 'optionId']).doUpdateSet(changeOf('cartOptions')),
        )
  ).execute();
}

/** Rows of the `others` stay as they are. */
export async function replaceCart(
  tx: Transaction<Tables>,
  userId: string,
  lines: readonly Line[],
  others: Cart['gone'],
): Promise<void> {
  const named = [
    ...lines,
    ...others.map(({ productId, option }) => ({ productId, optionId: option?.id ?? null })),
  ];
  const productIds = named.flatMap((line) => (line.optionId === null ? [line.productId] : []));
  const optionIds = named.flatMap(({ optionId }) => (optionId === null ? [] : [optionId]));
  await sql`delete from cart_items i where i.user_id = ${userId} and i.product_id <> all(${productIds}::int[])`.execute(
    tx,
  );
  await sql`delete from cart_options c where c.user_id = ${userId} and c.option_id <> all(${optionIds}::int[])`.execute(
    tx,
  );
  for (const line of lines) await writeLine(tx, userId, line, () => ({ quantity: line.quantity }));
}

/** Removes bought goods from the cart; those added meanwhile stay. */
export async function takeBought(
  tx: Transaction<Tables>,
  userId: string,
  orderId: string,
): Promise<void> {
  const bought = [
    { cart: sql`cart_items`, isBought: sql`i.option_id is null and c.product_id = i.product_id` },
    { cart: sql`cart_options`, isBought: sql`c.option_id = i.option_id` },
  ];
  for (const { cart, isBought } of bought) {
    await sql`
      delete from ${cart} c using order_items i
      where i.order_id = ${orderId} and c.user_id = ${userId} and ${isBought} and c.quantity <= i.quantity`.execute(
      tx,
    );
    await sql`
      update ${cart} c set quantity = c.quantity - i.quantity from order_items i
      where i.order_id = ${orderId} and c.user_id = ${userId} and ${isBought}`.execute(tx);
  }
}
