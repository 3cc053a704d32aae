import { useEffect, useState } from 'react';
import { installEvent } from './installPrompt';
import { createObservable } from './observable';
import { local, perTab } from './storage';

type Kind = 'prompt' | 'steps' | 'elsewhere';

const visitsKey = 'visits';
const dismissedKey = 'install_offer';
const visitsBeforeOffer = 2;

export const installDismissed = createObservable(local.read(dismissedKey) !== null);

/** How the app can be installed on this device; null before the second visit of somebody who is logged in. */
export function useInstallOffer(): Kind | null {
  const canAsk = installEvent.useValue() !== null;
  const [visits] = useState(countVisit);
  useEffect(() => {
    window.addEventListener('appinstalled', dismissInstallOffer);
    return () => window.removeEventListener('appinstalled', dismissInstallOffer);
  }, []);
  if (installDismissed.useValue() || visits < visitsBeforeOffer || isInstalled()) return null;
  return canAsk ? 'prompt' : installKindOf(navigator.userAgent, navigator.maxTouchPoints);
}

/** Counts each tab once. */
function countVisit(): number {
  const visits = Number(local.read(visitsKey)) || 0;
  if (perTab.read(visitsKey) !== null) return visits;
  const counted = Math.min(visits + 1, visitsBeforeOffer);
  perTab.write(visitsKey, 'counted');
  local.write(visitsKey, String(counted));
  return counted;
}

/** The offer does not show again on this device until the person logs out. */
export function dismissInstallOffer() {
  local.write(dismissedKey, 'answered');
  installDismissed.set(true);
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
