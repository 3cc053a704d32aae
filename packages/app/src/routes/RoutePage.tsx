import { lazyScreen } from '@homestand/app-core/react/lazyScreen';
import { ScrollAndFocus } from '@homestand/app-core/react/ScrollAndFocus';
import { type ComponentType, Suspense } from 'react';
import { Guard } from './Guard';
import { RouteSkeleton, RouteTabBar } from './RouteSkeleton';
import type { AppRoute } from './routes';

const InstallAndUpdateOffers = lazyScreen(
  () => import('../shell/signedIn'),
  'InstallAndUpdateOffers',
);

/** Screens without unsaved input: those with a tab bar, and a player's first page, which has no tab bar. */
const isResting = ({ tab, name }: Pick<AppRoute, 'tab' | 'name'>) =>
  tab !== undefined || name === 'playerMessages';

/** Stories show a screen without loading it. */
type PageRoute = Omit<AppRoute, 'screen'> & { screen: ComponentType };

/** One route: its guard, its screen, and the tab bar where the table has one. */
export function RoutePage({ route }: { route: PageRoute }) {
  const Screen = route.screen;

  return (
    <Guard route={route}>
      <Suspense fallback={<RouteSkeleton route={route} />}>
        <Screen />
        <ScrollAndFocus />
      </Suspense>
      {isResting(route) && (
        <Suspense fallback={null}>
          <InstallAndUpdateOffers />
        </Suspense>
      )}
      <RouteTabBar route={route} />
    </Guard>
  );
}
