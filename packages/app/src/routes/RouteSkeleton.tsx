import { ScreenSkeleton, TabBar } from '@homestand/ui';
import { pathTo } from '../paths';
import type { AppRoute } from './routes';

const userTabs = {
  home: pathTo('top'),
  card: pathTo('cards'),
  message: pathTo('messages'),
  shop: pathTo('shop'),
  myPage: pathTo('myPage'),
};
const playerTabs = { message: pathTo('playerMessages') };

type Props = { route: Pick<AppRoute, 'for' | 'skeleton' | 'tab'> };

/** Shown while the code of a route's screen loads. */
export const RouteSkeleton = ({ route }: Props) => (
  <ScreenSkeleton kind={route.skeleton} tabBar={route.tab !== undefined} />
);

/** The tab bar where the table of routes has one. */
export const RouteTabBar = ({ route }: Props) =>
  route.tab && (
    <TabBar hrefs={route.for === 'player' ? playerTabs : userTabs} current={route.tab} />
  );
