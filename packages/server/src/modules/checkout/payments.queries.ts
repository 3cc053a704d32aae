import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import {
  isInState,
  openStates,
  type PaymentState,
  paidStates,
  paymentState,
  publicState,
  stateColumns,
} from '../../db/paymentState.queries.ts';
import type { Tables } from '../../db/schema.ts';
import {
  lookUpIntervalMs,
  notCharged,
  type PendingState,
  stepLeaseMs,
  stepTimes,
} from './paymentStates.ts';

export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

const columns = [
  'id',
  'orderId',
  'sessionId',
  'gatewayPaymentId',
  'amount',
  'failure',
  'updatedAt',
  'phaseAt',
  'stepAttempts',
] as const;

/** As text from the database: a Date would lose its microseconds. */
const enteredAt = sql<string>`payments.phase_at::text`.as('enteredAt');

const expressions = [paymentState.as('state'), enteredAt] as const;

const findPayments = (db: Queries) =>
  db
    .selectFrom('payments')
    .select([...columns, ...expressions])
    .execute();

const inMilliseconds = (pause: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(secs => ${pause / 1000})`;

/** Enters a state in which the next step is scheduled. */
const entering = (state: PendingState) => ({
  ...stateColumns(state),
  phaseAt: sql<Date>`now()`,
  nextStepAt: inMilliseconds(stepTimes[state].firstStepAfterMs),
  stepAttempts: 0,
});

/** Enters a state that has no next step. */
const ending = (state: PaymentEnd) => ({ ...stateColumns(state), nextStepAt: null });

export async function startPayment(
  tx: Transaction<Tables>,
  orderId: string,
  amount: number,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('payments')
    .values({ id, orderId, amount, ...entering('starting') })
    .execute();
  return id;
}

export const paymentById = (db: Queries, id: string): Promise<PaymentRow> =>
  db
    .selectFrom('payments')
    .select([...columns, ...expressions])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The payments of an order, as staff see them. */
export async function paymentsOfOrder(db: Queries, orderId: string) {
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'gatewayPaymentId', 'amount', 'failure', 'createdAt', 'updatedAt'])
    .select(paymentState.as('state'))
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return payments.map(({ state, ...payment }) => ({ ...payment, state: publicState(state) }));
}

/** Payments of a fan whose result is open; at most one order at a time awaits its payment. */
export const openPaymentsOfFan = (db: Queries, userId: string) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .select([...columns.map((column) => `payments.${column}` as const), ...expressions])
    .where('orders.userId', '=', userId)
    .where('orders.paymentStatus', '=', 'awaiting')
    .where(isInState(...openStates))
    .execute();

export const openPaymentsOfOrder = (db: Queries, orderId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .select([...columns, ...expressions])
    .where('orderId', '=', orderId)
    .where(isInState(...openStates))
    .execute();

export async function statesOfOrder(
  tx: Transaction<Tables>,
  orderId: string,
): Promise<PaymentState[]> {
  const payments = await tx
    .selectFrom('payments')
    .select(paymentState.as('state'))
    .where('orderId', '=', orderId)
    .execute();
  return payments.map(({ state }) => state);
}

type PaymentEnd = 'paid' | 'failed' | 'canceled' | 'refunded';

/** Stores the final state of a payment and clears its next step. */
export async function endPayment(
  db: Queries,
  id: string,
  state: PaymentEnd,
  change: Partial<Pick<PaymentRow, 'gatewayPaymentId' | 'failure'>> = {},
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ ...ending(state), ...change, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** The payment of an order whose money the club has, had, or gives back. */
export const paymentWithMoney = (db: Queries, orderId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .select([...columns, ...expressions])
    .where('orderId', '=', orderId)
    .where(isInState(...paidStates, 'refund_due', 'refunded'))
    // A payment that was refunded because the order was paid twice is not the order's.
    .orderBy(isInState(...paidStates), 'desc')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Makes the next step send the refunds that are due of a payment whose rest the club keeps. */
export async function markPartRefundDue(db: Queries, id: string): Promise<void> {
  // Not the time of its last change, which is that of the payment: the receipt has it.
  await db.updateTable('payments').set(entering('part_refund_due')).where('id', '=', id).execute();
}

/** Ends the steps of a payment of which nothing is to be sent; with `isClosed` also of a whole refund. */
export async function endRefundSteps(db: Queries, id: string, isClosed: boolean): Promise<void> {
  await db
    .updateTable('payments')
    .set(ending('paid'))
    .where('id', '=', id)
    .where(isInState(...paidStates, ...(isClosed ? (['refund_due'] as const) : [])))
    .execute();
}

/** Marks the payment for a refund, which the next step executes. */
export async function markRefundDue(
  db: Queries,
  id: string,
  change: Partial<Pick<PaymentRow, 'gatewayPaymentId'>> = {},
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ ...entering('refund_due'), ...change, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** A payment as one request last read or wrote it: what the request writes next replaces only that. */
export type PaymentVersion = Pick<PaymentRow, 'id' | 'enteredAt'>;

const isCurrent = ({ enteredAt }: PaymentVersion) =>
  sql<boolean>`payments.phase_at = ${enteredAt}::timestamptz`;

/** Sets the state of an open payment. Undefined if another request continues it, or it was settled meanwhile. */
export const enterState = (
  db: Queries,
  version: PaymentVersion,
  state: PendingState,
): Promise<PaymentVersion | undefined> =>
  db
    .updateTable('payments')
    .set({ ...entering(state), updatedAt: sql<Date>`now()` })
    .where('id', '=', version.id)
    .where(isInState(...openStates))
    .where(isCurrent(version))
    .returning(['id', enteredAt])
    .executeTakeFirst();

/** Binds a started payment to its session. Undefined if another attempt continues or has replaced it meanwhile. */
export const bindSession = (
  db: Queries,
  version: PaymentVersion,
  sessionId: string,
): Promise<PaymentVersion | undefined> =>
  db
    .updateTable('payments')
    .set({ sessionId, ...entering('paying'), updatedAt: sql<Date>`now()` })
    .where('id', '=', version.id)
    .where(isInState('starting', 'not_opened'))
    .where(isCurrent(version))
    .returning(['id', enteredAt])
    .executeTakeFirst();

/** Cancels the payments of an order without a session at the gateway: a new attempt replaces them. */
export async function dropUnbound(tx: Transaction<Tables>, orderId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ ...ending('canceled'), updatedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where(isInState('starting', 'not_opened'))
    .execute();
}

export const lockPayment = (tx: Transaction<Tables>, id: string): Promise<PaymentRow> =>
  tx
    .selectFrom('payments')
    .select([...columns, ...expressions])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** The payment of an order whose money the club has. */
export const lockRefundablePayment = (tx: Transaction<Tables>, orderId: string) =>
  tx
    .selectFrom('payments')
    .select(['id', paymentState.as('state')])
    .where('orderId', '=', orderId)
    .where(isInState(...paidStates, 'refund_due'))
    .forUpdate()
    .executeTakeFirst();

/** Whether a payment ended without a charge, so that its key may start another one. */
export const wasNotCharged = ({ state, failure }: Pick<PaymentRow, 'state' | 'failure'>) =>
  state === 'failed' && failure === notCharged;

const isFree = sql<boolean>`(step_leased_until is null or step_leased_until <= now())`;

/** A process of an older release, which knows no refunds of a part, removes the next step of a paid payment. */
const isDue = sql<boolean>`id in (
  select id from payments where next_step_at <= now()
  union all
  select r.payment_id from refunds r join payments p on p.id = r.payment_id
  where r.state = 'due' and p.next_step_at is null)`;

/** The lease as text from the database: a Date would lose its microseconds. */
export type DueStep = PaymentRow & { lease: string };

/** Leases the due steps to this process; each step is leased to one process. */
export async function leaseDueSteps(db: Queries, most: number): Promise<DueStep[]> {
  const leasedUntil = inMilliseconds(stepLeaseMs);
  return db
    .updateTable('payments')
    .set({
      stepLeasedUntil: leasedUntil,
      nextStepAt: leasedUntil,
      lastStepAt: sql<Date>`now()`,
      stepAttempts: sql<number>`step_attempts + 1`,
    })
    .where('id', 'in', (due) =>
      due
        .selectFrom('payments')
        .select('id')
        .where(isDue)
        .where(isFree)
        .orderBy('nextStepAt')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning([...columns, ...expressions, sql<string>`step_leased_until::text`.as('lease')])
    .execute();
}

/**
 * Ends the lease and schedules the next step. A step requested meanwhile, or scheduled by a new state, keeps
 * its time; a payment that has ended has none.
 */
export async function releaseStep(
  db: Queries,
  { id, lease }: DueStep,
  pause: number,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      stepLeasedUntil: null,
      nextStepAt: sql<Date | null>`case
        when next_step_at is distinct from step_leased_until then next_step_at
        when ${isInState(...openStates, 'refund_due')}
          or exists (select from refunds where payment_id = payments.id and state = 'due')
          then now() + make_interval(secs => ${pause / 1000})
        end`,
    })
    .where('id', '=', id)
    .where(sql<boolean>`step_leased_until = ${lease}::timestamptz`)
    .execute();
}

/** A reader of an unpaid order brings its next look-up forward, at most once per `lookUpIntervalMs`. */
export async function advanceNextLookUp(db: Queries, orderId: string): Promise<void> {
  const soon = sql<Date>`greatest(now(), last_step_at + make_interval(secs => ${lookUpIntervalMs / 1000}))`;
  await db
    .updateTable('payments')
    .set({ nextStepAt: soon })
    .where('orderId', '=', orderId)
    .where(isInState('paying', 'challenge', 'unknown'))
    .where(isFree)
    .where('nextStepAt', '>', soon)
    .execute();
}

/**
 * A webhook of the gateway names this session: it is looked up at once, even if a step is under way. A paid one has
 * news only after a refund, which somebody may have made at the gateway itself.
 */
export async function lookUpNow(
  db: Queries,
  sessionId: string,
  { isRefund }: { isRefund: boolean },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ nextStepAt: sql<Date>`now()` })
    .where('sessionId', '=', sessionId)
    .where(
      isInState(
        ...openStates,
        ...(['failed', 'canceled', 'refund_due'] as const),
        ...(isRefund ? paidStates : []),
      ),
    )
    .execute();
}
