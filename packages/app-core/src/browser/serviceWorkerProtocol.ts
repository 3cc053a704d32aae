/**
 * Messages between the pages and the service worker. Both sides outlive a release: a new meaning needs a new
 * name.
 */

/** Public files of the club. File names are content hashes, so a cached file is never stale. */
export const clubFilesPath = '/api/v1/files/';

/** Not an error, a part, or the page with which a captive portal answers every address. */
export const isPictureResponse = ({ status, headers }: Response) =>
  status === 200 && headers.get('Content-Type')?.startsWith('image/') === true;

/** More than the largest album, and few enough for a phone's storage. */
export const maxCachedPictures = 300;

/**
 * From a page to its workers: the page has loaded and started with this script. `to` tells the waiting worker
 * that it is the waiting one.
 */
export type PageLoaded = { settled: string; to: 'active' | 'waiting' };

export const isPageLoaded = (data: unknown): data is PageLoaded =>
  typeof data === 'object' && data !== null && 'settled' in data;

/**
 * From a page to the waiting worker: is your release different from this page's, which started with this
 * script?
 */
export const isOtherRelease = (script: string) => ({ isOtherThan: script });

export const isOtherReleaseRequest = (data: unknown): data is ReturnType<typeof isOtherRelease> =>
  typeof data === 'object' && data !== null && 'isOtherThan' in data;

/** From a worker to the waiting one: a page opens. The reply names the release that page gets. */
export const releaseRequest = 'which release';

/** From the worker to a page: the user tapped a notification that leads to this path. The page confirms. */
export type OpenRequest = { open: string };

export const isOpenRequest = (data: unknown): data is OpenRequest =>
  typeof data === 'object' && data !== null && 'open' in data && typeof data.open === 'string';

/**
 * From the worker to its pages: the browser changed the push subscription, and the server does not know the
 * new one.
 */
export const pushSubscriptionChanged = 'subscribed anew';
