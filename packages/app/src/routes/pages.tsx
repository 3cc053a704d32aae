// What a page shows before its scripts are there. The build renders it (pages-build.ts), and the server adds the club.
import { RouterLink } from '@homestand/app-core/react/RouterLink';
import { LineLoginPanel, UiProvider } from '@homestand/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { pathTo, patterns, pressedLogin, type RouteName } from '../paths';
import { RouteSkeleton, RouteTabBar } from './RouteSkeleton';
import { routes } from './routes';

/** Places that the server fills in. */
export const places = { team: '{{team}}', slogan: '{{slogan}}', logoUrl: '{{logoUrl}}' };
const words = { TabBar: { card: '{{card}}', shop: '{{shop}}' } };

const login = (logoUrl: string | null) => (
  <LineLoginPanel
    {...places}
    logoUrl={logoUrl}
    status="idle"
    onLogin={() => {}}
    pressedHref={pressedLogin}
    playerLoginHref={pathTo('playerLogin')}
    commerceHref={pathTo('commerce')}
    privacyHref={pathTo('privacy')}
  />
);

const render = (content: ReactNode) =>
  renderToStaticMarkup(
    <UiProvider linkComponent={RouterLink} messages={words}>
      <MemoryRouter basename="/user" initialEntries={['/user/']}>
        {content}
      </MemoryRouter>
    </UiProvider>,
    // Links in the body would be a second head.
  ).replaceAll(/<link [^>]*>/g, '');

type Page = {
  name: RouteName;
  pattern: string;
  body: string;
  bodyWithoutLogo: string;
  /** Whether the body is the screen itself or a skeleton. */
  isScreen: boolean;
};

export const pages: Page[] = routes.map((route) => {
  const { name } = route;
  const isLogin = name === 'login';
  const skeleton = (
    <>
      <RouteSkeleton route={route} />
      <RouteTabBar route={route} />
    </>
  );
  return {
    name,
    pattern: patterns[name],
    body: render(isLogin ? login(places.logoUrl) : skeleton),
    bodyWithoutLogo: render(isLogin ? login(null) : skeleton),
    isScreen: isLogin,
  };
});
