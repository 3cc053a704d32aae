import { useReconnections } from '@homestand/app-core/browser/connection';
import { pictureAddress } from '@homestand/app-core/browser/pictureAddress';
import { SessionCacheProvider } from '@homestand/app-core/http/sessionCache';
import { ErrorBoundary } from '@homestand/app-core/react/ErrorBoundary';
import { lazyScreen } from '@homestand/app-core/react/lazyScreen';
import { RouterLink } from '@homestand/app-core/react/RouterLink';
import { ScreenFailure } from '@homestand/app-core/react/ScreenFailure';
import { followPendingLogouts } from '@homestand/app-core/session/followPendingLogouts';
import { syncSessionAcrossTabs, useSession } from '@homestand/app-core/session/session';
import { UiProvider } from '@homestand/ui';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readClubName, readClubTexts } from './data/club/clubTexts';
import { pathTo } from './paths';
import { AppRoutes } from './routes/AppRoutes';

const BackgroundServices = lazyScreen(
  () => import('./shell/lateChunkSignedIn'),
  'BackgroundServices',
);
const Toasts = lazyScreen(() => import('./shell/lateChunk'), 'Toasts');

const clubTexts = readClubTexts();
const clubName = readClubName();

/**
 * The code loads only when there are pending logouts. Without a connection it does not load: the next start
 * tries again.
 */
const sendPendingLogouts = () =>
  void import('@homestand/app-core/delivery/logoutQueue').then(
    ({ deliverLogouts }) => deliverLogouts(),
    () => {},
  );

export function App() {
  const { key } = useLocation();
  const session = useSession();
  const attempt = useReconnections();
  useEffect(() => syncSessionAcrossTabs(), []);
  useEffect(() => followPendingLogouts(sendPendingLogouts), []);

  return (
    <UiProvider
      linkComponent={RouterLink}
      messages={clubTexts}
      siteName={clubName}
      pictures={{ addressOf: pictureAddress, attempt }}
    >
      <SessionCacheProvider token={session?.token}>
        <ErrorBoundary
          place={key}
          fallback={(error) => <ScreenFailure error={error} homeHref={pathTo('home')} />}
        >
          <AppRoutes />
        </ErrorBoundary>
        {/* Background services may fail without breaking the screens. */}
        <ErrorBoundary place={key}>
          <Suspense fallback={null}>{session && <BackgroundServices />}</Suspense>
        </ErrorBoundary>
      </SessionCacheProvider>
      <ErrorBoundary place={key}>
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </ErrorBoundary>
    </UiProvider>
  );
}
