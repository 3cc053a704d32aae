import '@homestand/ui/global.css';
import { listenForInstallPrompt } from '@homestand/app-core/browser/installPrompt';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/user">
      <App />
    </BrowserRouter>
  </StrictMode>,
);

listenForInstallPrompt();

if (import.meta.env.PROD)
  window.addEventListener('load', () =>
    import('@homestand/app-core/browser/serviceWorker').then(({ registerServiceWorker }) =>
      registerServiceWorker(),
    ),
  );
