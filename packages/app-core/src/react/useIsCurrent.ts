import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Tells whether the address is still the one that this component rendered last. What navigates after a pause or a call
 * asks first: a link may have been followed since, and its screen not rendered yet.
 */
export function useIsCurrent(): () => boolean {
  const location = useLocation();
  const rendered = useRef(location.key);
  useLayoutEffect(() => {
    rendered.current = location.key;
  });
  return () => {
    // The browser's history changes before the router renders. It has no key for the first location, and no index in a
    // router that keeps its locations in memory.
    const { idx, key = 'default' } = window.history.state ?? {};
    return idx === undefined || key === rendered.current;
  };
}
