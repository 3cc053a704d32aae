// What every visit loads after its screen, in one file.
export { registerServiceWorker } from '@homestand/app-core/browser/serviceWorker';
export { Toasts } from './Toasts';
