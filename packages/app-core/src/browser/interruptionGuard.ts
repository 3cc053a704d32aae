import { useEffect } from 'react';
import { createObservable } from './observable';

const works = createObservable(0);

/** While `guarded` is true, nothing may interrupt this page: its unsaved input would be lost. */
export function useInterruptionGuard(guarded: boolean) {
  useEffect(() => {
    if (!guarded) return;
    works.set(works.get() + 1);
    return () => works.set(works.get() - 1);
  }, [guarded]);
}

export const useIsInterruptionGuarded = () => works.useValue() > 0;
