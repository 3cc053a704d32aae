import type { FieldError } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import { type Item, itemName } from '../orders/index.ts';

/** Null: no opening, no end. */
export type SaleTimes = { opensAt: Date | null; closesAt: Date | null };

/** What is wrong with the end of a sale. One that was called off is over for good. */
export function wrongEnd({
  opensAt,
  closesAt,
  deliveryPeriod,
  calledOffAt = null,
}: SaleTimes & { deliveryPeriod: string | null; calledOffAt?: Date | null }):
  | 'closesBeforeOpening'
  | 'endMissing'
  | 'calledOff'
  | undefined {
  const isOver = deliveryPeriod !== null && closesAt !== null;
  if (calledOffAt !== null && !(isOver && closesAt <= calledOffAt)) return 'calledOff';
  if (closesAt === null) return deliveryPeriod === null ? undefined : 'endMissing';
  return opensAt !== null && closesAt <= opensAt ? 'closesBeforeOpening' : undefined;
}

/** Nothing of a product without times. */
export const saleView = ({ opensAt, closesAt }: SaleTimes) => ({
  ...(opensAt && { opensAt: opensAt.toISOString() }),
  ...(closesAt && { closesAt: closesAt.toISOString() }),
});

type Line = Pick<Item, 'productId' | 'productName' | 'option'>;

/** Why goods cannot be ordered at this moment; nothing while they are sold. */
export function saleError(
  line: Line,
  { opensAt, closesAt }: SaleTimes,
  { now, field }: { now: number; field: string },
): FieldError[] {
  const sentence =
    opensAt && now < opensAt.getTime()
      ? messages.saleNotOpen(opensAt)
      : closesAt && now >= closesAt.getTime()
        ? messages.saleClosed(closesAt)
        : undefined;
  if (sentence === undefined) return [];
  return [
    {
      field,
      message: messages.aboutProduct(itemName(line), sentence),
      productId: line.productId,
      ...(line.option && { optionId: line.option.id }),
      available: 0,
    },
  ];
}
