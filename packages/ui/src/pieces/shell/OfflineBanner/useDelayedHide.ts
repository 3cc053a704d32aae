import { useEffect, useState } from 'react';

/** Slightly longer than the closing transition, in ms. */
const closing = 300;

type Shown = { offline: boolean; asOf: string | null };

/** Keeps the content rendered during the closing transition. */
export function useDelayedHide(now: Shown | null): Shown | null {
  const [last, setLast] = useState(now);
  const isNew = now !== null && (now.offline !== last?.offline || now.asOf !== last.asOf);
  if (isNew) setLast(now);
  const open = now !== null;

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setLast(null), closing);
    return () => clearTimeout(timer);
  }, [open]);

  return now ?? last;
}
