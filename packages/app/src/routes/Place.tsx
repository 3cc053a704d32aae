import { ScreenSkeleton, TabBar } from '@homestand/ui';
import { Suspense } from 'react';
import { bases } from '../paths';
import { Arrival } from './Arrival';
import { Guard } from './Guard';
import type { AppRoute } from './routes';

/** One route: its guard, its screen, and the bar below when the table asks for it. */
export function Place({ route }: { route: AppRoute }) {
  const Screen = route.screen;
  const viewer = route.for === 'player' ? 'player' : 'user';

  return (
    <Guard route={route}>
      <Suspense fallback={<ScreenSkeleton kind={route.shape} tabBar={route.tab !== undefined} />}>
        <Screen />
        <Arrival />
      </Suspense>
      {route.tab && <TabBar base={bases[viewer]} viewer={viewer} current={route.tab} />}
    </Guard>
  );
}
