import { minuteOf } from '@homestand/api-client/day';
import { text } from '../csv/readers.ts';
import { transact } from '../db/database.ts';
import { pickupUntil, undoHandOver } from '../modules/orders/index.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { findOrderByNumber } from './orderNumber.ts';

const longestReason = 200;

export async function undoOrder(
  { db, bus, config }: OpenClub,
  { arguments: { orderId }, options }: InputOf<'orders undo'>,
  { out }: Surroundings,
): Promise<void> {
  const reason = await text(longestReason)(options.reason.trim());
  if ('problem' in reason) throw new Refusal(reason.problem);
  if (reason.value === '') throw new Refusal(messages.reasonMissing);
  const { id } = await findOrderByNumber(db, orderId);
  const undone = await transact(db, (tx) => undoHandOver(tx, id, { reason: reason.value }));
  if ('refused' in undone) {
    if (undone.refused === 'not_handed_over')
      throw new Refusal(messages.notHandedOver(id, undone.from));
    if (undone.refused === 'refunded_before') throw new Refusal(messages.refundedBefore(id));
    throw new Refusal(
      undone.refused === 'unpaid' ? messages.orderUnpaid(id) : messages.noSuchOrder(orderId),
    );
  }
  const { order, status } = undone;
  out(messages.orderUndone(id, order.deliveryStatus, status));
  if (order.trackingNumber !== null) out(messages.trackingRemoved(order.trackingNumber));
  const until = pickupUntil({ ...order, deliveryStatus: status }, config.purchaseLimits);
  if (order.paymentStatus === 'at_pickup' && until && until.getTime() < Date.now())
    out(messages.pickupExpires(minuteOf(until)));
  await bus.publish();
}
