import { transact } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses } from '../live/index.ts';
import { type ChangeNote, lockFinishedOrder } from '../orders/index.ts';
import { callOffGoods } from './calledOff.ts';
import { openPaymentsOfOrder } from './payments.queries.ts';
import { reconcilePayment } from './reconcilePayment.ts';

type CallOff = {
  orderId: string;
  productId: number;
  staff: ChangeNote['staff'];
};

/**
 * One order of a product that was called off. A payment that may still be charged is closed first; if it was charged,
 * `settlePayment` gives the money back. The steps of payments send what is due.
 */
export async function callOffOrder(
  services: Services,
  { orderId, productId, staff }: CallOff,
): Promise<void> {
  for (const payment of await openPaymentsOfOrder(services.db, orderId))
    await reconcilePayment(services, payment, 'close');
  await transact(services.db, async (tx) => {
    const order = await lockFinishedOrder(tx, orderId);
    if (typeof order !== 'string') await callOffGoods(tx, order, productId, staff);
  });
  notifyProcesses(services);
}
