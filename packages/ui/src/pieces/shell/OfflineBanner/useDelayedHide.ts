import { useEffect, useState } from 'react';

/** A little longer than the band takes to close. */
const closing = 300;

type Shown = { offline: boolean; asOf: string | null };

/** Keeps what the band shows while it closes, so that it does not vanish under the eye. */
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
