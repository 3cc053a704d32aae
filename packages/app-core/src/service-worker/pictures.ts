import {
  clubFilesPath,
  isPictureResponse,
  maxCachedPictures,
} from '../browser/serviceWorkerProtocol';
import { pictureCachePrefix } from '../browser/storageKeys';

/** A picture of the club. Audio and video use range requests, which the cache cannot answer. */
export const isPicture = ({ destination }: Request, { pathname }: URL) =>
  destination === 'image' && pathname.startsWith(clubFilesPath);

/**
 * Serves cached pictures first and caches shown ones, while a picture cache exists (someone is logged in).
 */
export async function respondWithPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const name = (await caches.keys()).find((key) => key.startsWith(pictureCachePrefix));
  if (name === undefined) return fetch(request);
  const cached = await caches.match(request.url, { cacheName: name });
  if (cached) return cached;
  const response = await fetch(request).catch(() => undefined);
  if (response === undefined || !isPictureResponse(response)) {
    // The same picture at another width: the name is the hash of its content.
    const other = await caches.match(request.url, { cacheName: name, ignoreSearch: true });
    return other ?? response ?? Response.error();
  }
  event.waitUntil(cachePicture(name, request, response.clone()));
  return response;
}

async function cachePicture(name: string, request: Request, response: Response) {
  // Logged out meanwhile: opening the cache would create it again.
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  try {
    await cache.put(request.url, response);
    const all = await cache.keys();
    await Promise.all(
      all
        .slice(0, Math.max(0, all.length - maxCachedPictures))
        .map((oldest) => cache.delete(oldest)),
    );
  } catch {
    // No space: the picture is served without being cached.
  }
}
