import { createObservable } from './observable';

/** Chromium fires it when the app can be installed. TypeScript has no type for it. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

export const installEvent = createObservable<InstallEvent | null>(null);

/** Called at startup: the browser fires `beforeinstallprompt` once, and early. */
export function listenForInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The app shows its own offer first, at a later moment.
    event.preventDefault();
    installEvent.set(event as InstallEvent);
  });
}
