import { create } from 'zustand';
import { hasFields, local, readJson } from '../browser/storage';

export type Viewer = 'user' | 'player';

/** The stored login. Its token decides whether someone is logged in. */
type StoredSession = {
  token: string;
  name: string;
  email: string | null;
  userId: string;
  pictureUrl: string | null;
  playerCardsId: number | null;
};

export type Session = StoredSession & { viewer: Viewer };

type State = {
  session: Session | null;
  /** The user logged out: then the address is not stored for the next login. */
  leftOnPurpose: boolean;
};

const keys = { info: 'login_user_info', type: 'user_type', player: 'player' };
/** Prefix of the entries that end with each session, however it ends. */
const sessionPrefix = 'ntt_';

const useSessionStore = create<State>(() => ({ session: readSession(), leftOnPurpose: false }));

export const useSession = () => useSessionStore((state) => state.session);
export const useLeftOnPurpose = () => useSessionStore((state) => state.leftOnPurpose);
export const getSession = () => useSessionStore.getState().session;
/** Calls back when the session's token changes. */
export const onSessionChange = (listener: () => void) =>
  useSessionStore.subscribe((now, before) => {
    if (now.session?.token !== before.session?.token) listener();
  });

/** Null, a fan or a player: the stored type `player` makes a player, any other a fan. */
function readSession(): Session | null {
  const stored = readJson(local, keys.info, isStoredSession);
  if (!stored) return null;
  return { ...stored, viewer: local.read(keys.type) === 'player' ? 'player' : 'user' };
}

function isStoredSession(value: unknown): value is StoredSession {
  return (
    hasFields(value, {
      token: ['string'],
      name: ['string'],
      userId: ['string'],
      email: ['string', 'null'],
      pictureUrl: ['string', 'null'],
      playerCardsId: ['number', 'null'],
    }) && (value as StoredSession).token !== ''
  );
}

export function beginSession({ viewer, ...stored }: Session) {
  // The type first: other tabs react to the info entry.
  local.write(keys.type, viewer);
  if (viewer === 'player') local.write(keys.player, String(stored.playerCardsId));
  else local.remove(keys.player);
  local.write(keys.info, JSON.stringify(stored));
  useSessionStore.setState({ session: { viewer, ...stored }, leftOnPurpose: false });
}

export function endSession({ onPurpose }: { onPurpose: boolean }) {
  for (const key of [...Object.values(keys), ...local.keys(sessionPrefix)]) local.remove(key);
  useSessionStore.setState({ session: null, leftOnPurpose: onPurpose });
}

/** Applies a login or logout of another tab. */
export function syncSessionAcrossTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && key !== keys.info) return;
    const session = readSession();
    if (session?.token === getSession()?.token) return;
    useSessionStore.setState({ session, leftOnPurpose: session === null });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
