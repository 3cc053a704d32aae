import { clubFiles, load, release } from './release';

export const isClubFile = ({ pathname }: URL) => clubFiles.includes(pathname);

/** The stored file at once, and the new one for the next page: a club changes its colour with a restart. */
export async function respondWithClubFile(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const cached = await caches.match(pathname, { cacheName: release });
  if (!cached) return fetch(event.request);
  event.waitUntil(refresh(pathname).catch(() => {}));
  return cached;
}

async function refresh(path: string) {
  const response = await load(path, { cache: 'no-cache' });
  // The kill switch may have deleted the cache meanwhile: opening it would create it again.
  if (!(await caches.has(release))) return;
  const cache = await caches.open(release);
  await cache.put(path, response);
}
