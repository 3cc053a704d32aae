import type { Bus } from './bus.ts';

export function createProcessBus(): Bus {
  const listeners = new Set<() => void>();
  return {
    async publish() {
      // Each listener runs in its own microtask, so that an error in it does not reach the publisher.
      for (const listener of listeners) queueMicrotask(listener);
    },
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    async check() {},
    async close() {
      listeners.clear();
    },
  };
}
