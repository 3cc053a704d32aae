import type { SessionRow } from './session.ts';

/** How long a session is remembered; with the statement that read it, less than half a second. */
const usualLifetimeMs = 400;

type Remembered = {
  readAt: number;
  /** Undefined while it is being read. */
  personId: string | undefined;
  session: Promise<SessionRow | undefined>;
};

export type SessionMemory = ReturnType<typeof createSessionMemory>;

/**
 * Remembers for a moment what a session may do, so that the calls of one screen read it once. The event that ends
 * sessions makes every process forget them at once; the bus may lose its signal, so the lifetime alone bounds for how
 * long an ended session is accepted. It is counted from before the statement, by a clock that nobody sets.
 */
export function createSessionMemory({
  lifetimeMs = usualLifetimeMs,
  clock = () => performance.now(),
}: {
  /** 0: nothing is remembered. */
  lifetimeMs?: number | undefined;
  clock?: () => number;
} = {}) {
  // By hash of the token. All live equally long, so the oldest come first.
  const sessions = new Map<string, Remembered>();

  function dropOld(now: number) {
    for (const [key, { readAt }] of sessions) {
      if (now - readAt < lifetimeMs) return;
      sessions.delete(key);
    }
  }

  /** Calls that come together share one statement. */
  function read(key: string, load: () => Remembered['session']): Remembered['session'] {
    const now = clock();
    dropOld(now);
    const existing = sessions.get(key);
    if (existing) return existing.session;
    const remembered: Remembered = { readAt: now, personId: undefined, session: load() };
    sessions.set(key, remembered);
    const drop = () => void (sessions.get(key) === remembered && sessions.delete(key));
    remembered.session.then((session) => {
      if (session) remembered.personId = session.personId;
      else drop();
    }, drop);
    return remembered.session;
  }

  /** Forgets the sessions of a person, and those that are being read, because they may be this person's. */
  function forget(personId: string) {
    for (const [key, remembered] of sessions)
      if ((remembered.personId ?? personId) === personId) sessions.delete(key);
  }

  return { read, forget };
}
