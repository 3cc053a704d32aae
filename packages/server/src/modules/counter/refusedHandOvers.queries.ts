import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { RefusedHandOverReason, Settlement, Tables } from '../../db/schema.ts';

type Refused = {
  orderId: string;
  key: string | undefined;
  deskAt: Date;
  reason: RefusedHandOverReason;
  staffId: string;
  sessionId: string;
  payment: { means?: 'cash' | 'other'; amount?: number };
};

/** Keeps a hand-over of a counter without the server that came too late. A repeat of its key adds nothing. */
export async function insertRefusedHandOver(
  db: Queries,
  { orderId, key, payment, ...refused }: Refused,
): Promise<void> {
  await db
    .insertInto('refusedHandOvers')
    .values({
      ...refused,
      id: newId(),
      orderId,
      handOverKey: key ?? null,
      means: payment.means ?? null,
      amount: payment.amount ?? null,
    })
    .onConflict((conflict) => conflict.columns(['orderId', 'handOverKey']).doNothing())
    .execute();
}

/** Whether the hand-over of this key was refused. */
export async function wasRefused(db: Queries, orderId: string, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('refusedHandOvers')
    .select('id')
    .where('orderId', '=', orderId)
    .where('handOverKey', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

export type RefusedHandOverRow = {
  id: string;
  orderId: string;
  userId: string;
  name: string;
  refusedAt: Date;
  deskAt: Date;
  by: string | null;
  means: 'cash' | 'other' | null;
  amount: number | null;
  reason: RefusedHandOverReason;
  settledAs: Settlement | null;
  settledAt: Date | null;
  settledNote: string | null;
  settledBy: string | null;
};

const refusals = (db: Queries) =>
  db
    .selectFrom('refusedHandOvers')
    .innerJoin('orders', 'orders.id', 'refusedHandOvers.orderId')
    .innerJoin('staff', 'staff.id', 'refusedHandOvers.staffId')
    .leftJoin('staff as settler', 'settler.id', 'refusedHandOvers.settledBy')
    .select([
      'refusedHandOvers.id',
      'refusedHandOvers.orderId',
      'orders.userId',
      'orders.name',
      'refusedHandOvers.refusedAt',
      'refusedHandOvers.deskAt',
      'staff.name as by',
      'refusedHandOvers.means',
      'refusedHandOvers.amount',
      'refusedHandOvers.reason',
      'refusedHandOvers.settledAs',
      'refusedHandOvers.settledAt',
      'refusedHandOvers.settledNote',
      'settler.name as settledBy',
    ])
    .orderBy('refusedHandOvers.refusedAt', 'desc')
    .orderBy('refusedHandOvers.id', 'desc');

const shownMs = 14 * 24 * 60 * 60 * 1000;

/** Older refusals are only in the history of their order. */
export const shownRefusalsSince = () => new Date(Date.now() - shownMs);

/** Refused hand-overs that nobody has settled, newest first. */
export const openRefusedHandOvers = (db: Queries, most: number): Promise<RefusedHandOverRow[]> =>
  refusals(db)
    .where('refusedHandOvers.refusedAt', '>=', shownRefusalsSince())
    .where('refusedHandOvers.settledAt', 'is', null)
    .limit(most)
    .execute();

export const refusedHandOversOf = (db: Queries, orderId: string): Promise<RefusedHandOverRow[]> =>
  refusals(db).where('refusedHandOvers.orderId', '=', orderId).execute();

/** Locks a refused hand-over until the transaction ends, so that two people cannot both settle it. */
export async function lockRefusedHandOver(
  tx: Transaction<Tables>,
  id: string,
): Promise<RefusedHandOverRow | undefined> {
  await tx
    .selectFrom('refusedHandOvers')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return refusals(tx).where('refusedHandOvers.id', '=', id).executeTakeFirst();
}

export async function settleRefusedHandOver(
  tx: Transaction<Tables>,
  id: string,
  { kind, note, by }: { kind: Settlement; note: string; by: string },
): Promise<void> {
  await tx
    .updateTable('refusedHandOvers')
    .set({ settledAs: kind, settledNote: note, settledBy: by, settledAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** The hand-over in force of each order: by whom, and when. */
export async function handOversInForce(
  db: Queries,
  orderIds: readonly string[],
): Promise<Map<string, { at: Date; by: string | null }>> {
  const { rows } = await sql<{ orderId: string; at: Date; by: string | null }>`
    select distinct on (c.order_id) c.order_id, coalesce(c.desk_at, c.changed_at) as at, s.name as by
    from order_changes c join orders o on o.id = c.order_id left join staff s on s.id = c.staff_id
    where c.order_id = any(${[...orderIds]}) and o.delivery_status = 'received' and c.delivery_status = 'received'
      and not exists (
        select from order_changes later
        where later.order_id = c.order_id and later.delivery_status <> 'received'
          and (later.changed_at, later.id) > (c.changed_at, c.id))
    order by c.order_id, c.changed_at, c.id`.execute(db);
  return new Map(rows.map(({ orderId, ...row }) => [orderId, row]));
}
