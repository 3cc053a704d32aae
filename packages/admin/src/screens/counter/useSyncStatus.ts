import { useOffline } from '@homestand/app-core/browser/connection';
import { useEffect, useState } from 'react';
import { useDeskListSize, useDeskListTime } from '../../data/counter/deskList';

/** From then on a list may miss a cancellation. */
const oldMs = 30 * 60_000;

/** Whether the server is reachable, and how old and how complete the list of this device is. */
export function useSyncStatus() {
  const offline = useOffline();
  const asOf = useDeskListTime();
  const size = useDeskListSize();
  const [old, setOld] = useState(false);

  useEffect(() => {
    if (asOf === null) return setOld(false);
    const remainingMs = Date.parse(asOf) + oldMs - Date.now();
    setOld(remainingMs <= 0);
    if (remainingMs <= 0) return;
    const timer = setTimeout(setOld, remainingMs, true);
    return () => clearTimeout(timer);
  }, [asOf]);

  return { offline, asOf, old, ...size };
}
