import { createContext, use, useEffect } from 'react';

export const SiteNameContext = createContext('');

/**
 * Writes the page's title: the screen's name, and the club's after it. Not with React's `<title>`, which is added to
 * the one that the page has from the start.
 */
export function usePageTitle(name: string) {
  const site = use(SiteNameContext);
  useEffect(() => {
    document.title = site === '' ? name : `${name}\uff5c${site}`;
  }, [name, site]);
}
