import { ErrorPage, UiProvider } from '@homestand/ui';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { cacheOf } from './data/cache';
import { ErrorBoundary } from './lib/ErrorBoundary';
import { lazily } from './lib/lazily';
import { RouterLink } from './lib/RouterLink';
import { pathTo } from './paths';
import { AppRoutes } from './routes/AppRoutes';
import { followOtherTabs, useSession } from './stores/session.store';

const Live = lazily(() => import('./lib/Live'));
const Toasts = lazily(() => import('./lib/Toasts'));

export function App() {
  const { key } = useLocation();
  const session = useSession();
  useEffect(() => followOtherTabs(), []);

  const crashed = (
    <ErrorPage kind="crashed" homeHref={pathTo('home')} onReload={() => window.location.reload()} />
  );

  return (
    <UiProvider linkComponent={RouterLink}>
      {/* Another person is another cache: nothing of the one before can show. */}
      <SWRConfig key={session?.token ?? ''} value={cacheOf()}>
        <ErrorBoundary place={key} fallback={crashed}>
          <AppRoutes />
        </ErrorBoundary>
        {session && (
          <Suspense fallback={null}>
            <Live />
          </Suspense>
        )}
      </SWRConfig>
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </UiProvider>
  );
}
