import { type PageLoaded, whichRelease } from '@homestand/app-core/browser/serviceWorkerProtocol';

declare const self: ServiceWorkerGlobalScope;

type Contents = {
  id: string;
  /** Named by their content. */
  files: readonly string[];
  /** The same, but large and not for everybody: loaded last, and not by whoever saves data. */
  later: readonly string[];
  /** Under a name that every release uses, so each with the fingerprint of this one. */
  named: Readonly<Record<string, string>>;
};

/** Written in by the build. */
declare const RELEASE: Contents;
// Named once: the build writes it in wherever it is spoken of.
const contents = RELEASE;

const prefix = 'release ';
const home = '/user/';
const atOnce = 4;
const timeoutMs = 500;
/** Older releases that stay while several pages are open, for the one that has been open longest. */
const mostOld = 3;

export const release = prefix + contents.id;

const later = new Set(contents.later);

/** Loads the whole release, or fails: then the one before goes on, and the next try loads only what is missing. */
export async function install() {
  const cache = await caches.open(release);
  const left = contents.files.values();
  const work = async () => {
    for (const path of left) {
      if (await cache.match(path)) continue;
      // What two releases have in common is not loaded twice.
      await cache.put(path, (await caches.match(path)) ?? (await load(path)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const [path, integrity] of Object.entries(contents.named))
    await cache.put(path, await load(path, { integrity, cache: 'no-cache' }));
  // Whatever worker is there keeps no release that a page could run on, so there is nothing to wait for.
  if ((await releases()).every((name) => name === release)) await self.skipWaiting();
}

const releases = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

/** While servers change over, one may answer with its own page or none: with a fingerprint that is an error. */
async function load(path: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(path, { priority: 'low', ...options });
  if (answer.status !== 200 || answer.redirected) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** An address of the app: the same rule as the server's, to which a path with an ending is a file. */
export const isPage = ({ mode }: Request, { pathname }: URL) =>
  mode === 'navigate' && pathname.startsWith(home) && !/\.[^/.]+$/.test(pathname);

export const isAsset = ({ pathname }: URL) =>
  pathname.startsWith(`${home}assets/`) || (pathname in contents.named && pathname !== home);

/** One release answers with its page, and that page names all other files. Never the server: it may be ahead. */
export async function answerPage(request: Request): Promise<Response> {
  for (const cacheName of [await successor(), release]) {
    const page = cacheName && (await caches.match(home, { cacheName }));
    if (page) return page;
  }
  return fetch(request);
}

/** The release that waits, if there is one: a page that opens anew is the moment for it. */
async function successor(): Promise<string | undefined> {
  const { waiting } = self.registration;
  if (!waiting) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    setTimeout(resolve, timeoutMs, undefined);
    waiting.postMessage(whichRelease, [port2]);
  });
}

/** From this release, or whichever has it: a page that is still open asks for files of its own. */
export async function answerAsset(request: Request, { pathname }: URL): Promise<Response> {
  const own = await caches.match(pathname, { cacheName: release });
  const known = own ?? (await caches.match(pathname));
  if (known) return known;
  const answer = await fetch(request);
  if (later.has(pathname) && answer.status === 200) {
    const cache = await caches.open(release);
    await cache.put(pathname, answer.clone()).catch(() => {});
  }
  return answer;
}

export const holds = (script: string) => contents.files.includes(script);

/** A page has loaded. If it is of this release, now is the time to take over, or else to clear up. */
export async function settle({ settled, to }: PageLoaded) {
  const isOurs = holds(settled);
  if (to === 'waiting') {
    if (isOurs) await self.skipWaiting();
    return;
  }
  if (isOurs) await tidy();
  await loadLater();
}

/** Removes older releases when the page of this one is alone. */
async function tidy() {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = (await releases()).filter((name) => name !== release);
  const pages = windows.filter(({ url }) => new URL(url).pathname.startsWith(home));
  const gone = pages.length > 1 ? others.slice(0, -mostOld) : others;
  await Promise.all(gone.map((name) => caches.delete(name)));
}

/** The large files that only some need, such as the scanner's decoder. */
async function loadLater() {
  const { connection } = navigator as WorkerNavigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const cache = await caches.open(release);
  for (const path of later)
    if (!(await cache.match(path)))
      await cache.put(path, (await caches.match(path)) ?? (await load(path)));
}
