import { createObservable } from '../browser/observable';

/** A session on the device, which all tabs read and write. */
type StoredSession<Session> = {
  read: () => Session | null;
  write: (session: Session) => unknown;
  remove: () => void;
  /** Calls back when another tab has written or removed it. */
  follow: (listener: () => void) => () => void;
};

/** The session of one audience: on the device, and in a store for the page. */
export function createSessionStore<Session extends { token: string }>(
  stored: StoredSession<Session>,
) {
  const state = createObservable({
    session: stored.read(),
    /** The user logged out: then the fans' guard stores no address for the next login. */
    leftOnPurpose: false,
  });
  const getSession = () => state.get().session;

  /** Applies the stored session if its token is another one; returns whether it is. */
  function apply(session: Session | null): boolean {
    if (session?.token === getSession()?.token) return false;
    state.set({ session, leftOnPurpose: session === null });
    return true;
  }
  /** Applies a login or logout of another tab, whose event is late or was missed. Whether there was one. */
  const reloadSession = () => apply(stored.read());

  return {
    useSession: () => state.useValue().session,
    useLeftOnPurpose: () => state.useValue().leftOnPurpose,
    getSession,
    /** The session in storage: another tab may have replaced this tab's, and its event is late or missed. */
    readSession: stored.read,
    /** Calls back when the session's token changes. */
    onSessionChange(listener: () => void): () => void {
      let before = getSession()?.token;
      return state.subscribe(() => {
        const now = getSession()?.token;
        if (now === before) return;
        before = now;
        listener();
      });
    },
    beginSession(session: Session) {
      stored.write(session);
      state.set({ session, leftOnPurpose: false });
    },
    endSession({ onPurpose }: { onPurpose: boolean }) {
      stored.remove();
      state.set({ session: null, leftOnPurpose: onPurpose });
    },
    reloadSession,
    /** Applies the login that another tab has begun. Whether there is one. */
    takeOverSession(): boolean {
      const session = stored.read();
      return session !== null && apply(session);
    },
    /** Applies each login or logout of another tab. */
    syncSessionAcrossTabs(): () => void {
      // Between the load of this module and now no event was heard.
      reloadSession();
      return stored.follow(reloadSession);
    },
  };
}

export type SessionStore<Session extends { token: string }> = ReturnType<
  typeof createSessionStore<Session>
>;
