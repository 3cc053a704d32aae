import type { Viewer } from '../stores/session.store';

/** Whether a role may do what `both`, only a `user` or only a `player` may. */
export const allows = (allowed: 'both' | Viewer, viewer: Viewer | null): boolean =>
  viewer !== null && (allowed === 'both' || allowed === viewer);
