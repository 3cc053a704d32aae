import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { Tables } from '../../db/schema.ts';

export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

const columns = [
  'id',
  'orderId',
  'sessionId',
  'gatewayPaymentId',
  'amount',
  'state',
  'failure',
  'updatedAt',
] as const;

const findPayments = (db: Queries) => db.selectFrom('payments').select(columns).execute();

export async function startPayment(
  tx: Transaction<Tables>,
  orderId: string,
  amount: number,
): Promise<string> {
  const id = newId();
  await tx.insertInto('payments').values({ id, orderId, amount, state: 'started' }).execute();
  return id;
}

export const paymentById = (db: Queries, id: string): Promise<PaymentRow> =>
  db.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirstOrThrow();

export const paymentOfSession = (db: Queries, sessionId: string) =>
  db.selectFrom('payments').select(columns).where('sessionId', '=', sessionId).executeTakeFirst();

/** Tries to pay of one order that may still end either way. */
export const openPaymentsOf = (db: Queries, orderId: string) =>
  db
    .selectFrom('payments')
    .select(columns)
    .where('orderId', '=', orderId)
    .where('state', 'in', ['started', 'awaiting', 'refund_due'])
    .execute();

/** The same of a fan: there is at most one order on its way to be paid. */
export const openPaymentsOfFan = (db: Queries, userId: string) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .select(columns.map((column) => `payments.${column}` as const))
    .where('orders.userId', '=', userId)
    .where('orders.paymentStatus', '=', 'awaiting')
    .where('payments.state', 'in', ['started', 'awaiting'])
    .execute();

/** Those that nobody has looked after for a while. */
export const forgottenPayments = (db: Queries, seconds: number, most: number) =>
  db
    .selectFrom('payments')
    .select(columns)
    .where('state', 'in', ['started', 'awaiting', 'refund_due'])
    .where('updatedAt', '<', new Date(Date.now() - seconds * 1000))
    .orderBy('updatedAt')
    .limit(most)
    .execute();

export async function changePayment(
  db: Queries,
  id: string,
  change: Partial<Pick<PaymentRow, 'state' | 'sessionId' | 'gatewayPaymentId' | 'failure'>>,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ ...change, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Binds a started payment to its session. False when another try has taken its place meanwhile. */
export async function bindSession(db: Queries, id: string, sessionId: string): Promise<boolean> {
  const bound = await db
    .updateTable('payments')
    .set({ sessionId, state: 'awaiting', updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'started')
    .executeTakeFirst();
  return bound.numUpdatedRows > 0n;
}

/** A new try takes the place of those that have not reached the gateway. */
export async function dropUnbound(tx: Transaction<Tables>, orderId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state: 'canceled', updatedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('state', '=', 'started')
    .execute();
}

export const lockPayment = (tx: Transaction<Tables>, id: string): Promise<PaymentRow> =>
  tx
    .selectFrom('payments')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
