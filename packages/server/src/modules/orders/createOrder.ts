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

type Options = {
  /** The cart belongs to the shop, which this module does not import. */
  takeFromCart?: (orderId: string) => Promise<void>;
};

export const createOrder = (
  tx: Transaction<Tables>,
  order: NewOrder,
  items: readonly Item[],
  { takeFromCart }: Options = {},
): Promise<string> =>
  writeOrderStatus(tx, order, {}, {}, async (orderId) => {
    await insertItems(tx, orderId, items);
    await takeFromCart?.(orderId);
  });

/** A new attempt to pay an unpaid order, which is locked, replaces its content with what the fan confirms now. */
export const rewriteOrder = (
  tx: Transaction<Tables>,
  order: OrderRow,
  content: NewOrder,
  items: readonly Item[],
): Promise<string> =>
  writeOrderStatus(tx, order, content, {}, async (orderId) => {
    await deleteItems(tx, orderId);
    await insertItems(tx, orderId, items);
  });
