import { useState } from 'react';
import type { SoldAtBooth } from '../BoothSale/BoothSale';
import type { BoothBasketItem } from './BoothBasket';

/** How the basket is paid, and its sum. */
export function useBoothBasketForm(items: readonly BoothBasketItem[]) {
  const [means, setMeans] = useState<SoldAtBooth['means']>('cash');
  const [checked, setChecked] = useState(false);
  const sales = items.flatMap(({ quantity, ...item }): SoldAtBooth[] =>
    quantity === null ? [] : [{ ...item, quantity, means }],
  );
  const isWhole = sales.length === items.length;
  return {
    ...{ means, setMeans, checked },
    sum: isWhole
      ? {
          quantity: sales.reduce((sum, { quantity }) => sum + quantity, 0),
          amount: sales.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
        }
      : null,
    /** Null while a quantity is wrong, which its field says from then on. */
    check() {
      setChecked(true);
      return isWhole ? sales : null;
    },
  };
}
