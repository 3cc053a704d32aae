import { useState } from 'react';
import type { CartLine } from './CartRow';

/** Keeps a quantity above the limit or the stock in the field, and does not report it. */
export function useCartRow(
  { quantity, available = Number.POSITIVE_INFINITY, stock }: CartLine,
  onQuantityChange: (quantity: number) => void,
) {
  const [pendingQuantity, setPendingQuantity] = useState<number | null>(null);
  const shown = pendingQuantity ?? quantity;
  const inStock = stock?.left ?? Number.POSITIVE_INFINITY;
  const max = Math.min(available, inStock);
  const bound = inStock < available ? ('stock' as const) : ('limit' as const);
  return {
    value: shown,
    /** What the quantity is above of, if it is. */
    problem: shown > max ? bound : null,
    onValueChange(next: number | null) {
      if (next === null) return;
      // A quantity that is already above the limit may be reduced.
      const isRefused = next > max && next > quantity;
      setPendingQuantity(isRefused ? next : null);
      if (!isRefused) onQuantityChange(next);
    },
  };
}
