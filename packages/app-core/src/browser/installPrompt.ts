import { createObservable } from './observable';
import { local, perTab } from './storage';

/** Chromium fires it when the app can be installed. TypeScript has no type for it. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

type Kind = 'prompt' | 'steps' | 'elsewhere';

const visitsKey = 'visits';
const dismissedKey = 'install_offer';
const visitsBeforeOffer = 2;

const installEvent = createObservable<InstallEvent | null>(null);
const dismissed = createObservable(local.read(dismissedKey) !== null);

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

const visits = () => Number(local.read(visitsKey)) || 0;

/** The offer does not show again on this device until the person logs out. */
export function dismissInstallOffer() {
  local.write(dismissedKey, 'answered');
  dismissed.set(true);
}

/** How the app can be installed on this device; null before the second visit. */
export function useInstallOffer(): Kind | null {
  const canAsk = installEvent.useValue() !== null;
  if (dismissed.useValue() || visits() < visitsBeforeOffer || isInstalled()) return null;
  return canAsk ? 'prompt' : installKindOf(navigator.userAgent, navigator.maxTouchPoints);
}

export async function acceptInstall(kind: Kind) {
  const event = installEvent.get();
  dismissInstallOffer();
  if (kind === 'elsewhere') window.location.assign(externalBrowserUrl(window.location.href));
  // `prompt()` works only once per event.
  else await event?.prompt();
}

/**
 * For browsers without `beforeinstallprompt`: Safari installs from a menu; the browser inside LINE cannot
 * install.
 */
export function installKindOf(userAgent: string, touchPoints: number): Kind | null {
  if (/\bLine\//.test(userAgent)) return 'elsewhere';
  // An iPad reports itself as a Mac.
  const isApple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  const isSafari =
    /Version\/[\d.]+.*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
  return isApple && isSafari ? 'steps' : null;
}

/** LINE opens an address with this parameter in the default browser. */
export function externalBrowserUrl(address: string): string {
  const url = new URL(address);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;
