import type { PageLoaded } from './serviceWorkerProtocol';
import { watchForUpdates } from './updates';

const hourMs = 60 * 60 * 1000;

type Policy = { createScriptURL(address: string): string };

/** Trusted Types: script addresses must come from a policy. TypeScript has no type for it yet. */
type Factory = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy;
};

type Worker = { address: string; scope: string };

const fansWorker: Worker = { address: '/user/service-worker.js', scope: '/user/' };

let registered = false;

/**
 * Lets the app start offline from the next visit on. The browser inside LINE and some private windows have no
 * service workers; there the app works as usual while online.
 */
export function registerServiceWorker(worker: Worker = fansWorker) {
  if (!import.meta.env.PROD || registered || !('serviceWorker' in navigator)) return;
  registered = true;
  void register(worker).catch(() => {});
}

async function register({ address, scope }: Worker) {
  const workers = navigator.serviceWorker;
  await workers.register(trusted(address), { scope });
  const registration = await workers.ready;
  const entry = document.querySelector<HTMLScriptElement>('script[src]')?.src;
  const script = new URL(entry ?? '', location.href).pathname;
  const report = (to: PageLoaded['to']) => {
    const message: PageLoaded = { settled: script, to };
    registration[to]?.postMessage(message);
  };
  report('active');
  report('waiting');
  // A worker of this page's release may reach the waiting state only now.
  registration.installing?.addEventListener('statechange', () => report('waiting'));
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => report('waiting')),
  );
  watchForUpdates(registration, script);
  let last = Date.now();
  // A page may stay open for days. A new release waits until the person accepts it; the open page does not
  // change.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < hourMs) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}

/** The page's Trusted Types policy allows this one address as a service worker script. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: Factory };
  const policy = trustedTypes?.createPolicy('service-worker', {
    createScriptURL(requested) {
      if (requested !== address) throw new TypeError(`${requested} is not the service worker.`);
      return requested;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
