import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { writeOrderStatus } from './orderStatus.ts';
import {
  deleteItems,
  type Item,
  insertItems,
  type NewOrder,
  type OrderRow,
} from './orders.queries.ts';
import { holdOrRefuse } from './stock.ts';
import { endStockNotices } from './stockNotices.queries.ts';

type Options = {
  /** Field of a line of the request, for goods of which there is not enough. */
  fieldOf: (index: number) => string;
  /** What else an order writes, before it locks the stock, for which others wait. */
  beforeHold?: (orderId: string) => Promise<void>;
};

export const createOrder = (
  tx: Transaction<Tables>,
  order: NewOrder,
  items: readonly Item[],
  { fieldOf, beforeHold }: Options,
): Promise<string> =>
  writeOrderStatus(tx, order, {}, {}, async (orderId) => {
    await insertItems(tx, orderId, items);
    await beforeHold?.(orderId);
    // An order by card ends them when it is paid.
    if (order.paymentStatus !== 'awaiting') await endStockNotices(tx, orderId);
    await holdOrRefuse(tx, orderId, items, fieldOf);
  });

/** A new attempt to pay an unpaid order, which is locked, replaces its content with what the fan confirms now. */
export const rewriteOrder = (
  tx: Transaction<Tables>,
  order: OrderRow,
  content: NewOrder,
  items: readonly Item[],
  { fieldOf }: Pick<Options, 'fieldOf'>,
): Promise<string> =>
  writeOrderStatus(tx, order, content, {}, async (orderId) => {
    await deleteItems(tx, orderId);
    await insertItems(tx, orderId, items);
    await holdOrRefuse(tx, orderId, items, fieldOf);
  });
