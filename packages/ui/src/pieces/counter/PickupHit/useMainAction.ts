import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Enter, or Command+Enter, wherever the focus is. */
export function useMainAction(onAction: () => void) {
  const act = useEffectEvent(onAction);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
