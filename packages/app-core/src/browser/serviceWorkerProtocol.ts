/** What the pages and the service worker have agreed on. Both ends outlive a release: change a meaning, change its name. */

/** Before the person's id, in the name of the cache that holds the pictures they have looked at. */
export const pictureCachePrefix = 'pictures ';

/** Public files of the club. Named by their content, so whatever is kept of them is never old. */
export const clubFilesPath = '/api/v1/files/';

/** More than the largest album, and less than a phone notices. */
export const maxCachedPictures = 300;

/** From a page to its workers: it has loaded, and began with this script. To the one that waits it says so. */
export type PageLoaded = { settled: string; to: 'active' | 'waiting' };

export const isPageLoaded = (data: unknown): data is PageLoaded =>
  typeof data === 'object' && data !== null && 'settled' in data;

/** From a page to the worker that waits: is that another release than this page's, which began with this script? */
export const isOtherRelease = (script: string) => ({ isOtherThan: script });

export const asksForOther = (data: unknown): data is ReturnType<typeof isOtherRelease> =>
  typeof data === 'object' && data !== null && 'isOtherThan' in data;

/** From a worker to the one that waits: a page opens. The answer names the release it shall have. */
export const whichRelease = 'which release';

/** From the worker to a page: somebody has touched a notice that leads to this path. The page answers that it goes. */
export type OpenRequest = { open: string };

export const isOpenRequest = (data: unknown): data is OpenRequest =>
  typeof data === 'object' && data !== null && 'open' in data && typeof data.open === 'string';

/** From the worker to its pages: the browser has another address for notices, which the server does not know yet. */
export const pushSubscriptionChanged = 'subscribed anew';
