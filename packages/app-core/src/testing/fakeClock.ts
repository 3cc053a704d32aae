import { replaceDate } from '@homestand/ui/testing';

/**
 * Timers below this many milliseconds keep running: focus, frames and the queue of tasks need them. All others wait
 * for `runFor`, so that a slow machine changes nothing.
 */
const shortestMs = 50;
/** Tasks within which promises, answers and React finish what a timer has begun. */
const turnsUntilQuiet = 12;

type Start = (handler: TimerHandler, ms?: number, ...args: unknown[]) => number;
type Timer = { at: number; run: () => void; every?: number };

export type FakeClock = {
  /** Runs the timers of the next `ms` milliseconds in order; after each the page finishes what it began. */
  runFor: (ms: number) => Promise<void>;
  /** Resolves when no answer is under way and the page is at rest. */
  settle: () => Promise<void>;
  stop: () => void;
};

/** Of all clocks: what a test has left may end a timer late, and must not end one of the next test. */
let lastId = 1_000_000_000;

/**
 * Replaces timers, dates and `AbortSignal.timeout`; the test runner has kept the real ones. `isAnswering` tells whether
 * an answer is under way.
 */
export function startFakeClock(moment: string, isAnswering: () => boolean): FakeClock {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const { timeout } = AbortSignal;
  const timers = new Map<number, Timer>();
  let now = Date.parse(moment);
  const restoreDate = replaceDate(() => now);

  const add = (ms: number, run: () => void, repeats: boolean) => {
    lastId++;
    timers.set(lastId, { at: now + ms, run, ...(repeats && { every: ms }) });
    return lastId;
  };
  const start =
    (real: Start, repeats: boolean): Start =>
    (handler, ms = 0, ...args) => {
      if (typeof handler !== 'function' || !(ms >= shortestMs)) return real(handler, ms, ...args);
      return add(ms, () => handler(...args), repeats);
    };
  const clear = (real: (id?: number) => void) => (id?: number) => {
    if (id === undefined || !timers.delete(id)) real(id);
  };
  Object.assign(globalThis, {
    setTimeout: start(setTimeout, false),
    setInterval: start(setInterval, true),
    clearTimeout: clear(clearTimeout),
    clearInterval: clear(clearInterval),
  });
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    add(ms, () => controller.abort(new DOMException('', 'TimeoutError')), false);
    return controller.signal;
  };

  const settle = async () => {
    for (let quiet = 0; quiet < turnsUntilQuiet; quiet++) {
      if (isAnswering()) quiet = 0;
      await nextTask();
    }
  };

  /** Runs everything due at the first moment until `end`; false if nothing is. */
  const runFirst = (end: number) => {
    const first = Math.min(...[...timers.values()].map(({ at }) => at));
    if (first > end) return false;
    now = Math.max(now, first);
    for (const [id, timer] of timers) {
      if (timer.at > now) continue;
      if (timer.every === undefined) timers.delete(id);
      else timer.at += timer.every;
      timer.run();
    }
    return true;
  };

  return {
    settle,
    async runFor(ms) {
      const end = now + ms;
      await settle();
      while (runFirst(end)) await settle();
      now = end;
      await settle();
    },
    stop() {
      Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
      AbortSignal.timeout = timeout;
      restoreDate();
    },
  };
}

/** A task after those that wait now; a timer of 0 would be at least 4 ms. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
