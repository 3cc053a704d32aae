import { settled, takeOver } from './agreement';
import { answerPicture, isPicture } from './pictures';
import {
  answerAsset,
  answerPage,
  install,
  isAsset,
  isPage,
  loadLater,
  release,
  tidy,
} from './release';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(install()));

// Its first release holds for the pages that are open, too: they ask for files by names that never change.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === takeOver) {
    event.ports[0]?.postMessage(release);
    event.waitUntil(self.skipWaiting());
  }
  if (event.data === settled) event.waitUntil(tidy().then(loadLater));
});

// Whatever is not named here goes its own way: calls, events, sounds, films, the pages of others.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isPage(request, url)) event.respondWith(answerPage(request));
  else if (isAsset(url)) event.respondWith(answerAsset(request, url));
  else if (isPicture(request, url)) event.respondWith(answerPicture(event));
});
