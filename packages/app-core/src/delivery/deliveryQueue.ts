import { ApiError, NetworkError, pauseAfter } from '@homestand/api-client';
import { withCrossTabLock } from '../browser/crossTabLock';

/** The wake functions of started queues, and of those that joined. */
const wakes = new Set<() => void>();

/** Sends now whatever waits for a connection: the connection is back, or the user retries. */
export function wakeDeliveryQueues() {
  for (const wake of wakes) wake();
}

/** For a queue that is not made by `createDeliveryQueue`, such as uploads, which are sent side by side. */
export const joinDeliveryQueues = (wake: () => void) => void wakes.add(wake);

/**
 * Sends queued items in order under a cross-tab lock; retries with backoff while the network fails. `deliver`
 * works until its queue is empty, and throws the error that stopped it.
 */
export function createDeliveryQueue(
  name: string,
  deliver: () => Promise<void>,
  onRest: (error: unknown) => void = () => {},
) {
  let working = false;
  let passRequested = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wake() {
    // Earlier failures say nothing about the connection of now: the pauses begin short again.
    failures = 0;
    beginPass();
  }

  function beginPass() {
    clearTimeout(timer);
    passRequested = true;
    if (!working) void work();
  }

  async function work() {
    working = true;
    try {
      while (passRequested) {
        passRequested = false;
        await withCrossTabLock(name, deliver);
      }
      failures = 0;
    } catch (error) {
      failures++;
      onRest(error);
      // wake() during the pass: the connection may have come back after the request that failed.
      const pause =
        passRequested && error instanceof NetworkError ? 0 : pauseAfter(error, failures, 2000);
      if (!isSessionOver(error)) timer = setTimeout(beginPass, pause ?? 30_000);
    } finally {
      working = false;
    }
  }

  const wakeWhenSeen = () => document.visibilityState === 'visible' && wake();

  return {
    /** Starts a pass: an item was added, the user retries, or the connection is back. */
    wake,
    isStarted: () => wakes.has(wake),
    /** Starts a pass now, and again on `online` and when the page becomes visible, until stopped. */
    start(): () => void {
      wakes.add(wake);
      window.addEventListener('online', wake);
      document.addEventListener('visibilitychange', wakeWhenSeen);
      wake();
      return () => {
        wakes.delete(wake);
        clearTimeout(timer);
        window.removeEventListener('online', wake);
        document.removeEventListener('visibilitychange', wakeWhenSeen);
      };
    },
  };
}

/** The session has ended. */
export const isSessionOver = (error: unknown) =>
  error instanceof ApiError && [401, 403].includes(error.code);

/** The network, the session or the server's load failed the request; the same request can succeed later. */
export const isTemporary = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof ApiError && ([401, 403, 423, 429].includes(error.code) || error.code >= 500));
