import type { StaffRole } from '@homestand/api-client/staff';
import type { Transaction } from 'kysely';
import { transact } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { excludeOrders, openOrdersOf } from '../../orders/index.ts';
import { actorOf, writeStaffLog } from '../../staff/index.ts';
import { messages } from './messages.ts';
import { orderedPieces } from './production.ts';
import { lockShopProduct, markCalledOff, type ShopProductRow } from './products.queries.ts';

/**
 * Ends a product made to order that stayed below its minimum: each of its orders is canceled and refunded by a job. Of a
 * product that was called off the orders that are left are tried again, with no other effect.
 */
export async function callOffProduct(
  { db, jobs, now }: Services,
  session: Session<StaffRole>,
  productId: number,
): Promise<void> {
  await transact(db, async (tx) => {
    const actor = await actorOf(tx, session);
    const product = await lockShopProduct(tx, productId);
    if (!product || product.deliveryPeriod === null) throw notFound();
    // An order is either among these, or is paid only after this commit, which its payment then sees.
    await excludeOrders(tx);
    if (product.calledOffAt === null) await refuseUnlessBelow(tx, product, now());
    const orders = await openOrdersOf(tx, productId);
    if (product.calledOffAt === null) {
      await markCalledOff(tx, productId, orders.length);
      await writeStaffLog(tx, actor, {
        action: 'call_off_product',
        after: { productId, count: orders.length },
      });
    }
    const staff = { id: actor.id, sessionId: actor.sessionId };
    await jobs.enqueue(
      tx,
      'callOffOrder',
      orders.map(({ id: orderId }) => ({
        key: `${productId}/${orderId}`,
        data: { orderId, productId, staff },
      })),
    );
  });
}

async function refuseUnlessBelow(
  tx: Transaction<Tables>,
  { id, closesAt, minimum }: ShopProductRow,
  now: number,
): Promise<void> {
  const { callOff } = messages;
  if (closesAt === null || closesAt.getTime() > now) throw conflict(callOff.notEnded);
  if (minimum === null) throw conflict(callOff.noMinimum);
  const { paid, inPayment } = await orderedPieces(tx, id);
  if (paid >= minimum) throw conflict(callOff.reached(minimum));
  if (paid + inPayment >= minimum) throw conflict(callOff.inPayment(inPayment));
}
