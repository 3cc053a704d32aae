const slow = 1000;

/**
 * Returns a function that stops the timers of a second or more, those that start later too. What hides by itself
 * stays in the picture, however long the machine takes to draw it.
 */
export function stoppableTimers(): () => void {
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

  return () => {
    stopped = true;
    for (const id of waiting) clearTimeout(id);
  };
}
