import { setImmediate as nextTurn } from 'node:timers/promises';
import type { components } from '@homestand/api-client/contract';
import type { Bus, ReadMark } from '../../adapters/bus/index.ts';
import type { Database } from '../../db/database.ts';
import type { Session } from '../../http/session.ts';
import {
  audiences,
  type EventRow,
  eventsAfter,
  hasAllEventsAfter,
  lastEventId,
  missedEvents,
  type SentWith,
} from './events.queries.ts';

type MessageView = components['schemas']['Message'];

export type Listener = {
  session: Session;
  /** Sends one event; the text is serialized once for all listeners. */
  send(id: number, text: string): void;
  /** Waits until there is room in the send buffer. False if the client has disconnected. */
  drained(): Promise<boolean>;
  /** The session has ended: sends the last event and closes the stream. */
  dismiss(): void;
  /** Closes the stream without an event: the client asks for another one. */
  close(): void;
};

/** A stream of staff, which carries no data: only that something has changed. */
export type StaffListener = Pick<Listener, 'send' | 'dismiss'> & { session: { id: string } };

export type Hub = ReturnType<typeof createHub>;

/** Messages as a thread shows them, by id. One that is deleted has none. */
type ReadMessages = (
  db: Database,
  messages: { topicId: string; id: string }[],
) => Promise<Map<string, MessageView>>;

type ReadState = { personId: string; topicId: string; hasUnread: boolean };

type Options = {
  db: Database;
  bus: Bus;
  /** Messages belong to a module that writes events itself, so this one does not import it. */
  readMessages: ReadMessages;
  readStates: (
    db: Database,
    marks: readonly Pick<ReadState, 'personId' | 'topicId'>[],
  ) => Promise<ReadState[]>;
  readStatesSince: (
    db: Database,
    people: readonly { personId: string; since: number | undefined }[],
  ) => Promise<ReadState[]>;
  /** Sessions of this person have ended, or a sanction has begun or ended. */
  onAccessChanged: (personId: string) => void;
  onError: (error: unknown) => void;
};

const batch = 500;
const piece = 100;
const maxTurnBytes = 64 * 1024;
const maxTurnEvents = 2000;
const maxMissed = 1000;
const maxScanned = 5000;
const pollIntervalMs = 2000;
const staffPauseMs = 1000;
/** How often marks are looked for whose signal the bus has lost; `readStatesSince` looks back twice as far. */
const markPollIntervalMs = 30_000;

/** Events that change what staff see on their first page, or of a match. */
const staffTypes = new Set<EventRow['type']>(['order', 'report', 'matches', 'matchCalledOff']);

/** Events that change what a person may do. */
const accessTypes = new Set<EventRow['type']>(['signedOut', 'sanction']);

const resync = JSON.stringify({ type: 'resync' });

const allFans = { everyFan: true, people: [] };

/**
 * Reads the events from the database in order, once per process, and sends each to its recipients. The bus
 * only signals that there may be new events; the next poll finds those whose signal was lost.
 */
