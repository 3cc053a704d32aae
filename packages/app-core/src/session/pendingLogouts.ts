import { hasFields, local, readJson } from '../browser/storage';

/** What the logout call of a session needs, and nothing else of it. */
export type PendingLogout = { token: string; userId: string; viewer: string };

const prefix = 'logout:';

/** Where storage is refused, the call is made as long as the page is open. */
let unstored: readonly PendingLogout[] = [];

const isPendingLogout = (value: unknown): value is PendingLogout =>
  hasFields(value, { token: ['string'], userId: ['string'], viewer: ['string'] });

const keyOf = ({ token }: PendingLogout) => prefix + token;

export const isPendingLogoutKey = (key: string) => key.startsWith(prefix);

/** Sessions that have ended on this device and perhaps not on the server. */
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

/** Calls back for logouts that an earlier visit left, and for those of another tab. */
export function followPendingLogouts(onPending: () => void): () => void {
  const look = () => local.keys(prefix).length > 0 && onPending();
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && isPendingLogoutKey(key)) look();
  };
  look();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
