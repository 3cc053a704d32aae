import { staffAreas } from '@homestand/api-client/staff';
import { lazyScreen } from '@homestand/app-core/react/lazyScreen';
import { Suspense, useEffect, useState } from 'react';
import { useStaffSession } from '../data/auth/staffSession';
import { setTodayIsLive } from '../data/today/live';

const TodayUpdates = lazyScreen(() => import('./TodayUpdates'), 'TodayUpdates');

/**
 * What the office hears of by itself, for the roles that may. Its code loads apart: the counter does without it, and an
 * office that cannot load it works, too.
 */
export function OfficeUpdates() {
  const role = useStaffSession()?.role;
  const wanted = role !== undefined && staffAreas.today.includes(role);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (wanted) {
      TodayUpdates.load().then(
        () => setLoaded(true),
        () => setTodayIsLive(false),
      );
    }
  }, [wanted]);

  return (
    wanted &&
    loaded && (
      <Suspense fallback={null}>
        <TodayUpdates />
      </Suspense>
    )
  );
}
