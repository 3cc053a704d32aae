import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { conflict } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { openPaymentsOfFan, type PaymentRow } from './payments.queries.ts';
import { reconcilePayment } from './reconcilePayment.ts';

/** Closes earlier open payments of the fan before the cart is ordered again, so that it is ordered only once. */
export async function closeOpenPayments(
  services: Services,
  userId: string,
  stays: (payment: PaymentRow) => boolean = () => false,
): Promise<void> {
  for (const open of await openPaymentsOfFan(services.db, userId)) {
    if (stays(open) || isBeingPaid(open)) continue;
    await reconcilePayment(services, open, 'close').catch(services.onError);
  }
}

/** Refuses an order of the cart that a payment by card might still pay. */
export async function refuseBesidePayment(tx: Transaction<Tables>, userId: string): Promise<void> {
  const open = await openPaymentsOfFan(tx, userId);
  if (open.length > 0) throw conflict(messages.paymentRunning);
}

/** A payment that another request works on at this moment is left alone. */
export const isBeingPaid = ({ state, updatedAt }: PaymentRow) =>
  state !== 'not_opened' && state !== 'not_charged' && Date.now() - updatedAt.getTime() < 10_000;
