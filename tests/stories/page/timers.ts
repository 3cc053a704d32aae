const slow = 1000;

/**
 * Timers of a second or more, which `stop` ends, also those that start later: what hides by itself stays in the
 * picture, however long the machine takes to draw it. They run again after `resume`.
 */
export function stoppableTimers() {
  const start = window.setTimeout.bind(window);
  const waiting = new Set<number>();
  let stopped = false;

  function startTimeout(handler: TimerHandler, delay = 0, ...values: unknown[]): number {
    const isSlow = delay >= slow;
    const id = start(isSlow && stopped ? () => {} : handler, delay, ...values);
    if (isSlow) waiting.add(id);
    return id;
  }
  window.setTimeout = startTimeout as typeof window.setTimeout;

  return {
    stop() {
      stopped = true;
      for (const id of waiting) clearTimeout(id);
      waiting.clear();
    },
    resume() {
      stopped = false;
    },
  };
}
