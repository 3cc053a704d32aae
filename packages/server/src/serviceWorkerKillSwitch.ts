/**
 * What stands at the service worker's address when SERVICE_WORKER is false: a worker that removes what the
 * one before has kept, and itself. No page is reloaded; the next one that opens comes from the server again.
 */
export const killSwitchWorker = `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

export const killSwitchHeaders = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
};
