import { useEffect } from 'react';
import { perTab } from '../browser/storage';

const key = 'reloadedAt';

/** A page that was reloaded for the same reason a moment ago is not reloaded again at once. */
const pauseAfterReloadMs = 15_000;
const pauseMs = 3000;
const requestTimeoutMs = 15_000;

/**
 * Loads the page again as soon as the server responds. Browsers keep the failure of an import until then
 * (https://github.com/whatwg/html/issues/6768).
 */
export function useReloadWhenReachable() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;

    const attempt = async () => {
      if ((await isReachable()) && !stopped) {
        perTab.write(key, String(Date.now()));
        window.location.reload();
      } else if (!stopped) {
        timer = setTimeout(attempt, pauseMs);
      }
    };

    const sinceReload = Date.now() - Number(perTab.read(key) ?? 0);
    timer = setTimeout(attempt, sinceReload < 60_000 ? pauseAfterReloadMs : 0);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, []);
}

// Not by the client, which the first page does not load. A captive portal responds too, but not with JSON.
const isReachable = () =>
  fetch('/api/v1/club', { cache: 'no-store', signal: AbortSignal.timeout(requestTimeoutMs) }).then(
    ({ ok, headers }) => ok && headers.get('content-type')?.includes('json') === true,
    () => false,
  );
