import '@homestand/ui/global.css';
import { ErrorPage, UiProvider } from '@homestand/ui';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './lib/ErrorBoundary';
import { RouterLink } from './lib/RouterLink';
import { paths } from './paths';
import { AppRoutes } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/user">
      <UiProvider linkComponent={RouterLink}>
        <ErrorBoundary
          fallback={
            <ErrorPage
              kind="crashed"
              homeHref={paths.home()}
              onReload={() => window.location.reload()}
            />
          }
        >
          <Suspense fallback={null}>
            <AppRoutes />
          </Suspense>
        </ErrorBoundary>
      </UiProvider>
    </BrowserRouter>
  </StrictMode>,
);
