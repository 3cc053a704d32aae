const lastTasks = new Map<string, Promise<unknown>>();

/**
 * Runs one task at a time across all tabs; without Web Locks, one at a time within this tab. The server must
 * therefore treat two deliveries of one item as one. `onWait` is called when another tab holds the lock.
 */
export async function withCrossTabLock<Result>(
  name: string,
  task: () => Promise<Result>,
  onWait?: () => void,
): Promise<Result> {
  if (!('locks' in navigator)) {
    const previous = lastTasks.get(name);
    const current = (previous ?? Promise.resolve()).then(task, task);
    lastTasks.set(name, current);
    return current;
  }
  const lock = `homestand-${name}`;
  if (onWait) {
    const free = await navigator.locks.request(lock, { ifAvailable: true }, async (held) =>
      held ? { result: await task() } : null,
    );
    if (free) return free.result;
    onWait();
  }
  return navigator.locks.request(lock, task);
}
