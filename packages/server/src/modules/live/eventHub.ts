import { setImmediate as nextTurn } from 'node:timers/promises';
import type { components } from '@homestand/api-client';
import type { Bus } from '../../adapters/bus/index.ts';
import type { Database } from '../../db/database.ts';
import type { Session } from '../../http/session.ts';
import {
  audiences,
  type EventRow,
  eventsAfter,
  lastEventId,
  missedEvents,
  stillKept,
} from './events.queries.ts';

type MessageView = components['schemas']['Message'];

export type Listener = {
  session: Session;
  /** One event, ready to be written; serialised once for everybody who hears it. */
  hear(id: number, text: string): void;
  /** Waits until there is room for more. False when nobody listens any more. */
  drained(): Promise<boolean>;
  /** The session has ended: the last event and the end. */
  dismiss(): void;
};

export type Hub = ReturnType<typeof createHub>;

/** Messages as a thread shows them, by id. One that is deleted has none. */
type ReadMessages = (
  db: Database,
  wanted: { topicId: string; id: string }[],
) => Promise<Map<string, MessageView>>;

type Options = {
  db: Database;
  bus: Bus;
  /** Messages belong to a module that writes events itself, so this one does not import it. */
  readMessages: ReadMessages;
  onError: (error: unknown) => void;
};

const batch = 500;
const piece = 100;
const mostSaid = 64 * 1024;
const mostHeard = 2000;
const mostMissed = 1000;
const mostLookedThrough = 5000;
const lookAnywayAfter = 2000;

/**
 * Reads the events of the database in their order, once for the whole process, and hands each to the people
 * it is for. The bus only says that there may be something new; what it loses, the next look finds.
 */
