import type { DeliveryMethod } from '../../db/schema.ts';
import { messages } from '../../messages.ts';
import type { Item } from './orders.queries.ts';

/** The order's lines: the products, plus the shipping fee as product 0 for delivery by mail. */
export function linesOf(
  items: readonly Item[],
  method: DeliveryMethod,
  shippingFee: number,
): Item[] {
  if (method === 'venue') return [...items];
  const fee = {
    productId: 0,
    productName: messages.shippingFee,
    unitPrice: shippingFee,
    quantity: 1,
    imageFiles: [],
  };
  return [...items, fee];
}

export const totalOf = (items: readonly Item[]): number =>
  items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
