/** What the pages and the service worker have agreed on. Both ends outlive a release: change a meaning, change its name. */

/** Before the person's id, in the name of the cache that holds the pictures they have looked at. */
export const picturesOf = 'pictures ';

/** Public files of the club. Named by their content, so whatever is kept of them is never old. */
export const filesPath = '/api/v1/files/';

/** More than the largest album, and less than a phone notices. */
export const mostPictures = 300;

/** From a page to its worker: it has loaded, and what no page needs any more may go. */
export const settled = 'settled';

/** From a worker to the one that waits: the next page is yours. The answer names its release. */
export const takeOver = 'take over';
