import { lazyScreen } from '@homestand/app-core/react/lazyScreen';
import { Suspense, useEffect, useState } from 'react';
import { setTodayIsLive } from '../data/today/live';

const OfficeServices = lazyScreen(() => import('./OfficeServices'), 'OfficeServices');

/**
 * Loads what the office has beside its screens once a screen is there: the counter and the login do without it, and an
 * office that cannot load it works, too.
 */
export function BackgroundServices() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    OfficeServices.load().then(
      () => setLoaded(true),
      () => setTodayIsLive(false),
    );
  }, []);

  return (
    loaded && (
      <Suspense fallback={null}>
        <OfficeServices />
      </Suspense>
    )
  );
}
