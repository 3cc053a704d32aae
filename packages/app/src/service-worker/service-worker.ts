import {
  asksForOther,
  isPageLoaded,
  whichRelease,
} from '@homestand/app-core/browser/serviceWorkerProtocol';
import { answerPicture, isPicture } from './pictures';
import { openNotice, showPush, subscribeAnew } from './push';
import {
  answerAsset,
  answerPage,
  holds,
  install,
  isAsset,
  isPage,
  release,
  settle,
} from './release';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(install()));

// The first release also controls open pages: they request files by names that never change.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === whichRelease) event.ports[0]?.postMessage(release);
  if (asksForOther(event.data)) event.ports[0]?.postMessage(!holds(event.data.isOtherThan));
  if (isPageLoaded(event.data)) event.waitUntil(settle(event.data));
});

// All other requests go to the network: calls, event streams, audio, video, foreign pages.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const answer = isPage(request, url)
    ? answerPage(request)
    : isAsset(url)
      ? answerAsset(request, url)
      : isPicture(request, url)
        ? answerPicture(event)
        : undefined;
  // A broken cache must not break the page.
  if (answer) event.respondWith(answer.catch(() => fetch(request)));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotice(event.notification)),
);

self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription | null };
  (event as ExtendableEvent).waitUntil(subscribeAnew(oldSubscription ?? null));
});