export function createHub({ db, bus, onAccessChanged, onError, ...queries }: Options) {
  const { readMessages, readStates, readStatesSince } = queries;
  const listeners = new Map<string, Set<Listener>>();
  /** With the event up to which each knows what there is. */
  const staffListeners = new Map<StaffListener, number>();
  let lastOfStaff = 0;
  let staffTimer: NodeJS.Timeout | undefined;
  let seen = 0;
  let readRequested = false;
  let failed = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let markTimer: NodeJS.Timeout | undefined;
  let unsubscribe = () => {};
  let unsubscribeReads = () => {};
  /** Moved read marks that have not been sent, by person and topic. */
  const movedMarks = new Map<string, ReadMark>();
  /** Streams that may have missed moved marks, with the event from which they resumed. */
  const resumed = new Map<Listener, number | undefined>();

  async function start() {
    seen = await lastEventId(db);
    unsubscribe = bus.subscribe(() => void look());
    timer = setInterval(() => listeners.size + staffListeners.size > 0 && look(), pollIntervalMs);
    timer.unref();
    unsubscribeReads = bus.subscribeReads(noteMarks);
    markTimer = setInterval(() => {
      for (const set of listeners.values())
        for (const listener of set) if (!resumed.has(listener)) resumed.set(listener, undefined);
      if (resumed.size > 0) void look();
    }, markPollIntervalMs);
    markTimer.unref();
  }

  function noteMarks(marks: readonly ReadMark[]) {
    for (const mark of marks)
      if (listeners.has(mark.personId)) movedMarks.set(`${mark.personId} ${mark.topicId}`, mark);
    if (movedMarks.size > 0) void look();
  }

  /** A second call while one runs causes another read afterwards, so that no event in between is missed. */
  function look(): Promise<void> {
    readRequested = true;
    looking ??= drain();
    return looking;
  }

  async function drain(): Promise<void> {
    try {
      while (readRequested) {
        const events = await nextEvents();
        await deliver(events);
        await deliverMarks();
      }
    } catch (error) {
      failed = true;
      onError(error);
    } finally {
      looking = undefined;
    }
  }

  async function nextEvents(): Promise<EventRow[]> {
    readRequested = false;
    if (failed) await startOverIfBehind();
    failed = false;
    const events = await eventsAfter(db, seen, batch);
    if (events.length === batch) readRequested = true;
    return events;
  }

  /**
   * After a failover to a standby that lacked the last events, their ids are assigned again: listeners must
   * resync.
   */
  async function startOverIfBehind(): Promise<void> {
    const last = await lastEventId(db);
    if (last >= seen) return;
    seen = last;
    for (const listener of staffListeners.keys()) {
      staffListeners.set(listener, seen);
      listener.send(seen, resync);
    }
    for (const set of listeners.values()) for (const listener of set) listener.send(seen, resync);
  }

  /**
   * `seen` advances in the same synchronous turn in which an event is sent, so that no listener can join in
   * between.
   */
  async function deliver(events: EventRow[]) {
    for (const { type, personId } of events)
      if (accessTypes.has(type) && personId !== null) onAccessChanged(personId);
    const change = events.findLast(({ type }) => staffTypes.has(type));
    if (change) notifyStaffSoon(change);
    for (const event of events)
      for (const listener of staffListeners.keys())
        if (endsSession(event, listener)) listener.dismiss();
    if (listeners.size === 0) {
      seen = events.at(-1)?.id ?? seen;
      return;
    }
    const topicIds = [...new Set(events.flatMap(({ topicId }) => topicId ?? []))];
    const [texts, people] = await Promise.all([serialize(events), audiences(db, topicIds)]);
    let [bytes, sent] = [0, 0];
    for (const event of events) {
      const text = texts.get(event.id);
      if (text !== undefined)
        for (const listener of recipientsOf(event, people)) {
          deliverTo(listener, event, text);
          sent += 1;
        }
      seen = event.id;
      bytes += text?.length ?? 0;
      if (bytes < maxTurnBytes && sent < maxTurnEvents) continue;
      // Node flushes written data only between turns of the event loop: without a pause, clients would look
      // slow. With thousands of listeners, requests would also wait until all of them have been served.
      await nextTurn();
      [bytes, sent] = [0, 0];
    }
  }

  /**
   * Sends whether a topic is read, as the database says now. Events are delivered in the same turn of `drain`, so a message
   * that this state does not know comes after it.
   */
  async function deliverMarks() {
    const marks = [...movedMarks].slice(0, batch);
    const streams = [...resumed].slice(0, batch);
    if (movedMarks.size > marks.length || resumed.size > streams.length) readRequested = true;
    if (marks.length > 0) {
      for (const state of await readStates(
        db,
        marks.map(([, mark]) => mark),
      ))
        for (const listener of listeners.get(state.personId) ?? []) sendState(listener, state);
      for (const [key, mark] of marks) if (movedMarks.get(key) === mark) movedMarks.delete(key);
    }
    if (streams.length > 0) {
      const people = streams.map(([{ session }, since]) => ({ personId: session.personId, since }));
      const byPerson = Map.groupBy(await readStatesSince(db, people), ({ personId }) => personId);
      for (const [listener] of streams) {
        resumed.delete(listener);
        for (const state of byPerson.get(listener.session.personId) ?? [])
          sendState(listener, state);
      }
    }
  }

  const sendState = (listener: Listener, { topicId, hasUnread }: ReadState) =>
    listener.send(seen, JSON.stringify({ type: hasUnread ? 'partlyRead' : 'read', topicId }));

  function* recipientsOf(event: EventRow, people: Awaited<ReturnType<typeof audiences>>) {
    if (event.personId !== null) {
      yield* listeners.get(event.personId) ?? [];
      return;
    }
    const audience = event.type === 'matches' ? allFans : people.get(event.topicId ?? '');
    if (!audience) return;
    for (const person of audience.people) yield* listeners.get(person) ?? [];
    if (!audience.everyFan) return;
    for (const set of listeners.values())
      for (const listener of set) if (listener.session.role === 'user') yield listener;
  }

  /** Serializes each event. A message that is deleted by now has no text: its deletion event follows. */
  async function serialize(events: EventRow[]): Promise<Map<number, string>> {
    const wantedIds = events.flatMap(({ type, topicId, data }) =>
      hasMessage(type) && topicId ? [{ topicId, id: String(data.messageId) }] : [],
    );
    const views = await readMessages(db, wantedIds);
    return new Map(
      events.flatMap((event) => {
        const text = textOf(event, views);
        return text === undefined ? [] : [[event.id, text]];
      }),
    );
  }

  /**
   * Sends the events missed since an id, as fast as the client reads, then adds the listener for new ones.
   */
  async function join(listener: Listener, since: number | undefined): Promise<() => void> {
    const { session } = listener;
    const startOver = () => {
      listener.send(seen, resync);
      return seen;
    };
    let at = since ?? seen;
    let resumedFrom = since;
    // Another process may have sent events that this one has not read yet.
    if (at > seen) await look();
    if (at > seen || (at < seen && !(await hasAllEventsAfter(db, at)))) {
      at = startOver();
      resumedFrom = undefined;
    }
    while (at < seen) {
      const upTo = seen;
      // Most events concern others, and a whole stadium may reconnect at once: above a limit, a resync is
      // cheaper.
      const missed =
        upTo - at > maxScanned
          ? undefined
          : await missedEvents(db, session, at, upTo, maxMissed + 1);
      if (missed === undefined || missed.length > maxMissed) {
        at = startOver();
        resumedFrom = undefined;
      } else {
        if (!(await replay(listener, missed))) return () => {};
        at = upTo;
      }
    }
    listener.send(at, '');
    // No await since the last comparison: the listener misses no event.
    const leave = add(listener);
    if (resumedFrom !== undefined) {
      resumed.set(listener, resumedFrom);
      void look();
    }
    return () => {
      leave();
      resumed.delete(listener);
    };
  }

  /** False if the client has disconnected. */
  async function replay(listener: Listener, missed: EventRow[]): Promise<boolean> {
    for (let start = 0; start < missed.length; start += piece) {
      const events = missed.slice(start, start + piece);
      const texts = await serialize(events);
      for (const event of events) {
        const text = texts.get(event.id);
        if (text === undefined) continue;
        deliverTo(listener, event, text);
        if (!(await listener.drained())) return false;
      }
    }
    return true;
  }

  /** Sends something that is no event to all fans. */
  async function broadcast(textFor: (personId: string) => string): Promise<void> {
    let sent = 0;
    for (const [personId, set] of [...listeners])
      for (const listener of set) {
        if (listener.session.role !== 'user') continue;
        listener.send(seen, textFor(personId));
        sent += 1;
        if (sent % maxTurnEvents === 0) await nextTurn();
      }
  }

  const hasListeners = () => listeners.size > 0;

  function add(listener: Listener): () => void {
    const { personId } = listener.session;
    const set = listeners.get(personId) ?? new Set();
    listeners.set(personId, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0 && listeners.get(personId) === set) listeners.delete(personId);
    };
  }

  /** Sends staff one event for all changes of a pause: each event makes every open page load its figures. */
  function notifyStaffSoon({ id }: EventRow) {
    lastOfStaff = id;
    staffTimer ??= setTimeout(notifyStaff, staffPauseMs);
    staffTimer.unref();
  }

  function notifyStaff() {
    staffTimer = undefined;
    for (const [listener, since] of staffListeners)
      if (since < lastOfStaff) listener.send(seen, resync);
  }

  /** Adds a stream of staff. It is told at once if there was any event since the one it knows. */
  async function joinStaff(listener: StaffListener, since: number | undefined) {
    if (since !== undefined && since > seen) await look();
    listener.send(seen, since === undefined || since === seen ? '' : resync);
    staffListeners.set(listener, seen);
    return () => void staffListeners.delete(listener);
  }

  async function stop() {
    clearInterval(timer);
    clearInterval(markTimer);
    clearTimeout(staffTimer);
    unsubscribe();
    unsubscribeReads();
    await looking;
  }

  /**
   * Id of the newest event this process has read: a database read that starts now includes its effects and
   * those of all earlier events.
   */
  const lastSeen = () => seen;

  return { start, stop, join, joinStaff, look, lastSeen, broadcast, hasListeners };
}

