import type { Carrier } from '@homestand/api-client/carriers';
import { sql } from 'kysely';
import type { Queries } from '../../../db/database.ts';
import type { DeliveryStatus, PaymentStatus, RefundKind, RefundState } from '../../../db/schema.ts';

export type OrderChange = {
  id: string;
  at: Date;
  deliveryStatus: DeliveryStatus;
  paymentStatus: PaymentStatus;
  trackingNumber: string | null;
  carrier: Carrier | null;
  reason: string | null;
  by: string | null;
  means: 'cash' | 'other' | null;
  amount: number | null;
  deskAt: Date | null;
  refundState: RefundState | null;
  refundKind: RefundKind | null;
  refundAmount: number | null;
  refundMeans: 'card' | 'cash' | 'other' | null;
};

/** The changes of an order, oldest first. */
export const changesForStaff = (db: Queries, orderId: string): Promise<OrderChange[]> =>
  db
    .selectFrom('orderChanges')
    .leftJoin('staff', 'staff.id', 'orderChanges.staffId')
    .leftJoin('refunds', 'refunds.id', 'orderChanges.refundId')
    .select([
      'orderChanges.id',
      'orderChanges.changedAt as at',
      'orderChanges.deliveryStatus',
      'orderChanges.paymentStatus',
      'orderChanges.trackingNumber',
      'orderChanges.carrier',
      'orderChanges.reason',
      'orderChanges.means',
      'orderChanges.amount',
      'orderChanges.deskAt',
      'staff.name as by',
      'orderChanges.refundState',
      'refunds.kind as refundKind',
      'refunds.amount as refundAmount',
      'refunds.means as refundMeans',
    ])
    .where('orderChanges.orderId', '=', orderId)
    .orderBy('orderChanges.changedAt')
    .orderBy('orderChanges.id')
    .execute();

const shown = ['read_order', 'read_pickup', 'change_memo', 'export_orders'] as const;

export type LoggedAction = {
  id: string;
  at: Date;
  action: (typeof shown)[number];
  by: string | null;
};

/** Who read the order or changed its memo, newest first. Its changes are in the order's own history. */
export async function loggedOfOrder(
  db: Queries,
  orderId: string,
  most: number,
): Promise<LoggedAction[]> {
  const { rows } = await sql<LoggedAction>`
    select id, at, action, staff_name as by from staff_log
    where order_ids @> array[${orderId}]::text[] and action = any(${[...shown]})
    order by at desc, id desc limit ${most}`.execute(db);
  return rows;
}
