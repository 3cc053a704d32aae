import { ApiError, NetworkError, pauseAfter } from '@homestand/api-client';

/**
 * Takes what waits to the server, one tab at a time, and again after a rest while the line is bad.
 * `deliver` works until nothing waits, and throws what stopped it.
 */
export function createDeliveryQueue(
  name: string,
  deliver: () => Promise<void>,
  onRest: (error: unknown) => void = () => {},
) {
  let working = false;
  let wanted = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wake() {
    clearTimeout(timer);
    wanted = true;
    if (!working) void work();
  }

  async function work() {
    working = true;
    try {
      while (wanted) {
        wanted = false;
        await withCrossTabLock(name, deliver);
      }
      failures = 0;
    } catch (error) {
      failures++;
      onRest(error);
      // Woken during the pass: the connection may have come back after the call that failed.
      const pause = wanted && error instanceof NetworkError ? 0 : pauseAfter(error, failures, 2000);
      if (!isSessionOver(error)) timer = setTimeout(wake, pause ?? 30_000);
    } finally {
      working = false;
    }
  }

  const wakeWhenSeen = () => document.visibilityState === 'visible' && wake();

  return {
    /** Because something waits, somebody asked for it, or the line is back. */
    wake,
    /** Also whenever the browser says that things look better, until it is stopped. */
    start(): () => void {
      window.addEventListener('online', wake);
      document.addEventListener('visibilitychange', wakeWhenSeen);
      wake();
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', wake);
        document.removeEventListener('visibilitychange', wakeWhenSeen);
      };
    },
  };
}

const turns = new Map<string, Promise<unknown>>();

/**
 * One at a time, of all tabs. Where there are no locks, one at a time of this tab: what two tabs deliver must
 * count once.
 */
export function withCrossTabLock<Result>(
  name: string,
  task: () => Promise<Result>,
): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(`homestand-${name}`, task);
  const turn = (turns.get(name) ?? Promise.resolve()).then(task, task);
  turns.set(name, turn);
  return turn;
}

/** The session has ended. */
export const isSessionOver = (error: unknown) =>
  error instanceof ApiError && [401, 403].includes(error.code);

/** The line, the session or the moment is bad, not what was sent. */
export const isTemporary = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof ApiError && ([401, 403, 423, 429].includes(error.code) || error.code >= 500));
