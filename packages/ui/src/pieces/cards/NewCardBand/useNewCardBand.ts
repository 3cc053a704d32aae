import { useEffect, useState } from 'react';

const untilHeard = 150;

/** Delays the text: a live region announces changes only after it has been rendered. */
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
