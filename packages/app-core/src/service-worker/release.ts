import { type PageLoaded, releaseRequest } from '../browser/serviceWorkerProtocol';

declare const self: ServiceWorkerGlobalScope;

type Contents = {
  id: string;
  /** Address of the app's page, and of all below it. */
  home: string;
  /** Beginning of the names of its caches: the apps of one origin share them all. */
  prefix: string;
  /** Whether it caches pictures of the person who is logged in, and shows their notifications. */
  isPersonal: boolean;
  /** File names are content hashes. */
  files: readonly string[];
  /** Large files that few need, also named by content hash: loaded last, and not when data saving is on. */
  later: readonly string[];
  /** Files whose names stay the same in every release, each with its integrity hash. */
  named: Readonly<Record<string, string>>;
};

/** Defined by the build. */
declare const RELEASE: Contents;
// Read once: the build inserts the whole literal at every use.
const contents = RELEASE;

/** What every page needs of the club. The server makes them, so that they have no hash of the build. */
export const clubFiles: readonly string[] = ['/user/club.css', '/user/icon.svg'];

export const { isPersonal } = contents;
const { home, prefix } = contents;
const parallelLoads = 4;
const timeoutMs = 500;
/** Number of older releases that stay while several pages are open, for the oldest page. */
const maxOldReleases = 3;

export const release = prefix + contents.id;

const later = new Set(contents.later);

/**
 * Loads the whole release or fails: then the previous one stays active, and the next try loads only what is
 * missing.
 */
export async function install() {
  await loadRelease();
  // No other release is cached that a page could run on, so there is nothing to wait for.
  if ((await releases()).every((name) => name === release)) await self.skipWaiting();
}

async function loadRelease() {
  const cache = await caches.open(release);
  const remaining = contents.files.values();
  const loadNext = async () => {
    for (const path of remaining) {
      if (await cache.match(path)) continue;
      // Files that two releases share are not loaded twice.
      await cache.put(path, (await caches.match(path)) ?? (await load(path)));
    }
  };
  await Promise.all(Array.from({ length: parallelLoads }, loadNext));
  for (const path of clubFiles)
    if (!(await cache.match(path))) await cache.put(path, await load(path, { cache: 'no-cache' }));
  // The server adds the club to the page of an address, but not to the file itself.
  for (const [path, integrity] of Object.entries(contents.named))
    await cache.put(
      path,
      await load(path === home ? `${home}index.html` : path, { integrity, cache: 'no-cache' }),
    );
}

const releases = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

/**
 * During a deployment a server may return its own page or an error, and a captive portal returns its page for every
 * address: the integrity check rejects it, or its type where there is none.
 */
export async function load(path: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(path, { priority: 'low', ...options });
  if (
    response.status !== 200 ||
    response.redirected ||
    (!options?.integrity && isPageResponse(response))
  )
    throw new Error(`${path}: ${response.status}`);
  return response;
}

const isPageResponse = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/html') === true;

/** Of this app, with or without the slash after its base. */
const isOwn = ({ pathname }: URL) => `${pathname}/`.startsWith(home);

/** An address of the app, by the server's rule: a path with an extension is a file. */
export const isPage = ({ mode }: Request, url: URL) =>
  mode === 'navigate' && isOwn(url) && !/\.[^/.]+$/.test(url.pathname);

export const isAsset = ({ pathname }: URL) =>
  pathname.startsWith(`${home}assets/`) || (pathname in contents.named && pathname !== home);

/**
 * The page of one release, which names all its other files. Never from the server, which may already run
 * another release.
 */
export async function respondWithPage(request: Request): Promise<Response> {
  for (const cacheName of [await waitingRelease(), release]) {
    const page = cacheName && (await caches.match(home, { cacheName }));
    if (page) return page;
  }
  return fetch(request);
}

/** The waiting release, if there is one: a page load switches to it. */
async function waitingRelease(): Promise<string | undefined> {
  const { waiting } = self.registration;
  if (!waiting) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    setTimeout(resolve, timeoutMs, undefined);
    waiting.postMessage(releaseRequest, [port2]);
  });
}

/** Serves an asset from this release, or from any cached one: an open page may belong to an older release. */
export async function respondWithAsset(request: Request, { pathname }: URL): Promise<Response> {
  const own = await caches.match(pathname, { cacheName: release });
  const cached = own ?? (await caches.match(pathname));
  if (cached) return cached;
  const response = await fetch(request);
  if (later.has(pathname) && response.status === 200 && !isPageResponse(response)) {
    const cache = await existingCache();
    await cache?.put(pathname, response.clone()).catch(() => {});
  }
  return response;
}

/** Opening a cache creates it: one that the worker which removes itself has deleted would stay for ever. */
const existingCache = async () =>
  (await caches.has(release)) ? await caches.open(release) : undefined;

export const holds = (script: string) => contents.files.includes(script);

/** A page has loaded. If it belongs to this release, the worker takes over or removes older releases. */
export async function onPageLoaded({ settled, to }: PageLoaded) {
  const isOurs = holds(settled);
  if (to === 'waiting') {
    if (isOurs) await self.skipWaiting();
    return;
  }
  if (isOurs) {
    // The browser, or the worker that removes itself, may have deleted it while this one was installing.
    if (!(await caches.has(release))) await loadRelease();
    await deleteOldReleases();
  }
  await loadLater();
}

/** Removes older releases: all of them when one page is open, otherwise all but the newest three. */
async function deleteOldReleases() {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = (await releases()).filter((name) => name !== release);
  const pages = windows.filter(({ url }) => isOwn(new URL(url)));
  const deleted = pages.length > 1 ? others.slice(0, -maxOldReleases) : others;
  await Promise.all(deleted.map((name) => caches.delete(name)));
}

/** The large files that few need, such as the scanner's decoder. */
async function loadLater() {
  const { connection } = navigator as WorkerNavigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const cache = await existingCache();
  if (!cache) return;
  for (const path of later)
    if (!(await cache.match(path)))
      await cache.put(path, (await caches.match(path)) ?? (await load(path)));
}
