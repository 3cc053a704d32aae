import { useEffect, useState } from 'react';

/** A little longer than the band takes to close. */
const closing = 300;

/** Keeps what the band shows while it closes, so that it does not vanish under the eye. */
export function useLingering(offline: boolean) {
  const [shown, setShown] = useState(offline);
  if (offline && !shown) setShown(true);

  useEffect(() => {
    if (offline) return;
    const timer = setTimeout(() => setShown(false), closing);
    return () => clearTimeout(timer);
  }, [offline]);

  return { shown };
}
