import type { components } from '@homestand/api-client/contract';
import type { Config } from '../../config/config.ts';
import type { Queries } from '../../db/database.ts';
import { findPaidOrder } from './receipt.queries.ts';

const taxRate = 10;

/** The tax included in a price, rounded down to whole yen once per receipt as tax law allows. */
export const taxWithin = (total: number): number => Math.floor((total * taxRate) / (100 + taxRate));

/**
 * Receipts are not stored: number, date and amounts derive from the payment, so each request returns the
 * same.
 */
export async function findReceipt(
  db: Queries,
  issuer: Config['receipt'],
  order: { userId: string; id: string },
): Promise<components['schemas']['Receipt'] | undefined> {
  const paid = await findPaidOrder(db, order);
  if (!paid) return undefined;
  const { refunded, refunds } = paid;
  const total = paid.totalPrice - refunded;
  return {
    // After a refund it is another receipt.
    number: refunds === 0 ? `R${paid.id}` : `R${paid.id}-${refunds + 1}`,
    issuedAt: paid.paidAt.toISOString(),
    total,
    taxRate,
    tax: taxWithin(total),
    ...(refunded > 0 && { refunded }),
    issuer,
    paymentMethod: 'credit_card',
  };
}
