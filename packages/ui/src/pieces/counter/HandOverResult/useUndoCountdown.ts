import { useEffect, useState } from 'react';

/** Time in which a hand-over is undone without a reason. */
export const undoSeconds = 10;

/**
 * Seconds that are left to undo the hand-over with this id, counted from when it is first shown: the clock of the
 * device may be wrong. Null when none are left.
 */
export function useUndoCountdown(handOverId: string | null): number | null {
  const [shown, setShown] = useState({ handOverId, seconds: undoSeconds });
  if (shown.handOverId !== handOverId) setShown({ handOverId, seconds: undoSeconds });

  useEffect(() => {
    if (handOverId === null) return;
    const begin = performance.now();
    const timer = setInterval(() => {
      const seconds = undoSeconds - Math.floor((performance.now() - begin) / 1000);
      setShown({ handOverId, seconds });
      if (seconds <= 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [handOverId]);

  return handOverId !== null && shown.seconds > 0 ? shown.seconds : null;
}
