/** What the pages and the service worker have agreed on. Both ends outlive a release: change a meaning, change its name. */

/** Before the person's id, in the name of the cache that holds the pictures they have looked at. */
export const picturesOf = 'pictures ';

/** Public files of the club. Named by their content, so whatever is kept of them is never old. */
export const filesPath = '/api/v1/files/';

/** More than the largest album, and less than a phone notices. */
export const mostPictures = 300;

/** From a page to its workers: it has loaded, and began with this script. To the one that waits it says so. */
export type Settled = { settled: string; to: 'active' | 'waiting' };

export const isSettled = (data: unknown): data is Settled =>
  typeof data === 'object' && data !== null && 'settled' in data;

/** From a page to the worker that waits: is that another release than this page's, which began with this script? */
export const isOtherRelease = (script: string) => ({ isOtherThan: script });

export const asksForOther = (data: unknown): data is ReturnType<typeof isOtherRelease> =>
  typeof data === 'object' && data !== null && 'isOtherThan' in data;

/** From a worker to the one that waits: a page opens. The answer names the release it shall have. */
export const whichRelease = 'which release';
