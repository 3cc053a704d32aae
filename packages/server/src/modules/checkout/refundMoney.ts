import type { Queries } from '../../db/database.ts';
import { type OrderRow, type RefundRow, refundsOf } from '../orders/index.ts';
import { isPaid } from './paymentStates.ts';
import { type PaymentRow, paymentWithMoney } from './payments.queries.ts';

/** The money of an order: what the club took, what went back, and what can still go back. */
export type RefundMoney = {
  /** none: nothing was taken. */
  via: 'card' | 'counter' | 'none';
  payment: PaymentRow | undefined;
  paid: number;
  refunded: number;
  /** Decided, but not back yet, or refused by the gateway. */
  open: number;
  refundable: number;
  refunds: RefundRow[];
};

type Order = Pick<
  OrderRow,
  'id' | 'paymentMethod' | 'paymentStatus' | 'deliveryStatus' | 'totalPrice'
>;

const sumOf = (refunds: readonly RefundRow[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

export async function moneyOf(db: Queries, order: Order): Promise<RefundMoney> {
  const refunds = await refundsOf(db, order.id);
  const payment = await paymentWithMoney(db, order.id);
  const via = payment ? 'card' : wasPaidAtCounter(order, refunds) ? 'counter' : 'none';
  const paid = payment?.amount ?? (via === 'counter' ? order.totalPrice : 0);
  const done = sumOf(refunds.filter(({ state }) => state === 'done'));
  const open = sumOf(refunds.filter(({ state }) => state !== 'done'));
  // A payment that goes back, or went back, without a row: its whole amount.
  const isWhole = refunds.length === 0 && payment !== undefined && !isPaid(payment.state);
  return {
    via,
    payment,
    paid,
    refunded: isWhole && payment.state === 'refunded' ? paid : done,
    open: isWhole && payment.state === 'refund_due' ? paid : open,
    refundable: isWhole ? 0 : Math.max(0, paid - done - open),
    refunds,
  };
}

/** It is paid when it is handed over; the goods may have come back since. */
const wasPaidAtCounter = (
  { paymentMethod, deliveryStatus }: Order,
  refunds: readonly RefundRow[],
) =>
  paymentMethod === 'at_pickup' &&
  (deliveryStatus === 'received' || refunds.some(({ kind }) => kind === 'take_back'));

/** Whether all of the money is back, or goes back. */
export const isWholeRefund = ({ paid, refunded, open }: RefundMoney): boolean =>
  paid > 0 && refunded + open >= paid;

/** What the gateway has refunded of a payment according to the rows. */
export const refundedToCard = (refunds: readonly RefundRow[], paymentId: string): number =>
  sumOf(
    refunds.filter(
      (refund) =>
        refund.paymentId === paymentId && refund.means === 'card' && refund.state === 'done',
    ),
  );
