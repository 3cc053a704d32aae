import { beginSession, getSession } from '@homestand/app-core/session/session';
import {
  createScreenStories,
  routeAt,
  type ScreenParameters as SharedParameters,
} from '@homestand/app-core/testing/screenStories';
import type { TabId } from '@homestand/ui';
import { patterns, type RouteName } from '../paths';
import { RoutePage } from '../routes/RoutePage';
import { Toasts } from '../shell/Toasts';
import { resetModules } from './resetModules';
import { emptyAnswers, fullAnswers } from './sampleAnswers';
import { fanSession, playerSession } from './samplePeople';

export {
  empty,
  failed,
  loading,
  missing,
  offline,
  shows,
} from '@homestand/app-core/testing/screenStories';

export type ScreenParameters = SharedParameters<RouteName> & {
  /** The tab that the table of routes gives to the screen. */
  tab?: TabId;
};

export const { screenMeta, sampleScreen } = createScreenStories<RouteName, ScreenParameters>({
  base: '/user',
  patterns,
  fullAnswers,
  emptyAnswers,
  resetModules,
  logIn({ route }) {
    const viewer = viewerOf(route);
    if (viewer) beginSession(viewer === 'player' ? playerSession : fanSession);
  },
  page(screen, { route, tab }) {
    const row = {
      name: route,
      screen,
      skeleton: 'plain',
      for: viewerOf(route) ?? 'guest',
    } as const;
    return <RoutePage route={tab === undefined ? row : { ...row, tab }} />;
  },
  toasts: <Toasts />,
  screenAt(pathname) {
    const name = routeAt(patterns, pathname);
    // The start is the first page of whoever has logged in.
    if (name === 'home') return getSession()?.viewer === 'player' ? 'playerMessages' : 'top';
    return name ?? null;
  },
});

const viewerOf = (route: RouteName) =>
  (patterns[route].startsWith('/u/') && 'user') ||
  (patterns[route].startsWith('/p/') && 'player') ||
  null;
