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
