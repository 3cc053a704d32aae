import type { Carrier } from '@homestand/api-client/carriers';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../db/database.ts';
import type { DeliveryStatus, StaffOrderState, Tables } from '../../../db/schema.ts';

export type ShippedOrder = {
  id: string;
  userId: string;
  name: string;
  state: StaffOrderState;
  deliveryStatus: DeliveryStatus;
  carrier: Carrier | null;
  trackingNumber: string | null;
  changeId: string | null;
};

/** Orders of these numbers, each with the last entry of its history. */
export async function ordersToShip(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, ShippedOrder>> {
  const { rows } = await sql<ShippedOrder>`
    select o.id, o.user_id, o.name, o.state, o.delivery_status, o.carrier, o.tracking_number,
      (select c.id from order_changes c where c.order_id = o.id
        order by c.changed_at desc, c.id desc limit 1) as change_id
    from orders o where o.id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks orders in the order of their numbers, so that two who lock several never wait for each other. */
export async function lockOrders(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await sql`select from orders where id = any(${ids}) order by id for no key update`.execute(tx);
}

const waiting = (db: Queries, orderId?: string) =>
  db
    .selectFrom('orders')
    .where('state', '=', 'unshipped')
    .where('deliveryMethod', '=', 'shipping')
    .$if(orderId !== undefined, (rows) => rows.where('id', '=', orderId ?? ''));

/** Orders that wait to be shipped, the oldest first. */
export const ordersToPack = (
  db: Queries,
  { orderId, most }: { orderId?: string | undefined; most: number },
) =>
  waiting(db, orderId)
    .select([
      'id',
      'userId',
      'createdAt',
      'name',
      'phone',
      'postalCode',
      'prefecture',
      'city',
      'street',
      'building',
      'carrier',
      'trackingNumber',
      'memo',
      'totalPrice',
    ])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(most)
    .execute();

export async function countToPack(db: Queries, orderId?: string): Promise<number> {
  const { count } = await waiting(db, orderId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
