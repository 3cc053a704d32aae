import { useLayoutEffect } from 'react';

/** The browser shows the old screen until the new one is ready; this limits how long. */
const timeoutMs = 500;

let arrive: (() => void) | undefined;

export const supportsViewTransition = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Navigates inside a view transition: elements with the same transition name on both screens move between
 * them.
 */
export function startViewTransition(go: () => void) {
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
        setTimeout(resolve, timeoutMs);
        go();
      }),
  );
  // A transition that is cut short rejects, but the new screen shows all the same.
  for (const step of [transition.ready, transition.finished]) step.catch(() => {});
}

/** Reports that the screen `startViewTransition` navigates to has rendered. */
export function useViewTransitionTarget(there: boolean) {
  useLayoutEffect(() => {
    if (there) arrive?.();
  }, [there]);
}
