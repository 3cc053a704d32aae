import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { dropReturnAddress, keepReturnAddress, returnAddress } from '../lib/returnAddress';
import { patterns } from '../paths';
import { useLeftOnPurpose, useSession } from '../stores/session.store';
import { allows } from './allows';
import { type AppRoute, firstPages } from './routes';

type Props = { route: AppRoute; children: ReactNode };

/** Shows a page to whom it is for, and sends everybody else where they belong. */
export function Guard({ route, children }: Props) {
  const session = useSession();
  const leftOnPurpose = useLeftOnPurpose();
  const { pathname, search } = useLocation();

  const viewer = session?.viewer ?? null;
  const inside = route.for !== 'everybody' && route.for !== 'guest' && allows(route.for, viewer);

  // Arrived: the next login does not lead here again.
  useEffect(() => {
    if (inside) dropReturnAddress();
  }, [inside]);

  if (inside || route.for === 'everybody') return children;
  if (route.for === 'guest')
    return session ? <Navigate to={returnAddress() ?? patterns.home} replace /> : children;
  if (session) {
    const elsewhere = route.fallback ? patterns[route.fallback] : firstPages[session.viewer];
    return <Navigate to={elsewhere} replace />;
  }
  // Written while rendering, which may happen twice: the second time writes the same.
  if (!leftOnPurpose) keepReturnAddress(pathname + search);
  return <Navigate to={route.for === 'player' ? patterns.playerLogin : patterns.login} replace />;
}
