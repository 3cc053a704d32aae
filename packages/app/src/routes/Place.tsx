import { ScreenSkeleton, TabBar } from '@homestand/ui';
import { Suspense } from 'react';
import { lazily } from '../lib/lazily';
import { bases } from '../paths';
import { Arrival } from './Arrival';
import { Guard } from './Guard';
import type { AppRoute } from './routes';

const Offers = lazily(() => import('../lib/Offers'));

/** Where nobody is in the middle of something: beside the tabs, and a player's first page, which has none. */
const isResting = ({ tab, name }: AppRoute) => tab !== undefined || name === 'playerMessages';

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
      {isResting(route) && (
        <Suspense fallback={null}>
          <Offers />
        </Suspense>
      )}
      {route.tab && <TabBar base={bases[viewer]} viewer={viewer} current={route.tab} />}
    </Guard>
  );
}
