import {
  isOtherReleaseRequest,
  isPageLoaded,
  releaseRequest,
} from '../browser/serviceWorkerProtocol';
import { isClubFile, respondWithClubFile } from './clubFiles';
import { isPicture, respondWithPicture } from './pictures';
import { openNotification, resubscribe, showPush } from './push';
import {
  holds,
  install,
  isAsset,
  isPage,
  isPersonal,
  onPageLoaded,
  release,
  respondWithAsset,
  respondWithPage,
} from './release';

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

// All other requests go to the network: calls, event streams, audio, video, foreign pages, and the pictures of the staff.
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
        : isPersonal && isPicture(request, url)
          ? respondWithPicture(event)
          : undefined;
  // A broken cache must not break the page.
  if (response !== undefined) event.respondWith(response.catch(() => fetch(request)));
});

if (isPersonal) {
  self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));

  self.addEventListener('notificationclick', (event) =>
    event.waitUntil(openNotification(event.notification)),
  );

  self.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription | null };
    (event as ExtendableEvent).waitUntil(resubscribe(oldSubscription ?? null));
  });
}
