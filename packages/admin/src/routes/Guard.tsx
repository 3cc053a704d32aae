import { type StaffArea, type StaffRole, staffAreas } from '@homestand/api-client/staff';
import { type ReactNode, useLayoutEffect } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import {
  dropReturnAddress,
  keepReturnAddress,
  useReturnAddress,
} from '../data/staff/returnAddress';
import { useStaffSession } from '../data/staff/staffSession';
import { homeOf, patterns } from '../paths';
import { NotFoundScreen } from '../shell/NotFoundScreen';
import { type AppRoute, routes } from './routes';

type Props = { route: Pick<AppRoute, 'for'>; children: ReactNode };

/** Shows a page to the roles of its area, and leads through the steps of the login and back. */
export function Guard({ route, children }: Props) {
  const session = useStaffSession();
  const address = useReturnAddress();
  const { pathname, search } = useLocation();
  const { for: audience } = route;
  const isLogin = audience === 'guest' || audience === 'secondFactorStep';
  const isPrivate = !isLogin && audience !== 'all';
  const inside = isPrivate && session !== null && !session.step;

  // Before the redirect of the same rendering.
  useLayoutEffect(() => {
    // The requested page shows: the next login must not redirect here again.
    if (inside) dropReturnAddress();
    else if (isPrivate) keepReturnAddress(pathname + search);
  }, [inside, isPrivate, pathname, search]);

  if (audience === 'all') return children;
  if (!session) return audience === 'guest' ? children : <Navigate to={patterns.login} replace />;
  if (session.step)
    return audience === 'secondFactorStep' ? (
      children
    ) : (
      <Navigate to={patterns.secondFactor} replace />
    );
  if (isLogin) {
    const isOpen = address !== null && mayEnter(session.role, address);
    return <Navigate to={isOpen ? address : homeOf(session.role)} replace />;
  }
  return staffAreas[audience].includes(session.role) ? children : <NotFoundScreen />;
}

/** The role may be another one than that of the login before. */
function mayEnter(role: StaffRole, address: string): boolean {
  const [pathname = ''] = address.split('?');
  const route = routes.find(({ name }) => matchPath(patterns[name], pathname));
  return (
    route !== undefined &&
    route.for in staffAreas &&
    staffAreas[route.for as StaffArea].includes(role)
  );
}
