import { useState } from 'react';
import type { CartLine } from './CartRow';

/** Keeps a quantity above the limit in the field, and does not report it. */
export function useCartRow(
  { quantity, available = Number.POSITIVE_INFINITY }: CartLine,
  onQuantityChange: (quantity: number) => void,
) {
  const [pendingQuantity, setPendingQuantity] = useState<number | null>(null);
  const shown = pendingQuantity ?? quantity;
  return {
    value: shown,
    isAboveLimit: shown > available,
    onValueChange(next: number | null) {
      if (next === null) return;
      // A quantity that is already above the limit may be reduced.
      const isRefused = next > available && next > quantity;
      setPendingQuantity(isRefused ? next : null);
      if (!isRefused) onQuantityChange(next);
    },
  };
}
