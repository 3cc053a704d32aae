import { lazyScreen } from '@homestand/app-core/react/lazyScreen';
import { ScrollAndFocus } from '@homestand/app-core/react/ScrollAndFocus';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { suspension } from '../data/moderation/suspension.store';
import { Guard } from './Guard';
import { RouteSkeleton, RouteTabBar } from './RouteSkeleton';
import type { AppRoute } from './routes';

const SuspendedScreen = lazyScreen(() => import('../shell/SuspendedScreen'), 'SuspendedScreen');

/** Screens without unsaved input: those with a tab bar, and a player's first page, which has no tab bar. */
const isResting = ({ tab, name }: Pick<AppRoute, 'tab' | 'name'>) =>
  tab !== undefined || name === 'playerMessages';

/** Stories show a screen without loading it. */
type PageRoute = Omit<AppRoute, 'screen'> & { screen: ComponentType };

type Props = {
  route: PageRoute;
  /** Over screens without unsaved input. */
  offers?: ReactNode;
};

/**
 * One route: its guard, its screen, and the tab bar where the table has one. A suspended fan has no tabs, and one screen
 * for all addresses but those of an order.
 */
export function RoutePage({ route, offers }: Props) {
  const isSuspended = suspension.useValue() && route.for === 'user';
  const Screen = isSuspended && !route.whileSuspended ? SuspendedScreen : route.screen;

  return (
    <Guard route={route}>
      <Suspense fallback={<RouteSkeleton route={route} />}>
        <Screen />
        <ScrollAndFocus />
      </Suspense>
      {!isSuspended && isResting(route) && <Suspense fallback={null}>{offers}</Suspense>}
      {!isSuspended && <RouteTabBar route={route} />}
    </Guard>
  );
}
