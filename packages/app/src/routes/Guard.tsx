import { useLeftOnPurpose, useSession, type Viewer } from '@homestand/app-core/session/session';
import { type ReactNode, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { dropReturnAddress, keepReturnAddress, useReturnAddress } from '../data/auth/returnAddress';
import { patterns } from '../paths';
import type { AppRoute } from './routes';

/** The first page of each role. */
const firstPages = { user: patterns.top, player: patterns.playerMessages } as const;

type Props = { route: Pick<AppRoute, 'for' | 'fallback'>; children: ReactNode };

/** Shows a page to the roles it allows and redirects everyone else. */
export function Guard({ route, children }: Props) {
  const session = useSession();
  const leftOnPurpose = useLeftOnPurpose();
  const address = useReturnAddress();
  const { pathname, search, hash } = useLocation();

  const viewer = session?.viewer ?? null;
  const role = route.for === 'everybody' || route.for === 'guest' ? null : route.for;
  const inside = role !== null && allows(role, viewer);
  const mustLogIn = role !== null && session === null;

  // Before the redirect of the same rendering.
  useLayoutEffect(() => {
    // The requested page shows: the next login must not redirect here again.
    if (inside) dropReturnAddress();
    else if (mustLogIn && !leftOnPurpose) keepReturnAddress(pathname + search + hash);
  }, [inside, mustLogIn, leftOnPurpose, pathname, search, hash]);

  if (inside || route.for === 'everybody') return children;
  if (route.for === 'guest')
    return session ? <Navigate to={address ?? patterns.home} replace /> : children;
  if (session) {
    const elsewhere = route.fallback ? patterns[route.fallback] : firstPages[session.viewer];
    return <Navigate to={elsewhere} replace />;
  }
  return <Navigate to={role === 'player' ? patterns.playerLogin : patterns.login} replace />;
}

/** Whether a viewer may see a page for `both`, only `user` or only `player`. */
export const allows = (allowed: 'both' | Viewer, viewer: Viewer | null): boolean =>
  viewer !== null && (allowed === 'both' || allowed === viewer);
