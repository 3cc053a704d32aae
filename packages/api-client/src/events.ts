import { anySignal } from './anySignal';
import { type Connection, transmit } from './connection';
import { readEnvelope } from './envelope';
import { ApiError, asNetworkError, NetworkError } from './errors';
import { createEventParser, type ParsedEvent } from './eventParser';
import { pauseAfter } from './retry';
import type { components } from './schema.gen';
import { sleep } from './sleep';
import { schemaOf } from './validate';

type AnyEvent = components['schemas']['LiveEvent'];

export type LiveEvent = Exclude<AnyEvent, { type: 'resync' | 'signedOut' }>;

export type LiveOptions = {
  signal: AbortSignal;
  /** The stream: that of fans and players, or that of staff, which has only resyncs. */
  path?: '/v1/events' | '/v1/admin/events';
  onEvent: (event: LiveEvent) => void;
  /** Events were missed, or one does not fit the contract: everything must be loaded again. */
  onResync: () => void;
  /** The session, and with it the stream, has ended. */
  onSignedOut: () => void;
  /** Whether the stream is connected. */
  onLink?: (connected: boolean) => void;
  /** The id of the last received event. */
  since?: string;
  /**
   * Milliseconds without a byte until the connection counts as dead; the server sends something every 15 s.
   */
  silence?: number;
};

/**
 * Follows the events of the logged-in person until the signal or the end of the session, and reconnects after
 * every interruption. Rejects only when the server refuses the stream for good.
 */
export async function followEvents(connection: Connection, options: LiveOptions): Promise<void> {
  const { signal, onSignedOut, onLink } = options;
  const state: State = {
    lastId: options.since,
    pause: 2000,
    failures: 0,
    ended: false,
    resync: undefined,
  };
  while (!signal.aborted && !state.ended) {
    let failure: unknown = new NetworkError('unreachable');
    try {
      await listen(connection, options, state);
    } catch (error) {
      if (!(error instanceof NetworkError || error instanceof ApiError)) throw error;
      failure = error;
    }
    onLink?.(false);
    if (signal.aborted) return;
    if (state.ended || isRefused(failure)) return onSignedOut();
    state.failures++;
    const pause = pauseAfter(failure, state.failures, state.pause);
    if (pause === undefined) throw failure;
    await sleepUntilOnline(pause, signal);
  }
}

type State = {
  lastId: string | undefined;
  pause: number;
  failures: number;
  ended: boolean;
  /** Limits resyncs: many invalid events in a row cause one. */
  resync: ReturnType<typeof setTimeout> | undefined;
};

const resyncPauseMs = 2000;

const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.code === 401 || error.code === 403);

async function listen(connection: Connection, options: LiveOptions, state: State) {
  const { signal, path = '/v1/events', onLink, silence = 40_000 } = options;
  const dead = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepWatch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => dead.abort(new NetworkError('timeout')), silence);
  };
  keepWatch();
  try {
    const until = anySignal(signal, dead.signal);
    const body = await open(connection, path, state.lastId, until);
    onLink?.(true);
    const parse = createEventParser({
      onEvent: (event) => receive(event, options, state),
      onRetry: (pause) => {
        state.pause = pause;
      },
    });
    const decoder = new TextDecoder();
    for (const reader = body.getReader(); ; ) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw asNetworkError(cause);
      });
      if (done) return;
      keepWatch();
      state.failures = 0;
      parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    dead.abort();
  }
}

async function open(
  connection: Connection,
  path: string,
  lastId: string | undefined,
  signal: AbortSignal,
) {
  const request = new Request(`${connection.baseUrl}${path}`, {
    headers: { Accept: 'text/event-stream', ...(lastId && { 'Last-Event-ID': lastId }) },
  });
  const response = await transmit(connection, request, signal);
  const type = response.headers.get('Content-Type') ?? '';
  if (response.ok && response.body && type.startsWith('text/event-stream')) return response.body;
  await readEnvelope(response);
  throw new NetworkError('foreign');
}

function receive({ id, data }: ParsedEvent, options: LiveOptions, state: State) {
  const event = data === '' ? null : readEvent(data);
  if (event === undefined) resyncSoon(options, state);
  else if (event && isLiveEvent(event)) options.onEvent(event);
  else if (event?.type === 'resync') options.onResync();
  else if (event) state.ended = true;
  // After the event: one whose handling failed is delivered again.
  if (id) state.lastId = id;
}

const isLiveEvent = (event: AnyEvent): event is LiveEvent =>
  event.type !== 'resync' && event.type !== 'signedOut';

/** Null for an event type that only a newer app knows; undefined when it does not fit the contract. */
function readEvent(data: string): AnyEvent | null | undefined {
  try {
    const event: unknown = JSON.parse(data);
    if (schemaOf('LiveEvent')(event)) return event;
    return isUnknownKind(event) ? null : undefined;
  } catch {
    return undefined;
  }
}

const kinds: Readonly<Record<AnyEvent['type'], true>> = {
  message: true,
  changed: true,
  deleted: true,
  read: true,
  partlyRead: true,
  order: true,
  sanction: true,
  stock: true,
  matches: true,
  resync: true,
  signedOut: true,
};

const isUnknownKind = (event: unknown) =>
  typeof event === 'object' &&
  event !== null &&
  'type' in event &&
  typeof event.type === 'string' &&
  !Object.hasOwn(kinds, event.type);

function resyncSoon({ onResync, signal }: LiveOptions, state: State) {
  state.resync ??= setTimeout(() => {
    state.resync = undefined;
    if (!signal.aborted && !state.ended) onResync();
  }, resyncPauseMs);
}

/**
 * Sleeps until the pause is over, the browser reports a connection, or the person returns to the page, for example from
 * the page of a captive portal.
 */
async function sleepUntilOnline(pause: number, signal: AbortSignal) {
  const online = new AbortController();
  const wake = () => online.abort();
  const wakeWhenSeen = () => globalThis.document.visibilityState === 'visible' && wake();
  globalThis.addEventListener?.('online', wake);
  globalThis.document?.addEventListener('visibilitychange', wakeWhenSeen);
  await sleep(pause, anySignal(signal, online.signal)).catch(() => {});
  // Removes the listeners on the long-lived stream signal.
  online.abort();
  globalThis.removeEventListener?.('online', wake);
  globalThis.document?.removeEventListener('visibilitychange', wakeWhenSeen);
}
