import {
  clubFilesPath,
  maxCachedPictures,
  pictureCachePrefix,
} from '@homestand/app-core/browser/serviceWorkerProtocol';

/** A picture of the club. Sounds and films are asked for in parts, which a cache cannot give. */
export const isPicture = ({ destination }: Request, { pathname }: URL) =>
  destination === 'image' && pathname.startsWith(clubFilesPath);

/** Kept ones first; what the page shows is kept from now on, as long as somebody is signed in who keeps any. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const name = (await caches.keys()).find((one) => one.startsWith(pictureCachePrefix));
  if (name === undefined) return fetch(request);
  const known = await caches.match(request.url, { cacheName: name });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200) event.waitUntil(keep(name, request, answer.clone()));
  return answer;
}

async function keep(name: string, request: Request, answer: Response) {
  // Signed out meanwhile: opening the cache would make it anew.
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  try {
    await cache.put(request.url, answer);
    const all = await cache.keys();
    await Promise.all(
      all
        .slice(0, Math.max(0, all.length - maxCachedPictures))
        .map((oldest) => cache.delete(oldest)),
    );
  } catch {
    // No room: it shows all the same.
  }
}
