import { useRef, useState } from 'react';
import type { BuyingWay, QuantityFormProps } from './QuantityForm';

type Options = {
  price: number;
  /** Resolves when it is in the cart. */
  onAdd: (quantity: number) => Promise<unknown>;
  /** What the server, or the missing network, says about it. */
  failureOf: (error: unknown) => string;
  /** Leads to the order of this product alone. */
  onOrder?: (quantity: number) => void;
};

export function useQuantityForm({ price, onAdd, failureOf, onOrder }: Options) {
  const [quantity, setQuantity] = useState<number | null>(1);
  const [checked, setChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Two taps within one frame both see the old state.
  const busy = useRef(false);
  const way = useRef<BuyingWay>('cart');

  async function submit() {
    if (busy.current) return;
    setFailure(null);
    setChecked(quantity === null);
    if (quantity === null) return;
    if (way.current === 'pickup') return onOrder?.(quantity);
    busy.current = true;
    setPending(true);
    try {
      await onAdd(quantity);
      setQuantity(1);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return {
    price,
    quantity,
    checked,
    pending,
    failure,
    onQuantityChange(next: number | null) {
      setQuantity(next);
      setFailure(null);
      if (next !== null) setChecked(false);
    },
    onWayChange(next: BuyingWay) {
      way.current = next;
    },
    onSubmit: () => void submit(),
    payableAtPickup: onOrder !== undefined,
  } satisfies QuantityFormProps;
}
