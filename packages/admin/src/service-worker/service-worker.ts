import {
  isOtherReleaseRequest,
  isPageLoaded,
  releaseRequest,
} from '@homestand/app-core/browser/serviceWorkerProtocol';
import { isClubFile, respondWithClubFile } from '@homestand/app-core/service-worker/clubFiles';
import {
  holds,
  install,
  isAsset,
  isPage,
  onPageLoaded,
  release,
  respondWithAsset,
  respondWithPage,
} from '@homestand/app-core/service-worker/release';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(install()));

// The first release also controls open pages: they request files by names that never change.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === releaseRequest) event.ports[0]?.postMessage(release);
  if (isOtherReleaseRequest(event.data))
    event.ports[0]?.postMessage(!holds(event.data.isOtherThan));
  if (isPageLoaded(event.data)) event.waitUntil(onPageLoaded(event.data));
});

// Calls and pictures go to the network: a counter stores its own list, and the browser keeps the pictures that it loads ahead.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const response = isPage(request, url)
    ? respondWithPage(request)
    : isAsset(url)
      ? respondWithAsset(request, url)
      : isClubFile(url)
        ? respondWithClubFile(event)
        : undefined;
  // A broken cache must not break the page.
  if (response) event.respondWith(response.catch(() => fetch(request)));
});
