import type { Arguments } from 'swr';
import { type SessionCache, sessionCache } from './sessionCache';

type Keys = string | ((key: Arguments) => boolean);

const waiting = new WeakMap<SessionCache, Set<Keys>>();

/**
 * Loads what shows of these keys again within a time, once for all calls until then: an event that concerns everybody must not
 * make all phones ask at once.
 */
export function reloadSoon(keys: Keys, withinMs: number) {
  const cache = sessionCache();
  const due = waiting.get(cache) ?? new Set();
  waiting.set(cache, due);
  if (due.has(keys)) return;
  due.add(keys);
  setTimeout(() => {
    due.delete(keys);
    void cache.reload(keys);
  }, Math.random() * withinMs);
}
