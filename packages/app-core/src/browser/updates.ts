import { createObservable } from './observable';
import { isOtherRelease } from './serviceWorkerProtocol';

const updateReady = createObservable(false);

/** Whether this device has a newer release than the page. */
export const useUpdateReady = () => updateReady.useValue();

/** Hides the offer until the next release arrives; this release starts when the app is next opened. */
export const postponeUpdate = () => updateReady.set(false);

/**
 * Reloads the page: the old worker then serves the complete new release, and the new worker takes over once
 * the page has started. A reload by the user does the same.
 */
export const applyUpdate = () => window.location.reload();

/** Reports when a release other than this page's, which started with `script`, is waiting. */
export function watchForUpdates(registration: ServiceWorkerRegistration, script: string) {
  const checkWaiting = async () => {
    const { waiting } = registration;
    if (waiting && (await isOther(waiting, script))) updateReady.set(true);
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => void checkWaiting()),
  );
  void checkWaiting();
}

/** A worker without this message type never replies, and then no update is offered. */
function isOther(worker: ServiceWorker, script: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.postMessage(isOtherRelease(script), [port2]);
  });
}
