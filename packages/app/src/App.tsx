import { ErrorPage, ToastRegion, UiProvider } from '@homestand/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './lib/ErrorBoundary';
import { RouterLink } from './lib/RouterLink';
import { paths } from './paths';
import { AppRoutes } from './routes';
import { dismissToast, useToasts } from './stores/toasts.store';

export function App() {
  const { key } = useLocation();
  const toasts = useToasts();
  const crashed = (
    <ErrorPage kind="crashed" homeHref={paths.home()} onReload={() => window.location.reload()} />
  );

  return (
    <UiProvider linkComponent={RouterLink}>
      <ErrorBoundary place={key} fallback={crashed}>
        <Suspense fallback={null}>
          <AppRoutes />
        </Suspense>
      </ErrorBoundary>
      <ToastRegion items={toasts} onDismiss={dismissToast} />
    </UiProvider>
  );
}
