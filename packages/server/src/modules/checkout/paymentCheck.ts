import type { ListedPayment } from '../../adapters/payment/index.ts';
import type { Services } from '../../services.ts';
import {
  finishCheck,
  insertCheck,
  insertDailyCheck,
  type OrderWithoutStep,
  ordersWithoutStep,
  type PaymentCheck,
  type PaymentDifference,
  type PaymentOfOrder,
  paymentsOf,
} from './paymentCheck.queries.ts';

type Checking = Pick<Services, 'db' | 'payment'>;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

export const defaultCheckStart = () => new Date(Date.now() - 2 * day);

/** What is being paid at this moment may differ rightly. */
const stillMoving = 5 * minute;
const clockDifference = 10 * minute;

/** Compares what the gateway charged since then with what the orders owe, and keeps what differs. */
export async function checkPayments(services: Checking, since: Date): Promise<PaymentCheck> {
  return runCheck(services, await insertCheck(services.db, since), since);
}

/** The same of the last two days, once a day by one of the processes. A difference is an error in the log. */
export async function checkPaymentsDaily(
  services: Checking & Pick<Services, 'onError'>,
): Promise<void> {
  const since = defaultCheckStart();
  const id = await insertDailyCheck(services.db, since);
  if (id === undefined) return;
  const { differences } = await runCheck(services, id, since);
  for (const difference of differences) services.onError(new PaymentsDiffer(difference));
}

/** In the log for a manager to see; the row of the check keeps it. */
class PaymentsDiffer extends Error {
  override name = 'PaymentsDiffer';

  constructor({ kind, orderId, paymentId, gatewayPaymentId, owed, charged }: PaymentDifference) {
    super(
      `${kind}: order ${orderId}, payment ${paymentId}, at the gateway ${gatewayPaymentId}, owed ${owed}, charged ${charged}`,
    );
  }
}

async function runCheck(services: Checking, id: number, since: Date): Promise<PaymentCheck> {
  const check = await comparePayments(services, since);
  await finishCheck(services.db, id, check);
  return check;
}

async function comparePayments(
  { db, payment: gateway }: Checking,
  since: Date,
): Promise<PaymentCheck> {
  const until = new Date(Date.now() - stillMoving);
  // A payment is written down before the gateway hears of it, and charged at most minutes later: the list ends now.
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
  // Its charge is older than the list.
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

const withoutStep = ({ orderId, totalPrice: owed }: OrderWithoutStep): PaymentDifference => ({
  kind: 'no_next_step',
  orderId,
  paymentId: null,
  gatewayPaymentId: null,
  owed,
  charged: 0,
});
