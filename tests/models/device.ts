import { type Call, callOf, ModelRequest, ModelResponse, type Reply, responseOf } from './messages';
import type { TabProgram } from './program';

/** How one request ends. */
export type Fate =
  /** It reaches the server, and its answer the tab, each when the scheduler says so. */
  | 'arrives'
  /** The connection breaks before the server has it. */
  | 'lost'
  /** The connection breaks after the server has handled it. */
  | 'answerLost'
  /** The server gets it a second time, later. */
  | 'twice'
  /** The server is busy, and has not handled it. */
  | 'busy'
  /** The server has handled it, and then fails. */
  | 'broken';

type PendingKind = 'request' | 'answer' | 'event' | 'lock' | 'load';
type Pending = { kind: PendingKind; tab: TabState | null; run: () => void };
type Timer = { at: number; order: number; tab: TabState; run: () => void; every: number | null };
type LockRequest = { tab: TabState; run: () => Promise<void> };
type Lock = { holder: LockRequest | null; queue: LockRequest[] };

type TabState = {
  open: boolean;
  window: EventTarget;
  document: EventTarget & { visibilityState: 'visible' | 'hidden' };
};

export type Tab<Exports> = { state: TabState; exports: Exports };

export type Served = (call: Call) => Reply;

type Options<Exports> = {
  program: TabProgram<Exports>;
  serve: Served;
  /** Runs when the tab's background code has loaded, some time after its modules. */
  onLoad: (exports: Exports) => void;
  /** From 0 to 1: the jitter of all pauses. */
  jitter?: number;
  onRequest?: (call: Call, at: number) => void;
};

const epoch = Date.UTC(2026, 3, 1, 3);

/**
 * A device with one storage, one set of locks, one clock and one connection, and the tabs that share them. Nothing
 * happens by itself: requests, answers, storage events and locks are pending until they are delivered, timers until the
 * clock is advanced.
 */
