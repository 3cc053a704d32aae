import type { components } from '@homestand/api-client/contract';

/** What is left of a product that is not sold at this moment: nothing, whatever is in stock. */
type NotSold =
  | {
      state: 'not_open';
      left: 0;
      opensAt: string;
      /** The same moment by the clock of this device, in milliseconds. */
      opensHereAt: number;
    }
  | { state: 'ended'; left: 0 };

/** What is left of a product for this fan. */
export type ProductStock = components['schemas']['ProductStock'] | NotSold;

type Sale = { opensAt?: string; closesAt?: string };

/** How far the server's clock is ahead of this device's, and what this device's shows. */
type Clock = { now: number; aheadMs: number };

/** As the answer of the server, with what is left at this moment: nothing before the sale opens and after it ends. */
export function withSale<Sold extends Sale>(
  product: Sold & { stock?: components['schemas']['ProductStock'] },
  { now, aheadMs }: Clock,
): Omit<Sold, 'stock'> & { stock?: ProductStock } {
  const { opensAt, closesAt } = product;
  if (opensAt !== undefined && now + aheadMs < Date.parse(opensAt)) {
    const opensHereAt = Date.parse(opensAt) - aheadMs;
    return { ...product, stock: { state: 'not_open', left: 0, opensAt, opensHereAt } };
  }
  if (closesAt !== undefined && now + aheadMs >= Date.parse(closesAt))
    return { ...product, stock: { state: 'ended', left: 0 } };
  return product;
}

/** When one of these sales opens or ends next, by the clock of this device; undefined if none does. */
export function nextSaleChange(
  sales: readonly Sale[],
  { now, aheadMs }: Clock,
): number | undefined {
  const times = sales
    .flatMap(({ opensAt, closesAt }) => [opensAt, closesAt])
    .flatMap((time) => (time === undefined ? [] : [Date.parse(time) - aheadMs]))
    .filter((time) => time > now);
  return times.length > 0 ? Math.min(...times) : undefined;
}
