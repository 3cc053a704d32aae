import { sql } from 'kysely';
import { type Database, type Queries, transact } from '../../db/database.ts';
import {
  isInState,
  openStates,
  type PaymentState,
  paymentState,
} from '../../db/paymentState.queries.ts';
import type { PaymentStatus } from '../../db/schema.ts';

export type PaymentDifference = {
  kind:
    | 'charged_without_order'
    | 'paid_without_charge'
    | 'wrong_amount'
    | 'refund_due'
    | 'no_next_step';
  orderId: string | null;
  paymentId: string | null;
  gatewayPaymentId: string | null;
  /** Yen according to the orders, and yen that the gateway captured less refunds. */
  owed: number;
  charged: number;
};

export type PaymentAudit = { since: Date; compared: number; differences: PaymentDifference[] };

export async function insertAudit(db: Queries, since: Date): Promise<number> {
  const { id } = await db
    .insertInto('paymentChecks')
    .values({ since, scheduled: false, differences: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Undefined while another process makes today's audit, or when it has been made. */
export async function insertDailyAudit(db: Database, since: Date): Promise<number | undefined> {
  return transact(db, async (tx) => {
    // A statement sees what was committed when it began, so the lock is taken by one of its own: the insert
    // then sees the audit of the process that held the lock before.
    const { rows: locks } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('payment_checks')) as locked`.execute(tx);
    if (!locks[0]?.locked) return;
    const { rows } = await sql<{ id: number }>`
      insert into payment_checks (scheduled, since)
      select true, ${since} where not exists (select from payment_checks where scheduled
        and started_at > now() - interval '23 hours 30 minutes'
        and (finished_at is not null or started_at > now() - interval '15 minutes'))
      returning id`.execute(tx);
    return rows[0]?.id;
  });
}

export async function finishAudit(
  db: Queries,
  id: number,
  { compared, differences }: PaymentAudit,
): Promise<void> {
  await db
    .updateTable('paymentChecks')
    .set({
      finishedAt: sql<Date>`now()`,
      compared,
      differences: JSON.stringify(differences),
    })
    .where('id', '=', id)
    .execute();
}

export type PaymentOfOrder = {
  id: string;
  orderId: string;
  gatewayPaymentId: string | null;
  state: PaymentState;
  amount: number;
  createdAt: Date;
  updatedAt: Date;
  paymentStatus: PaymentStatus;
  totalPrice: number;
  /** What the gateway has refunded according to the rows. */
  refunded: number;
  /** Whether a refund is still to be sent, or was refused. */
  isOwed: boolean;
};

/** Payments created in the period, those the gateway lists, and every refund that is due. */
export const paymentsOf = (
  db: Queries,
  since: Date,
  until: Date,
  keys: string[],
): Promise<PaymentOfOrder[]> =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .select([
      'payments.id',
      'payments.orderId',
      'payments.gatewayPaymentId',
      paymentState.as('state'),
      'payments.amount',
      'payments.createdAt',
      'payments.updatedAt',
      'orders.paymentStatus',
      'orders.totalPrice',
      sql<number>`(select coalesce(sum(amount), 0)::int8 from refunds
        where payment_id = payments.id and means = 'card' and state = 'done')`.as('refunded'),
      sql<boolean>`exists (select from refunds where payment_id = payments.id and state <> 'done')`.as(
        'isOwed',
      ),
    ])
    .where((row) =>
      row.or([
        row('payments.id', 'in', (open) =>
          open
            .selectFrom('refunds')
            .select(sql<string>`payment_id`.as('id'))
            .where('state', '<>', 'done'),
        ),
        row.and([row('payments.createdAt', '>=', since), row('payments.createdAt', '<', until)]),
        isInState('refund_due'),
        row('payments.id', '=', sql<string>`any(${keys}::uuid[])`),
      ]),
    )
    .execute();

export type OrderWithoutStep = { orderId: string; totalPrice: number };

/** Orders that await a payment for which no step is scheduled. */
export async function ordersWithoutStep(db: Queries): Promise<OrderWithoutStep[]> {
  const { rows } = await sql<OrderWithoutStep>`
    select orders.id as order_id, orders.total_price from orders
    where orders.payment_status = 'awaiting' and not exists (
      select from payments where payments.order_id = orders.id
        and ${isInState(...openStates, 'refund_due')}
        and payments.next_step_at > now() - interval '2 minutes')`.execute(db);
  return rows;
}

/** Payments whose next step is overdue: no process works on them. */
export async function countLateSteps(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('nextStepAt', '<', sql<Date>`now() - interval '2 minutes'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Number of differences found by the last finished audit. */
export async function countDifferences(db: Queries): Promise<number> {
  const audit = await db
    .selectFrom('paymentChecks')
    .select(sql<number>`jsonb_array_length(differences)`.as('count'))
    .where('finishedAt', 'is not', null)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return audit?.count ?? 0;
}
