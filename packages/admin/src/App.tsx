import { pictureAddress } from '@homestand/app-core/browser/pictureAddress';
import { SessionCacheProvider } from '@homestand/app-core/http/sessionCache';
import { ErrorBoundary } from '@homestand/app-core/react/ErrorBoundary';
import { RouterLink } from '@homestand/app-core/react/RouterLink';
import { ScreenFailure } from '@homestand/app-core/react/ScreenFailure';
import { UiProvider } from '@homestand/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { wipeDeskWithSession } from './data/counter/deskStorage';
import { syncStaffSessionAcrossTabs, useStaffSession } from './data/staff/staffSession';
import { pathTo } from './paths';
import { AppRoutes } from './routes/AppRoutes';
import { Toasts } from './shell/Toasts';

export function App() {
  const { key } = useLocation();
  const session = useStaffSession();
  useEffect(() => syncStaffSessionAcrossTabs(), []);
  useEffect(() => wipeDeskWithSession(), []);

  return (
    <UiProvider linkComponent={RouterLink} pictures={{ addressOf: pictureAddress, attempt: 0 }}>
      <SessionCacheProvider token={session?.token}>
        <ErrorBoundary
          place={key}
          fallback={(error) => <ScreenFailure error={error} homeHref={pathTo('counter')} />}
        >
          <AppRoutes />
        </ErrorBoundary>
      </SessionCacheProvider>
      <Toasts />
    </UiProvider>
  );
}
