/** From the worker to a page: somebody has touched a notice that leads to this path. The page answers that it goes. */
export type Opening = { open: string };

export const isOpening = (data: unknown): data is Opening =>
  typeof data === 'object' && data !== null && 'open' in data && typeof data.open === 'string';

/** From the worker to its pages: the browser has another address for notices, which the server does not know yet. */
export const subscribedAnew = 'subscribed anew';
