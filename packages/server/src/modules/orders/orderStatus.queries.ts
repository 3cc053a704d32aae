import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { newOrderId } from './orderId.ts';
import type { NewOrder, StatusChange } from './orders.queries.ts';

/** Adds an order under a number that no other order has. */
export async function insertOrder(tx: Transaction<Tables>, order: NewOrder): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const id = newOrderId();
    const inserted = await tx
      .insertInto('orders')
      .values({ ...order, id })
      .onConflict((rows) => rows.column('id').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 0n || attempt === 10) return id;
  }
}

export async function updateOrder(
  tx: Transaction<Tables>,
  id: string,
  change: StatusChange | NewOrder,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...change, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
