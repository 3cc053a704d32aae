import '@homestand/ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { listenForInstall } from './lib/install';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/user">
      <App />
    </BrowserRouter>
  </StrictMode>,
);

listenForInstall();

if (import.meta.env.PROD)
  window.addEventListener('load', () =>
    import('./lib/registerServiceWorker').then(({ registerServiceWorker }) =>
      registerServiceWorker(),
    ),
  );
