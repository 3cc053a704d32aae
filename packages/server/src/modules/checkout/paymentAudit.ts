import type { ListedPayment } from '../../adapters/payment/index.ts';
import type { Services } from '../../services.ts';
import {
  finishAudit,
  insertAudit,
  insertDailyAudit,
  type OrderWithoutStep,
  ordersWithoutStep,
  type PaymentAudit,
  type PaymentDifference,
  type PaymentOfOrder,
  paymentsOf,
} from './paymentAudit.queries.ts';
import { isOpen, isPaid } from './paymentStates.ts';

type AuditServices = Pick<Services, 'db' | 'payment'>;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

export const defaultAuditStart = () => new Date(Date.now() - 2 * day);

/** Payments this recent are not compared: they may still be in progress. */
const stillMoving = 5 * minute;
const clockDifference = 10 * minute;

/** Compares the gateway's charges since a time with what the orders owe, and stores the differences. */
export async function auditPayments(services: AuditServices, since: Date): Promise<PaymentAudit> {
  return runAudit(services, await insertAudit(services.db, since), since);
}

/**
 * The same audit for the last two days, run daily by one of the processes. Each difference is logged as an
 * error.
 */
export async function auditPaymentsDaily(
  services: AuditServices & Pick<Services, 'onError'>,
): Promise<void> {
  const since = defaultAuditStart();
  const id = await insertDailyAudit(services.db, since);
  if (id === undefined) return;
  const { differences } = await runAudit(services, id, since);
  for (const difference of differences) services.onError(new PaymentsDiffer(difference));
}

/** Logged for the operator; the row of the audit stores it as well. */
class PaymentsDiffer extends Error {
  override name = 'PaymentsDiffer';

  constructor({ kind, orderId, paymentId, gatewayPaymentId, owed, charged }: PaymentDifference) {
    super(
      `${kind}: order ${orderId}, payment ${paymentId}, at the gateway ${gatewayPaymentId}, owed ${owed}, charged ${charged}`,
    );
  }
}

async function runAudit(services: AuditServices, id: number, since: Date): Promise<PaymentAudit> {
  const audit = await comparePayments(services, since);
  await finishAudit(services.db, id, audit);
  return audit;
}

async function comparePayments(
  { db, payment: gateway }: AuditServices,
  since: Date,
): Promise<PaymentAudit> {
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
    ...(await ordersWithoutStep(db)).map(withoutStep),
  ];
  return { since, compared: listed.length, differences };
}

function differenceOf(
  payment: PaymentOfOrder,
  charges: ListedPayment[],
  since: Date,
): PaymentDifference[] {
  const { id: paymentId, orderId, state, amount, totalPrice, paymentStatus, createdAt } = payment;
  const charged = charges.reduce((sum, { netAmount }) => sum + netAmount, 0);
  const gatewayPaymentId = payment.gatewayPaymentId ?? charges[0]?.paymentId ?? null;
  const differs = (kind: PaymentDifference['kind'], owed: number): PaymentDifference[] => [
    { kind, orderId, paymentId, gatewayPaymentId, owed, charged },
  ];
  if (state === 'refund_due') return differs('refund_due', 0);
  const owed = amount - payment.refunded;
  if (payment.isOwed) return differs('refund_due', owed);
  if (!isPaid(state)) {
    const isMoving = isOpen(state) && Date.now() - payment.updatedAt.getTime() < stillMoving;
    return charged > 0 && !isMoving ? differs('charged_without_order', 0) : [];
  }
  // Its charge was made before the listed period.
  if (createdAt < since && charges.length === 0) return [];
  if (charged === 0) return differs('paid_without_charge', owed);
  // Refunded in another way, the gateway keeps the charge.
  const isPlaced = paymentStatus === 'paid' || paymentStatus === 'refunded';
  const fits = charged === owed && amount === totalPrice && isPlaced;
  return fits ? [] : differs('wrong_amount', totalPrice - payment.refunded);
}

const unknownCharges = (
  listed: ListedPayment[],
  paymentIds: ReadonlySet<string>,
  since: Date,
): PaymentDifference[] =>
  listed
    .filter(
      ({ idempotencyKey, netAmount }) => netAmount > 0 && !paymentIds.has(idempotencyKey ?? ''),
    )
    .filter(({ createdAt }) => createdAt >= since)
    .map(({ paymentId: gatewayPaymentId, orderId, netAmount: charged }) => ({
      kind: 'charged_without_order',
      orderId,
      paymentId: null,
      gatewayPaymentId,
      owed: 0,
      charged,
    }));

const withoutStep = ({ orderId, totalPrice: owed }: OrderWithoutStep): PaymentDifference => ({
  kind: 'no_next_step',
  orderId,
  paymentId: null,
  gatewayPaymentId: null,
  owed,
  charged: 0,
});