export function createHub({ db, bus, readMessages, onError }: Options) {
  const listeners = new Map<string, Set<Listener>>();
  let seen = 0;
  let wanted = false;
  let failed = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe = () => {};

  async function start() {
    seen = await lastEventId(db);
    unsubscribe = bus.subscribe(look);
    timer = setInterval(() => listeners.size > 0 && look(), lookAnywayAfter);
    timer.unref();
  }

  /** A second call while one runs makes it look once more, so that nothing that came in between is missed. */
  function look(): Promise<void> {
    wanted = true;
    looking ??= drain();
    return looking;
  }

  async function drain(): Promise<void> {
    try {
      while (wanted) {
        const events = await nextEvents();
        await deliver(events);
      }
    } catch (error) {
      failed = true;
      onError(error);
    } finally {
      looking = undefined;
    }
  }

  async function nextEvents(): Promise<EventRow[]> {
    wanted = false;
    if (failed) await startOverIfBehind();
    failed = false;
    const events = await eventsAfter(db, seen, batch);
    if (events.length === batch) wanted = true;
    return events;
  }

  /** A standby that did not have the last events when it took over gives their numbers to others. */
  async function startOverIfBehind(): Promise<void> {
    const last = await lastEventId(db);
    if (last >= seen) return;
    seen = last;
    for (const set of listeners.values())
      for (const listener of set) listener.hear(seen, JSON.stringify({ type: 'resync' }));
  }

  /** An event counts as seen in the same breath in which it is handed out: nobody can join in between. */
  async function deliver(events: EventRow[]) {
    if (listeners.size === 0) {
      seen = events.at(-1)?.id ?? seen;
      return;
    }
    const topicIds = [...new Set(events.flatMap(({ topicId }) => topicId ?? []))];
    const [told, people] = await Promise.all([tell(events), audiences(db, topicIds)]);
    let [said, heard] = [0, 0];
    for (const event of events) {
      const text = told.get(event.id);
      if (text !== undefined)
        for (const listener of hearersOf(event, people)) {
          give(listener, event, text);
          heard += 1;
        }
      seen = event.id;
      said += text?.length ?? 0;
      if (said < mostSaid && heard < mostHeard) continue;
      // What was written leaves for the network between two turns only: readers must not look slow. And
      // where thousands listen, calls must not wait until all of them have heard everything.
      await nextTurn();
      [said, heard] = [0, 0];
    }
  }

  function* hearersOf(event: EventRow, people: Awaited<ReturnType<typeof audiences>>) {
    if (event.personId !== null) {
      yield* listeners.get(event.personId) ?? [];
      return;
    }
    const audience = people.get(event.topicId ?? '');
    if (!audience) return;
    for (const person of audience.people) yield* listeners.get(person) ?? [];
    if (!audience.everyFan) return;
    for (const set of listeners.values())
      for (const listener of set) if (listener.session.role === 'user') yield listener;
  }

  /** The text of each event. A message that is gone by now has none: its deletion follows. */
  async function tell(events: EventRow[]): Promise<Map<number, string>> {
    const wantedIds = events.flatMap(({ type, topicId, data }) =>
      type === 'message' && topicId ? [{ topicId, id: String(data.messageId) }] : [],
    );
    const views = await readMessages(db, wantedIds);
    return new Map(
      events.flatMap((event) => {
        const text = textOf(event, views);
        return text === undefined ? [] : [[event.id, text]];
      }),
    );
  }

  /** Gives what was missed since an event, as fast as it is read, then everything as it happens. */
  async function join(listener: Listener, since: number | undefined): Promise<() => void> {
    const { session } = listener;
    const startOver = () => {
      listener.hear(seen, JSON.stringify({ type: 'resync' }));
      return seen;
    };
    let at = since ?? seen;
    // Another process may have told more than this one has seen.
    if (at > seen) await look();
    if (at > seen || (at < seen && !(await stillKept(db, at)))) at = startOver();
    while (at < seen) {
      const upTo = seen;
      // Most events are for others, and a whole stadium may come back at once.
      const missed =
        upTo - at > mostLookedThrough
          ? undefined
          : await missedEvents(db, session, at, upTo, mostMissed + 1);
      if (missed === undefined || missed.length > mostMissed) {
        at = startOver();
      } else {
        if (!(await replay(listener, missed))) return () => {};
        at = upTo;
      }
    }
    listener.hear(at, '');
    // Without a pause after the last comparison: what comes from here on is heard.
    return add(listener);
  }

  /** False when nobody listens any more. */
  async function replay(listener: Listener, missed: EventRow[]): Promise<boolean> {
    for (let start = 0; start < missed.length; start += piece) {
      const events = missed.slice(start, start + piece);
      const told = await tell(events);
      for (const event of events) {
        const text = told.get(event.id);
        if (text === undefined) continue;
        give(listener, event, text);
        if (!(await listener.drained())) return false;
      }
    }
    return true;
  }

  function add(listener: Listener): () => void {
    const { personId } = listener.session;
    const set = listeners.get(personId) ?? new Set();
    listeners.set(personId, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0 && listeners.get(personId) === set) listeners.delete(personId);
    };
  }

  async function stop() {
    clearInterval(timer);
    unsubscribe();
    await looking;
  }

  /** The newest event this process knows of: whoever reads the database now finds what it tells, and all before it. */
  const lastSeen = () => seen;

  return { start, stop, join, look, lastSeen };
}

function give(listener: Listener, event: EventRow, text: string) {
  if (event.type !== 'signedOut') return listener.hear(event.id, text);
  const ended = event.data.sessionIds;
  if (Array.isArray(ended) && ended.includes(listener.session.id)) listener.dismiss();
}

function textOf(event: EventRow, messages: Map<string, MessageView>): string | undefined {
  const { type, topicId, data } = event;
  if (type === 'signedOut' || type === 'order') return JSON.stringify({ type, ...data });
  if (type !== 'message') return JSON.stringify({ type, topicId, ...data });
  const message = messages.get(String(data.messageId));
  return message && JSON.stringify({ type, topicId, message });
}
