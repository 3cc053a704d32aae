import { useEffect } from 'react';
import { createSignal } from './signal';

const works = createSignal(0);

/** While it is true, this page is not to be interrupted: what goes on in it would be lost. */
export function useWhileBusy(busy: boolean) {
  useEffect(() => {
    if (!busy) return;
    works.set(works.get() + 1);
    return () => works.set(works.get() - 1);
  }, [busy]);
}

export const useBusy = () => works.useValue() > 0;
