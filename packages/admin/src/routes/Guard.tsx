import { staffAreas } from '@homestand/api-client/staff';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useStaffSession } from '../data/staff/staffSession';
import { addressAfterLogin, homeOf, loginFor, patterns, secondFactorFor } from '../paths';
import { NotFoundScreen } from '../shell/NotFoundScreen';
import type { AppRoute } from './routes';

type Props = { route: Pick<AppRoute, 'for'>; children: ReactNode };

/** Shows a page to the roles of its area, and leads through the steps of the login and back. */
export function Guard({ route, children }: Props) {
  const session = useStaffSession();
  const { pathname, search } = useLocation();
  if (route.for === 'all') return children;
  if (route.for === 'guest' && !session) return children;
  if (!session) {
    const isLogin = route.for === 'secondFactorStep';
    const returnAddress = isLogin
      ? (addressAfterLogin(search) ?? patterns.counter)
      : pathname + search;
    return <Navigate to={loginFor(returnAddress)} replace />;
  }
  const isEntered = route.for === 'guest' || route.for === 'secondFactorStep';
  const target = isEntered
    ? (addressAfterLogin(search) ?? homeOf(session.role))
    : pathname + search;
  if (session.step)
    return route.for === 'secondFactorStep' ? (
      children
    ) : (
      <Navigate to={secondFactorFor(target)} replace />
    );
  if (route.for === 'guest' || route.for === 'secondFactorStep')
    return <Navigate to={target} replace />;
  return staffAreas[route.for].includes(session.role) ? children : <NotFoundScreen />;
}
