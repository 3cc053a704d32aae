import { transact } from '../db/database.ts';
import { changeOrderStatus, paymentById, refundPayment } from '../modules/checkout/index.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { findOrderByNumber } from './orderNumber.ts';

export async function setOrderStatus(
  club: OpenClub,
  { arguments: { orderId, status }, options: { tracking, refund } }: InputOf<'orders status'>,
  { out }: Surroundings,
): Promise<void> {
  const { db, bus } = club;
  if (tracking !== undefined && status !== 'shipped')
    throw new Refusal(messages.trackingOnlyShipped);
  if (refund && status !== 'canceled') throw new Refusal(messages.refundOnlyCanceled);

  const { id } = await findOrderByNumber(db, orderId);
  const changed = await transact(db, (tx) =>
    changeOrderStatus(tx, id, { status, trackingNumber: tracking, refund }),
  );
  if ('refused' in changed) throw new Refusal(sentenceFor(changed, id, orderId));
  const { order, refundDue } = changed;
  out(messages.orderChanged(order.id, status));

  if (refundDue !== undefined) {
    await refundPayment(club, refundDue).catch(club.onError);
    const { state, amount } = await paymentById(db, refundDue);
    out(state === 'refunded' ? messages.refunded(amount) : messages.refundLater(amount));
  } else if (status === 'canceled' && order.paymentStatus === 'paid') {
    out(messages.notRefunded);
  }
  await bus.publish();
}

type Refused = Extract<Awaited<ReturnType<typeof changeOrderStatus>>, { refused: string }>;

function sentenceFor(refusal: Refused, id: string, typed: string): string {
  switch (refusal.refused) {
    case 'no_such_order':
      return messages.noSuchOrder(typed);
    case 'unpaid':
      return messages.orderUnpaid(id);
    case 'not_possible':
      return messages.notPossible(id, refusal.from, refusal.possible);
    case 'nothing_paid':
      return messages.nothingPaid(id);
    case 'refunded_before':
      return messages.refundedBefore(id);
    case 'no_payment':
      return messages.noPayment(id);
  }
}