type Signals = Pick<Options, 'bus' | 'onError'> & { live: Pick<Hub, 'look'> };

/** Wakes the event hub of this process and of the others. To be called after the commit. */
export function notifyProcesses({ live, bus, onError }: Signals): void {
  void live.look();
  bus.publish().catch(onError);
}

function deliverTo(listener: Listener, event: EventRow, text: string) {
  if (event.type !== 'signedOut') {
    listener.send(event.id, textFor(listener.session, event, text));
    if (event.data.isSuspension === true) listener.close();
    return;
  }
  if (endsSession(event, listener)) listener.dismiss();
}

function endsSession({ type, data }: EventRow, { session }: Pick<StaffListener, 'session'>) {
  const ended = data.sessionIds;
  return type === 'signedOut' && Array.isArray(ended) && ended.includes(session.id);
}

/** The text for one stream: only those of a message's sender carry its idempotency key. */
function textFor({ role, personId }: Session, { data }: EventRow, text: string): string {
  // Written by writeEvent.
  const sender = data.sentWith as SentWith | undefined;
  if (sender?.role !== role || sender.personId !== personId) return text;
  return JSON.stringify({ ...JSON.parse(text), clientKey: sender.clientKey });
}

const hasMessage = (type: EventRow['type']) => type === 'message' || type === 'changed';

function textOf(event: EventRow, messages: Map<string, MessageView>): string | undefined {
  const { type, topicId, data } = event;
  if (type === 'report' || type === 'matchHero' || type === 'matchCalledOff') return undefined;
  if (type === 'order') {
    // For the fan's notification only.
    const { refundId, ...change } = data;
    return JSON.stringify({ type, ...change });
  }
  // The page of the product shows that the fan does not wait any more.
  if (type === 'restock')
    return JSON.stringify({ type: 'stock', productId: data.productId, shown: null });
  if (type === 'sanction' || type === 'matches') return JSON.stringify({ type });
  if (type === 'signedOut') return JSON.stringify({ type, ...data });
  if (!hasMessage(type)) return JSON.stringify({ type, topicId, ...data });
  const message = messages.get(String(data.messageId));
  return message && JSON.stringify({ type, topicId, message });
}
