import type { Bus } from '../../adapters/bus/index.ts';
import type { Database } from '../../db/database.ts';
import type { Session } from '../../http/session.ts';
import { messagesById } from '../chats/messages.queries.ts';
import { type MessageView, viewMessage } from '../chats/view.ts';
import type { MediaAddresses } from '../media/addresses.ts';
import {
  audiences,
  type EventRow,
  eventsAfter,
  lastEventId,
  missedEvents,
  stillKept,
} from './events.queries.ts';

export type Listener = {
  session: Session;
  /** One event, ready to be written; serialised once for everybody who hears it. */
  hear(id: number, text: string): void;
  /** The session has ended: the last event and the end. */
  dismiss(): void;
};

export type Hub = ReturnType<typeof createHub>;

type Options = {
  db: Database;
  bus: Bus;
  media: MediaAddresses;
  onError: (error: unknown) => void;
};

const batch = 500;
const mostMissed = 1000;
const mostLookedThrough = 5000;
const lookAnywayAfter = 2000;

/**
 * Reads the events of the database in their order, once for the whole process, and hands each to the people
 * it is for. The bus only says that there may be something new; what it loses, the next look finds.
 */
export function createHub({ db, bus, media, onError }: Options) {
  const listeners = new Map<string, Set<Listener>>();
  let seen = 0;
  let wanted = false;
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
  function look(): void {
    wanted = true;
    looking ??= drain()
      .catch(onError)
      .finally(() => {
        looking = undefined;
      });
  }

  async function drain() {
    while (wanted) {
      wanted = false;
      for (let events = await eventsAfter(db, seen, batch); events.length > 0; ) {
        await deliver(events);
        seen = events.at(-1)?.id ?? seen;
        events = events.length === batch ? await eventsAfter(db, seen, batch) : [];
      }
    }
  }

  async function deliver(events: EventRow[]) {
    if (listeners.size === 0) return;
    const topicIds = [...new Set(events.flatMap(({ topicId }) => topicId ?? []))];
    const [told, people] = await Promise.all([tell(events), audiences(db, topicIds)]);
    for (const event of events) {
      const text = told.get(event.id);
      if (text === undefined) continue;
      for (const listener of hearersOf(event, people)) give(listener, event, text);
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
    const rows = await messagesById(db, wantedIds);
    const views = new Map(rows.map((row) => [row.id, viewMessage(row, media)]));
    return new Map(
      events.flatMap((event) => {
        const text = textOf(event, views);
        return text === undefined ? [] : [[event.id, text]];
      }),
    );
  }

  /** Gives what was missed since an event, then everything as it happens. */
  async function join(listener: Listener, since: number | undefined): Promise<() => void> {
    const { personId } = listener.session;
    const waiting: [number, string][] = [];
    let caughtUp = false;
    const hearing: Listener = {
      session: listener.session,
      hear: (id, text) => {
        if (caughtUp) listener.hear(id, text);
        else waiting.push([id, text]);
      },
      dismiss: listener.dismiss,
    };
    const set = listeners.get(personId) ?? new Set();
    listeners.set(personId, set.add(hearing));
    // What comes from here on is heard; what came before is looked up.
    const from = seen;
    const leave = () => {
      set.delete(hearing);
      if (set.size === 0 && listeners.get(personId) === set) listeners.delete(personId);
    };
    try {
      if (since === undefined || since > from) listener.hear(from, '');
      else await replay(listener, since, from);
    } catch (error) {
      leave();
      throw error;
    }
    caughtUp = true;
    for (const [id, text] of waiting) listener.hear(id, text);
    return leave;
  }

  async function replay(listener: Listener, since: number, upTo: number) {
    const startOver = () => listener.hear(upTo, JSON.stringify({ type: 'resync' }));
    // Most events are for others, and a whole stadium may come back at once.
    if (upTo - since > mostLookedThrough) return startOver();
    const missed = await missedEvents(db, listener.session, since, upTo, mostMissed + 1);
    if (missed.length > mostMissed || !(await stillKept(db, since))) return startOver();
    const told = await tell(missed);
    for (const event of missed) {
      const text = told.get(event.id);
      if (text !== undefined) give(listener, event, text);
    }
    listener.hear(upTo, '');
  }

  async function stop() {
    clearInterval(timer);
    unsubscribe();
    await looking;
  }

  return { start, stop, join, look };
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
