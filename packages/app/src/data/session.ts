import { createApiClient, createKey, unwrap } from '@homestand/api-client';
import { forgetKept } from '../lib/kept';
import { local } from '../lib/storage';
import { forgetClaims } from '../stores/claims.store';
import { beginSession, endSession, getSession, type Session } from '../stores/session.store';
import { forgetOthers, forgetUnsent } from '../stores/unsent.store';
import { client, connection } from './api';
import { forgetPayments } from './attempt';
import { claimPush, dropPush } from './push';
import { forgetReading } from './reading';

const deviceKey = 'device_id';
const deviceType = 'web';

function deviceId(): string {
  const known = local.read(deviceKey);
  if (known && /^[A-Za-z0-9_-]{1,64}$/.test(known)) return known;
  const made = createKey();
  local.write(deviceKey, made);
  return made;
}

/** Where LINE asks who this is. `again` asks anew instead of signing in by itself, which has just failed. */
export async function startLineLogin(again: boolean): Promise<string> {
  const query = { deviceId: local.read(deviceKey) ?? '', deviceType };
  const started = await unwrap(client.GET('/v1/user/line/login', { params: { query } }));
  local.write(deviceKey, started.deviceId);
  const address = new URL(started.loginUrl);
  if (again) address.searchParams.set('disable_auto_login', 'true');
  return address.href;
}

export type LineLogin = { session: Session; switchedBrowser: boolean };

const finished = new Map<string, Promise<LineLogin>>();

/** A code counts once, however often the page asks. */
export function finishLineLogin(code: string, state: string | null): Promise<LineLogin> {
  const known = finished.get(code);
  if (known) return known;
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

/** From here on this person is signed in; what another one left unsent is gone. */
export function enter(session: Session) {
  forgetOthers(session.userId);
  forgetClaims((personId) => personId !== session.userId);
  forgetKept((personId) => personId !== session.userId);
  forgetPayments((personId) => personId !== session.userId);
  forgetReading();
  claimPush(session.userId);
  beginSession(session);
}

/** Signs out whatever the server says, and leaves nothing of this person on the device. */
export function logOut() {
  const session = getSession();
  if (!session) return;
  // The call goes out after the session is gone here; that it arrives is not waited for.
  const { baseUrl } = connection;
  const last = createApiClient({ baseUrl, getToken: () => session.token });
  const told =
    session.viewer === 'player'
      ? last.POST('/v1/player/logout')
      : last.POST('/v1/user/logout', { body: { id: session.userId } });
  void told.catch(() => {});
  forgetUnsent();
  forgetClaims((personId) => personId === session.userId);
  forgetKept((personId) => personId === session.userId);
  forgetPayments((personId) => personId === session.userId);
  dropPush();
  endSession({ onPurpose: true });
  for (const key of local.keys('')) if (key !== deviceKey) local.remove(key);
}
