import { staffAreas } from '@homestand/api-client/staff';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import {
  dropReturnAddress,
  keepReturnAddress,
  useReturnAddress,
} from '../data/staff/returnAddress';
import { useLeftOnPurpose, useStaffSession } from '../data/staff/staffSession';
import { homeOf, patterns } from '../paths';
import { NotFoundScreen } from '../shell/NotFoundScreen';
import type { AppRoute } from './routes';

type Props = { route: Pick<AppRoute, 'for'>; children: ReactNode };

/** Shows a page to the roles of its area, and leads through the steps of the login and back. */
export function Guard({ route, children }: Props) {
  const session = useStaffSession();
  const leftOnPurpose = useLeftOnPurpose();
  const address = useReturnAddress();
  const { pathname, search } = useLocation();
  const { for: audience } = route;
  const isLogin = audience === 'guest' || audience === 'secondFactorStep';
  const inside = !isLogin && audience !== 'all' && session !== null && !session.step;

  const mustLogIn = !isLogin && audience !== 'all' && !inside;

  // Before the redirect of the same rendering.
  useLayoutEffect(() => {
    if (mustLogIn && !leftOnPurpose) keepReturnAddress(pathname + search);
  }, [mustLogIn, leftOnPurpose, pathname, search]);

  // The requested page shows: the next login must not redirect here again.
  useEffect(() => {
    if (inside) dropReturnAddress();
  }, [inside]);

  if (audience === 'all') return children;
  if (!session) return audience === 'guest' ? children : <Navigate to={patterns.login} replace />;
  if (session.step)
    return audience === 'secondFactorStep' ? (
      children
    ) : (
      <Navigate to={patterns.secondFactor} replace />
    );
  if (isLogin) return <Navigate to={address ?? homeOf(session.role)} replace />;
  return staffAreas[audience].includes(session.role) ? children : <NotFoundScreen />;
}
