import { notAllowed } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import type { Item } from '../orders/index.ts';

type Line = Pick<Item, 'madeToOrder'>;

/** When goods that are made to order are handed over; null for those from stock. */
export const deliveryPeriodOf = ({ madeToOrder }: Line): string | null =>
  madeToOrder?.deliveryPeriod ?? null;

/** Goods that are handed over at different times are not in one order. */
export function refuseMixed(lines: readonly Line[], field: string): void {
  if (new Set(lines.map(deliveryPeriodOf)).size > 1)
    throw notAllowed([{ field, message: messages.differentDeliveryPeriods }]);
}
