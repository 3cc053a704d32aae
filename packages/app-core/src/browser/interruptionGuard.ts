import { useEffect } from 'react';
import { createObservable } from './observable';

const works = createObservable(0);

/** While it is true, this page is not to be interrupted: what goes on in it would be lost. */
export function useInterruptionGuard(busy: boolean) {
  useEffect(() => {
    if (!busy) return;
    works.set(works.get() + 1);
    return () => works.set(works.get() - 1);
  }, [busy]);
}

export const useIsInterruptionGuarded = () => works.useValue() > 0;
