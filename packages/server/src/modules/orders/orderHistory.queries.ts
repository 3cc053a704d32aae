import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { dayOf } from '../../db/day.queries.ts';
import { newId } from '../../db/id.ts';
import type { RefundState, Tables } from '../../db/schema.ts';

/** Why and by whom an order is changed, and what was paid for it at the counter. */
export type ChangeNote = {
  reason?: string | undefined;
  /** Undefined if the server or a command changes it. */
  staff?: { id: string; sessionId: string } | undefined;
  payment?: { means: 'cash' | 'other'; amount: number } | undefined;
  /** Key of a hand-over, and the time at a counter that could not reach the server. */
  handOver?: { key: string | undefined; deskAt: Date | undefined } | undefined;
  /** The refund that the change belongs to, with its state after it. */
  refund?: { id: string; state: RefundState } | undefined;
};

/**
 * Adds the present statuses of an order, which is locked, to its history. The time is that of the call, so that it follows
 * the order of the changes.
 */
export async function recordOrderChange(
  tx: Transaction<Tables>,
  orderId: string,
  { reason, staff, payment, handOver, refund }: ChangeNote = {},
): Promise<void> {
  await sql`
    insert into order_changes (order_id, id, changed_at, delivery_status, payment_status, tracking_number, carrier, reason,
      staff_id, session_id, means, amount, desk_at, hand_over_key, refund_id, refund_state)
    select id, ${newId()}, clock_timestamp(), delivery_status, payment_status, tracking_number, carrier, ${reason ?? null},
      ${staff?.id ?? null}, ${staff?.sessionId ?? null}, ${payment?.means ?? null}, ${payment?.amount ?? null},
      ${handOver?.deskAt ?? null}, ${handOver?.key ?? null}, ${refund?.id ?? null}, ${refund?.state ?? null}
    from orders where id = ${orderId}`.execute(tx);
}

/** Adds what was paid at the counter to the till of the desk or person that took it. */
export async function addTillPayment(
  tx: Transaction<Tables>,
  orderId: string,
  { staff, payment, handOver }: ChangeNote,
): Promise<void> {
  if (!staff || !payment) return;
  const { means, amount } = payment;
  await sql`
    insert into till_entries (id, day, happened_at, till_id, kind, order_id, means, amount)
    values (${newId()}, ${today}, ${handOver?.deskAt ?? null}, ${staff.id}, 'payment', ${orderId}, ${means},
      ${amount})`.execute(tx);
}

/** Takes what hand-overs of an order put into tills out of them, today. What staff have refunded stays as it is. */
export async function returnTillPayment(tx: Transaction<Tables>, orderId: string): Promise<void> {
  await sql`
    insert into till_entries (id, day, till_id, kind, order_id, means, amount)
    select gen_random_uuid(), ${today}, till_id, 'undo', order_id, means, -sum(amount)
    from till_entries where order_id = ${orderId} and kind in ('payment', 'undo')
    group by till_id, order_id, means having sum(amount) <> 0`.execute(tx);
}

/** Takes money that staff give back, not by card, out of the till of the person who does. */
export async function addTillRefund(
  tx: Transaction<Tables>,
  orderId: string,
  staffId: string,
  { means, amount }: { means: 'cash' | 'other'; amount: number },
): Promise<void> {
  await sql`
    insert into till_entries (id, day, till_id, kind, order_id, means, amount)
    values (${newId()}, ${today}, ${staffId}, 'refund', ${orderId}, ${means}, ${-amount})`.execute(
    tx,
  );
}

const today = dayOf(sql`clock_timestamp()`);

/** Changes since the order was placed, oldest first; those before this table existed are missing. */
export const changesOfOrder = (db: Queries, orderId: string) =>
  db
    .selectFrom('orderChanges as c')
    .leftJoin('staff', 'staff.id', 'c.staffId')
    .select(['c.changedAt', 'c.deliveryStatus', 'c.paymentStatus', 'c.trackingNumber', 'c.reason'])
    .select(['staff.name as by', 'c.means', 'c.amount'])
    .where('c.orderId', '=', orderId)
    .orderBy('c.changedAt')
    .orderBy('c.id')
    .execute();

/** The last entry of an order's history, by which a change tells that it knows the present state. */
export async function lastChangeOf(
  db: Queries,
  orderId: string,
): Promise<{ id: string; at: Date; by: string | null } | undefined> {
  return db
    .selectFrom('orderChanges')
    .leftJoin('staff', 'staff.id', 'orderChanges.staffId')
    .select(['orderChanges.id', 'orderChanges.changedAt as at', 'staff.name as by'])
    .where('orderChanges.orderId', '=', orderId)
    .orderBy('orderChanges.changedAt', 'desc')
    .orderBy('orderChanges.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
