import { staffAreas } from '@homestand/api-client/staff';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useStaffSession } from '../data/auth/staffSession';
import { addressAfterLogin, homeOf, loginFor } from '../paths';
import { NotFoundScreen } from '../shell/NotFoundScreen';
import type { AppRoute } from './routes';

type Props = { route: Pick<AppRoute, 'for'>; children: ReactNode };

/** Shows a page to the roles of its area, and leads guests to the login and back. */
export function Guard({ route, children }: Props) {
  const session = useStaffSession();
  const { pathname, search } = useLocation();
  if (route.for === 'all') return children;
  if (route.for === 'guest')
    return session ? (
      <Navigate to={addressAfterLogin(search) ?? homeOf(session.role)} replace />
    ) : (
      children
    );
  if (!session) return <Navigate to={loginFor(pathname + search)} replace />;
  return staffAreas[route.for].includes(session.role) ? children : <NotFoundScreen />;
}
