import type { components } from '@homestand/api-client';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Queries } from '../../db/database.ts';

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
  const paid = await db
    .selectFrom('orders')
    .leftJoin('payments', (join) =>
      join.onRef('payments.orderId', '=', 'orders.id').on('payments.state', '=', 'paid'),
    )
    .select([
      'orders.id',
      'orders.totalPrice',
      sql<Date>`coalesce(payments.updated_at, orders.created_at)`.as('paidAt'),
    ])
    .where('orders.id', '=', order.id)
    .where('orders.userId', '=', order.userId)
    .where('orders.paymentMethod', '=', 'credit_card')
    .where('orders.paymentStatus', '=', 'paid')
    .executeTakeFirst();
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
