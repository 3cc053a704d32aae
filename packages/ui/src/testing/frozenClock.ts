/** The moment at which stories live, unless a story's `clock` parameter says another. */
export const storyTime = '2026-11-21T12:00:00+09:00';

/** Stops what `new Date()` and `Date.now()` read; timers go on. Returns how to undo it. */
export function freezeClock(moment: string): () => void {
  const RunningDate = globalThis.Date;
  const now = RunningDate.parse(moment);

  globalThis.Date = new Proxy(RunningDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
    apply: () => new RunningDate(now).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => now : Reflect.get(target, key, receiver),
  });

  return () => {
    globalThis.Date = RunningDate;
  };
}
