import { pictureAddress } from '@homestand/app-core/browser/pictureAddress';
import { swrConfig } from '@homestand/app-core/http/swr';
import { ErrorBoundary } from '@homestand/app-core/react/ErrorBoundary';
import { RouterLink } from '@homestand/app-core/react/RouterLink';
import { ScreenFailure } from '@homestand/app-core/react/ScreenFailure';
import { UiProvider } from '@homestand/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { wipeDeskWithSession } from './data/counter/deskStorage';
import {
  endStaffSession,
  syncStaffSessionAcrossTabs,
  useStaffSession,
} from './data/staff/staffSession';
import { pathTo } from './paths';
import { AppRoutes } from './routes/AppRoutes';
import { Toasts } from './shell/Toasts';

export function App() {
  const { key } = useLocation();
  const session = useStaffSession();
  useEffect(() => syncStaffSessionAcrossTabs(), []);
  useEffect(() => wipeDeskWithSession(endStaffSession), []);

  return (
    <UiProvider linkComponent={RouterLink} pictures={{ addressOf: pictureAddress, attempt: 0 }}>
      {/* One SWR cache per session: a fan's data must not outlive the session that read it. */}
      <SWRConfig key={session?.token ?? ''} value={swrConfig()}>
        <ErrorBoundary
          place={key}
          fallback={(error) => <ScreenFailure error={error} homeHref={pathTo('counter')} />}
        >
          <AppRoutes />
        </ErrorBoundary>
      </SWRConfig>
      <Toasts />
    </UiProvider>
  );
}
