import { useLocation } from 'react-router-dom';

/**
 * Tells whether the address is still the one of this rendering. What navigates after a pause or a call asks first: a
 * link may have been followed since, even if its screen is not rendered yet, or the same screen shows something else.
 */
export function useIsCurrent(): () => boolean {
  const location = useLocation();
  return () => {
    // The browser's history changes before the router renders. It has no key for the first location, and no index in a
    // router that keeps its locations in memory.
    const { idx, key = 'default' } = window.history.state ?? {};
    return idx === undefined || key === location.key;
  };
}
