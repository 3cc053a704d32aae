import { lazyScreen } from '@homestand/app-core/react/lazyScreen';
import { Suspense, useEffect, useState } from 'react';
import { setTodayIsLive } from '../data/today/live';

const Office = lazyScreen(() => import('./Office'), 'Office');

/**
 * Loads what the office has beside its screens once a screen is there: the counter and the login do without it, and an
 * office that cannot load it works, too.
 */
export function OfficeLoader() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    Office.load().then(
      () => setLoaded(true),
      () => setTodayIsLive(false),
    );
  }, []);

  return (
    loaded && (
      <Suspense fallback={null}>
        <Office />
      </Suspense>
    )
  );
}
