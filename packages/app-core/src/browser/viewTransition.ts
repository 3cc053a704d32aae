import { useLayoutEffect } from 'react';

/** The browser shows nothing new meanwhile, so that a slow screen must not hold it for long. */
const timeoutMs = 500;

let arrive: (() => void) | undefined;

export const supportsViewTransition = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes to another screen in one movement: what has the same name on both goes over from one to the other. */
export function startViewTransition(go: () => void) {
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
        setTimeout(resolve, timeoutMs);
        go();
      }),
  );
  // A movement that is cut short is no error: the new screen shows all the same.
  for (const step of [transition.ready, transition.finished]) step.catch(() => {});
}

/** The screen that `startViewTransition` leads to is there. */
export function useViewTransitionTarget(there: boolean) {
  useLayoutEffect(() => {
    if (there) arrive?.();
  }, [there]);
}
