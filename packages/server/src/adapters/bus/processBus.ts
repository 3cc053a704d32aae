import type { Bus } from './bus.ts';

export function createProcessBus(): Bus {
  const listeners = new Set<() => void>();
  return {
    async publish() {
      // In a task of its own each, so that no listener's failure becomes the publisher's.
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
