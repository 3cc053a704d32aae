import { createObservable } from './observable';
import { local, perTab } from './storage';

/** What Chromium tells before it would ask by itself. TypeScript does not know it. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

type Kind = 'prompt' | 'steps' | 'elsewhere';

const visitsKey = 'visits';
const answeredKey = 'install_offer';
const enough = 2;

const asker = createObservable<InstallEvent | null>(null);
const answered = createObservable(local.read(answeredKey) !== null);

/** From the first moment on: the browser tells it once, and early. */
export function listenForInstallPrompt() {
  if (perTab.read(visitsKey) === null) {
    perTab.write(visitsKey, 'counted');
    local.write(visitsKey, String(Math.min(visits() + 1, enough)));
  }
  window.addEventListener('beforeinstallprompt', (event) => {
    // The club's own words come first, and at a better moment.
    event.preventDefault();
    asker.set(event as InstallEvent);
  });
  window.addEventListener('appinstalled', dismissInstallOffer);
}

const visits = () => Number(local.read(visitsKey)) || 0;

/** Not offered again on this phone, until somebody signs out. */
export function dismissInstallOffer() {
  local.write(answeredKey, 'answered');
  answered.set(true);
}

/** How this phone could have the app on its home screen, for those who have come a second time. */
export function useInstallOffer(): Kind | null {
  const canAsk = asker.useValue() !== null;
  if (answered.useValue() || visits() < enough || isInstalled()) return null;
  return canAsk ? 'prompt' : installKindOf(navigator.userAgent, navigator.maxTouchPoints);
}

export async function acceptInstall(kind: Kind) {
  const event = asker.get();
  dismissInstallOffer();
  if (kind === 'elsewhere') window.location.assign(externalBrowserUrl(window.location.href));
  // It can be shown once only.
  else await event?.prompt();
}

/** Without the browser's help: Safari has it in a menu, and the browser inside LINE has it not. */
export function installKindOf(userAgent: string, touchPoints: number): Kind | null {
  if (/\bLine\//.test(userAgent)) return 'elsewhere';
  // An iPad says that it is a Mac.
  const isApple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  const isSafari =
    /Version\/[\d.]+.*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
  return isApple && isSafari ? 'steps' : null;
}

/** LINE opens an address that says so in the phone's own browser. */
export function externalBrowserUrl(address: string): string {
  const url = new URL(address);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;
