import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { messages } from '../../messages.ts';
import {
  type ChangeNote,
  calledOffIn,
  lockOrder,
  type OrderRow,
  openOrdersOf,
} from '../orders/index.ts';
import { createRefund, goodsOf } from './createRefund.ts';

/**
 * Cancels a placed order, which is locked, because a product of it was called off, or refunds the pieces if it keeps other
 * goods. What is handed over, refunded or to be decided by staff stays, so that a repeat has no effect.
 */
export async function callOffGoods(
  tx: Transaction<Tables>,
  order: OrderRow,
  productId: number,
  staff?: ChangeNote['staff'],
): Promise<void> {
  const [open] = await openOrdersOf(tx, productId, order.id);
  if (!open || open.isByHand || open.paymentStatus === 'awaiting') return;
  const { isMixed, amount } = open;
  const created = await createRefund(
    tx,
    order,
    {
      kind: isMixed ? 'refund' : 'cancel',
      amount,
      means: amount > 0 ? 'card' : undefined,
      items: isMixed ? await piecesOf(tx, order.id, productId) : [],
      reason: messages.calledOff,
    },
    staff,
  );
  // The job is tried again, and staff see that the order is left.
  if ('refused' in created) throw new Error(`Calling off was refused: ${created.refused}.`);
}

/** An order that was paid only after a product of it was called off. */
export async function callOffPaid(tx: Transaction<Tables>, orderId: string): Promise<void> {
  for (const productId of await calledOffIn(tx, orderId))
    await callOffGoods(tx, await lockOrder(tx, orderId), productId);
}

async function piecesOf(tx: Transaction<Tables>, orderId: string, productId: number) {
  const goods = await goodsOf(tx, orderId);
  return goods
    .filter((line) => line.productId === productId && line.returned < line.quantity)
    .map(({ option, quantity, returned }) => ({
      productId,
      ...(option && { optionId: option.id }),
      quantity: quantity - returned,
    }));
}
