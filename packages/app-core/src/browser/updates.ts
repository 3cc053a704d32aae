import { createObservable } from './observable';
import { isOtherRelease } from './serviceWorkerProtocol';

const waits = createObservable(false);

/** Whether a release is on this phone that is newer than the page. */
export const useUpdateReady = () => waits.useValue();

/** The next one is told again; this one comes when the app is opened anew. */
export const postponeUpdate = () => waits.set(false);

/**
 * Opens the page anew: the old worker then gives it the new release whole, and lets the new one take over when
 * it has started. That is also what happens when somebody reloads by themselves.
 */
export const applyUpdate = () => window.location.reload();

/** Tells when a release has come beside this page's own, which began with this script. */
export function watchForUpdates(registration: ServiceWorkerRegistration, script: string) {
  const look = async () => {
    const { waiting } = registration;
    if (waiting && (await isOther(waiting, script))) waits.set(true);
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => void look()),
  );
  void look();
}

/** A worker that does not know the question never answers, and nothing is offered. */
function isOther(worker: ServiceWorker, script: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.postMessage(isOtherRelease(script), [port2]);
  });
}
