import type { Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

const columns = [
  'name',
  'kana',
  'email',
  'postalCode',
  'prefecture',
  'city',
  'street',
  'building',
  'phoneNumber',
] as const;

export type SavedAddress = Record<(typeof columns)[number], string>;

export const readAddress = (db: Queries, userId: string): Promise<SavedAddress | undefined> =>
  db
    .selectFrom('shippingAddresses')
    .select(columns)
    .where('userId', '=', userId)
    .executeTakeFirst();

/** False when the user has one already. */
export async function createAddress(
  db: Queries,
  userId: string,
  address: SavedAddress,
): Promise<boolean> {
  const made = await db
    .insertInto('shippingAddresses')
    .values({ ...address, userId })
    .onConflict((rows) => rows.column('userId').doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

/** False when the user has none. */
export async function updateAddress(
  db: Queries,
  userId: string,
  address: SavedAddress,
): Promise<boolean> {
  const changed = await db
    .updateTable('shippingAddresses')
    .set(address)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function saveAddress(tx: Transaction<Tables>, userId: string, address: SavedAddress) {
  await tx
    .insertInto('shippingAddresses')
    .values({ ...address, userId })
    .onConflict((rows) => rows.column('userId').doUpdateSet(address))
    .execute();
}
