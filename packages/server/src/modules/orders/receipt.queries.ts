import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { isInState, paidStates } from '../../db/paymentState.queries.ts';

/** An order of this user that was paid by card, with the time of its payment. */
export const findPaidOrder = (db: Queries, order: { userId: string; id: string }) =>
  db
    .selectFrom('orders')
    .leftJoin('payments', (join) =>
      join.onRef('payments.orderId', '=', 'orders.id').on(isInState(...paidStates)),
    )
    .select([
      'orders.id',
      'orders.totalPrice',
      sql<Date>`coalesce(payments.updated_at, orders.created_at)`.as('paidAt'),
      // Without those that the gateway has refused.
      sql<number>`(select coalesce(sum(amount), 0)::int8 from refunds
        where order_id = orders.id and state <> 'failed')`.as('refunded'),
      sql<number>`(select count(*) from refunds
        where order_id = orders.id and state <> 'failed' and amount > 0)`.as('refunds'),
    ])
    .where('orders.id', '=', order.id)
    .where('orders.userId', '=', order.userId)
    .where('orders.paymentMethod', '=', 'credit_card')
    .where('orders.paymentStatus', '=', 'paid')
    .executeTakeFirst();
