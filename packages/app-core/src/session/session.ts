import { nullable, number, object, string, type ValueOf } from '@homestand/api-client/schema';
import { create } from 'zustand';
import { createStored, local } from '../browser/storage';

export type Viewer = 'user' | 'player';

/** The stored login. Its token decides whether someone is logged in. */
const login = object({
  token: (value): value is string => string(value) && value !== '',
  name: string,
  userId: string,
  email: nullable(string),
  pictureUrl: nullable(string),
  playerCardsId: nullable(number),
});

export type Session = ValueOf<typeof login> & { viewer: Viewer };

type State = {
  session: Session | null;
  /** The user logged out: then the address is not stored for the next login. */
  leftOnPurpose: boolean;
};

const keys = { info: 'login_user_info', type: 'user_type', player: 'player' };
/** Prefix of the entries that end with each session, however it ends. */
const sessionPrefix = 'ntt_';

const stored = createStored(keys.info, login);

const useSessionStore = create<State>(() => ({ session: readSession(), leftOnPurpose: false }));

export const useSession = () => useSessionStore((state) => state.session);
export const useLeftOnPurpose = () => useSessionStore((state) => state.leftOnPurpose);
export const getSession = () => useSessionStore.getState().session;
/** Calls back when the session's token changes. */
export const onSessionChange = (listener: () => void) =>
  useSessionStore.subscribe((now, before) => {
    if (now.session?.token !== before.session?.token) listener();
  });

/**
 * The login in storage: another tab may have replaced this tab's, and its event is late or missed. Null, a fan or a
 * player: the stored type `player` makes a player, any other a fan.
 */
export function readSession(): Session | null {
  const known = stored.read();
  if (!known) return null;
  return { ...known, viewer: local.read(keys.type) === 'player' ? 'player' : 'user' };
}

export function beginSession({ viewer, ...known }: Session) {
  // The type first: other tabs react to the info entry.
  local.write(keys.type, viewer);
  if (viewer === 'player') local.write(keys.player, String(known.playerCardsId));
  else local.remove(keys.player);
  stored.write(known);
  useSessionStore.setState({ session: { viewer, ...known }, leftOnPurpose: false });
}

export function endSession({ onPurpose }: { onPurpose: boolean }) {
  for (const key of [...Object.values(keys), ...local.keys(sessionPrefix)]) local.remove(key);
  useSessionStore.setState({ session: null, leftOnPurpose: onPurpose });
}

/** Takes over the login that another tab has begun, and whose event is late or was missed. Whether there is one. */
export function takeOverSession(): boolean {
  const session = readSession();
  if (session === null || session.token === getSession()?.token) return false;
  useSessionStore.setState({ session, leftOnPurpose: false });
  return true;
}

/** Applies a login or logout of another tab. */
export function syncSessionAcrossTabs(): () => void {
  function apply() {
    const session = readSession();
    if (session?.token !== getSession()?.token)
      useSessionStore.setState({ session, leftOnPurpose: session === null });
  }
  // Between the load of this module and now no event was heard.
  apply();
  return stored.follow(apply);
}
