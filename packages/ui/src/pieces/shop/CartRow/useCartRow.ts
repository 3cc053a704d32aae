import { useState } from 'react';
import type { CartLine } from './CartRow';

/** The quantity as it is typed: more than this fan may order stays in the field, and is not passed on. */
export function useCartRow(
  { quantity, available = Number.POSITIVE_INFINITY }: CartLine,
  onQuantityChange: (quantity: number) => void,
) {
  const [wanted, setWanted] = useState<number | null>(null);
  const shown = wanted ?? quantity;
  return {
    value: shown,
    isAboveLimit: shown > available,
    onValueChange(next: number | null) {
      if (next === null) return;
      // A line that is above the limit already may shrink.
      const isRefused = next > available && next > quantity;
      setWanted(isRefused ? next : null);
      if (!isRefused) onQuantityChange(next);
    },
  };
}
