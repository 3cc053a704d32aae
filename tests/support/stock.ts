import { sql } from 'kysely';
import { transact } from '../../packages/server/src/db/database.ts';
import {
  allStock,
  compareStock,
  countStock,
} from '../../packages/server/src/modules/orders/index.ts';
import type { TestServer } from './server.ts';

type Databases = Pick<TestServer, 'db'>;

export async function stockRowOf({ db }: Databases, productId: number) {
  const row = (await allStock(db)).find((each) => each.productId === productId);
  if (!row) throw new Error(`Product ${productId} has no stock.`);
  return row;
}

/** Pieces of a product, and how many of them orders hold. */
export async function stockOf(server: Databases, productId: number) {
  const { onHand, held } = await stockRowOf(server, productId);
  return { onHand, held };
}

/** Sets the stock of a product to a count, whatever was moved. */
export async function count(server: Databases, productId: number, pieces: number) {
  await countOption(server, (await stockRowOf(server, productId)).optionId, pieces);
}

/** What was moved of a product, oldest first, as kind, change on hand and change of what is held. */
export async function movesOf({ db }: Databases, productId: number) {
  const { rows } = await sql<{ kind: string; onHand: number; held: number }>`
    select m.kind, m.on_hand_change as on_hand, m.held_change as held
    from stock_moves m join product_options o on o.id = m.option_id
    where o.product_id = ${productId} order by m.version`.execute(db);
  return rows.map(({ kind, onHand, held }) => [kind, onHand, held]);
}

export const stockDifferences = ({ db }: Databases) => compareStock(db);

export const noDifferences = { sums: [], orders: [] };

type NewOption = { label: string; price?: number };

/** Sells a product in options, in this order, instead of as one. Returns their ids. */
export async function createOptions(
  { db }: Databases,
  productId: number,
  options: readonly NewOption[],
): Promise<number[]> {
  await db
    .updateTable('productOptions')
    .set({ retiredAt: new Date() })
    .where('productId', '=', productId)
    .where('label', '=', '')
    .execute();
  const rows = await db
    .insertInto('productOptions')
    .values(options.map((option, index) => ({ ...option, productId, place: index + 1 })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the stock of an option to a count, whatever was moved. */
export async function countOption(server: Databases, optionId: number, pieces: number) {
  const { onHand, version } = await stockOfOption(server, optionId);
  const counted = await transact(server.db, (tx) =>
    countStock(tx, { optionId, count: pieces, version: onHand === null ? undefined : version }),
  );
  if ('refused' in counted) throw new Error(`The count was refused: ${counted.refused}`);
}

/** Pieces of an option, and how many of them orders hold. */
export async function stockOfOption({ db }: Databases, optionId: number) {
  return db
    .selectFrom('stock')
    .select(['onHand', 'held', 'oversold', 'version'])
    .where('optionId', '=', optionId)
    .executeTakeFirstOrThrow();
}
