import { lazyScreen } from '@homestand/app-core/react/lazyScreen';
import { ScrollAndFocus } from '@homestand/app-core/react/ScrollAndFocus';
import { ScreenSkeleton, TabBar } from '@homestand/ui';
import { Suspense } from 'react';
import { bases } from '../paths';
import { Guard } from './Guard';
import type { AppRoute } from './routes';

const InstallAndUpdateOffers = lazyScreen(
  () => import('../shell/InstallAndUpdateOffers'),
  'InstallAndUpdateOffers',
);

/** Screens without unsaved input: those with a tab bar, and a player's first page, which has no tab bar. */
const isResting = ({ tab, name }: AppRoute) => tab !== undefined || name === 'playerMessages';

/** One route: its guard, its screen, and the tab bar where the table has one. */
export function RoutePage({ route }: { route: AppRoute }) {
  const Screen = route.screen;
  const viewer = route.for === 'player' ? 'player' : 'user';

  return (
    <Guard route={route}>
      <Suspense
        fallback={<ScreenSkeleton kind={route.skeleton} tabBar={route.tab !== undefined} />}
      >
        <Screen />
        <ScrollAndFocus />
      </Suspense>
      {isResting(route) && (
        <Suspense fallback={null}>
          <InstallAndUpdateOffers />
        </Suspense>
      )}
      {route.tab && <TabBar base={bases[viewer]} viewer={viewer} current={route.tab} />}
    </Guard>
  );
}