export function createDevice<Exports>({
  program,
  serve,
  onLoad,
  jitter = 0.5,
  onRequest = () => {},
}: Options<Exports>) {
  const entries = new Map<string, string>();
  const locks = new Map<string, Lock>();
  const tabs: (Tab<Exports> | null)[] = [];
  let pending: Pending[] = [];
  let timers: Timer[] = [];
  let fates: Fate[] = [];
  let now = 0;
  let skew = 0;
  let orders = 0;
  let random = 1;
  let online = true;
  const logged: unknown[][] = [];

  const add = (kind: PendingKind, tab: TabState | null, run: () => void) =>
    void pending.push({ kind, tab, run });
  /** What another tab's storage events overtake each other in, no browser does. */
  const deliverable = () =>
    pending.filter(
      (event, row) =>
        event.kind !== 'event' ||
        pending.findIndex(({ kind, tab }) => kind === 'event' && tab === event.tab) === row,
    );

  function deliver(event: Pending | undefined) {
    if (!event) return;
    pending = pending.filter((other) => other !== event);
    if (event.tab === null || event.tab.open) event.run();
  }

  // Storage

  function notify(writer: TabState, key: string | null, newValue: string | null) {
    for (const tab of tabs)
      if (tab?.state.open && tab.state !== writer)
        add('event', tab.state, () =>
          tab.state.window.dispatchEvent(
            Object.assign(new Event('storage'), { key, newValue, storageArea: null }),
          ),
        );
  }

  function storageOf(tab: TabState): Storage {
    const methods: Record<string, unknown> = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem(key: string, value: string) {
        if (entries.get(key) === value) return;
        entries.set(key, value);
        notify(tab, key, value);
      },
      removeItem(key: string) {
        if (entries.delete(key)) notify(tab, key, null);
      },
    };
    // The names of a Storage's entries are its own keys.
    return new Proxy(methods, {
      ownKeys: () => [...entries.keys()].sort(),
      getOwnPropertyDescriptor: (_, key) =>
        entries.has(String(key)) ? { enumerable: true, configurable: true } : undefined,
    }) as unknown as Storage;
  }

  // Locks

  function grant(name: string) {
    const lock = locks.get(name);
    if (!lock || lock.holder || lock.queue.length === 0) return;
    const next = lock.queue.shift() ?? null;
    lock.holder = next;
    if (next) add('lock', next.tab, () => void next.run());
  }

  function releaseOf(tab: TabState) {
    for (const [name, lock] of locks) {
      lock.queue = lock.queue.filter((waiting) => waiting.tab !== tab);
      if (lock.holder?.tab === tab) lock.holder = null;
      grant(name);
    }
  }

  type LockTask = (lock: object | null) => unknown;

  function locksOf(tab: TabState) {
    const request = (
      name: string,
      ...[first, second]: [LockTask] | [{ ifAvailable?: boolean }, LockTask]
    ): Promise<unknown> => {
      const task = typeof first === 'function' ? first : second;
      const ifAvailable = typeof first !== 'function' && first.ifAvailable === true;
      const lock = locks.get(name) ?? { holder: null, queue: [] };
      locks.set(name, lock);
      return new Promise((resolve, reject) => {
        if (ifAvailable && (lock.holder || lock.queue.length > 0))
          return resolve(Promise.resolve(null).then(task ?? null));
        const waiting: LockRequest = {
          tab,
          async run() {
            try {
              resolve(await task?.({ name }));
            } catch (error) {
              reject(error);
            }
            if (lock.holder === waiting) lock.holder = null;
            grant(name);
          },
        };
        lock.queue.push(waiting);
        grant(name);
      });
    };
    return { request };
  }

  // Network

  function send(tab: TabState, request: ModelRequest, signal: AbortSignal): Promise<ModelResponse> {
    const fate = online ? (fates.shift() ?? 'arrives') : 'lost';
    const call = callOf(request);
    onRequest(call, now);
    return new Promise((resolve, reject) => {
      const abort = () => reject(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      if (signal.aborted) return abort();
      const fail = () => reject(new TypeError('Failed to fetch'));
      const answer = (reply: Reply) =>
        add('answer', tab, () => (online ? resolve(responseOf(reply)) : fail()));
      if (fate === 'lost') add('answer', tab, fail);
      // A request on its way arrives although its tab has closed.
      else
        add('request', null, () => {
          if (fate === 'busy') return answer({ code: 503, message: '混み合っています' });
          const reply = serve(call);
          if (fate === 'twice') add('request', null, () => void serve(call));
          if (fate === 'answerLost') add('answer', tab, fail);
          else answer(fate === 'broken' ? { code: 500, message: 'error' } : reply);
        });
    });
  }

  // Tabs

  function timersOf(tab: TabState) {
    const start = (run: () => void, ms: number, every: number | null) => {
      const order = ++orders;
      // As browsers read what is no number: SWR gives its timers an event.
      timers.push({ at: now + Math.max(0, Number(ms) || 0), order, tab, run, every });
      return order;
    };
    const stop = (order: number | undefined) => {
      timers = timers.filter((timer) => timer.order !== order);
    };
    type Run = (...values: unknown[]) => void;
    return {
      setTimeout: (run: Run, ms = 0, ...values: unknown[]) => start(() => run(...values), ms, null),
      setInterval: (run: Run, ms = 0, ...values: unknown[]) => start(() => run(...values), ms, ms),
      clearTimeout: stop,
      clearInterval: stop,
    };
  }

  function globalsOf(state: TabState) {
    const clock = timersOf(state);
    const time = () => epoch + now + skew;
    class ModelDate extends Date {
      constructor(value?: number | string | Date) {
        super(value ?? time());
      }
      static override now() {
        return time();
      }
    }
    const local = storageOf(state);
    const perTab = new Map<string, string>();
    const shared = {
      ...clock,
      Date: ModelDate,
      Math: Object.assign(Object.create(Math), { random: () => jitter }),
      Request: ModelRequest,
      Response: ModelResponse,
      fetch: (request: ModelRequest | string, init: { signal?: AbortSignal } = {}) => {
        const sent = typeof request === 'string' ? new ModelRequest(request, init) : request;
        return send(state, sent, init.signal ?? sent.signal);
      },
      AbortSignal: {
        timeout(ms: number) {
          const controller = new AbortController();
          const end = () => controller.abort(new DOMException('timeout', 'TimeoutError'));
          clock.setTimeout(end, ms);
          return controller.signal;
        },
      },
      crypto: {
        getRandomValues(bytes: Uint8Array) {
          for (const row of bytes.keys()) {
            random = (random * 48_271) % 2_147_483_647;
            bytes[row] = random >> 8;
          }
          return bytes;
        },
      },
      navigator: { onLine: true, locks: locksOf(state) },
      localStorage: local,
      sessionStorage: {
        getItem: (key: string) => perTab.get(key) ?? null,
        setItem: (key: string, value: string) => void perTab.set(key, value),
        removeItem: (key: string) => void perTab.delete(key),
      },
      console: {
        ...console,
        error: (...values: unknown[]) => void logged.push(values),
        warn: (...values: unknown[]) => void logged.push(values),
      },
      Image: class {
        src = '';
        naturalWidth = 4;
        naturalHeight = 3;
        decode() {
          return new Promise((resolve) => clock.setTimeout(resolve, 500));
        }
      },
      location: { origin: 'https://club.example', pathname: '/', search: '' },
      window: state.window,
      document: state.document,
    };
    return { ...shared, globalThis: shared };
  }

  const device = {
    /** Delivers one pending request, answer, event, lock or load. */
    deliver(which: number) {
      const choices = deliverable();
      deliver(choices[which % choices.length]);
    },
    /** The next storage event of a tab is lost, or comes a second time. */
    loseEvent(tab: number) {
      const event = pending.find(
        ({ kind, tab: to }) => kind === 'event' && to === tabs[tab]?.state,
      );
      pending = pending.filter((other) => other !== event);
    },
    repeatEvent(tab: number) {
      const event = pending.find(
        ({ kind, tab: to }) => kind === 'event' && to === tabs[tab]?.state,
      );
      if (event) pending = [...pending, { ...event }];
    },
    /** Fate of the next request that has none yet. */
    nextRequest: (fate: Fate) => void fates.push(fate),
    forgetFates: () => {
      fates = [];
    },
    /** Advances the clock; timers run in the order of their times. */
    async wait(ms: number) {
      const until = now + ms;
      for (;;) {
        await settled();
        let first: Timer | undefined;
        for (const timer of timers)
          if (
            timer.at <= until &&
            (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order))
          )
            first = timer;
        if (!first) break;
        now = first.at;
        const { order, every } = first;
        if (every === null) timers = timers.filter((timer) => timer.order !== order);
        else first.at += every;
        first.run();
      }
      now = until;
    },
    /** Advances the clock and delivers at once whatever comes up. */
    async run(ms: number) {
      const until = now + ms;
      for (;;) {
        await device.deliverAll();
        const next = Math.min(...timers.map(({ at }) => at), until);
        await device.wait(next - now);
        await device.deliverAll();
        if (next >= until) return;
      }
    },
    async deliverAll() {
      for (;;) {
        await settled();
        const [event] = deliverable();
        if (!event) return;
        deliver(event);
      }
    },
    /** The clock is set, as by a time server; timers go on. */
    setClock: (ms: number) => {
      skew += ms;
    },
    setOnline(next: boolean) {
      if (online === next) return;
      online = next;
      device.dispatch(next ? 'online' : 'offline');
    },
    /** Without an event: the browser has not noticed. */
    restoreConnection() {
      online = true;
    },
    dispatch(type: string) {
      for (const tab of tabs) if (tab?.state.open) tab.state.window.dispatchEvent(new Event(type));
    },
    isOpen: (row: number) => tabs[row]?.state.open === true,
    open(row: number) {
      if (device.isOpen(row)) return;
      const state: TabState = {
        open: true,
        window: new EventTarget(),
        document: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
      };
      const exports = program(globalsOf(state));
      tabs[row] = { state, exports };
      add('load', state, () => onLoad(exports));
    },
    /** As a kill does: nothing of the tab runs any more, and its locks are free. */
    close(row: number) {
      const state = tabs[row]?.state;
      if (!state?.open) return;
      state.open = false;
      timers = timers.filter(({ tab }) => tab !== state);
      pending = pending.filter(({ tab }) => tab !== state);
      releaseOf(state);
    },
    tab: (row: number): Exports | undefined =>
      device.isOpen(row) ? tabs[row]?.exports : undefined,
    tabs: () => tabs.flatMap((tab) => (tab?.state.open ? [tab.exports] : [])),
    hide(row: number, hidden: boolean) {
      const state = tabs[row]?.state;
      if (!state?.open) return;
      state.document.visibilityState = hidden ? 'hidden' : 'visible';
      state.document.dispatchEvent(new Event('visibilitychange'));
    },
    stored: () => new Map(entries),
    store: (key: string, value: string) => void entries.set(key, value),
    now: () => now,
    logged,
  };
  return device;
}

export type Device<Exports> = ReturnType<typeof createDevice<Exports>>;

/** All microtasks have run. */
export const settled = () => new Promise<void>((done) => setImmediate(done));
