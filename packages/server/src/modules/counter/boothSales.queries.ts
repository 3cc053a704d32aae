import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { dayOf } from '../../db/day.queries.ts';
import { newId } from '../../db/id.ts';
import type { Tables } from '../../db/schema.ts';

type Tx = Transaction<Tables>;

export type BoothOption = {
  id: number;
  productId: number;
  productName: string;
  imageFile: string | null;
  /** Empty for what is sold as one. */
  label: string;
  price: number;
};

/**
 * What a booth sells: all goods of the club that are not retired, also those that fans do not see and those whose sale has
 * not begun or has ended. What another shop sells, and what is made to order, is not here. All of them, or this option.
 */
export async function boothOptions(db: Queries, optionId?: number): Promise<BoothOption[]> {
  const { rows } = await sql<BoothOption>`
    select o.id, p.id as product_id, p.name as product_name, p.image_files[1] as image_file, o.label,
      coalesce(o.price, p.price) as price
    from products p join product_options o on o.product_id = p.id
    where p.retired_at is null and p.external_link_url is null and p.delivery_period is null and o.retired_at is null
      and (${optionId ?? null}::int is null or o.id = ${optionId ?? null})
    order by p.place, p.id, o.place, o.id`.execute(db);
  return rows;
}

/** An option with its product as they are now, also retired ones: a booth without the server may have sold it. */
export async function anyOption(
  db: Queries,
  optionId: number,
): Promise<Pick<BoothOption, 'id' | 'productId' | 'productName' | 'label'> | undefined> {
  return db
    .selectFrom('productOptions as o')
    .innerJoin('products as p', 'p.id', 'o.productId')
    .select(['o.id', 'p.id as productId', 'p.name as productName', 'o.label'])
    .where('o.id', '=', optionId)
    .executeTakeFirst();
}

export type BoothSaleRow = {
  id: string;
  optionId: number;
  productId: number;
  productName: string;
  optionLabel: string;
  quantity: number;
  price: number;
  means: 'cash' | 'other';
  short: number;
  staffId: string;
  sessionId: string;
  by: string;
  recordedAt: Date;
  deskAt: Date | null;
  undoneAt: Date | null;
};

const sales = (db: Queries) =>
  db
    .selectFrom('boothSales as b')
    .innerJoin('productOptions as o', 'o.id', 'b.optionId')
    .innerJoin('staff', 'staff.id', 'b.staffId')
    .selectAll('b')
    .select(['o.productId', 'staff.name as by']);

export const boothSale = (db: Queries, id: string): Promise<BoothSaleRow | undefined> =>
  sales(db).where('b.id', '=', id).executeTakeFirst();

/** Locks a sale until the transaction ends, so that two people cannot both take it back. */
export async function lockBoothSale(tx: Tx, id: string): Promise<BoothSaleRow | undefined> {
  await tx.selectFrom('boothSales').select('id').where('id', '=', id).forUpdate().execute();
  return boothSale(tx, id);
}

/** The last sales of a session, newest first. */
export const boothSalesOf = (
  db: Queries,
  sessionId: string,
  most: number,
): Promise<BoothSaleRow[]> =>
  sales(db)
    .where('b.sessionId', '=', sessionId)
    .orderBy('b.recordedAt', 'desc')
    .orderBy('b.id')
    .limit(most)
    .execute();

type NewSale = Omit<BoothSaleRow, 'productId' | 'by' | 'recordedAt' | 'undoneAt'>;

/** Stores a sale, and what was paid for it in the till of the desk or person that sold it. */
export async function insertBoothSale(tx: Tx, sale: NewSale): Promise<void> {
  await tx.insertInto('boothSales').values(sale).execute();
  const amount = sale.price * sale.quantity;
  if (amount === 0) return;
  await sql`
    insert into till_entries (id, day, happened_at, till_id, kind, booth_sale_id, means, amount)
    values (${newId()}, ${today}, ${sale.deskAt}, ${sale.staffId}, 'payment', ${sale.id}, ${sale.means},
      ${amount})`.execute(tx);
}

/** Notes that a sale, which is locked, was taken back, and takes its money out of the till, today. */
export async function noteBoothUndo(tx: Tx, id: string): Promise<void> {
  await sql`update booth_sales set undone_at = clock_timestamp() where id = ${id}`.execute(tx);
  await sql`
    insert into till_entries (id, day, till_id, kind, booth_sale_id, means, amount)
    select gen_random_uuid(), ${today}, till_id, 'undo', booth_sale_id, means, -amount
    from till_entries where booth_sale_id = ${id} and kind = 'payment'`.execute(tx);
}

const today = dayOf(sql`clock_timestamp()`);
