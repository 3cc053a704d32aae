import { useEffect, useState } from 'react';

const undoSeconds = 10;

/**
 * Seconds that are left to undo what has this id, until a time of `performance.now`, or else counted from when it is first
 * shown: the clock of the device may be wrong. Null when none are left.
 */
export function useUndoCountdown(id: string | null, endsAt?: number): number | null {
  const [shown, setShown] = useState({ id, endsAt, seconds: secondsUntil(endsAt) });
  if (shown.id !== id || shown.endsAt !== endsAt)
    setShown({ id, endsAt, seconds: secondsUntil(endsAt) });

  useEffect(() => {
    if (id === null) return;
    const end = endsAt ?? performance.now() + undoSeconds * 1000;
    const timer = setInterval(() => {
      const seconds = secondsUntil(end);
      setShown({ id, endsAt, seconds });
      if (seconds <= 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [id, endsAt]);

  return id !== null && shown.seconds > 0 ? shown.seconds : null;
}

const secondsUntil = (end: number | undefined) =>
  end === undefined ? undoSeconds : Math.ceil((end - performance.now()) / 1000);
