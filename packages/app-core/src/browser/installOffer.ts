import {
  dismissInstallOffer,
  installDismissed,
  installEvent,
  visits,
  visitsBeforeOffer,
} from './installPrompt';

type Kind = 'prompt' | 'steps' | 'elsewhere';

/** How the app can be installed on this device; null before the second visit. */
export function useInstallOffer(): Kind | null {
  const canAsk = installEvent.useValue() !== null;
  if (installDismissed.useValue() || visits() < visitsBeforeOffer || isInstalled()) return null;
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
