import { nextSaleChange, withSale } from '@homestand/ui';
import { useEffect, useState } from 'react';
import { serverAheadMs } from './serverClock';

// A browser cannot wait for weeks, and a clock may be set meanwhile.
const maxWaitMs = 3_600_000;

type Sold = Parameters<typeof withSale>[0];

/** Goods with what is left at this moment, by the server's clock; they change by themselves when a sale opens or ends. */
export function useSales<Item extends Sold>(items: readonly Item[]) {
  const [now, setNow] = useState(() => Date.now());
  const clock = { now, aheadMs: serverAheadMs() };
  const next = nextSaleChange(items, clock);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that woke too early waits again
  useEffect(() => {
    if (next === undefined) return;
    const wait = Math.min(Math.max(next - Date.now(), 1), maxWaitMs);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [next, now]);

  return items.map((item) => withSale(item, clock));
}
