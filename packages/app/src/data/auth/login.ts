import { unwrap } from '@homestand/api-client';
import { expirePushRegistration } from '@homestand/app-core/browser/pushSubscription';
import { allLocal } from '@homestand/app-core/browser/storage';
import { type FanKey, isStaffKey } from '@homestand/app-core/browser/storageKeys';
import { queueLogout } from '@homestand/app-core/delivery/logoutQueue';
import { clearPersonData } from '@homestand/app-core/session/clearPersonData';
import { deviceId, readDeviceId, writeDeviceId } from '@homestand/app-core/session/deviceId';
import { isPendingLogoutKey } from '@homestand/app-core/session/pendingLogouts';
import {
  beginSession,
  endSession,
  getSession,
  onSessionChange,
  readSession,
  type Session,
} from '@homestand/app-core/session/session';
import { client } from '../client';

/** Entries that hold nothing of a person: they stay at a logout. */
const keysOfDevice: readonly FanKey[] = ['device_id', 'club_texts'];
const deviceType = 'web' as const;

/** The address of LINE's login page. `again` disables LINE's automatic login, which has just failed. */
export async function startLineLogin(again: boolean): Promise<string> {
  const query = { deviceId: readDeviceId() ?? '', deviceType };
  const started = await unwrap(client.GET('/v1/user/line/login', { params: { query } }));
  writeDeviceId(started.deviceId);
  const address = new URL(started.loginUrl);
  if (again) address.searchParams.set('disable_auto_login', 'true');
  return address.href;
}

export type LineLogin = { session: Session; switchedBrowser: boolean };

const finished = new Map<string, Promise<LineLogin>>();

// A login has a token: it is not kept longer than the session that it began, nor beside another one.
onSessionChange(() => finished.clear());

/** Each code is exchanged once, however often the page calls. */
export function finishLineLogin(code: string, state: string | null): Promise<LineLogin> {
  const earlier = finished.get(code);
  if (earlier !== undefined) return earlier;
  const body = { deviceId: deviceId(), deviceType, code, ...(state !== null && { state }) };
  const login = unwrap(client.POST('/v1/user/line/callback', { body })).then(
    ({ accessToken, id, profile, switchedBrowser }): LineLogin => ({
      switchedBrowser,
      session: {
        viewer: 'user',
        token: accessToken,
        userId: id,
        name: profile.name,
        email: profile.email,
        pictureUrl: profile.picture,
        playerCardsId: null,
      },
    }),
  );
  finished.set(code, login);
  return login;
}

export async function logInPlayer(values: { loginId: string; password: string }): Promise<Session> {
  const body = { ...values, deviceId: deviceId(), deviceType };
  const login = await unwrap(client.POST('/v1/player/login', { body }));
  return {
    viewer: 'player',
    token: login.accessToken,
    userId: login.id,
    name: login.playerName,
    email: null,
    pictureUrl: login.avatarUrl || null,
    playerCardsId: login.playerCardsId,
  };
}

/** Starts the session of this person; removes what others left on the device. */
export function startSession(session: Session) {
  clearPersonData((personId) => personId !== session.userId);
  expirePushRegistration();
  const replaced = sessionsOfDevice();
  beginSession(session);
  for (const ended of replaced) if (ended.token !== session.token) queueLogout(ended);
}

/** This tab's session, and another one that another tab has begun since. */
function sessionsOfDevice(): Session[] {
  const [own, stored] = [getSession(), readSession()];
  return [own, stored?.token === own?.token ? null : stored].filter(
    (candidate) => candidate !== null,
  );
}

/**
 * Logs out at once and removes this person's data from the device, except what the logout call needs until
 * the server has received it.
 */
export function logOut() {
  const sessions = sessionsOfDevice();
  if (sessions.length === 0) return;
  clearPersonData((personId) => sessions.some(({ userId }) => userId === personId));
  endSession({ onPurpose: true });
  for (const key of allLocal.keys('')) if (!staysAfterLogout(key)) allLocal.remove(key);
  for (const session of sessions) queueLogout(session);
}

/** The staff's app is on the same device: its session, and hand-overs that the server does not have. */
const staysAfterLogout = (key: string) =>
  keysOfDevice.some((name) => name === key) || isPendingLogoutKey(key) || isStaffKey(key);
