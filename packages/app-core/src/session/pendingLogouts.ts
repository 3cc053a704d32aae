import { hasFields, local, readJson } from '../browser/storage';

/** The parts of a session that its logout call needs. */
export type PendingLogout = { token: string; userId: string; viewer: string };

const prefix = 'logout:';

/** Used where storage fails: these logouts are retried only while the page is open. */
let unstored: readonly PendingLogout[] = [];

const isPendingLogout = (value: unknown): value is PendingLogout =>
  hasFields(value, { token: ['string'], userId: ['string'], viewer: ['string'] });

const keyOf = ({ token }: PendingLogout) => prefix + token;

export const isPendingLogoutKey = (key: string) => key.startsWith(prefix);

/** Sessions that ended on this device and perhaps not yet on the server. */
export const readPendingLogouts = (): PendingLogout[] => [
  ...local.keys(prefix).flatMap((key) => readJson(local, key, isPendingLogout) ?? []),
  ...unstored,
];

export function addPendingLogout({ token, userId, viewer }: PendingLogout) {
  const logout = { token, userId, viewer };
  if (!local.write(keyOf(logout), JSON.stringify(logout))) unstored = [...unstored, logout];
}

export function removePendingLogout(logout: PendingLogout) {
  local.remove(keyOf(logout));
  unstored = unstored.filter(({ token }) => token !== logout.token);
}

/** Calls back for logouts left by an earlier visit or added by another tab. */
export function followPendingLogouts(onPending: () => void): () => void {
  const look = () => local.keys(prefix).length > 0 && onPending();
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && isPendingLogoutKey(key)) look();
  };
  look();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
