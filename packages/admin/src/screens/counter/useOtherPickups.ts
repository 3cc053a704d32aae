import { useState } from 'react';
import { type Pickup, useOpenPickups } from '../../data/counter/pickups';
import type { Together } from './pickup.map';

/** The other pickups of the fan whose order is open, and whether they are handed over with it. */
export function useOtherPickups(pickup: Pickup | undefined, handing: Together | null) {
  const [chosen, setChosen] = useState<string | null>(null);
  const loaded = useOpenPickups(pickup?.state === 'open' ? pickup.otherIds : []);
  const [, ...underWay] = handing ?? [];
  // As they were at the tap, until all have been answered.
  const others = underWay.length > 0 ? underWay : loaded;
  const together = others.length > 0 && chosen === pickup?.id;
  return {
    others,
    together,
    onTogetherChange: (next: boolean) => setChosen(next && pickup ? pickup.id : null),
    with: (first: Pickup): Together => (together ? [first, ...others] : [first]),
  };
}
