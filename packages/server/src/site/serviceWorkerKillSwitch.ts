/**
 * Served as the service worker when SERVICE_WORKER is false: a worker that deletes the caches of the previous
 * one and unregisters itself. Open pages are not reloaded; the next one that opens comes from the server. Where
 * there is no worker to remove it does not install: it could delete the caches that a new release is filling.
 * A page that registers it once more takes back its removal and then sends a message: it is removed again,
 * unless a new release is on its way.
 */
export const killSwitchWorker = `self.addEventListener('install', (event) =>
  event.waitUntil(
    self.registration.active ? self.skipWaiting() : Promise.reject(new Error('No worker to remove.')),
  ),
);
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
self.addEventListener('message', (event) => {
  const { installing, waiting } = self.registration;
  if (!installing && !waiting) event.waitUntil(self.registration.unregister());
});
`;

export const killSwitchHeaders = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
};
