import { createObservable } from './observable';
import { local, perTab } from './storage';

/** Chromium fires it when the app can be installed. TypeScript has no type for it. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

const visitsKey = 'visits';
const dismissedKey = 'install_offer';
export const visitsBeforeOffer = 2;

export const installEvent = createObservable<InstallEvent | null>(null);
export const installDismissed = createObservable(local.read(dismissedKey) !== null);

/** Called at startup: the browser fires `beforeinstallprompt` once, and early. */
export function listenForInstallPrompt() {
  if (perTab.read(visitsKey) === null) {
    perTab.write(visitsKey, 'counted');
    local.write(visitsKey, String(Math.min(visits() + 1, visitsBeforeOffer)));
  }
  window.addEventListener('beforeinstallprompt', (event) => {
    // The app shows its own offer first, at a later moment.
    event.preventDefault();
    installEvent.set(event as InstallEvent);
  });
  window.addEventListener('appinstalled', dismissInstallOffer);
}

export const visits = () => Number(local.read(visitsKey)) || 0;

/** The offer does not show again on this device until the person logs out. */
export function dismissInstallOffer() {
  local.write(dismissedKey, 'answered');
  installDismissed.set(true);
}
