import type { components } from '@homestand/api-client';
import type { Config } from '../../config.ts';
import type { Queries } from '../../db/database.ts';
import { findPaidOrder } from './receipt.queries.ts';

const taxRate = 10;

/** The tax within a price, cut to whole yen as the tax office allows once for each receipt. */
export const taxWithin = (total: number): number => Math.floor((total * taxRate) / (100 + taxRate));

/** Nothing of it is kept: number, date and sums follow from the payment, so it is the same whenever asked for. */
export async function findReceipt(
  db: Queries,
  issuer: Config['receipt'],
  order: { userId: string; id: string },
): Promise<components['schemas']['Receipt'] | undefined> {
  const paid = await findPaidOrder(db, order);
  if (!paid) return undefined;
  return {
    number: `R${paid.id}`,
    issuedAt: paid.paidAt.toISOString(),
    total: paid.totalPrice,
    taxRate,
    tax: taxWithin(paid.totalPrice),
    issuer,
    paymentMethod: 'credit_card',
  };
}
