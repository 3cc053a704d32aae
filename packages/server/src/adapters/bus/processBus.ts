import type { Bus, ReadMark } from './bus.ts';

export function createProcessBus(): Bus {
  const wakeUps = createListeners<[]>();
  const reads = createListeners<[marks: readonly ReadMark[]]>();
  return {
    publish: async () => wakeUps.call(),
    subscribe: wakeUps.add,
    publishReads: async (marks) => reads.call(marks),
    subscribeReads: reads.add,
    async check() {},
    async close() {
      wakeUps.clear();
      reads.clear();
    },
  };
}

function createListeners<Args extends unknown[]>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    // Each listener runs in its own microtask, so that an error in it does not reach the publisher.
    call(...args: Args) {
      for (const listener of listeners) queueMicrotask(() => listener(...args));
    },
    add(listener: (...args: Args) => void) {
      const own = (...args: Args) => listener(...args);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    clear: () => listeners.clear(),
  };
}
