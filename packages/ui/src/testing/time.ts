/** Default time of stories; the `clock` parameter of a story overrides it. */
export const storyTime = '2026-11-21T12:00:00+09:00';

/** Freezes `new Date()` and `Date.now()`; timers continue. Returns a function that undoes it. */
export function freezeClock(moment: string): () => void {
  const now = Date.parse(moment);
  return replaceDate(() => now);
}

/** `new Date()` and `Date.now()` show what `now` returns. Returns a function that undoes it. */
export function replaceDate(now: () => number): () => void {
  const RunningDate = globalThis.Date;

  globalThis.Date = new Proxy(RunningDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RunningDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });

  return () => {
    globalThis.Date = RunningDate;
  };
}

export type HeldTimers = {
  /** Runs the timers with this delay that wait now: a timeout ends, an interval goes on. */
  pass: (delay: number) => void;
  /** How many timers with this delay wait. */
  waiting: (delay: number) => number;
  release: () => void;
};

/** Holds the timers that start with one of these delays until `pass`. Others, such as those of waitFor, run. */
export function holdTimers(...delays: readonly number[]): HeldTimers {
  type Start = (handler: TimerHandler, delay?: number, ...values: unknown[]) => number;
  type Held = { delay: number; run: () => void; isInterval: boolean };
  const held = new Map<number, Held>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  // Far from the numbers that the browser counts up.
  let next = 2 ** 30;

  const holding =
    (start: Start, isInterval: boolean): Start =>
    (handler, delay = 0, ...values) => {
      if (!delays.includes(delay) || typeof handler !== 'function')
        return start.call(window, handler, delay, ...values);
      held.set(++next, { delay, run: () => handler(...values), isInterval });
      return next;
    };
  const clearing = (clear: (id?: number) => void) => (id?: number) => {
    if (id === undefined || !held.delete(id)) clear.call(window, id);
  };
  Object.assign(window, {
    setTimeout: holding(setTimeout as Start, false),
    setInterval: holding(setInterval as Start, true),
    clearTimeout: clearing(clearTimeout),
    clearInterval: clearing(clearInterval),
  });

  return {
    pass(delay) {
      for (const [id, timer] of [...held]) {
        // One that an earlier one has ended does not run.
        if (timer.delay !== delay || !held.has(id)) continue;
        if (!timer.isInterval) held.delete(id);
        timer.run();
      }
    },
    waiting: (delay) => [...held.values()].filter((timer) => timer.delay === delay).length,
    release: () => Object.assign(window, { setTimeout, setInterval, clearTimeout, clearInterval }),
  };
}

/** Two drawn frames: scroll events, observers and effects of what happened before have run by then. */
export const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
