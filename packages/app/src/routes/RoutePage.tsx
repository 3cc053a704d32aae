import { lazyScreen } from '@homestand/app-core/react/lazyScreen';
import { ScrollAndFocus } from '@homestand/app-core/react/ScrollAndFocus';
import { ScreenSkeleton, TabBar } from '@homestand/ui';
import { Suspense } from 'react';
import { pathTo } from '../paths';
import { Guard } from './Guard';
import type { AppRoute } from './routes';

const InstallAndUpdateOffers = lazyScreen(
  () => import('../shell/InstallAndUpdateOffers'),
  'InstallAndUpdateOffers',
);

const userTabs = {
  home: pathTo('top'),
  card: pathTo('cards'),
  message: pathTo('messages'),
  shop: pathTo('shop'),
  myPage: pathTo('myPage'),
};
const playerTabs = { message: pathTo('playerMessages') };

/** Screens without unsaved input: those with a tab bar, and a player's first page, which has no tab bar. */
const isResting = ({ tab, name }: AppRoute) => tab !== undefined || name === 'playerMessages';

/** One route: its guard, its screen, and the tab bar where the table has one. */
export function RoutePage({ route }: { route: AppRoute }) {
  const Screen = route.screen;

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
      {route.tab && (
        <TabBar hrefs={route.for === 'player' ? playerTabs : userTabs} current={route.tab} />
      )}
    </Guard>
  );
}
