import { sql } from 'kysely';
import type { ListedPayment } from '../../adapters/payment/index.ts';
import type { Queries } from '../../db/database.ts';
import type { PaymentStatus, Tables } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

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

export type PaymentCheck = { since: Date; compared: number; differences: PaymentDifference[] };

type Checking = Pick<Services, 'db' | 'payment'>;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

export const defaultCheckStart = () => new Date(Date.now() - 2 * day);

/** Payments this recent are not compared: they may still be in progress. */
const stillMoving = 5 * minute;
const clockDifference = 10 * minute;

/** Compares the gateway's charges since a time with what the orders owe, and stores the differences. */
export async function checkPayments(services: Checking, since: Date): Promise<PaymentCheck> {
  const { id } = await services.db
    .insertInto('paymentChecks')
    .values({ since, scheduled: false, differences: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return finishCheck(services, id, since);
}

/**
 * The same check for the last two days, run daily by one of the processes. Each difference is logged as an
 * error.
 */
export async function checkPaymentsDaily(
  services: Checking & Pick<Services, 'onError'>,
): Promise<void> {
  const since = defaultCheckStart();
  const started = await sql<{ id: number }>`
    insert into payment_checks (scheduled, since)
    select true, ${since} where pg_try_advisory_xact_lock(hashtext('payment_checks'))
      and not exists (select from payment_checks where scheduled
        and started_at > now() - interval '23 hours 30 minutes'
        and (finished_at is not null or started_at > now() - interval '15 minutes'))
    returning id`.execute(services.db);
  const [row] = started.rows;
  if (!row) return;
  const { differences } = await finishCheck(services, row.id, since);
  for (const difference of differences) services.onError(new PaymentsDiffer(difference));
}

/** Logged for the operator; the row of the check stores it as well. */
class PaymentsDiffer extends Error {
  override name = 'PaymentsDiffer';

  constructor({ kind, orderId, paymentId, gatewayPaymentId, owed, charged }: PaymentDifference) {
    super(
      `${kind}: order ${orderId}, payment ${paymentId}, at the gateway ${gatewayPaymentId}, owed ${owed}, charged ${charged}`,
    );
  }
}

async function finishCheck(services: Checking, id: number, since: Date): Promise<PaymentCheck> {
  const check = await comparePayments(services, since);
  await services.db
    .updateTable('paymentChecks')
    .set({
      finishedAt: sql<Date>`now()`,
      compared: check.compared,
      differences: JSON.stringify(check.differences),
    })
    .where('id', '=', id)
    .execute();
  return check;
}

async function comparePayments(
  { db, payment: gateway }: Checking,
  since: Date,
): Promise<PaymentCheck> {
  const until = new Date(Date.now() - stillMoving);
  // A payment row is written before the gateway is called, and is charged within minutes, so the gateway's
  // list extends to now.
  const listed = await gateway.listPayments(
    new Date(since.getTime() - clockDifference),
    new Date(Date.now() + clockDifference),
  );
  const keys = listed.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  const rows = await paymentsOf(db, since, until, keys);
  const chargesOf = Map.groupBy(listed, ({ idempotencyKey }) => idempotencyKey);

  const differences = [
    ...rows.flatMap((row) => differenceOf(row, chargesOf.get(row.id) ?? [], since)),
    ...unknownCharges(listed, new Set(rows.map(({ id }) => id)), since),
    ...(await ordersWithoutStep(db)),
  ];
  return { since, compared: listed.length, differences };
}

type PaymentOfOrder = {
  id: string;
  orderId: string;
  gatewayPaymentId: string | null;
  state: Tables['payments']['state'];
  amount: number;
  createdAt: Date;
  updatedAt: Date;
  paymentStatus: PaymentStatus;
  totalPrice: number;
};

/** Payments created in the period, those the gateway lists, and every refund that is due. */
const paymentsOf = (
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
      'payments.state',
      'payments.amount',
      'payments.createdAt',
      'payments.updatedAt',
      'orders.paymentStatus',
      'orders.totalPrice',
    ])
    .where((row) =>
      row.or([
        row.and([row('payments.createdAt', '>=', since), row('payments.createdAt', '<', until)]),
        row('payments.state', '=', 'refund_due'),
        row('payments.id', '=', sql<string>`any(${keys}::uuid[])`),
      ]),
    )
    .execute();

function differenceOf(
  payment: PaymentOfOrder,
  charges: ListedPayment[],
  since: Date,
): PaymentDifference[] {
  const { id: paymentId, orderId, state, amount, totalPrice, paymentStatus, createdAt } = payment;
  const charged = charges.reduce((sum, { kept }) => sum + kept, 0);
  const isPaid = state === 'paid';
  const gatewayPaymentId = payment.gatewayPaymentId ?? charges[0]?.paymentId ?? null;
  const differs = (kind: PaymentDifference['kind'], owed: number): PaymentDifference[] => [
    { kind, orderId, paymentId, gatewayPaymentId, owed, charged },
  ];
  if (state === 'refund_due') return differs('refund_due', 0);
  if (!isPaid) {
    const isOpen = state === 'started' || state === 'awaiting';
    const isMoving = isOpen && Date.now() - payment.updatedAt.getTime() < stillMoving;
    return charged > 0 && !isMoving ? differs('charged_without_order', 0) : [];
  }
  // Its charge was made before the listed period.
  if (createdAt < since && charges.length === 0) return [];
  if (charged === 0) return differs('paid_without_charge', amount);
  const fits = charged === amount && amount === totalPrice && paymentStatus === 'paid';
  return fits ? [] : differs('wrong_amount', totalPrice);
}

const unknownCharges = (
  listed: ListedPayment[],
  known: ReadonlySet<string>,
  since: Date,
): PaymentDifference[] =>
  listed
    .filter(({ idempotencyKey, kept }) => kept > 0 && !known.has(idempotencyKey ?? ''))
    .filter(({ createdAt }) => createdAt >= since)
    .map(({ paymentId: gatewayPaymentId, orderId, kept: charged }) => ({
      kind: 'charged_without_order',
      orderId,
      paymentId: null,
      gatewayPaymentId,
      owed: 0,
      charged,
    }));

/** Orders that await a payment for which no step is scheduled. */
async function ordersWithoutStep(db: Queries): Promise<PaymentDifference[]> {
  const { rows } = await sql<{ orderId: string; totalPrice: number }>`
    select orders.id as order_id, orders.total_price from orders
    where orders.payment_status = 'awaiting' and not exists (
      select from payments where payments.order_id = orders.id
        and payments.state in ('started', 'awaiting', 'refund_due')
        and payments.next_step_at > now() - interval '2 minutes')`.execute(db);
  return rows.map(({ orderId, totalPrice: owed }) => ({
    kind: 'no_next_step',
    orderId,
    paymentId: null,
    gatewayPaymentId: null,
    owed,
    charged: 0,
  }));
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

/** Number of differences found by the last finished check. */
export async function countDifferences(db: Queries): Promise<number> {
  const check = await db
    .selectFrom('paymentChecks')
    .select(sql<number>`jsonb_array_length(differences)`.as('count'))
    .where('finishedAt', 'is not', null)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return check?.count ?? 0;
}
