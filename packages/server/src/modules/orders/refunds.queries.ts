import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { DeliveryStatus, RefundKind, RefundMeans, Tables } from '../../db/schema.ts';

export type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number];

/** Refunds of an order, oldest first. */
export const refundsOf = (db: Queries, orderId: string) =>
  db
    .selectFrom('refunds')
    .leftJoin('staff', 'staff.id', 'refunds.staffId')
    .select([
      'refunds.id',
      'refunds.orderId',
      'refunds.paymentId',
      'refunds.kind',
      'refunds.amount',
      'refunds.means',
      'refunds.state',
      'refunds.failure',
      'refunds.attempt',
      'refunds.reason',
      'refunds.createdAt',
      'refunds.doneAt',
      'staff.name as by',
    ])
    .where('refunds.orderId', '=', orderId)
    .orderBy('refunds.createdAt')
    .orderBy('refunds.id')
    .execute();

/** Whether an order has refunds after which its delivery status was always the present one. */
export async function hasRefundsSince(
  db: Queries,
  { id, deliveryStatus }: { id: string; deliveryStatus: DeliveryStatus },
): Promise<boolean> {
  const { rows } = await sql`
    select from refunds r where r.order_id = ${id} and not exists (
      select from order_changes c where c.order_id = r.order_id and c.delivery_status <> ${deliveryStatus}
        and c.changed_at > r.created_at)
    limit 1`.execute(db);
  return rows.length > 0;
}

export type ReturnedItem = {
  productId: number;
  /** Missing for what is sold as one. */
  optionId?: number;
  quantity: number;
};

export type NewRefund = {
  orderId: string;
  paymentId: string | null;
  kind: RefundKind;
  amount: number;
  means: RefundMeans | null;
  state: 'due' | 'done';
  reason: string | null;
  staffId: string | null;
  items?: readonly ReturnedItem[];
};

export async function insertRefund(
  tx: Transaction<Tables>,
  { items = [], ...refund }: NewRefund,
): Promise<string> {
  const id = newId();
  const doneAt = refund.state === 'done' ? new Date() : null;
  await tx
    .insertInto('refunds')
    .values({ ...refund, id, doneAt })
    .execute();
  if (items.length > 0)
    await tx
      .insertInto('refundItems')
      .values(items.map((item) => ({ ...item, optionId: item.optionId ?? null, refundId: id })))
      .execute();
  return id;
}

type Change = Partial<Pick<RefundRow, 'means' | 'state' | 'failure' | 'attempt'>>;

export async function updateRefund(
  tx: Transaction<Tables>,
  id: string,
  change: Change,
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ ...change, ...(change.state !== undefined && { doneAt: doneAtOf(change.state) }) })
    .where('id', '=', id)
    .execute();
}

const doneAtOf = (state: RefundRow['state']) =>
  state === 'done' ? sql<Date>`clock_timestamp()` : null;

/** Goods of an order that came back, by refund. */
export async function returnedItemsOf(
  db: Queries,
  orderId: string,
): Promise<(ReturnedItem & { refundId: string })[]> {
  const rows = await db
    .selectFrom('refundItems')
    .innerJoin('refunds', 'refunds.id', 'refundItems.refundId')
    .select(['refundId', 'productId', 'optionId', 'quantity'])
    .where('refunds.orderId', '=', orderId)
    .orderBy('productId')
    .orderBy('optionId')
    .execute();
  return rows.map(({ optionId, ...row }) => ({ ...row, ...(optionId !== null && { optionId }) }));
}

export type RefundSums = { done: number; open: number };

/** Yen of an order that go back, whether they have arrived or not. */
export const refundedYen = ({ done, open }: RefundSums = { done: 0, open: 0 }): number =>
  done + open;

/** Yen of each order that have gone back, and that are still to go back. */
export async function refundSums(
  db: Queries,
  orderIds: readonly string[],
): Promise<Map<string, RefundSums>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<RefundSums & { orderId: string }>`
    select order_id, coalesce(sum(amount) filter (where state = 'done'), 0)::int8 as done,
      coalesce(sum(amount) filter (where state <> 'done'), 0)::int8 as open
    from refunds where order_id = any(${orderIds}) group by order_id`.execute(db);
  return new Map(rows.map(({ orderId, done, open }) => [orderId, { done, open }]));
}
