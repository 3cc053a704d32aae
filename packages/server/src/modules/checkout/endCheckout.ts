import {
  invalidateKey,
  invalidateUnchargedKey,
  leaseUnfinished,
  releaseCheckout,
  storedCheckout,
} from '../../http/idempotencyKeys.queries.ts';
import { consume } from '../../http/limits.ts';
import type { Services } from '../../services.ts';
import type { CheckoutResponse } from './checkout.ts';
import { whileLeased } from './checkoutKey.ts';
import { openPaymentsOfFan, paymentById, wasNotCharged } from './payments.queries.ts';
import { reconcilePayment } from './reconcilePayment.ts';

/**
 * Returns the order of a checkout whose page was closed. If there is no order, or if nothing was charged and
 * no request works on it, the key is marked as used: a delayed request with the key is then refused and
 * charges nothing. A payment that waits at the bank is closed.
 */
export async function endCheckout(
  services: Services,
  personId: string,
  key: string,
): Promise<string | null> {
  const { db } = services;
  await consume(db, 'endCheckout', personId);
  await invalidateKey(db, personId, key);
  const { paymentId, answer, order_id } = await storedCheckout<CheckoutResponse>(db, personId, key);
  if (order_id !== undefined) return order_id;
  if (paymentId !== undefined) return endUnanswered(services, personId, key, paymentId);
  if (!answer) return null;
  if (!('start' in answer)) return answer.orderId;
  const { orderId } = answer.start;
  await closeUnseen(services, personId, orderId);
  return orderId;
}

/** Nobody has the address of the bank's page, so that the payment can only run out: until then it would hold its pieces. */
async function closeUnseen(services: Services, personId: string, orderId: string): Promise<void> {
  for (const open of await openPaymentsOfFan(services.db, personId))
    if (open.orderId === orderId)
      await reconcilePayment(services, open, 'close').catch(services.onError);
}

async function endUnanswered(
  services: Services,
  personId: string,
  key: string,
  paymentId: string,
): Promise<string | null> {
  const { db, onError } = services;
  const lease = await leaseUnfinished(db, personId, key);
  if (!lease) return (await paymentById(db, paymentId)).orderId;
  await whileLeased(db, lease, async () =>
    reconcilePayment(services, await paymentById(db, paymentId), 'close').catch(onError),
  );
  const payment = await paymentById(db, paymentId);
  if (wasNotCharged(payment) && (await invalidateUnchargedKey(db, lease))) return null;
  await releaseCheckout(db, lease);
  return payment.orderId;
}
