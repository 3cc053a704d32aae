import { followStored, local } from '../browser/storage';

/** Prefix of the entries of sessions that ended on this device and perhaps not yet on the server. */
export const pendingLogoutPrefix = 'logout:';

/** Calls back for logouts left by an earlier visit or added by another tab. */
export function followPendingLogouts(onPending: () => void): () => void {
  const notify = () => local.keys(pendingLogoutPrefix).length > 0 && onPending();
  notify();
  return followStored(pendingLogoutPrefix, notify);
}
