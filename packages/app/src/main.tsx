import '@homestand/ui/global.css';
import { afterScreen, savesData } from '@homestand/app-core/browser/idleLoading';
import { listenForInstallPrompt } from '@homestand/app-core/browser/installPrompt';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { loadFirstScreen } from './routes/firstScreen';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

// From here on the app itself says what is late or failed.
document.getElementById('not-started')?.remove();

const base = '/user';

// As a transition React renders in short tasks; the first rendering would otherwise be one long task.
const start = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter basename={base}>
          <App />
        </BrowserRouter>
      </StrictMode>,
    ),
  );

// Where the server's page shows the skeleton, the screen itself replaces it. Not in the task that evaluates this file,
// which is long enough.
if (root.hasChildNodes())
  setTimeout(() => void loadFirstScreen(location.pathname.slice(base.length)).then(start));
else start();

listenForInstallPrompt();

// The worker then loads everything else. Not where data is to be saved, unless something needs it.
afterScreen(() => {
  if (savesData()) return;
  // Only Safari of iOS has it, and only it asks for the picture.
  if ('standalone' in navigator)
    void import('@homestand/app-core/browser/startPicture').then(
      ({ linkStartPicture }) => linkStartPicture(base),
      () => {},
    );
  void import('./shell/lateChunk').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    () => {},
  );
});
