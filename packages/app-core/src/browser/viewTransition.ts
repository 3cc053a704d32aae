import { useLayoutEffect } from 'react';

/** The browser shows the old screen until the new one is ready; this limits how long. */
const timeoutMs = 500;

let finishTransition: (() => void) | undefined;

export const supportsViewTransition = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Navigates inside a view transition: elements with the same transition name on both screens move between
 * them.
 */
export function startViewTransition(navigate: () => void) {
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        finishTransition = resolve;
        setTimeout(resolve, timeoutMs);
        navigate();
      }),
  );
  // A transition that is cut short rejects, but the new screen shows all the same.
  for (const step of [transition.ready, transition.finished]) step.catch(() => {});
}

/** Reports that the screen `startViewTransition` navigates to has rendered. */
export function useViewTransitionTarget(rendered: boolean) {
  useLayoutEffect(() => {
    if (rendered) finishTransition?.();
  }, [rendered]);
}
