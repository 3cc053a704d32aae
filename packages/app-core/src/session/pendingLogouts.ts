import { object, string, type ValueOf } from '@homestand/api-client/schema';
import { createStored } from '../browser/storage';
import { pendingLogoutPrefix } from './followPendingLogouts';

/** The parts of a session that its logout call needs. */
const pendingLogout = object({ token: string, userId: string, viewer: string });
export type PendingLogout = ValueOf<typeof pendingLogout>;

const stored = createStored(pendingLogoutPrefix, pendingLogout);

/** Used where storage fails: these logouts are retried only while the page is open. */
let unstored: readonly PendingLogout[] = [];

export const isPendingLogoutKey = (key: string) => key.startsWith(pendingLogoutPrefix);

/** Sessions that ended on this device and perhaps not yet on the server. */
export const readPendingLogouts = () => [...stored.readAll(), ...unstored];

export function addPendingLogout({ token, userId, viewer }: PendingLogout) {
  const logout = { token, userId, viewer };
  if (!stored.write(logout, token)) unstored = [...unstored, logout];
}

export function removePendingLogout({ token }: PendingLogout) {
  stored.remove(token);
  unstored = unstored.filter((logout) => logout.token !== token);
}
