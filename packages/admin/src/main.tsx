import '@homestand/ui/global.css';
import { addStaffResponses } from '@homestand/api-client/staff';
import { afterScreen } from '@homestand/app-core/browser/idleLoading';
import { registerServiceWorker } from '@homestand/app-core/browser/serviceWorker';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

// The app shows its own loading and failure states from here on.
document.getElementById('not-started')?.remove();

addStaffResponses();
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/admin">
      <App />
    </BrowserRouter>
  </StrictMode>,
);

// From the next visit on the counter starts offline. The scope also has the base without a slash, the counter's address.
afterScreen(() => registerServiceWorker({ address: '/admin/service-worker.js', scope: '/admin' }));
