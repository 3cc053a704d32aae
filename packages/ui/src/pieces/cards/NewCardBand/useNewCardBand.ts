import { useEffect, useState } from 'react';

const untilHeard = 150;

/** A live region speaks of what changes in it: the words come a moment after it. */
export function useNewCardBand(open: boolean) {
  const [spoken, setSpoken] = useState(false);

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setSpoken(true), untilHeard);
    return () => {
      clearTimeout(timer);
      setSpoken(false);
    };
  }, [open]);

  return { spoken: open && spoken };
}
