import '@homestand/ui/global.css';
import { listenForInstallPrompt } from '@homestand/app-core/browser/installPrompt';
import { afterScreen, savesData } from '@homestand/app-core/browser/laterLoads';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { loadFirstScreen } from './routes/firstScreen';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const base = '/user';

const start = () =>
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={base}>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );

// Where the server's page shows the skeleton, the screen itself replaces it.
if (root.hasChildNodes()) void loadFirstScreen(location.pathname.slice(base.length)).then(start);
else start();

listenForInstallPrompt();

// The worker then loads everything else. Not where data is to be saved, unless something needs it.
afterScreen(() => {
  if (savesData()) return;
  void import('./shell/everybody').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    () => {},
  );
});
