import { swrConfig } from '@homestand/app-core/http/swr';
import { RouterLink } from '@homestand/app-core/react/RouterLink';
import { getSession } from '@homestand/app-core/session/session';
import { Center, type TabId, Text, UiProvider } from '@homestand/ui';
import { shownClub } from '@homestand/ui/testing';
import { type ComponentType, useEffect } from 'react';
import { MemoryRouter, matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { patterns, type RouteName } from '../paths';
import { RoutePage } from '../routes/RoutePage';
import { Toasts } from '../shell/Toasts';

/** An event of the window, upon which Storybook opens the story of another screen (.storybook/docs/openScreen.ts). */
const openScreenEvent = 'homestand:open-screen';

type Props = {
  screen: ComponentType;
  route: RouteName;
  /** The address, below the base path. */
  path: string;
  /** The tab that the table of routes gives to the screen. */
  tab?: TabId;
  onLeave: (route: RouteName | null) => void;
};

const base = '/user';

/** The cache of SWR, which lives on: an effect of a screen that is removed may still write into it. */
const { provider: _, ...cacheSettings } = swrConfig();

/** A screen at its address, with what the app renders around it. */
export function ScreenInApp({ screen, route, path, tab, onLeave }: Props) {
  const row = {
    name: route,
    screen,
    skeleton: 'plain',
    for: viewerOf(route) ?? 'guest',
  } as const;
  return (
    <MemoryRouter basename={base} initialEntries={[base + path]}>
      <UiProvider linkComponent={RouterLink} messages={shownClub()?.texts ?? {}}>
        <SWRConfig value={cacheSettings}>
          <Routes>
            <Route
              path={patterns[route]}
              element={<RoutePage route={tab === undefined ? row : { ...row, tab }} />}
            />
            <Route path="*" element={<OtherScreen onOpen={onLeave} />} />
          </Routes>
        </SWRConfig>
        <Toasts />
      </UiProvider>
    </MemoryRouter>
  );
}

/** Stands where a link has led out of the story. */
function OtherScreen({ onOpen }: { onOpen: Props['onLeave'] }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onOpen(routeAt(pathname));
  }, [onOpen, pathname]);
  return (
    <Center>
      <Text>{`次の画面：${pathname}${search}`}</Text>
    </Center>
  );
}

export const viewerOf = (route: RouteName) =>
  (patterns[route].startsWith('/u/') && 'user') ||
  (patterns[route].startsWith('/p/') && 'player') ||
  null;

/** The route of an address; the start is the first page of whoever has logged in. */
function routeAt(pathname: string): RouteName | null {
  if (pathname === patterns.home)
    return getSession()?.viewer === 'player' ? 'playerMessages' : 'top';
  // The keys come from the same object.
  const names = Object.keys(patterns) as RouteName[];
  return names.find((name) => matchPath(patterns[name], pathname)) ?? null;
}

export const openScreen = (route: RouteName | null) =>
  window.dispatchEvent(new CustomEvent(openScreenEvent, { detail: route }));
