import { useLayoutEffect } from 'react';

/** The browser shows nothing new meanwhile, so that a slow screen must not hold it for long. */
const patience = 500;

let arrive: (() => void) | undefined;

export const canMorph = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes to another screen in one movement: what has the same name on both goes over from one to the other. */
export function morph(go: () => void) {
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
        setTimeout(resolve, patience);
        go();
      }),
  );
  // A movement that is cut short is no error: the new screen shows all the same.
  for (const step of [transition.ready, transition.finished]) step.catch(() => {});
}

/** The screen that `morph` leads to is there. */
export function useArrived(there: boolean) {
  useLayoutEffect(() => {
    if (there) arrive?.();
  }, [there]);
}
