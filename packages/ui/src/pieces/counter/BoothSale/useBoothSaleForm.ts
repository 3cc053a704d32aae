import { useState } from 'react';
import type { BoothProduct } from '../BoothGoods/BoothGoods';

/** What is being sold. A product with one option has it chosen. */
export function useBoothSaleForm({ options }: BoothProduct) {
  const [only] = options;
  const [chosen, setChosen] = useState(options.length === 1 && only ? String(only.id) : null);
  const [quantity, setQuantity] = useState<number | null>(1);
  const [means, setMeans] = useState<'cash' | 'other'>('cash');
  const [checked, setChecked] = useState(false);
  // The list of the device may be loaded again while it is open.
  const option = options.find(({ id }) => String(id) === chosen);
  return {
    ...{ chosen, setChosen, quantity, setQuantity, means, setMeans, option, checked },
    isOptionMissing: checked && option === undefined,
    amount: option && quantity !== null ? option.price * quantity : null,
    /** Null while something is missing, which the fields say from then on. */
    check() {
      setChecked(true);
      return option && quantity !== null ? { option, quantity, means } : null;
    },
  };
}
